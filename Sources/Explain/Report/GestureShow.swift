import Fingerpost
import FingerpostGestures
public import FingerpostHID
public import FingerpostScenarios
public import FingerpostScreens
public import FingerpostTrace

/// The gesture of a report, played once more where it can be seen.
public final class GestureShow {
  /// The screen that it is played on, with nothing else played before.
  public let built: BuiltScreen
  /// The number that the trace has for the view that was expected to act, or nil.
  public let expected: Int?
  /// The lines of the fix that is made; none without one.
  public let code: [String]
  private let script: GestureScript
  private let log = TraceLog()
  private var kept: [AnyObject] = []

  /// Builds the screen.
  public convenience init(_ report: Report, of explainer: Explainer) {
    self.init(report, of: explainer, [], [])
  }

  /// Builds the screen with one of the report's fixes; nil if there are fewer.
  ///
  /// - Parameter fix: which of them, from 0.
  public convenience init?(_ report: Report, of explainer: Explainer, fix: Int) {
    guard report.fixes.indices.contains(fix), report.remedies.indices.contains(fix) else { return nil }
    self.init(report, of: explainer, report.fixes[fix].changes, report.remedies[fix].code)
  }

  private init(_ report: Report, of explainer: Explainer, _ changes: [Change], _ code: [String]) {
    self.code = code
    built = explainer.factory.playable(log, ScreenEdits(changes))
    kept = changes.flatMap { [built] in $0.apply(to: built) }
    report.variant.apply(to: built)
    script = report.answer.script
    expected = report.question?.view.flatMap { [built] in
      built.views[$0].knownSubject.map { Int($0.rawValue) }
    }
  }

  nonisolated deinit {}

  /// Plays frames of somebody's instead.
  public func play(_ frames: [Frame], watching watch: (TraceLog) -> RunWatch) -> [TraceRecord] {
    let run = VirtualRun(built.world, watching: watch(log))
    _ = built.world.run { run.play(frames) }
    return log.records
  }

  /// Plays the gesture from the beginning of time, and lets time run on until nothing is pending.
  ///
  /// - Parameter watch: makes what sees the run, with the log of its facts.
  /// - Returns: the facts.
  public func play(watching watch: (TraceLog) -> RunWatch) -> [TraceRecord] {
    built.focus(script)
    return play(script.frames(), watching: watch)
  }
}
