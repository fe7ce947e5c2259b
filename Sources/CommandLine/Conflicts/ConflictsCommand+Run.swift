import FingerpostConflicts
import FingerpostConsole
import FingerpostLab
import FingerpostScenarios
import Foundation

@MainActor extension ConflictsCommand {
  /// Reads, searches and reports.
  ///
  /// - Returns: the exit status, 0 or 1.
  /// - Throws: the reason for exit status 2, in one sentence.
  func run(on console: Console) throws(CommandFailure) -> Int32 {
    let budget = try SearchBudget(budget)
    let input = try attaching.input(file)
    let title = input.title
    let (scenario, search): (Scenario, ConflictSearch)
    var notes: [String] = []
    switch try ScreenFile.read(input, with: additions.with, on: console) {
    case .scenario(let read): (scenario, search) = (read, ConflictSearch(read, seed: seed))
    case .dump(let screen):
      let written = ScreenScenario(screen, name: title)
      // Fail before the search if the scenario cannot be printed.
      try CommandFailure.wrapping { _ = try written.scenario.yaml() }
      (scenario, search, notes) = (written.scenario, ConflictSearch(written, seed: seed), written.losses)
      // What nothing is known of has no conflict, and no absence of one.
      if search.isEmpty, written.hasUntoldRecognizers {
        throw CommandFailure(
          "\(title): it describes no recognizers, so there is nothing to try. \(notes.joined(separator: " "))"
        )
      }
    }
    var isPartial = false
    let report = try run(search, over: scenario, budget, &notes, &isPartial, on: console)
    if let save { try keep(report, in: save) }
    if let html { try show(report, scenario, title, on: html, by: console) }
    let asJSON = { ConflictsJSON.text(of: report, notes, file: title, isPartial: isPartial) }
    console.report(asJSON())
    console.print(
      json
        ? asJSON()
        : ConflictsText.text(of: report, notes, file: title))
    return report.findings.isEmpty ? 0 : 1
  }

  /// Searches, and notes why it ended early.
  private func run(
    _ search: ConflictSearch, over scenario: Scenario, _ budget: SearchBudget, _ notes: inout [String],
    _ isPartial: inout Bool,
    on console: Console
  ) throws(CommandFailure) -> ConflictReport {
    var search = search
    // The search has one half of the time, what makes its findings shorter and tries fixes the other.
    var half = try time.seconds(on: console).map { $0 / 2 }
    var (limit, isTime): (Int?, Bool) = (nil, false)
    switch budget {
    case .sequences(let count):
      search.limit = min(count, SearchBudget.limit(views: scenario.viewCount))
      limit = search.limit
      if search.limit < count {
        notes.append(
          "The screen has \(scenario.viewCount) views, so \(search.limit) sequences were tried instead of \(count); --budget 60s tries for a minute."
        )
      }
    case .seconds(let seconds):
      search.limit = SearchBudget.limit
      (half, isTime) = (seconds, true)
    }
    let searching = RunBound(console, seconds: half, isTime ? "--budget" : "half of --time-limit")
    var solving: RunBound?
    return try CommandFailure.wrapping {
      var tried = 0
      let report = try search.run { state in
        tried = state.tried
        return searching.goesOn(state.tried, limit)
      } hasTime: {
        if solving == nil { solving = RunBound(console, seconds: half) }
        return solving?.hasTime() ?? true
      }
      isPartial = report.isCutShort
      if let ending = searching.ending, !isTime || searching.isInterrupted {
        isPartial = true
        notes.append(
          searching.isInterrupted
            ? "\(ending) after \(tried) sequences; this is what they showed."
            : "\(ending): \(tried) sequences were played by then; this is what they showed.")
      }
      if report.isCutShort {
        notes.append(
          "The time was up before all fixes were tried; touches may not be the shortest\(more(report)).")
      }
      return report
    }
  }

  /// How many conflicts are not described, as the end of a sentence.
  private func more(_ report: ConflictReport) -> String {
    switch report.notDescribed {
    case 0: ""
    case 1: ", and 1 more conflict was found that is not described"
    case let count: ", and \(count) more conflicts were found that are not described"
    }
  }

  /// Writes a page with the shortest touches of each conflict, or with the scenario itself if there is none.
  private func show(
    _ report: ConflictReport, _ scenario: Scenario, _ name: String, on page: String, by console: Console
  ) throws(CommandFailure) {
    try CommandFailure.wrapping {
      var runs: [LabRun] = []
      for finding in report.findings {
        var run = try LabRun(
          Scenario.load(text: finding.scenario, name: finding.title), source: finding.scenario)
        run.title = finding.title
        run.conflict = (finding.rules, { ConflictsJSON.writeFields(of: finding, to: $0) })
        runs.append(run)
      }
      if runs.isEmpty {
        var run = try LabRun(scenario, source: scenario.yaml())
        run.title = "No conflict in \(report.tried.sequences) sequences of touches"
        runs.append(run)
      }
      let title = "Conflicts in \(name)"
      try console.save(LabRun.page(runs, title: title, command: "conflicts"), to: page)
    }
  }

  private func keep(_ report: ConflictReport, in folder: String) throws(CommandFailure) {
    let url = URL(fileURLWithPath: folder)
    // If there is no folder then, the first file says so.
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, finding) in zip(ConflictsText.fileNames(of: report), report.findings) {
      try OutputFile.write(Data(finding.scenario.utf8), to: url.appendingPathComponent(name).path)
    }
  }
}
