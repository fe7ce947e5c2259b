import Fingerpost
public import FingerpostScenarios
import FingerpostText
import Foundation

/// A scenario that was played for a page of the lab, which shows it as a screen of its own.
public struct LabRun {
  /// What happened.
  public let run: ScenarioRun
  /// What the page says first about it; the scenario's title where nothing else is set.
  public var title: String
  /// The conflict that it shows, or nil: the rules behind it, and what writes it as fields of JSON.
  package var conflict: (rules: [String], fields: (JSONWriter) -> Void)?
  private let screen: LabScreen
  private let source: String

  /// Plays a scenario, with pictures of each instant that changed something.
  ///
  /// - Parameter source: the text of its file.
  /// - Throws: an error if the script asks for something that cannot be done.
  public init(_ scenario: Scenario, source: String) throws(ScenarioError) {
    let screen = LabScreen()
    run = try ScenarioPlayer(scenario).play(tracing: true, watching: screen.watch)
    self.screen = screen
    title = scenario.title
    self.source = source
  }

  /// Plays a script on a screen of an application's own, with pictures of each instant that changed something.
  ///
  /// - Parameters:
  ///   - source: the text of its file.
  ///   - show: shows the screen, and writes to the closure that it is given.
  /// - Throws: an error if time ran on and something was always pending.
  public init(
    _ scenario: Scenario, source: String, on show: (_ log: @escaping (String) -> Void) -> Void
  ) throws(ScenarioError) {
    let screen = LabScreen()
    run = try ScenarioPlayer(scenario).play(
      tracing: true,
      watching: { log in
        let watch = screen.watch(log)
        return RunWatch(
          frame: watch.frame,
          instant: { world in
            // What a display shows is laid out.
            for window in world.application.windows { window.layoutIfNeeded() }
            watch.instant(world)
          })
      }, on: show)
    self.screen = screen
    title = scenario.title
    self.source = source
  }

  /// Returns a page with runs, one screen for each.
  ///
  /// - Parameters:
  ///   - title: what the page is called; that of the only run, or their number, if nil.
  ///   - command: the command that made it, such as `run`.
  public static func page(_ runs: [LabRun], title: String? = nil, command: String) -> String {
    let title = title ?? (runs.count == 1 ? runs[0].title : "\(runs.count) scenarios")
    var feed = LabFeed(title: title, command: command, screens: runs.map(\.title))
    for (index, run) in runs.enumerated() { run.add(to: &feed, as: index + 1) }
    feed.addRules()
    return LabPage.document(title: title, feed: feed.messages)
  }

  private func add(to feed: inout LabFeed, as number: Int) {
    feed.add(screen, as: number, facts: run.records)
    feed.addAnswer(
      to: number, title: title, log: run.lines.map { (nanoseconds: $0.nanoseconds, text: $0.text) },
      citing: run.scenario.rules + (conflict?.rules ?? [])
    ) { json in
      if let conflict { json.field("conflict") { conflict.fields(json) } }
    }
    let name =
      conflict == nil ? URL(fileURLWithPath: run.scenario.name).lastPathComponent : "conflict-\(number).yaml"
    feed.addSource(of: number, name: name, text: source, test: WhatIf.test(of: run.scenario))
  }
}
