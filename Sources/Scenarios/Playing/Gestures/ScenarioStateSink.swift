import FingerpostTrace

/// Writes the public changes of recognizers' states into a scenario's log, from the facts that the engine states.
///
/// There is no callback for them: UIKit does not report that a recognizer has failed. Of the way back to possible the
/// engine tells by `reset()`.
final class ScenarioStateSink: TraceSink {
  /// Where facts go besides, if anywhere.
  private let log: TraceLog?
  /// The ids of recognizers. Looked up only, never walked.
  private let ids: Set<String>
  /// The id of a recognizer in the trace. Looked up only, never walked.
  private var names: [SubjectID: String] = [:]
  /// What writes the log, while the scene is being played.
  weak var recorder: ScenarioRecorder?

  init(_ scenario: Scenario, log: TraceLog?) {
    self.log = log
    ids = Set(scenario.nodes.filter { $0.role == .recognizer }.compactMap(\.id))
  }

  nonisolated deinit {}

  func record(_ record: TraceRecord) {
    log?.record(record)
    switch record.fact {
    case .subject(let subject, .recognizer, let name):
      if ids.contains(name) { names[subject] = name }
    case .verdict(let subject, let state, _):
      if let name = names[subject] { recorder?.log(.states, "\(name).state(\(state.name))") }
    default: break
    }
  }
}
