import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostText

/// What is said of the recognizers in play for a touch.
nonisolated extension Words {
  /// Sentences about recognizers that are not in play, not played as they are, or not known.
  func remarks(_ answer: GestureAnswer) -> [Sentence] {
    answer.disabled.map { "Not in play: \(recognizers.full($0)) is disabled.\(rules: "GR-21")" }
      + remarks(answer.inPlay + answer.disabled) + [defaults(answer.inPlay)].compactMap(\.self)
      + untold(answer)
  }

  /// The sentence for an empty list.
  func noRecognizers(_ answer: GestureAnswer?) -> Sentence {
    guard let answer else {
      return "Without a view that gets the touch there is no gesture recognizer in play."
    }
    if answer.isUnasked { return "The input says nothing about gesture recognizers." }
    return "No gesture recognizer is in play: neither \(short(answer.hit)) nor a view above it has one."
  }

  /// What is not printed and assumed to be UIKit's default.
  private func defaults(_ indices: [Int]) -> Sentence? {
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
        if settings.edges == nil, !recognizers[index].isNavigationPop, !recognizers[index].hasUnprintedEdges {
          note("no edge")
        }
      default: break
      }
    }
    return "A printed description leaves out values at UIKit's default, and all delegates. Assumed: "
      + "\(assumed.listed())."
  }

  /// Views that are only known to have recognizers.
  private func untold(_ answer: GestureAnswer) -> [Sentence] {
    var remarks: [Sentence] = []
    let scrolling = answer.untold.filter { standards[$0] == .scrollView }
    let untold = answer.untold.filter { standards[$0] != .scrollView }
    if !untold.isEmpty {
      let names = untold.prefix(4).map { full($0) } + (untold.count > 4 ? ["others"] : [])
      remarks.append(
        "\(names.listed()) \(names.count == 1 ? "has" : "have") gesture recognizers, kinds unknown: "
          + "the input does not say which, so this report cannot say what they would do.")
    }
    remarks += scrollViews(answer)
    if answer.isUnasked, !answer.inPlay.isEmpty {
      remarks.append("The input says nothing about other gesture recognizers, so neither does this report.")
    }
    if !scrolling.isEmpty {
      let names = scrolling.prefix(4).map { short($0) }
      remarks.append(
        "The input does not say whether \(names.listed()) \(names.count == 1 ? "has" : "have") other recognizers; "
          + "this report says nothing about them.")
    }
    return remarks
  }

  /// What the runs of gestures leave out, as the end of a sentence.
  func conditions(_ answer: GestureAnswer) -> Sentence {
    let missing = answer.inPlay.filter { !recognizers.isPlayed($0) }
    var parts: [Sentence] = []
    if !missing.isEmpty { parts.append(missing.map(recognizers.short).listed()) }
    let untold = answer.untold.filter { standards[$0] != .scrollView }
    if !untold.isEmpty {
      parts.append("the unknown ones of \(untold.prefix(3).map { short($0) }.listed())")
    }
    return parts.isEmpty ? "" : ", without \(parts.joined(by: " and without "))"
  }

  /// Recognizers that are changed and not played.
  func unplayed(_ variant: RecognizerVariant) -> [Sentence] {
    let changed = Set(variant.removed + variant.edges.flatMap { [$0.recognizer, $0.other] }).sorted()
    return changed.filter { !recognizers.isPlayed($0) }.map {
      "\(recognizers.full($0)) is not played, so the effect of changing it is unknown."
    }
  }
}
