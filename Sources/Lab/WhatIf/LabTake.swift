public import Fingerpost
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

  /// Creates one that plays a scenario's own script.
  public init(_ scenario: Scenario) {
    self.init { prepare in
      let screen = LabScreen()
      let run = try ScenarioPlayer(scenario).play(watching: screen.watch, preparing: prepare)
      return Run(screen, run.records)
    }
  }
}
