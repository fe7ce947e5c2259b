import UIKit

/// A music player that shuffles when it is shaken and does what a headset's buttons say.
final class SignalsViewController: ScreenViewController {
  let cover = Cover(frame: CGRect(x: 20, y: 100, width: 170, height: 170))
  let booklet = Booklet(frame: CGRect(x: 210, y: 100, width: 170, height: 170))
  let remoteSwitch = UISwitch(frame: CGRect(x: 20, y: 320, width: 51, height: 31))
  let closeButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    dressViews()
    remoteSwitch.addTarget(self, action: SignalsViewController.remoteSwitched, for: .valueChanged)
    closeButton.frame = CGRect(x: 20, y: 400, width: 170, height: 44)
    closeButton.setTitle("Take the cover away", for: .normal)
    closeButton.addTarget(self, action: SignalsViewController.closeCover, for: .touchUpInside)
    for subview in [cover, booklet, remoteSwitch, closeButton] { view.addSubview(subview) }
  }

  private func dressViews() {
    cover.dress(.purple, "Cover")
    cover.addSymbol("music.note", size: 64, color: Palette.purple.strong)
    booklet.dress(.gray, "Booklet")
    booklet.addSymbol("book", size: 56, color: Palette.gray.strong)
    closeButton.titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
    closeButton.dress(.pink)
    view.addSubview(UILabel.row("Hear a headset's buttons", CGRect(x: 84, y: 320, width: 290, height: 31)))
  }

  /// Commands of a headset come only to an application that asked for them.
  func remoteSwitched(_ sender: UISwitch) {
    note(self, sender.isOn ? "on" : "off")
    if sender.isOn {
      UIApplication.shared.beginReceivingRemoteControlEvents()
    } else {
      UIApplication.shared.endReceivingRemoteControlEvents()
    }
  }

  func closeCover() {
    note(self)
    cover.removeFromSuperview()
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note(self)
    super.motionBegan(motion, with: event)
  }

  // Not passed on: the application would offer to undo something.
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake else { return super.motionEnded(motion, with: event) }
    note(self, "shuffles")
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note(self)
    super.motionCancelled(motion, with: event)
  }

  override func remoteControlReceived(with event: UIEvent?) {
    switch event?.subtype {
    case .remoteControlPlay: note(self, "plays")
    case .remoteControlPause: note(self, "pauses")
    default:
      note(self, "passes it on")
      super.remoteControlReceived(with: event)
    }
  }
}
