import FingerpostTrace
import Foundation

/// The recogniser that keeps touches from a scroll view's content until it is clear that nobody drags. [SCR-2]
///
/// It recognises nothing: it fails when its time is over, or at the first lift or cancellation, and as long as it has
/// not, the content hears nothing. Recognisers on the content are not delayed. [SCR-4, SCR-5, SCR-13]
final class ScrollTouchDelay: UIGestureRecognizer, TraceNamed {
  var traceName: String { scrollView.map { "\($0.traceLabel).delay" } ?? "delay of a scroll view" }

  /// The scroll view that it serves, which keeps it, and takes itself out of here when it goes.
  nonisolated(unsafe) unowned(unsafe) var scrollView: UIScrollView?

  private var deadline = GestureDeadline()

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  /// Creates a recogniser with UIKit's defaults; nothing is read from the coder.
  override convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  nonisolated deinit {}

  override var defaultPressTypes: [NSNumber] { [] }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == touches.count else { return }
    deadline.set(after: rules.scrollContentTouchDelay, for: self) { $0.fail(.contentDelayOver) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    fail(.contentDelayLifted)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    deadline.clear()
  }

  /// What it holds another finger back for is still to be decided when somebody recognises.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
