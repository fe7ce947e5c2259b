public import Fingerpost
import FingerpostExplain
public import FingerpostHID
public import FingerpostScenarios
public import FingerpostTrace

/// A run that can be played any number of times, each time on objects of its own.
public struct LabTake {
  /// The result of playing it once.
  public struct Run {
    /// What it looked like.
    public let screen: LabScreen
    /// What was decided.
    public let records: [TraceRecord]
    /// The frames that the application got.
    public let frames: [Frame]

    /// Creates a run.
    public init(_ screen: LabScreen, _ records: [TraceRecord], _ frames: [Frame]) {
      self.screen = screen
      self.records = records
      self.frames = frames
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
      return Run(screen, log.records, frames)
    }
  }

  /// Creates one that plays a scenario's own script.
  public init(_ scenario: Scenario) {
    self.init { prepare in
      let screen = LabScreen()
      var frames: [Frame] = []
      let run = try ScenarioPlayer(scenario).play(
        watching: { log in
          let watch = screen.watch(log)
          return RunWatch(
            frame: { frame in
              frames.append(frame)
              watch.frame(frame)
            }, instant: watch.instant)
        }, preparing: prepare)
      return Run(screen, run.records, frames)
    }
  }
}
