import Fingerpost

/// A scroll view whose `touchesShouldCancel(in:)` can be made true for controls, too, which is tried out on one of an input's.
class CancellingScrollView: UIScrollView {
  /// Whether it is.
  var losesControls = false

  nonisolated deinit {}

  override func touchesShouldCancel(in view: UIView) -> Bool {
    losesControls || super.touchesShouldCancel(in: view)
  }
}
