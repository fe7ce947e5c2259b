import FingerpostTrace

/// Writes into a script's log what hit tests ask, and what they find, from the facts that the engine states.
///
/// On Apple's systems one reaches the same by exchanging `hitTest(_:with:)` and `point(inside:with:)` of `UIView` with
/// methods that print. The facts name every view, of whatever class, that inherits its hit test. [HIT-1]
final class HitTestSink: TraceSink {
  /// Where facts go besides, if a run keeps them.
  private let log: TraceLog?
  /// What writes the log.
  private let recorder: ScenarioRecorder
  /// The names in the trace. Looked up only, never walked.
  private var names: [SubjectID: String] = [:]
  /// The views that contain the point and whose inherited hit test is not over, from the window on.
  private var path: [SubjectID] = []

  init(_ recorder: ScenarioRecorder, log: TraceLog?) {
    self.recorder = recorder
    self.log = log
  }

  nonisolated deinit {}

  func record(_ record: TraceRecord) {
    log?.record(record)
    switch record.fact {
    case .subject(let subject, _, let name):
      names[subject] = name
    case .windowAsked:
      path = []
    case .visited(let visit) where visit.result == .inside:
      path.append(visit.view)
      recorder.write("point in \(name(of: visit.view))")
    case .visited(let visit) where visit.result == .outside:
      recorder.write("point not in \(name(of: visit.view))")
    case .answered(let view, nil):
      // What it inherits found a view, or at least itself, and its override has dropped that.
      guard let place = path.lastIndex(of: view) else { return }
      writeHit(path.last)
      path.removeSubrange(place...)
    case .windowAnswered(_, _, let view):
      writeHit(view ?? path.last)
    default: break
    }
  }

  private func writeHit(_ view: SubjectID?) {
    if let view { recorder.write("hit view \(name(of: view))") }
  }

  private func name(of subject: SubjectID) -> String { names[subject] ?? "?" }
}
