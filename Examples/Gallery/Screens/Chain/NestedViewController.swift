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

/// A window in front of the application's, like that of a status bar: it is asked first and lets every touch through.
final class StatusWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    note(self, hit === self ? "would take it" : "has nothing there")
    return nil
  }
}

/// An outer view holds a middle one, which holds an inner one, and a view at its side.
///
/// One switch enables a tap recogniser on the outer view, another shows a window in front of everything.
final class NestedViewController: ScreenViewController {
  let outerView = OuterView(frame: CGRect(x: 20, y: 100, width: 360, height: 400))
  let middleView = MiddleView(frame: CGRect(x: 20, y: 20, width: 200, height: 300))
  let innerView = InnerView(frame: CGRect(x: 20, y: 20, width: 120, height: 120))
  let sideView = SideView(frame: CGRect(x: 240, y: 20, width: 100, height: 300))
  let tap = UITapGestureRecognizer()
  let tapSwitch = UISwitch(frame: CGRect(x: 20, y: 560, width: 51, height: 31))
  let windowSwitch = UISwitch(frame: CGRect(x: 20, y: 620, width: 51, height: 31))
  private var statusWindow: StatusWindow?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(outerView)
    outerView.addSubview(middleView)
    outerView.addSubview(sideView)
    middleView.addSubview(innerView)
    tap.isEnabled = false
    tap.addTarget(self, action: NestedViewController.outerTapped)
    outerView.addGestureRecognizer(tap)
    tapSwitch.addTarget(self, action: NestedViewController.tapSwitched, for: .valueChanged)
    windowSwitch.addTarget(self, action: NestedViewController.windowSwitched, for: .valueChanged)
    view.addSubview(tapSwitch)
    view.addSubview(windowSwitch)
  }

  func outerTapped() {
    note(self)
  }

  func tapSwitched(_ sender: UISwitch) {
    tap.isEnabled = sender.isOn
  }

  func windowSwitched(_ sender: UISwitch) {
    guard let scene = view.window?.windowScene else { return }
    let window = statusWindow ?? StatusWindow(windowScene: scene)
    window.windowLevel = .statusBar
    window.isHidden = !sender.isOn
    statusWindow = window
  }
}
