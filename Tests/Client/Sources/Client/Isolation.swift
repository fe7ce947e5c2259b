import UIKit
import UIKit.UIGestureRecognizerSubclass

// What client code does outside of any annotation, and what is an error where the library's isolation does not reach it.

class KnobRecognizer: UIGestureRecognizer {
  var start: CGPoint = .zero
  var touched: UITouch?

  func area() -> CGRect { view!.bounds }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touched == nil, let touch = touches.first else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    touched = touch
    start = touch.location(in: view)
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
  }

  override func reset() {
    super.reset()
    touched = nil
  }
}

extension UIResponder {
  func firstOther() -> UIResponder? { next }

  var controller: UIViewController? {
    (self as? UIViewController) ?? next?.controller
  }
}

class Handler: NSObject {
  let view: UIView

  @MainActor init(view: UIView) {
    self.view = view
    super.init()
  }

  @MainActor func tapped(_ recognizer: UITapGestureRecognizer) {
    recognizer.view?.isHidden = true
  }
}

class Arbiter: NSObject, UIGestureRecognizerDelegate {
  weak var pan: UIPanGestureRecognizer?

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view === otherGestureRecognizer.view
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: pan.view)
    return abs(velocity.x) > abs(velocity.y)
  }
}

class Feed: NSObject, UIScrollViewDelegate {
  var offsets: [CGFloat] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}

protocol Highlighting: AnyObject {
  var highlighted: UIView { get }
}

extension Highlighting where Self: UIView {
  @MainActor func highlight() { highlighted.alpha = 0.5 }
}

extension UIGestureRecognizer {
  func cancel() {
    isEnabled = false
    isEnabled = true
  }
}

extension UITouch {
  func distance(to other: UITouch, in view: UIView) -> CGFloat {
    let (a, b) = (location(in: view), other.location(in: view))
    return hypot(a.x - b.x, a.y - b.y)
  }
}

@MainActor func deepest(in view: UIView, at point: CGPoint) -> UIView? {
  view.hitTest(point, with: nil)
}

class ClosureRecognizer: UITapGestureRecognizer {
  private var handler: (() -> Void)?

  convenience init(handler: @escaping (UITapGestureRecognizer) -> Void) {
    self.init()
    addTarget(self, action: ClosureRecognizer.fire)
    self.handler = { [unowned self] in handler(self) }
  }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    numberOfTapsRequired = 2
  }

  func fire() { handler?() }
}
