import FingerpostTrace

/// Listens to the engine while a gesture is played.
nonisolated final class GestureRecorder: TraceSink {
  private(set) var records: [TraceRecord] = []
  /// What subjects are called. Looked up only, never walked.
  private(set) var names: [SubjectID: String] = [:]
  /// Whether facts are kept; what happens while a screen is built is of no interest.
  var isListening = false

  /// Forgets the last gesture.
  func reset() {
    records.removeAll(keepingCapacity: true)
  }

  func record(_ record: TraceRecord) {
    if case .subject(let id, _, let name) = record.fact { names[id] = name }
    guard isListening else { return }
    switch record.fact {
    case .windowAsked, .windowAnswered, .visited, .answered, .forwarded, .subject, .tapCount, .keyWindow:
      break
    default: records.append(record)
    }
  }
}
