import UIKit

/// Controls on a view that has a tap recognizer, a button with a tap of its own, and a switch that takes a button's
/// target away.
final class ControlsViewController: ScreenViewController {
  let button = NotingButton(frame: CGRect(x: 20, y: 100, width: 160, height: 44))
  let control = NotingControl(frame: CGRect(x: 220, y: 100, width: 160, height: 44))
  let lampSwitch = UISwitch(frame: CGRect(x: 20, y: 200, width: 51, height: 31))
  let tappedButton = UIButton(type: .system)
  let listeningSwitch = UISwitch(frame: CGRect(x: 20, y: 300, width: 51, height: 31))

  private let buttonPressed = Selector("buttonPressed", ControlsViewController.buttonPressed)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(NotingTap(target: self, action: ControlsViewController.backgroundTapped))

    dressControls()
    button.setTitle("Press", for: .normal)
    button.addTarget(self, action: buttonPressed, for: .touchUpInside)
    view.addSubview(button)

    control.addTarget(self, action: ControlsViewController.controlTouchedUp, for: .touchUpInside)
    view.addSubview(control)

    lampSwitch.addTarget(self, action: ControlsViewController.lampSwitched, for: .valueChanged)
    view.addSubview(lampSwitch)

    tappedButton.frame = CGRect(x: 220, y: 200, width: 160, height: 44)
    tappedButton.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: ControlsViewController.buttonTapped))
    tappedButton.addTarget(self, action: ControlsViewController.touchedUpInside, for: .touchUpInside)
    tappedButton.addTarget(self, action: ControlsViewController.touchCancelled, for: .touchCancel)
    view.addSubview(tappedButton)

    listeningSwitch.isOn = true
    listeningSwitch.addTarget(self, action: ControlsViewController.listeningSwitched, for: .valueChanged)
    view.addSubview(listeningSwitch)
  }

  private func dressControls() {
    button.dress(.blue, isFilled: true)
    control.dress(.orange, "A control of one's own", corner: 10)
    tappedButton.setTitle("Has a tap of its own", for: .normal)
    tappedButton.titleLabel?.font = .systemFont(ofSize: 15)
    tappedButton.dress(.purple)
    for (text, y) in [("Lamp", 200), ("“Press” has a target", 300)] {
      view.addSubview(UILabel.row(text, CGRect(x: 84, y: CGFloat(y), width: 200, height: 31)))
    }
  }

  func backgroundTapped() { note(self) }

  func buttonPressed(_ sender: UIButton) { note(self) }

  func controlTouchedUp() { note(self) }

  func lampSwitched(_ sender: UISwitch) { note(self, sender.isOn ? "on" : "off") }

  func buttonTapped() { note(self) }

  func touchedUpInside() { note(self) }

  func touchCancelled() { note(self) }

  /// Adds or removes the button's target and notes what the button says of it.
  func listeningSwitched(_ sender: UISwitch) {
    if sender.isOn {
      // The same target and action twice are sent once.
      button.addTarget(self, action: buttonPressed, for: .touchUpInside)
      button.addTarget(self, action: buttonPressed, for: .touchUpInside)
    } else {
      button.removeTarget(self, action: buttonPressed, for: .touchUpInside)
    }
    let actions = button.actions(forTarget: self, forControlEvent: .touchUpInside) ?? []
    note(self, "targets \(button.allTargets.count), actions \(actions)")
  }
}
