public import FingerpostPicture
public import FingerpostScenarios
public import FingerpostScreens
public import FingerpostTrace
import FingerpostWatching
import Foundation

extension LabScreen {
  /// Creates a recorder for a screen that was dumped, whose names and texts the input says; with nil, or for a scenario's
  /// screen, the trace says the names.
  ///
  /// - Parameter look: says what a view of the input looks like.
  public convenience init(
    _ built: BuiltScreen?,
    look: @escaping (ScreenView) -> (fill: Picture.Fill?, textStyle: Picture.TextStyle?)
  ) {
    self.init(ScreenRecorder(built, look: look))
  }

  /// What lets it see a run.
  ///
  /// - Parameter log: where the facts of the run are kept.
  public func watch(_ log: TraceLog) -> RunWatch {
    RunWatch(frame: { self.note($0) }, instant: { self.look(at: $0, after: log.records) })
  }
}
