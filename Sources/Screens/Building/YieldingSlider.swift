import Fingerpost

/// A slider that lets recognizers around it begin, as some have seen. [CTL-44]
final class YieldingSlider: UISlider {
  nonisolated deinit {}

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
