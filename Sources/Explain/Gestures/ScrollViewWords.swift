import FingerpostScenes

/// What is public knowledge about the recognisers of scroll views, where an input does not name them.
///
/// A screen's scroll views are built as plain views, so nothing of this comes from a run.
struct ScrollViewWords {
  let screen: Screen
  let words: Words
  let lineage: Lineage

  /// Sentences about the nearest scroll view on the way from the hit view to the window whose recognisers are unknown.
  func sentences(_ answer: GestureAnswer) -> [String] {
    guard let view = answer.untold.first(where: { screen.views[$0].isScrollView }) else { return [] }
    let name = words.short(view)
    let scrolling = screen.views[view].scrolling
    if scrolling?.isScrollEnabled == false {
      return [
        "\(name) does not scroll: its pan is disabled, and nothing delays touches on its content. [SCR-22]"
      ]
    }
    var sentences = [
      "Known of scroll views, and not read from the input: \(name) has a pan, a pinch where it zooms, and a "
        + "recogniser that delays touches. [SCR-1]"
    ]
    let content = answer.hit == view ? "\(name) itself, being hit," : words.short(answer.hit)
    if scrolling?.delaysContentTouches == false {
      sentences.append("A tap or a hold: \(content) gets touchesBegan at once. [SCR-10]")
    } else {
      let rule = answer.hit == view ? ", SCR-12" : ""
      sentences.append(
        "A tap shorter than 150 ms: \(content) gets touchesBegan and touchesEnded together at the lift. "
          + "[SCR-2, SCR-4\(rule)]")
      sentences.append(
        "A hold: \(content) gets touchesBegan 150 ms late; recognisers on it are not delayed. [SCR-5, SCR-13]"
      )
      sentences.append(
        "A drag that passes 10 pt within 150 ms: \(name) scrolls, and \(content) gets nothing. [SCR-6, SCR-25]"
      )
    }
    if scrolling?.canCancelContentTouches == false {
      sentences.append("A drag after touchesBegan was delivered does not scroll. [SCR-8]")
    } else {
      sentences.append(
        "A drag after that: \(name) scrolls, and \(content) gets touchesCancelled, unless it is a UIControl, which "
          + "keeps the touch. [SCR-7, SCR-8]")
    }
    return sentences
  }
}

nonisolated extension ScreenView {
  /// Whether the view scrolls, by its class or one that it builds on.
  var isScrollView: Bool {
    if scrolling != nil { return true }
    return ([className] + (superclasses ?? []) + [baseClass].compactMap { $0 }).contains { name in
      let name = ClassName(name)
      return name.isOfSystem
        && ["ScrollView", "TableView", "CollectionView", "TextView"].contains { name.short.hasSuffix($0) }
    }
  }
}
