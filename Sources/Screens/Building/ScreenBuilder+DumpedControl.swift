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
  /// Whether it says that it can be focused. [FOC-2]
  var isFocusable = false
  private let overriding: HitOverriding?

  init(_ overriding: HitOverriding?) {
    self.overriding = overriding
    super.init(frame: .zero)
  }

  /// Fails: only ``ScreenBuilder`` makes views of an input.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return overriding.map { $0.answer(hit, at: point, of: self, event) } ?? hit
  }

  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inherited = super.point(inside: point, with: event)
    return overriding?.contains(inherited, point, in: self, event) ?? inherited
  }

  public override var canBecomeFocused: Bool { isFocusable }

  public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !refused.contains { $0 === gestureRecognizer } && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// A button on which an override of hit testing is tried out.
final class DumpedButton: UIButton {
  private let overriding: HitOverriding

  init(_ overriding: HitOverriding) {
    self.overriding = overriding
    super.init(frame: .zero)
  }

  /// Fails: only ``ScreenBuilder`` makes views of an input.
  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    overriding.answer(super.hitTest(point, with: event), at: point, of: self, event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    overriding.contains(super.point(inside: point, with: event), point, in: self, event)
  }
}

extension StandardClass {
  /// Whether an override of hit testing can be tried out on what is played as such a class.
  var takesOverrides: Bool { self == .control || self == .button }
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
