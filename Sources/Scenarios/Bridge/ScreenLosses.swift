import FingerpostScreens

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
    }
    let silent = screen.views.count { $0.hasRecognizers && $0.recognizers == nil }
    hasUntold = silent > 0 || screen.knowledge.recognizers == .none
    if silent > 0 {
      let views = Self.count(silent, "view")
      sentences.append(
        "The input does not describe the recognizers of \(views): append what `po view.gestureRecognizers` prints."
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
    let delegates = placed.indices.count { index in
      guard played[index] else { return false }
      if case .object = placed[index].recognizer.delegate { return true }
      return false
    }
    if delegates > 0 {
      sentences.append(
        "What delegates answer is not known: \(Self.count(delegates, "recognizer")) played as if there were none."
      )
    }
    let strangers = FailureGraph(placed).unresolved.count { !$0.isEmpty }
    if strangers > 0 {
      sentences.append(
        "Requirements on recognizers that the input lacks are left out of \(Self.count(strangers, "recognizer"))."
      )
    }
    self.sentences = sentences
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(10).joined(separator: ", ") + (names.count > 10 ? " and \(names.count - 10) more" : "")
  }

  private static func count(_ count: Int, _ what: String) -> String {
    "\(count) \(what)\(count == 1 ? "" : "s")"
  }
}
