import Fingerpost
import FingerpostExplain
import FingerpostGestures
import FingerpostHID
import FingerpostReading
import FingerpostScenarios
import FingerpostScreens
import FingerpostTrace

/// What the engine makes of what fingers did in an application, on the screen that the application told.
package struct WatchedPlay {
  /// What it was played on; what is said of it is said with this one's words.
  package let explainer: Explainer
  let run: GestureRun
  /// What the hit tests found at each view, of several the last. Looked up only, never walked.
  let visits: [Int: HitTestResult]

  /// Something that a recognizer or a control did, and when.
  enum Deed: Equatable {
    case recognition(Int64)
    case touchUpInside(Int64)
  }

  /// What recognizers and controls did, in order.
  let deeds: [Deed]

  /// When the first frame comes, in nanoseconds: nothing that came before has any effect on it.
  private static let start: Int64 = 10_000_000_000

  /// Plays a gesture.
  ///
  /// - Throws: ``ScreenReadError`` if the screen cannot be read.
  package init(_ gesture: WatchedGesture, rules: EventRules? = nil) throws(ScreenReadError) {
    var screen = try ScreenReader.read(gesture.screen, name: "the application's screen")
    if let rules { screen.eventRules = rules }
    explainer = Explainer(screen)
    let log = TraceLog()
    let built = explainer.factory.playable(log, ScreenEdits())
    let first = log.records.count
    var frames = gesture.frames
    for index in frames.indices { frames[index].shift(to: frames[index].nanoseconds + Self.start) }
    built.world.run { _ = VirtualRun(built.world).play(frames, limit: 10_000) }
    var names: [SubjectID: String] = [:]
    var visits: [Int: HitTestResult] = [:]
    for record in log.records {
      if case .subject(let id, _, let name) = record.fact { names[id] = name }
      if case .visited(let visit) = record.fact, let view = built.index(of: visit.view) {
        visits[view] = visit.result
      }
    }
    self.visits = visits
    deeds = Self.deeds(log.records[first...], from: Self.start)
    run = GestureRun(
      GestureScript(gesture.frames), Array(log.records[first...]), names: names, from: Self.start, on: built)
  }
  /// When recognizers recognized and controls sent `touchUpInside`, in order.
  static func deeds(_ records: some Sequence<TraceRecord>, from start: Int64 = 0) -> [Deed] {
    var begun: Set<SubjectID> = []
    return records.compactMap { record in
      let time = record.nanoseconds - start
      switch record.fact {
      case .acted(let recognizer, .began, _):
        begun.insert(recognizer)
        return .recognition(time)
      case .acted(let recognizer, .ended, _):
        return begun.remove(recognizer) == nil ? .recognition(time) : nil
      case .acted(let recognizer, .cancelled, _):
        begun.remove(recognizer)
        return nil
      case .controlEvent(_, .touchUpInside, _, _): return .touchUpInside(time)
      default: return nil
      }
    }
  }
}
