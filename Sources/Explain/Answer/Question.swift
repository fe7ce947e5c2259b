/// What is expected of a gesture.
nonisolated struct Question: Sendable {
  /// The gesture.
  var script: GestureScript
  /// The view that is expected to act, or nil where nothing is expected.
  var view: Int?
  /// The recognizer that is expected to act, where one was named; it sits on the view.
  var recognizer: Int?
}
