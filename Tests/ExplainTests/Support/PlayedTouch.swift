import Fingerpost
import FingerpostGestures
import FingerpostHID
import FingerpostScreens
import FingerpostTrace
import Foundation

/// A screen on which a finger comes down at one point after the other; what gets it is noted, and nothing delivered.
final class PlayedTouch {
  let built: BuiltScreen
  private var nanoseconds: Int64 = 0

  init(_ factory: ScreenFactory) {
    built = factory.views(Trace(), applicationClass: NotingApplication.self)
  }

  nonisolated deinit {}

  /// The view that a touch at a point of the screen belongs to, or nil when none gets it.
  func hit(_ point: CGPoint) -> Int? {
    guard let application = built.world.application as? NotingApplication else { return nil }
    let (x, y) = (Double(point.x), Double(point.y))
    nanoseconds += 10_000_000_000
    application.target = nil
    application.handle(
      Frame(nanoseconds: nanoseconds, contacts: [Contact(id: 1, phase: .down, x: x, y: y)]))
    let target = application.target
    application.handle(
      Frame(nanoseconds: nanoseconds + 1, contacts: [Contact(id: 1, phase: .cancel, x: x, y: y)]))
    return target.flatMap { built.index(of: $0) }
  }
}

/// An application that notes the view of a touch and delivers nothing.
private final class NotingApplication: UIApplication {
  var target: UIView?

  override func sendEvent(_ event: UIEvent) {
    if let touch = event.allTouches?.first, touch.phase == .began { target = touch.view }
  }
}
