import FingerpostScreens

/// The recognizers in play for a touch, and what they make of gestures there.
nonisolated struct GestureAnswer: Sendable {
  /// The view that gets the touch.
  var hit: Int
  /// The recognizers in play, the hit view's first, by their indices in ``Screen/placedRecognizers``.
  var inPlay: [Int] = []
  /// Those that are disabled and so have no part in it.
  var disabled: [Int] = []
  /// The views on the way to the window of which the input says only that they have some.
  var untold: [Int] = []
  /// The controls and scroll views on the way to the window, which are played as what they are; the nearest first.
  var standard: [Int] = []
  /// Whether the input says of no view on the way whether it has any.
  var isUnasked = false
  /// What came of the gestures that were played; empty where nobody is in play who could do anything.
  var runs: [GestureRun] = []
  /// The same gestures with what is tried out; empty where nothing is.
  var changed: [GestureRun] = []

  init(hit: Int, _ recognizers: RecognizerSet, _ lineage: Lineage) {
    self.hit = hit
    for index in recognizers.above(hit, lineage) {
      if recognizers[index].isEnabled { inPlay.append(index) } else { disabled.append(index) }
    }
    let line = lineage.line(hit).reversed()
    untold = line.filter { recognizers.knowledge(of: $0) == .untold }
    isUnasked = line.allSatisfy { recognizers.knowledge(of: $0) == .unasked }
  }
}
