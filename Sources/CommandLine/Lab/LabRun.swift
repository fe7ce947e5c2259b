import FingerpostLab
import FingerpostScenarios
import FingerpostTrace
import Foundation

/// A scenario that was played for a page of the lab.
struct LabRun {
  /// What happened.
  let run: ScenarioRun
  /// What the page says first about it; the scenario's title where nothing else is set.
  var title: String
  /// The conflict that it shows, as an object of JSON, or nil.
  var conflict: String?
  private let screen: LabScreen
  private let source: String

  /// Plays a scenario, with pictures of each instant that changed something.
  ///
  /// - Parameter source: the text of its file.
  /// - Throws: an error if the script asks for something that cannot be done.
  init(_ scenario: Scenario, source: String) throws(ScenarioError) {
    let screen = LabScreen()
    run = try ScenarioPlayer(scenario).play(tracing: true, watching: screen.watch)
    self.screen = screen
    title = scenario.title
    self.source = source
  }

  /// Writes a page with runs, one screen for each.
  ///
  /// - Throws: why the file could not be written.
  static func write(
    _ runs: [LabRun], title: String? = nil, command: String, to file: String
  ) throws(CommandFailure) {
    let title = title ?? (runs.count == 1 ? runs[0].title : "\(runs.count) scenarios")
    var feed = LabFeed(title: title, command: command, screens: runs.map(\.title))
    for (index, run) in runs.enumerated() { run.add(to: &feed, as: index + 1) }
    feed.addRules()
    let page = LabPage.document(title: title, feed: feed.messages)
    try OutputFile.write(Data(page.utf8), to: file)
  }

  private func add(to feed: inout LabFeed, as number: Int) {
    feed.add(screen, as: number, facts: run.records)
    feed.addAnswer(
      to: number, title: title, log: run.lines.map { (nanoseconds: $0.nanoseconds, text: $0.text) },
      conflict: conflict)
    let name =
      conflict == nil ? URL(fileURLWithPath: run.scenario.name).lastPathComponent : "conflict-\(number).yaml"
    feed.addSource(of: number, name: name, text: source, test: WhatIf.test(of: run.scenario))
  }
}
