import FingerpostLab
import FingerpostScenarios
import FingerpostTrace
import Foundation

/// One run over scenario files; an error in one does not stop the others.
struct RunSession {
  /// What to do with each scenario.
  enum Task: Equatable {
    /// Its log is printed.
    case log
    /// Its log is compared with what it expects.
    case check
    /// The engine's facts are printed.
    case trace(RunCommand.TraceFormat)
  }

  let task: Task
  let color: Bool
  /// The file to write a page of the lab to, or nil.
  let page: String?
  /// Prints a line or several on standard output.
  let write: (String) -> Void
  /// Prints a line on standard error.
  let complain: (String) -> Void
  /// Called before every scenario with how many were played and how many there are; the run ends early if it returns
  /// false.
  var goesOn: (Int, Int) -> Bool = { _, _ in true }

  private var passed = 0
  private var failed = 0
  private var status: Int32 = 0
  private var hasWritten = false
  private var played: [LabRun] = []
  private var perfetto = TracePerfettoRenderer()

  init(
    task: Task, color: Bool = false, page: String? = nil, write: @escaping (String) -> Void,
    complain: @escaping (String) -> Void
  ) {
    self.task = task
    self.color = color
    self.page = page
    self.write = write
    self.complain = complain
  }

  /// Plays every scenario that the paths name.
  ///
  /// - Returns: the exit status: 2 if anything could not be read or played, else 1 if a check failed, else 0.
  mutating func run(_ paths: [String]) -> Int32 {
    var found: [Result<String, ScenarioFiles.Problem>] = []
    for path in paths {
      switch ScenarioFiles.find(path) {
      case .success(let files): found += files.map { .success($0) }
      case .failure(let problem): found.append(.failure(problem))
      }
    }
    for (done, file) in found.enumerated() {
      guard goesOn(done, found.count) else {
        complain("Interrupted: \(found.count - done) of \(found.count) scenarios were not played.")
        status = 2
        break
      }
      switch file {
      case .success(let file): play(file)
      case .failure(let problem): refuse(problem.message)
      }
    }
    if task == .trace(.perfetto) { write(perfetto.text) }
    if task == .check { write("\(passed) passed, \(failed) failed") }
    if let page, !played.isEmpty {
      do throws(CommandFailure) {
        try LabRun.write(played, command: "run", to: page)
      } catch {
        refuse("fingerpost run: \(error)")
      }
    }
    return status
  }

  private mutating func play(_ file: String) {
    do {
      let text = try ScenarioFiles.read(file)
      let scenario = try Scenario.load(text: text, name: file)
      let isTrace = if case .trace = task { true } else { false }
      guard page != nil else { return report(try ScenarioPlayer(scenario).play(tracing: isTrace)) }
      let run = try LabRun(scenario, source: text)
      played.append(run)
      report(run.run)
    } catch let problem as ScenarioFiles.Problem {
      refuse(problem.message)
    } catch {
      refuse("\(error)")
    }
  }

  private mutating func refuse(_ message: String) {
    complain(message)
    status = 2
  }

  private mutating func report(_ run: ScenarioRun) {
    switch task {
    case .log:
      heading(run.scenario.title)
      for line in run.lines { write("\(line)") }
    case .trace(.text):
      heading(run.scenario.title)
      var renderer = TraceTextRenderer()
      for record in run.records {
        if let line = renderer.line(for: record) { write(line) }
      }
    case .trace(.json):
      let renderer = TraceJSONRenderer()
      for record in run.records { write(renderer.line(for: record)) }
    case .trace(.perfetto):
      perfetto.add(run.records, title: run.scenario.title)
    case .check:
      check(run)
    }
  }

  private mutating func check(_ run: ScenarioRun) {
    guard let expected = run.scenario.expect else {
      return fail(run.scenario, "    it has no “expect” to compare its log with")
    }
    if let difference = ScenarioCheck.compare(expected, run.lines) {
      fail(run.scenario, difference.text(colour: color))
    } else {
      passed += 1
    }
  }

  private mutating func fail(_ scenario: Scenario, _ text: String) {
    failed += 1
    status = max(status, 1)
    let title = scenario.title == scenario.name ? "" : ": \(scenario.title)"
    write("\(bold("failed")) \(scenario.name)\(title)\n\(text)\n")
  }

  // Scenarios are separated by an empty line.
  private mutating func heading(_ title: String) {
    if hasWritten { write("") }
    hasWritten = true
    write(bold(title))
  }

  private func bold(_ text: String) -> String {
    color ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }
}
