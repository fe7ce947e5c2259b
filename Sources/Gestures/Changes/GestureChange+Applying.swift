import Fingerpost
import FingerpostProperties
import FingerpostScreens
import Foundation

extension GestureChange {
  /// Applies the change to the recognizers of a built screen; a requirement is dropped by the builder instead.
  ///
  /// - Returns: what has to live as long as the screen.
  @MainActor package func apply(to built: BuiltScreen) -> [AnyObject] {
    guard let recognizer = built.recognizer(recognizer) else { return [] }
    switch self {
    case .giveUpScrolling: (recognizer.view as? UIScrollView)?.isScrollEnabled = false
    case .refuseTouches(_, let view):
      return [VariantDelegate(of: recognizer, refusing: built.views[view])]
    case .allowTogether(_, let other)
    where recognizer === (recognizer.view as? UIScrollView)?.panGestureRecognizer:
      // Its delegate has to stay the scroll view. [SCR-1]
      if let scrollView = recognizer.view as? any ScrollingTogether, let other = built.recognizer(other) {
        scrollView.partners.append(other)
      }
    case .allowTogether(_, let other):
      return [VariantDelegate(of: recognizer, together: built.recognizer(other))]
    case .beginOnly(_, let axis): return [VariantDelegate(of: recognizer, along: axis)]
    case .beginExcept(_, let side): return [VariantDelegate(of: recognizer, except: side)]
    case .goBackAlways: recognizer.delegate = nil
    case .dropRequirement: break
    case .keepTouches, .require, .needTwoFingers, .takeScrolling, .takeFingers, .deliverBeganAtOnce,
      .deliverEndedAtOnce:
      edit?.apply(to: recognizer, finding: built.recognizer)
    }
    return []
  }
}

/// A delegate that answers as a fix needs it, and forwards every other question to the previous delegate.
private final class VariantDelegate: UIGestureRecognizerDelegate {
  private let inner: (any UIGestureRecognizerDelegate)?
  private weak var refusing: UIView?
  private weak var together: UIGestureRecognizer?
  private let axis: GestureChange.Axis?
  private let side: RequestedGesture.Direction?

  /// Takes the place of a recognizer's delegate.
  init(
    of recognizer: UIGestureRecognizer, refusing: UIView? = nil, together: UIGestureRecognizer? = nil,
    along axis: GestureChange.Axis? = nil, except side: RequestedGesture.Direction? = nil
  ) {
    inner = recognizer.delegate
    self.side = side
    self.refusing = refusing
    self.together = together
    self.axis = axis
    recognizer.delegate = self
  }

  nonisolated deinit {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard inner?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true else { return false }
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: pan.view)
    if let side { return !side.isDirection(ofX: Double(velocity.x), y: Double(velocity.y)) }
    guard let axis else { return true }
    return (abs(velocity.y) > abs(velocity.x)) == (axis == .vertical)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if let together, otherGestureRecognizer === together { return true }
    return inner?.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    inner?.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    inner?.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if let refusing, let view = touch.view, view.isDescendant(of: refusing) { return false }
    return inner?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    inner?.gestureRecognizer(gestureRecognizer, shouldReceive: event) ?? true
  }
}
