import Fingerpost
import FingerpostConsole
import FingerpostHID
import FingerpostReading
import FingerpostScreens
import FingerpostTimeline
import FingerpostTrace
import Foundation

/// The engine's copy of an application's screen, as the application told it last.
final class AttachedCopy {
  /// What the application told.
  let data: Data
  let built: BuiltScreen
  /// What facts call its views and recognizers.
  let subjects: AttachedSubjects
  var world: World { built.world }

  /// Builds a screen.
  ///
  /// - Parameters:
  ///   - trace: where the engine states its facts; the copies before used the same one.
  ///   - now: the time of the copy's clock.
  /// - Throws: a sentence if the screen cannot be read.
  init(_ data: Data, of title: String, tracing trace: Trace, at now: Int64) throws(CommandFailure) {
    self.data = data
    let screen = try CommandFailure.wrapping { try ScreenReader.read(data, name: title) }
    var builder = ScreenBuilder(screen)
    builder.buildsBehavior = true
    built = builder.build(trace: trace)
    built.world.timeline.advance(to: Instant(nanoseconds: now))
    subjects = AttachedSubjects(of: built)
  }

  nonisolated deinit {}

  /// The size of the screen, in points.
  var size: RecordingScreen {
    let size = built.screen.size ?? built.shownRoots.first.map { built.views[$0].bounds.size }
    return size.flatMap { RecordingScreen(width: Double($0.width), height: Double($0.height)) } ?? .standard
  }

  /// Does what is due.
  func advance(to now: Int64) { world.doWhatIsDue(at: now) }
}
