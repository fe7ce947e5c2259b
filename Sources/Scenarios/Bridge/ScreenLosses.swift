import FingerpostScreens
import FingerpostText

/// What a scenario lacks of the screen that it was made of.
struct ScreenLosses {
  /// A sentence for each kind of loss.
  let sentences: [String]
  /// Whether the screen has recognizers that the input does not describe.
  let hasUntold: Bool

  /// - Parameter played: whether each of the screen's recognizers is in the scenario.
  init(_ screen: Screen, played: [Bool]) {
    let placed = screen.placedRecognizers
    var sentences: [String] = []
    var unknown: [String] = []
    for (index, one) in placed.enumerated() where index < played.count && !played[index] {
      if !unknown.contains(one.recognizer.className) { unknown.append(one.recognizer.className) }
    }
    if !unknown.isEmpty {
      sentences.append(
        "Left out are recognizers of which it is not known what they do: \(Self.list(unknown)).")
      let waiting = Self.waiting(placed, played)
      if !waiting.isEmpty {
        sentences.append(
          "\(Self.list(waiting)) \(waiting.count == 1 ? "waits" : "wait") for one of them to fail, which is played as if it had: if it does not, \(waiting.count == 1 ? "it acts" : "they act") late or never."
        )
      }
    }
    let silent = screen.views.filter { $0.hasRecognizers && $0.recognizers == nil }
    hasUntold =
      !silent.isEmpty || screen.knowledge.recognizers == .none
      || screen.kind == .viewHierarchy && placed.isEmpty
    if !silent.isEmpty {
      sentences.append(
        "The input does not describe the recognizers of \(PlainText.count(silent.count, "view")): append what \(Self.command(silent)) prints."
      )
    }
    if screen.kind == .viewHierarchy, placed.isEmpty {
      sentences.append(
        "Xcode's export has no gesture recognizers: save what `po view.gestureRecognizers` prints, and add --with FILE."
      )
    }
    if screen.knowledge.recognizers == .none, placed.isEmpty {
      sentences.append("This kind of input does not list gesture recognizers.")
    }
    let edgeless = placed.indices.filter { played[$0] && placed[$0].recognizer.hasUnprintedEdges }
    if !edgeless.isEmpty {
      sentences.append(
        "The input does not say the edges of \(Self.list(edgeless.map { Self.name(placed[$0].recognizer) })): all four are tried."
      )
    }
    let delegates = placed.indices.count { index in
      guard played[index] else { return false }
      if case .object = placed[index].recognizer.delegate { return true }
      return false
    }
    if delegates > 0 {
      sentences.append(
        "What delegates answer is not known: \(PlainText.count(delegates, "recognizer")) played as if there were none."
      )
    }
    let strangers = FailureGraph(placed).unresolved.count { !$0.isEmpty }
    if strangers > 0 {
      sentences.append(
        "Requirements on recognizers that the input lacks are left out of \(PlainText.count(strangers, "recognizer"))."
      )
    }
    self.sentences = sentences
  }

  /// What waits for recognizers that are left out, each by its action or class.
  private static func waiting(_ placed: [Screen.PlacedRecognizer], _ played: [Bool]) -> [String] {
    let graph = FailureGraph(placed)
    return placed.indices.compactMap { index in
      guard played[index], graph.requirements[index].contains(where: { !played[$0] }) else { return nil }
      return name(placed[index].recognizer)
    }
  }

  private static func name(_ recognizer: ScreenRecognizer) -> String {
    recognizer.name ?? recognizer.targets?.first?.action ?? recognizer.className
  }

  /// What makes lldb print the recognizers of some views.
  private static func command(_ views: [ScreenView]) -> String {
    let addresses = views.compactMap(\.address)
    guard let first = addresses.first else { return "`po view.gestureRecognizers`" }
    let others = addresses.dropFirst()
    let rest = others.isEmpty ? "" : ", and the same for \(list(Array(others))),"
    return "`expr -l objc -O -- [\(first) gestureRecognizers]`\(rest)"
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(10).joined(separator: ", ") + (names.count > 10 ? " and \(names.count - 10) more" : "")
  }
}
