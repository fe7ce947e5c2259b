import UIKit

/// A view that prints the responders after it as soon as it is touched, and keeps the touch for itself.
///
/// It does not override `touchesCancelled(_:with:)`, which goes up the chain as it always does.
class NestedView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self)
    var responder = next
    while let current = responder {
      note(current, function: "next")
      responder = current.next
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self)
  }
}

final class OuterView: NestedView {}
final class MiddleView: NestedView {}
final class InnerView: NestedView {}
final class SideView: NestedView {}

/// An outer view holds a middle one, which holds an inner one, and a view at its side.
///
/// A switch enables a tap recognizer on the outer view.
final class NestedViewController: ScreenViewController {
  let outerView = OuterView(frame: CGRect(x: 20, y: 100, width: 360, height: 400))
  let middleView = MiddleView(frame: CGRect(x: 20, y: 20, width: 200, height: 300))
  let innerView = InnerView(frame: CGRect(x: 20, y: 20, width: 120, height: 120))
  let sideView = SideView(frame: CGRect(x: 240, y: 20, width: 100, height: 300))
  let tap = UITapGestureRecognizer()
  let tapSwitch = UISwitch(frame: CGRect(x: 20, y: 560, width: 51, height: 31))

  override func viewDidLoad() {
    super.viewDidLoad()
    outerView.dress(.gray, "OuterView")
    middleView.dress(.blue, "MiddleView")
    innerView.dress(.teal, "InnerView")
    sideView.dress(.orange, "SideView")
    view.addSubview(UILabel.row("Tap recognizer on OuterView", CGRect(x: 84, y: 560, width: 290, height: 31)))
    view.addSubview(outerView)
    outerView.addSubview(middleView)
    outerView.addSubview(sideView)
    middleView.addSubview(innerView)
    tap.isEnabled = false
    tap.addTarget(self, action: NestedViewController.outerTapped)
    outerView.addGestureRecognizer(tap)
    tapSwitch.addTarget(self, action: NestedViewController.tapSwitched, for: .valueChanged)
    view.addSubview(tapSwitch)
  }

  func outerTapped() {
    note(self)
  }

  func tapSwitched(_ sender: UISwitch) {
    tap.isEnabled = sender.isOn
  }
}
