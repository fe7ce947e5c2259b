public import Fingerpost
import FingerpostTimeline
public import FingerpostTrace

/// Plays a scenario in virtual time, in a world of its own.
public final class ScenarioPlayer {
  private let scenario: Scenario

  /// Creates a player. The same one can play its scenario any number of times.
  public init(_ scenario: Scenario) {
    self.scenario = scenario
  }

  nonisolated deinit {}

  /// Builds the tree, plays the script, and lets time run on until nothing is pending.
  ///
  /// - Parameters:
  ///   - tracing: whether to keep the engine's facts, which costs time and memory.
  ///   - watch: makes what sees the run from outside, with the log of the facts. Without it nothing is computed for it.
  ///   - prepare: called in the world when the tree is built, before the first step; it may change the tree.
  /// - Throws: an error if the script asks for something that cannot be done, or hooks never come to an end.
  public func play(
    tracing: Bool = false, watching watch: ((TraceLog) -> RunWatch)? = nil,
    preparing prepare: (World) -> Void = { _ in }
  ) throws(ScenarioError) -> ScenarioRun {
    try play(tracing: tracing, watching: watch, showing: { prepare($0.world) })
  }

  /// Builds the tree, shows it to a caller that may change it, and plays the script.
  ///
  /// - Throws: an error if the script asks for something that cannot be done, or hooks never come to an end.
  package func play(
    tracing: Bool, watching watch: ((TraceLog) -> RunWatch)? = nil, showing show: (ScenarioScene) -> Void
  ) throws(ScenarioError) -> ScenarioRun {
    let trace = tracing || watch != nil ? TraceLog() : nil
    let states = scenario.wantedFamilies.contains(.states) ? ScenarioStateSink(scenario, log: trace) : nil
    let world = ScenarioScene.makeWorld(for: scenario, sink: states ?? trace)
    let scene = try ScenarioScene.build(scenario, in: world)
    let recorder = ScenarioRecorder(scenario, timeline: world.timeline)
    let performer = ScenarioPerformer(world: world, scene: scene, recorder: recorder)
    // The performer outlives the run; the recorder must not keep it, or neither would ever go.
    recorder.perform = { [weak performer] in performer?.perform($0) }
    scene.recorder = recorder
    states?.recorder = recorder
    let watch = trace.flatMap { trace in watch?(trace) }
    performer.watch = watch
    world.run {
      show(scene)
      play(in: world, performer, recorder, watch)
    }
    scene.recorder = nil
    return try result(of: recorder, trace)
  }

  /// Plays the script on a screen of an application's own, in a world of its own.
  ///
  /// The log is what the application writes and, if the scenario observes hit tests, what they ask and find. Of the
  /// scenario itself, screen size, rules, script and expectations count; it says by ``Scenario/appScreen`` which screen it
  /// is written for.
  ///
  /// - Parameters:
  ///   - tracing: whether to keep the engine's facts, which costs time and memory.
  ///   - show: shows the screen. It is called once, in the new world, before the first step. What it makes the application
  ///     write goes to the closure that it is given, at the time of the script.
  ///   - watch: makes what sees the run from outside, with the log of the facts. Without it nothing is computed for it.
  /// - Throws: an error if time ran on and something was always pending.
  public func play(
    tracing: Bool = false, watching watch: ((TraceLog) -> RunWatch)? = nil,
    on show: (_ log: @escaping (String) -> Void) -> Void
  ) throws(ScenarioError) -> ScenarioRun {
    let trace = tracing || watch != nil ? TraceLog() : nil
    let timeline = Timeline()
    let recorder = ScenarioRecorder(scenario, timeline: timeline)
    let sink: (any TraceSink)? =
      scenario.observed.contains(.hitTest) ? HitTestSink(recorder, log: trace) : trace
    let world = World(
      eventRules: scenario.eventRules, trace: Trace(sink), timeline: timeline, screenSize: scenario.screenSize
    )
    let performer = ScenarioPerformer(world: world, scene: nil, recorder: recorder)
    let watch = trace.flatMap { trace in watch?(trace) }
    performer.watch = watch
    world.run {
      show { recorder.write($0) }
      play(in: world, performer, recorder, watch)
    }
    return try result(of: recorder, trace)
  }

  private func result(of recorder: ScenarioRecorder, _ trace: TraceLog?) throws(ScenarioError) -> ScenarioRun
  {
    if var failure = recorder.failure {
      failure.file = scenario.name
      throw failure
    }
    return ScenarioRun(scenario: scenario, lines: recorder.lines, records: trace?.records ?? [])
  }

  private func play(
    in world: World, _ performer: ScenarioPerformer, _ recorder: ScenarioRecorder, _ watch: RunWatch?
  ) {
    let run = VirtualRun(world, watching: watch)
    run.look()
    for step in scenario.script {
      run.advance(to: step.nanoseconds)
      for action in step.actions where recorder.failure == nil { performer.perform(action) }
      guard recorder.failure == nil else { return }
      run.look()
    }
    if !run.finish() {
      recorder.fail(
        ScenarioError(message: "time ran on after the last step and something was always pending"))
    }
  }
}

/// The result of playing a scenario.
public struct ScenarioRun: Sendable {
  /// The scenario that was played.
  public let scenario: Scenario
  /// The log, in the order of the callbacks.
  public let lines: [ScenarioLogLine]
  /// The engine's facts, empty unless they were asked for.
  public let records: [TraceRecord]
}
