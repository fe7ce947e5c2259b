import FingerpostGestures

/// What one of many touches comes to.
nonisolated struct TouchAnswer: Sendable {
  var tap: Explainer.Tap
  /// The view that gets it.
  var hit: Int?
  var answer: Answer
  /// The views that its hit test looked at; nil where only the answer is wanted.
  var walk: [Report.Step]?
  /// Where responders pass on what they do not handle; nil where only the answer is wanted, or no view is hit.
  var chain: [ChainLink]?
}
