import FingerpostExplain
import FingerpostLab
import FingerpostScenarios
import FingerpostScreens
import FingerpostText
import Foundation

/// One run of `fingerpost conflicts`, from its arguments to its exit status.
struct ConflictsSession {
  var file: String
  var budget = "2000"
  var seed: UInt64 = 1
  /// The folder to save scenarios in, or nil.
  var folder: String?
  var isJSON = false
  /// The file to write a page of the lab to, or nil.
  var page: String?
  /// Files with recognizers that the input does not describe.
  var additions: [String] = []

  /// Reads a file's bytes; the name `-` stands for standard input.
  var read: (String) throws(CommandFailure) -> Data = InputFile.read
  /// Called with the number of sequences tried, and how many it may be.
  var progress: (Int, Int?) -> Void = { _, _ in }
  /// Whether the search is to end with what it has found.
  var isInterrupted: () -> Bool = { false }
  /// Seconds of the machine's clock, for budgets in seconds.
  var clock: () -> Double = { ProcessInfo.processInfo.systemUptime }

  /// Reads, searches and reports.
  ///
  /// - Parameter finished: called when the search is over and nothing has been written yet.
  /// - Returns: what goes to standard output, and the exit status, 0 or 1.
  /// - Throws: the reason for exit status 2, in one sentence.
  func run(before finished: () -> Void = {}) throws(CommandFailure) -> (output: String, status: Int32) {
    let budget = try SearchBudget(budget)
    let (scenario, losses) = try readScenario()
    var notes = losses
    let report = try search(scenario, budget, &notes)
    finished()
    if let folder { try save(report, in: folder) }
    if let page { try show(report, scenario, on: page) }
    let output =
      isJSON
      ? ConflictsJSON.text(of: report, notes, file: InputFile.title(file))
      : ConflictsText.text(of: report, notes, file: InputFile.title(file))
    return (output, report.findings.isEmpty ? 0 : 1)
  }

  /// The scenario in a file, or one made from its screen, and what was lost.
  private func readScenario() throws(CommandFailure) -> (scenario: Scenario, losses: [String]) {
    let name = InputFile.title(file)
    do {
      let screen = try ScreenFile.read(file, with: additions, data: read)
      let written = ScreenScenario(screen, name: name)
      // Fail before the search if the scenario cannot be printed.
      _ = try written.scenario.yaml()
      return (written.scenario, written.losses)
    } catch let error as ScreenFile.Failure {
      switch error {
      case .isScenario(let data):
        guard additions.isEmpty else { throw CommandFailure(ScreenFile.noAdditions) }
        return (try load(data, name), [])
      case .failed(let failure): throw failure
      }
    } catch {
      throw CommandFailure("\(error)")
    }
  }

  private func load(_ data: Data, _ name: String) throws(CommandFailure) -> Scenario {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CommandFailure("\(name): the file is not UTF-8 text.")
    }
    do {
      return try Scenario.load(text: text, name: name)
    } catch {
      throw CommandFailure("\(error)")
    }
  }

  /// Searches, and notes why it ended early.
  private func search(
    _ scenario: Scenario, _ budget: SearchBudget, _ notes: inout [String]
  ) throws(CommandFailure) -> ConflictReport {
    var search = ConflictSearch(scenario, seed: seed)
    var end = Double.infinity
    switch budget {
    case .sequences(let count):
      search.limit = min(count, SearchBudget.limit(views: scenario.viewCount))
      if search.limit < count {
        notes.append(
          "The screen has \(scenario.viewCount) views, so \(search.limit) sequences were tried instead of \(count); --budget 60s tries for a minute."
        )
      }
    case .seconds(let seconds):
      search.limit = SearchBudget.limit
      end = clock() + seconds
    }
    do {
      var stopped: ConflictSearch.Progress?
      let report = try search.run { state in
        progress(state.tried, end == .infinity ? state.limit : nil)
        if isInterrupted() { stopped = state }
        return stopped == nil && (end == .infinity || clock() < end)
      }
      if let stopped {
        notes.append("Interrupted after \(stopped.tried) sequences; this is what they showed.")
      }
      return report
    } catch {
      throw CommandFailure("\(error)")
    }
  }

  /// Writes a page with the shortest touches of each conflict, or with the scenario itself if there is none.
  private func show(
    _ report: ConflictReport, _ scenario: Scenario, on page: String
  ) throws(CommandFailure) {
    do {
      var runs: [LabRun] = []
      for finding in report.findings {
        var run = try LabRun(
          Scenario.load(text: finding.scenario, name: finding.title), source: finding.scenario)
        run.title = finding.title
        run.conflict = JSONWriter.object { ConflictsJSON.writeFields(of: finding, to: $0) }
        runs.append(run)
      }
      if runs.isEmpty {
        var run = try LabRun(scenario, source: scenario.yaml())
        run.title = "No conflict in \(report.tried.sequences) sequences of touches"
        runs.append(run)
      }
      let title = "Conflicts in \(InputFile.title(file))"
      try LabRun.write(runs, title: title, command: "conflicts", to: page)
    } catch {
      throw error as? CommandFailure ?? CommandFailure("\(error)")
    }
  }

  private func save(_ report: ConflictReport, in folder: String) throws(CommandFailure) {
    do {
      let url = URL(fileURLWithPath: folder)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, finding) in zip(ConflictsText.fileNames(of: report), report.findings) {
        try Data(finding.scenario.utf8).write(to: url.appendingPathComponent(name))
      }
    } catch {
      throw CommandFailure("\(folder): the scenarios could not be written: \(error.localizedDescription).")
    }
  }
}

/// How much a search may try.
nonisolated enum SearchBudget: Equatable {
  /// A number of sequences, which makes the search the same everywhere.
  case sequences(Int)
  /// A number of seconds of the machine's clock.
  case seconds(Double)

  /// The most sequences that are played, whatever the budget.
  static let limit = 10_000_000

  /// The most sequences that a number may ask for on a screen of so many views: every sequence builds all of them.
  static func limit(views: Int) -> Int { max(10, 5_000_000 / max(1, views)) }

  /// Reads `2000` or `10s`.
  ///
  /// - Throws: a sentence if the text is neither.
  init(_ text: String) throws(CommandFailure) {
    if text.hasSuffix("s"), let seconds = Double(text.dropLast()), seconds > 0, seconds <= 1e6 {
      self = .seconds(seconds)
    } else if let count = Int(text), count > 0, count <= Self.limit {
      self = .sequences(count)
    } else {
      throw CommandFailure(
        "--budget \(text): expected a number of sequences from 1 to \(Self.limit), such as 2000, or seconds, such as 10s."
      )
    }
  }
}
