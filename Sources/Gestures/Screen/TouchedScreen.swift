import Fingerpost
import FingerpostHID
import FingerpostScreens
import FingerpostTrace
import Foundation

/// A screen that can be touched, with a recorder of its trace.
package final class TouchedScreen {
  package let built: BuiltScreen
  package let recorder: TouchRecorder
  private var nanoseconds: Int64 = 0

  /// Builds the views of a screen, with some changes.
  package init(_ factory: ScreenFactory, _ edits: ScreenEdits = ScreenEdits()) {
    recorder = TouchRecorder()
    built = factory.views(Trace(recorder), edits)
  }

  nonisolated deinit {}

  /// Plays a contact that comes down at a point of the screen and is cancelled, so that nothing is left over.
  ///
  /// The facts about it are in ``recorder`` until the next one.
  ///
  /// - Returns: the index of the view that gets the touch, or nil when none does.
  @discardableResult
  package func touch(x: Double, y: Double) -> Int? {
    recorder.reset()
    let application = built.world.application
    // Far enough apart for no contact to count as the second of a double tap.
    nanoseconds += 10_000_000_000
    application.handle(
      Frame(nanoseconds: nanoseconds, contacts: [Contact(id: 1, phase: .down, x: x, y: y)]))
    application.handle(
      Frame(nanoseconds: nanoseconds + 1, contacts: [Contact(id: 1, phase: .cancel, x: x, y: y)]))
    return recorder.target.flatMap { built.index(of: $0) }
  }
}
