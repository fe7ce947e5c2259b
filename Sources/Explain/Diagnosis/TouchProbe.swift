import Fingerpost
import FingerpostHID
import FingerpostScreens
import FingerpostTrace
import Foundation

/// A screen without a trace, for finding out quickly which view gets a touch at each of many points.
package final class TouchProbe {
  package let built: BuiltScreen
  private var nanoseconds: Int64 = 0

  package init(_ factory: ScreenFactory, _ edits: ScreenEdits = ScreenEdits()) {
    built = factory.views(Trace(), edits, applicationClass: ProbeApplication.self)
  }

  nonisolated deinit {}

  /// The view that a touch at a point of the screen would belong to, or nil; faster than a touch.
  package func found(_ point: CGPoint) -> Int? {
    built.world.application.viewForContact(at: point).flatMap { built.index(of: $0) }
  }

  /// The view that gets a touch at a point of the screen, or nil when none does.
  func hit(_ point: CGPoint) -> Int? {
    guard let application = built.world.application as? ProbeApplication else { return nil }
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
private final class ProbeApplication: UIApplication {
  var target: UIView?

  override func sendEvent(_ event: UIEvent) {
    if let touch = event.allTouches?.first, touch.phase == .began { target = touch.view }
  }
}
