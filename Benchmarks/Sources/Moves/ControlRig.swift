import Fingerpost
import FingerpostHID
import Foundation

/// A button in a tree of ten nested views, under a tap, with one finger on it.
final class ControlRig {
  /// How many events the handler was called for.
  private(set) var events = 0
  private let world: World
  private let button: UIButton
  private var frame = Frame(nanoseconds: 0, contacts: [])

  init(handling: Bool) {
    let world = World(screenSize: CGSize(width: 1000, height: 1000))
    self.world = world
    button = UIButton(frame: CGRect(x: 400, y: 400, width: 200, height: 200))
    let area = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    world.run {
      let window = UIWindow(frame: area)
      window.makeKeyAndVisible()
      var parent: UIView = window
      for _ in 1...8 {
        let view = UIView(frame: area)
        parent.addSubview(view)
        parent = view
      }
      parent.addSubview(button)
      window.addGestureRecognizer(UITapGestureRecognizer())
    }
    if handling {
      button.addAction(UIAction { [unowned self] _ in events += 1 }, for: .allTouchEvents)
    }
    frame.contacts = [Contact(id: 1, phase: .down, x: 500, y: 500)]
    world.application.handle(frame)
    frame.contacts[0].phase = .move
  }

  /// Moves the finger to and fro, out of the button's margin and in again every thousandth time.
  func move(_ count: Int) {
    var frame = self.frame
    for index in 0..<count {
      frame.nanoseconds = Int64(index + 1) * 100
      frame.contacts[0].x = index % 1000 > 990 ? 900 : 480 + Double(index % 40)
      world.application.handle(frame)
    }
  }
}
