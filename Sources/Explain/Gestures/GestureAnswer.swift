import FingerpostGestures
import FingerpostScreens

/// The recognizers in play for a touch, and what they do in gestures there.
nonisolated struct GestureAnswer: Sendable {
  /// The view that gets the touch.
  var hit: Int
  /// The recognizers in play, the hit view's first, by their indices in ``Screen/placedRecognizers``.
  var inPlay: [Int] = []
  /// Those that are disabled and so have no part in it.
  var disabled: [Int] = []
  /// The views on the way to the window whose recognizers the input mentions and does not describe.
  var untold: [Int] = []
  /// The controls and scroll views on the way to the window, which are played as what they are; the nearest first.
  var standard: [Int] = []
  /// Whether the input says nothing about recognizers on the way.
  var isUnasked = false
  /// The runs of the gestures that were played; empty if nothing in play could act.
  var runs: [GestureRun] = []
  /// What acts in each of these.
  var activities: [[Activity]] = []
  /// What acts in the gesture that was asked about.
  var asked: [Activity] = []
  /// The runs with the same result together.
  var groups: [RunGroup<GestureResult>] = []
  /// What the variant changes; empty if there is none.
  var changes: [GestureComparison.Change] = []

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
