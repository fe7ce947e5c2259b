import FingerpostTimeline

/// Writes a scenario's log and sets off its hooks.
final class ScenarioRecorder {
  /// How often hooks may fire in one run.
  static let firingLimit = 1_000
  /// How many lines a log may have.
  static let lineLimit = 1_000_000
  /// How deep hooks may be inside one another.
  static let nestingLimit = 50

  private let scenario: Scenario
  private let timeline: Timeline
  /// The hooks of each line. Looked up only, never walked.
  private let hooks: [String: [Int]]
  private let wanted: Set<ScenarioFamily>
  private var firings = 0
  private var nesting = 0

  /// The lines so far.
  private(set) var lines: [ScenarioLogLine] = []
  /// The first thing that went wrong in a callback, where nothing can be thrown.
  private(set) var failure: ScenarioError?
  /// Does what a hook says.
  var perform: (ScenarioAction) -> Void = { _ in }

  init(_ scenario: Scenario, timeline: Timeline) {
    self.scenario = scenario
    self.timeline = timeline
    hooks = Dictionary(grouping: scenario.hooks.indices) { scenario.hooks[$0].when }
    wanted = scenario.wantedFamilies
  }

  nonisolated deinit {}

  /// Whether lines of a family are logged or waited for.
  func wants(_ family: ScenarioFamily) -> Bool { wanted.contains(family) }

  /// Takes a line and does what the hooks that wait for it say.
  func log(_ family: ScenarioFamily, _ text: String) {
    if scenario.observed.contains(family) { write(text) }
    guard failure == nil, let waiting = hooks[text] else { return }
    for index in waiting { fire(scenario.hooks[index]) }
  }

  /// Takes a line, at the time that it is.
  func write(_ text: String) {
    guard failure == nil else { return }
    guard lines.count < Self.lineLimit else {
      return fail(ScenarioError(message: "the log has more than \(Self.lineLimit) lines"))
    }
    lines.append(ScenarioLogLine(nanoseconds: timeline.now.nanoseconds, text: text))
  }

  /// Remembers that something went wrong, unless something has before.
  func fail(_ error: ScenarioError) {
    if failure == nil { failure = error }
  }

  private func fire(_ hook: ScenarioHook) {
    firings += 1
    nesting += 1
    defer { nesting -= 1 }
    guard firings <= Self.firingLimit else {
      return fail(ScenarioError(hook.place, "hooks fired more than \(Self.firingLimit) times in one run"))
    }
    guard nesting <= Self.nestingLimit else {
      return fail(
        ScenarioError(
          hook.place, "hooks set each other off, more than \(Self.nestingLimit) inside one another"))
    }
    for action in hook.actions where failure == nil { perform(action) }
  }
}
