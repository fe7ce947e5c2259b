import FingerpostConsole
import FingerpostLab
import FingerpostReading
import FingerpostScenarios
import FingerpostTrace

/// What `fingerpost run` says of the scenarios that it plays, one after the other.
struct ScenarioReports {
  let command: RunCommand
  let console: Console
  /// The exit status: 2 if anything could not be read or played, else 1 if a check failed, else 0.
  private(set) var status: Int32 = 0

  private var passed = 0
  private var failed = 0
  private var hasWritten = false
  private var played: [LabRun] = []
  private var perfetto = TracePerfettoRenderer()

  init(of command: RunCommand, on console: Console) {
    self.command = command
    self.console = console
  }

  /// Plays a scenario and says what it asks for, or why it cannot be played.
  mutating func add(_ file: String) {
    do {
      let text = try InputFile.text(try console.data(of: file), of: file)
      let scenario = try Scenario.load(text: text, name: InputFile.title(file))
      guard command.html != nil else {
        return report(try ScenarioPlayer(scenario).play(tracing: command.trace != nil))
      }
      let run = try LabRun(scenario, source: text)
      played.append(run)
      report(run.run)
    } catch {
      let isScreen = (try? console.data(of: file)).flatMap { try? ScreenReader.read($0, name: file) } != nil
      refuse(
        isScreen
          ? "\(InputFile.title(file)): this lists the views of a screen and is no scenario; use fingerpost explain."
          : "\(error)")
    }
  }

  /// Says what cannot be played.
  mutating func refuse(_ message: String) {
    console.complain(message)
    status = 2
  }

  /// Says what there is to say of all of them.
  mutating func finish() {
    if command.trace == .perfetto { console.line(perfetto.text) }
    if command.check { console.line("\(passed) passed, \(failed) failed") }
    guard let page = command.html, !played.isEmpty else { return }
    do {
      try console.save(LabRun.page(played, command: "run"), to: page)
    } catch {
      refuse("\(command.errorPrefix)\(error)")
    }
  }

  private mutating func report(_ run: ScenarioRun) {
    if command.check { return check(run) }
    switch command.trace {
    case nil:
      heading(run.scenario.title)
      for line in run.lines { console.line("\(line)") }
    case .text:
      heading(run.scenario.title)
      var (renderer, order) = (TraceTextRenderer(), ActionOrder())
      for record in run.records {
        if let line = renderer.line(for: record) { console.line(line) }
        if let note = order.note(on: record) { console.line(note) }
      }
    case .json:
      let renderer = TraceJSONRenderer()
      console.line(TraceJSONRenderer.header)
      for record in run.records { console.line(renderer.line(for: record)) }
    case .perfetto:
      perfetto.add(run.records, title: run.scenario.title)
    }
  }

  private mutating func check(_ run: ScenarioRun) {
    guard let expected = run.scenario.expect else {
      return fail(run.scenario, "    it has no “expect” to compare its log with")
    }
    if let difference = ScenarioCheck.compare(expected, run.lines) {
      fail(run.scenario, difference.text(color: console.allowsColors))
    } else {
      passed += 1
    }
  }

  private mutating func fail(_ scenario: Scenario, _ text: String) {
    failed += 1
    status = max(status, 1)
    let title = scenario.title == scenario.name ? "" : ": \(scenario.title)"
    console.line("\(bold("failed")) \(scenario.name)\(title)\n\(text)\n")
  }

  // Scenarios are separated by an empty line.
  private mutating func heading(_ title: String) {
    if hasWritten { console.line("") }
    hasWritten = true
    console.line(bold(title))
  }

  private func bold(_ text: String) -> String {
    console.allowsColors ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }
}
