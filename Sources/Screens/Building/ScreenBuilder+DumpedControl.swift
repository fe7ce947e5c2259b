import Fingerpost
import Foundation

/// A view that can be tried out with recognizers that it does not let begin. [ARB-14]
public protocol RecognizerRefusing: UIView {
  /// The recognizers that it does not let begin.
  var refused: [UIGestureRecognizer] { get set }
}

/// A control that stands for one of an input's of a class of its own.
public final class DumpedControl: UIControl, RecognizerRefusing {
  /// The recognizers that it does not let begin, which is tried out on it. [CTL-49]
  public var refused: [UIGestureRecognizer] = []

  nonisolated deinit {}

  public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !refused.contains { $0 === gestureRecognizer } && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

extension DumpedView: RecognizerRefusing {}

extension UIControl {
  /// Whether what lies inside belongs to the control, as far as is known. [CTL-51]
  ///
  /// The dots of a page control are plain views up to iOS 13, which keep taps from it.
  var ownsItsInside: Bool {
    switch self {
    case is UISwitch, is UISlider, is UISegmentedControl, is UIStepper: true
    default: false
    }
  }
}
