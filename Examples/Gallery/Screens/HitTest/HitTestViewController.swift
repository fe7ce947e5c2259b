import UIKit

/// A box that answers hit tests by hand, with the steps that `UIView` takes, and notes each question.
class Box: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    note(self)
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    // The last subview is in front.
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let isInside = bounds.contains(point)
    note(self, "\(isInside)")
    return isInside
  }

  // Keeps the touch: nothing is passed on to the box around it.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self)
  }
}

final class BoxA: Box {}
final class BoxB: Box {}
final class BoxC: Box {}
final class BoxD: Box {}

/// Box A holds B and, in front of it, C; C holds D, which sticks out of C on the right.
final class HitTestViewController: ScreenViewController {
  let boxA = BoxA(frame: CGRect(x: 20, y: 100, width: 360, height: 600))
  let boxB = BoxB(frame: CGRect(x: 20, y: 20, width: 140, height: 140))
  let boxC = BoxC(frame: CGRect(x: 20, y: 200, width: 260, height: 300))
  let boxD = BoxD(frame: CGRect(x: 200, y: 40, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    boxA.dress(.gray, "A")
    boxB.dress(.blue, "B")
    boxC.dress(.green, "C")
    boxD.dress(.orange, "D sticks\nout of C")
    view.addSubview(boxA)
    boxA.addSubview(boxB)
    boxA.addSubview(boxC)
    boxC.addSubview(boxD)
  }
}
