import Fingerpost
import FingerpostConsole
import FingerpostHID
import FingerpostScreens
import FingerpostTimeline
import FingerpostTrace
import Foundation

/// The engine's copy of an application's screen, as the application told it last.
final class AttachedCopy {
  /// What the application told.
  let data: Data
  let built: BuiltScreen
  /// The number in the trace of each view and recognizer, by its address in the application. Looked up only, never walked.
  private var subjects: [String: SubjectID] = [:]
  private var recognizers: Set<String> = []
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
    world.timeline.advance(to: Instant(nanoseconds: now))
    for (index, view) in screen.views.enumerated() {
      if let address = view.address { subjects[address] = built.views[index].knownSubject }
    }
    for (index, placed) in screen.placedRecognizers.enumerated() {
      guard let address = placed.recognizer.address, let played = built.recognizer(index) else { continue }
      subjects[address] = played.subject(in: world)
      recognizers.insert(address)
    }
  }

  nonisolated deinit {}

  /// The size of the screen, in points.
  var size: RecordingScreen {
    let size = built.screen.size ?? built.shownRoots.first.map { built.views[$0].bounds.size }
    return size.flatMap { RecordingScreen(width: Double($0.width), height: Double($0.height)) } ?? .standard
  }

  /// Does what is due.
  func advance(to now: Int64) { world.doWhatIsDue(at: now) }

  /// What facts call the view or the recognizer of an address, and whether it is a recognizer; nil where it is not played.
  func subject(_ address: String) -> (id: SubjectID, isRecognizer: Bool)? {
    subjects[address].map { ($0, recognizers.contains(address)) }
  }

  /// What facts call a view, by its index.
  func subject(ofView index: Int) -> SubjectID? {
    built.views.indices.contains(index) ? built.views[index].knownSubject : nil
  }

  /// What facts call a recognizer, by its index in the screen.
  func subject(ofRecognizer index: Int) -> SubjectID? { built.recognizer(index)?.knownSubject }
}
