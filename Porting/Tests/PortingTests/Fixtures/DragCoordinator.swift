import UIKit

class DragCoordinator: NSObject {
  class Handler: NSObject {
    @objc func drag(_ pan: UIPanGestureRecognizer) {
      guard let view = pan.view else { return }
      let step = pan.translation(in: view.superview)
      view.center = CGPoint(x: view.center.x + step.x, y: view.center.y + step.y)
      pan.setTranslation(.zero, in: view.superview)
    }
  }

  let handler = Handler()

  @objc(attachToView:) func attach(to view: UIView) {
    view.addGestureRecognizer(UIPanGestureRecognizer(target: handler, action: #selector(handler.drag(_:))))
    view.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: #selector(self.other(sender:))))
  }

  @objc private func other(sender: Any) {}
}
