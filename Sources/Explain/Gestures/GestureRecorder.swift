import FingerpostTrace

/// Listens to the engine while a gesture is played.
nonisolated final class GestureRecorder: TraceSink {
  private(set) var records: [TraceRecord] = []
  /// Whether facts are kept; what happens while a screen is built is of no interest.
  var isListening = false

  /// Forgets the last gesture.
  func reset() {
    records.removeAll(keepingCapacity: true)
  }

  func record(_ record: TraceRecord) {
    guard isListening else { return }
    switch record.fact {
    case .windowAsked, .windowAnswered, .visited, .answered, .forwarded, .subject, .tapCount, .keyWindow,
      .firstResponder:
      break
    default: records.append(record)
    }
  }
}
