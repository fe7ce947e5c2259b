public import Fingerpost
import FingerpostExplain
public import FingerpostHID
public import FingerpostScenarios
public import FingerpostTrace

/// A run that can be played any number of times, each time on objects of its own.
public struct LabTake {
  /// What came of playing it once.
  public struct Run {
    /// What it looked like.
    public let screen: LabScreen
    /// What was decided.
    public let records: [TraceRecord]

    /// Creates a run.
    public init(_ screen: LabScreen, _ records: [TraceRecord]) {
      self.screen = screen
      self.records = records
    }
  }

  /// Plays it. The closure is called once, when everything is built and before the first finger comes.
  public let play: (_ prepare: @escaping (World) -> Void) throws -> Run

  /// Creates a take from what plays it.
  public init(_ play: @escaping (_ prepare: @escaping (World) -> Void) throws -> Run) {
    self.play = play
  }

  /// Creates one that plays frames on a screen.
  ///
  /// - Parameters:
  ///   - frames: the frames, as an application got them, from time 0.
  ///   - open: builds the screen, whose facts go to the log.
  public init(_ frames: [Frame], on open: @escaping (TraceLog) throws -> PlayedScene) {
    self.init { prepare in
      let log = TraceLog()
      let scene = try open(log)
      let screen = LabScreen(scene.builtScreen) { $0.look }
      scene.world.run { prepare(scene.world) }
      RecordingPlayer(scene).play(admitted: frames, watching: screen.watch(log))
      return Run(screen, log.records)
    }
  }

  /// Creates one that plays a scenario's own script.
  public init(_ scenario: Scenario) {
    self.init { prepare in
      let screen = LabScreen()
      let run = try ScenarioPlayer(scenario).play(watching: screen.watch, preparing: prepare)
      return Run(screen, run.records)
    }
  }
}
