/// A view of a case; its frame lies in its parent's coordinates.
struct ContestView: Hashable, Sendable {
  var name: String
  /// The place of the parent among the views; nil for the window.
  var parent: Int?
  var frame: Box
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var role = ViewRole.plain
  /// Whether it hands touches on to its parent as well; only plain views do.
  var isForwarding = false
}
