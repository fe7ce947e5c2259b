import UIKit
import UIKit.UIGestureRecognizerSubclass

final class TapView: NotingView {}
/// Lies in the tap view and passes its touches on.
final class Badge: NotingView {}
final class LongPressView: NotingView {}
/// Its tap leaves the touch to it: `cancelsTouchesInView` is false.
final class SharingView: NotingView {}
/// It hears nothing of a touch before its tap has failed: `delaysTouchesBegan` is true.
final class WaitingView: NotingView {}
/// It has a double tap, which keeps the end of a touch back as long as a second tap may come.
final class DoubleTapView: NotingView {}
/// The same, but with `delaysTouchesEnded` false.
final class PromptView: NotingView {}
/// Its recognizer does not call what it overrides.
final class ForgetfulView: NotingView {}
/// The same, but with the beginning.
final class DeafView: NotingView {}
/// It has a tap and a long press, of which one can recognize.
final class RivalsView: NotingView {}

/// A tap recognizer that forgets to pass on the end of a touch: what recognizes a tap is in the inherited method.
final class ForgetfulTap: NotingTap {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note(self)
  }
}

/// A tap recognizer that forgets to pass on the beginning of a touch.
final class DeafTap: NotingTap {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note(self)
  }
}

/// A view with a tap, one with a long press, and below them what a recognizer's settings do.
final class GesturesViewController: ScreenViewController {
  let tapView = TapView(frame: CGRect(x: 20, y: 100, width: 160, height: 160))
  let badge = Badge(frame: CGRect(x: 110, y: 110, width: 40, height: 40))
  let longPressView = LongPressView(frame: CGRect(x: 220, y: 100, width: 160, height: 160))
  let sharingView = SharingView(frame: CGRect(x: 20, y: 300, width: 100, height: 100))
  let waitingView = WaitingView(frame: CGRect(x: 150, y: 300, width: 100, height: 100))
  let doubleTapView = DoubleTapView(frame: CGRect(x: 20, y: 430, width: 100, height: 100))
  let promptView = PromptView(frame: CGRect(x: 150, y: 430, width: 100, height: 100))
  let forgetfulView = ForgetfulView(frame: CGRect(x: 280, y: 300, width: 100, height: 100))
  let deafView = DeafView(frame: CGRect(x: 20, y: 560, width: 100, height: 100))
  let rivalsView = RivalsView(frame: CGRect(x: 280, y: 430, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    dressViews()
    for subview in [
      tapView, longPressView, sharingView, waitingView, doubleTapView, promptView, forgetfulView,
      rivalsView, deafView,
    ] {
      view.addSubview(subview)
    }
    tapView.addSubview(badge)
    addTap(to: tapView)
    addTap(to: sharingView).cancelsTouchesInView = false
    addTap(to: waitingView).delaysTouchesBegan = true
    addTap(to: doubleTapView).numberOfTapsRequired = 2
    let promptTap = addTap(to: promptView)
    promptTap.numberOfTapsRequired = 2
    promptTap.delaysTouchesEnded = false

    let press = NotingLongPress(target: self, action: GesturesViewController.pressed)
    press.minimumPressDuration = 1
    longPressView.addGestureRecognizer(press)
    addTap(to: rivalsView)
    rivalsView.addGestureRecognizer(
      NotingLongPress(target: self, action: GesturesViewController.pressed))
    deafView.addGestureRecognizer(DeafTap(target: self, action: GesturesViewController.tapped))
    forgetfulView.addGestureRecognizer(ForgetfulTap(target: self, action: GesturesViewController.tapped))
  }

  private func dressViews() {
    tapView.dress(.blue, "TapView")
    badge.dress(.purple)
    badge.layer.cornerRadius = 20
    badge.backgroundColor = Palette.blue.strong
    badge.addSymbol("hand.tap", size: 22, color: .white)
    longPressView.dress(.orange, "LongPressView\none second")
    sharingView.dress(.green, "Shares its\ntouches")
    waitingView.dress(.yellow, "Delays the\nbeginning")
    forgetfulView.dress(.gray, "Forgets\nthe end")
    doubleTapView.dress(.purple, "Double tap")
    promptView.dress(.pink, "Double tap,\nno delay")
    rivalsView.dress(.teal, "Tap or\nlong press")
    deafView.dress(.gray, "Forgets\nthe beginning")
  }

  @discardableResult
  private func addTap(to view: UIView) -> UITapGestureRecognizer {
    let tap = NotingTap(target: self, action: GesturesViewController.tapped)
    view.addGestureRecognizer(tap)
    return tap
  }

  // The views pass their touches on; this is where that ends.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  func tapped(_ sender: UITapGestureRecognizer) {
    note(self, sender.view.map { "\(type(of: $0))" } ?? "")
  }

  func pressed(_ sender: UILongPressGestureRecognizer) {
    note(self, "state \(sender.state.rawValue)")
  }
}
