import FingerpostTrace

/// Listens to the engine while a contact comes down, and keeps what the reports are made of.
///
/// One recorder serves any number of contacts, and its memory grows to the largest only once.
package nonisolated final class TouchRecorder: TraceSink {
  /// A window that was asked for the view under the contact.
  package struct Ask {
    package var window: SubjectID
    package var level: Double
    package var x: Double
    package var y: Double
    /// The view that it answered with.
    package var answer: SubjectID?
    /// How many views had been looked at before it was asked.
    package var firstVisit: Int
  }

  /// The views that the hit test looked at, in that order.
  package private(set) var visits: ContiguousArray<Visit> = []
  /// The windows that were asked, front to back.
  package private(set) var asks: [Ask] = []
  /// What views of classes that override hit testing answered, in that order.
  package private(set) var answers: [(view: SubjectID, answer: SubjectID?)] = []
  /// The view that the contact belongs to.
  private(set) var target: SubjectID?

  /// Forgets the last contact.
  func reset() {
    visits.removeAll(keepingCapacity: true)
    asks.removeAll(keepingCapacity: true)
    answers.removeAll(keepingCapacity: true)
    target = nil
  }

  package func record(_ record: TraceRecord) {
    switch record.fact {
    case .visited(let visit):
      visits.append(visit)
    case .windowAsked(let window, _, let pass, let level, let x, let y):
      // Of several passes the last decides.
      if pass > 1, asks.first?.window == window { reset() }
      asks.append(Ask(window: window, level: level, x: x, y: y, answer: nil, firstVisit: visits.count))
    case .windowAnswered(_, _, let view):
      if !asks.isEmpty { asks[asks.count - 1].answer = view }
    case .answered(let view, let answer):
      answers.append((view, answer))
    case .targeted(_, _, let view):
      target = view
    default:
      break
    }
  }
}
