import FingerpostProperties
import FingerpostScreens
import FingerpostTrace
import Foundation

extension TextReport {
  /// The recognizers in play, hit view to window, and what is known of them.
  func section(on answer: GestureAnswer) -> String {
    let all = answer.inPlay + answer.disabled
    let described = RecognizerWords(recognizers: recognizers, words: words)
    var text = ""
    if !answer.inPlay.isEmpty {
      text += heading("Gesture recognizers in play, from \(words.short(answer.hit)) to the window [GR-20]")
      var table = TextTable(widest: 60)
      for index in answer.inPlay {
        let cells = [
          recognizers.full(index), described.needs(index),
          "on \(words.short(recognizers.placed[index].view))", recognizers[index].state,
          described.relations(index),
        ]
        table.add((cells.last == "" ? Array(cells.dropLast()) : cells).map { TextTable.Cell(text: $0) })
      }
      text += table.render(indent: "  ", style)
    }
    var remarks = answer.disabled.map { "Not in play: \(recognizers.full($0)) is disabled. [GR-21]" }
    remarks += described.remarks(all)
    if let defaults = defaults(answer.inPlay) { remarks.append(defaults) }
    remarks += untold(answer)
    if text.isEmpty, !remarks.isEmpty { text = heading("Gesture recognizers") }
    return text + remarks.map { "  \($0)\n" }.joined()
  }

  /// The sentence for an empty list.
  func noRecognizers(_ answer: GestureAnswer?) -> String {
    guard let answer else {
      return "Without a view that gets the touch there is no gesture recognizer in play."
    }
    if answer.isUnasked { return "The input says nothing about gesture recognizers." }
    return "No gesture recognizer is in play: neither \(words.short(answer.hit)) nor a view above it has one."
  }

  /// What is not printed and assumed to be UIKit's default.
  private func defaults(_ indices: [Int]) -> String? {
    let printed = indices.filter { recognizers[$0].isPrinted && recognizers.isPlayed($0) }
    guard !printed.isEmpty else { return nil }
    var assumed = ["no delegate"]
    func note(_ text: String) {
      if !assumed.contains(text) { assumed.append(text) }
    }
    for index in printed {
      let settings = recognizers[index].settings
      switch recognizers[index].playedKind {
      case .tap:
        if settings.numberOfTapsRequired == nil { note("1 tap") }
        if settings.numberOfTouchesRequired == nil { note("1 finger") }
      case .longPress:
        if settings.minimumPressDuration == nil { note("a press of 0.5 s") }
        if settings.allowableMovement == nil { note("10 pt of movement") }
        if settings.numberOfTouchesRequired == nil { note("1 finger") }
      case .pan:
        if settings.minimumNumberOfTouches == nil { note("pans of any number of fingers") }
      case .swipe:
        if settings.direction == nil { note("a swipe to the right") }
        if settings.numberOfTouchesRequired == nil { note("1 finger") }
      case .screenEdgePan:
        if settings.edges == nil, !recognizers[index].isNavigationPop { note("no edge") }
      default: break
      }
    }
    return "A printed description leaves out values at UIKit's default, and all delegates. Assumed: "
      + "\(Words.list(assumed))."
  }

  /// Views that are only known to have recognizers.
  private func untold(_ answer: GestureAnswer) -> [String] {
    var remarks: [String] = []
    let scrolling = answer.untold.filter { standards[$0] == .scrollView }
    let untold = answer.untold.filter { standards[$0] != .scrollView }
    if !untold.isEmpty {
      let names = untold.prefix(4).map { words.full($0) } + (untold.count > 4 ? ["others"] : [])
      remarks.append(
        "\(Words.list(names)) \(names.count == 1 ? "has" : "have") gesture recognizers, kinds unknown: "
          + "the input does not say which, so this report cannot say what they would do.")
    }
    let standard = StandardViewWords(
      screen: screen, words: words, recognizers: recognizers, standards: standards)
    remarks += standard.scrollViews(answer)
    if answer.isUnasked, !answer.inPlay.isEmpty {
      remarks.append("The input says nothing about other gesture recognizers, so neither does this report.")
    }
    if !scrolling.isEmpty {
      let names = scrolling.prefix(4).map { words.short($0) }
      remarks.append(
        "The input does not say whether \(Words.list(names)) \(names.count == 1 ? "has" : "have") other recognizers; "
          + "this report says nothing about them.")
    }
    return remarks
  }
}
