import UIKit

/// A tray whose button sticks out of it. Outside of the tray the button is not asked.
class Tray: NotingView {
  let button = UIButton(frame: CGRect(x: 40, y: -30, width: 60, height: 60))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(button)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(button)
  }
}

/// A tray that asks its button first, wherever it lies.
final class GenerousTray: Tray {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // What makes the tray as a whole unavailable makes its button so too.
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    return button.hitTest(convert(point, to: button), with: event) ?? super.hitTest(point, with: event)
  }
}

/// What lies behind the trays.
final class Floor: NotingView {}

/// Two trays, each with a button that sticks out at its top.
final class OutsideViewController: ScreenViewController {
  let floor = Floor(frame: CGRect(x: 0, y: 80, width: 400, height: 720))
  let tray = Tray(frame: CGRect(x: 20, y: 200, width: 140, height: 100))
  let generousTray = GenerousTray(frame: CGRect(x: 220, y: 200, width: 140, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    floor.backgroundColor = .secondarySystemBackground
    view.addSubview(floor)
    for (tray, text) in [(tray, "asks inside only"), (generousTray, "asks its button first")] {
      tray.dress(tray is GenerousTray ? .green : .gray)
      let caption = UILabel.caption(text, size: 12)
      caption.frame = CGRect(x: 0, y: 70, width: 140, height: 16)
      caption.textAlignment = .center
      tray.addSubview(caption)
      tray.button.backgroundColor = Palette.blue.strong
      tray.button.tintColor = .white
      tray.button.layer.cornerRadius = 30
      tray.button.setImage(UIImage(systemName: "plus"), for: .normal)
      tray.button.accessibilityLabel = "Add"
    }
    for tray in [tray, generousTray] {
      tray.button.addTarget(self, action: OutsideViewController.pressed, for: .touchUpInside)
      floor.addSubview(tray)
    }
  }

  func pressed(_ sender: UIButton) {
    note(self, sender.superview.map { "in \(type(of: $0))" } ?? "")
  }
}
