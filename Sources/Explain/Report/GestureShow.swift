import Fingerpost
import FingerpostGestures
public import FingerpostScenarios
public import FingerpostScreens
public import FingerpostTrace

/// The gesture of a report, played once more where it can be seen.
public final class GestureShow {
  /// The screen that it is played on, with nothing else played before.
  public let built: BuiltScreen
  /// The number that the trace has for the view that was expected to act, or nil.
  public let expected: Int?
  private let script: GestureScript
  private let log = TraceLog()

  /// Builds the screen.
  public init(_ report: Report, of explainer: Explainer) {
    built = explainer.factory.playable(log, ScreenEdits())
    report.variant.apply(to: built)
    script = report.answer.script
    expected = report.question?.view.flatMap { [built] in
      built.views[$0].knownSubject.map { Int($0.rawValue) }
    }
  }

  nonisolated deinit {}

  /// Plays the gesture from the beginning of time, and lets time run on until nothing is pending.
  ///
  /// - Parameter watch: makes what sees the run, with the log of its facts.
  /// - Returns: the facts.
  public func play(watching watch: (TraceLog) -> RunWatch) -> [TraceRecord] {
    let run = VirtualRun(built.world, watching: watch(log))
    _ = built.world.run { run.play(script.frames()) }
    return log.records
  }
}
