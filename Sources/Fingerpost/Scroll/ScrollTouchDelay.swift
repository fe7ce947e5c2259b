import FingerpostTrace
import Foundation

/// The recognizer that keeps touches from a scroll view's content until it is clear that the finger does not drag.
/// [SCR-2]
///
/// It fails when its time is over, or at the first lift or cancellation, and as long as it has not, the content hears
/// nothing. Recognizers on the content are not delayed. [SCR-4, SCR-5, SCR-13]
///
/// Only a touch that stops moving content it recognizes, at the touch-down. So it takes that touch from the content, and
/// excludes the recognizers on it like any other recognizer, unless a delegate lets both run. [SCR-14]
final class ScrollTouchDelay: UIGestureRecognizer, TraceNamed {
  var traceName: String { scrollView.map { "\($0.traceLabel).delay" } ?? "delay of a scroll view" }

  /// The scroll view that it serves, which keeps it, and takes itself out of here when it goes.
  nonisolated(unsafe) unowned var scrollView: UIScrollView?

  private var deadline = GestureDeadline()
  /// Whether its touches have stopped the content.
  private(set) var isStopping = false

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  nonisolated deinit {}

  override var defaultPressTypes: [NSNumber] { [] }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard !isStopping, numberOfTouches == touches.count else { return }
    isStopping = true
    guard scrollView?.stops(for: touches) != true else {
      cancelsTouchesInView = true
      state = .began
      return
    }
    isStopping = false
    deadline.set(after: threshold { $0.scrollContentTouchDelay }, for: self) { $0.fail(.contentDelayOver) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard isStopping else { return fail(.contentDelayLifted) }
    if numberOfTouches == 0 { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    guard isStopping else { return state = .failed }
    if numberOfTouches == 0 { state = .cancelled }
  }

  override var changesWithEveryMove: Bool { false }

  override func reset() {
    super.reset()
    deadline.clear()
    isStopping = false
    cancelsTouchesInView = false
    guard let scrollView else { return }
    scrollView.updateTouchDelay()
    // The pan may have been excluded long before the finger that stopped the content lifts.
    scrollView.fingersAreGone()
  }

  /// A finger that stops content may still drag or zoom it, or what is around it.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    switch preventedGestureRecognizer {
    case is ScrollPan, is ScrollPinch, is ScrollTouchDelay: false
    default: true
    }
  }

  /// What it holds another finger back for is still to be decided when another recognizes.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension UIGestureRecognizer {
  /// Whether it is what has a touch stop a scroll view. [SCR-14]
  package final var stopsScrolling: Bool { self is ScrollTouchDelay }
}
