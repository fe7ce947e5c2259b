import Fingerpost

/// A scroll view whose `touchesShouldCancel(in:)` is true for controls, too, which is tried out on one of an input's.
final class CancellingScrollView: UIScrollView {
  nonisolated deinit {}

  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
