import Fingerpost
import FingerpostHID
import FingerpostTimeline
import Foundation

/// A world with a window, and a finger.
final class Stage {
  let world: World
  let window: UIWindow

  init(rules: EventRules = .standard) {
    let world = World(eventRules: rules)
    self.world = world
    window = world.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    world.run { window.makeKeyAndVisible() }
  }

  /// Runs a closure in the world.
  func run<Result>(_ body: (UIWindow) throws -> Result) rethrows -> Result {
    try world.run { try body(window) }
  }

  /// Taps at a point of the screen, in points, for 50 milliseconds.
  func tap(_ x: Double, _ y: Double) {
    for phase in [Contact.Phase.down, .up] {
      let contact = Contact(id: 1, phase: phase, x: x, y: y)
      let now = world.timeline.now.nanoseconds + 50_000_000
      world.application.handle(Frame(nanoseconds: now, contacts: [contact]))
    }
  }

  /// Lets time pass, in seconds.
  func wait(_ seconds: Double) {
    world.run { world.timeline.advance(to: world.timeline.now.advanced(bySeconds: seconds)) }
  }
}
