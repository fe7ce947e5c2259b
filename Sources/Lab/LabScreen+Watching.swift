public import FingerpostScenarios
public import FingerpostScreens
public import FingerpostTrace
public import FingerpostWatching
import Foundation

extension LabScreen {
  /// Creates pictures of a screen that was dumped, or of a scenario's.
  ///
  /// - Parameter look: says what a view of the input looks like.
  public convenience init(_ built: BuiltScreen?, look: @escaping ScreenRecorder.Look) {
    self.init(ScreenRecorder(built, look: look))
  }

  /// What lets it see a run.
  ///
  /// - Parameter log: where the facts of the run are kept.
  public func watch(_ log: TraceLog) -> RunWatch {
    RunWatch(frame: { self.note($0) }, instant: { self.look(at: $0, after: log.records) })
  }
}
