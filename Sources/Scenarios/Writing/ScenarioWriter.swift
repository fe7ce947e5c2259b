import Fingerpost
import Foundation

/// Turns a scenario into the text of a file that reads as the same scenario.
nonisolated struct ScenarioWriter {
  /// How deep lists and mappings may nest, so that the reader accepts it.
  static let depthLimit = ScenarioDocument.depthLimit - 10

  let scenario: Scenario

  /// The text of the file.
  func text() throws(ScenarioError) -> String {
    var entries = [YAMLEntry("title", .plain(YAMLScalar.line(scenario.title)))]
    if !scenario.rules.isEmpty { entries.append(YAMLEntry("rules", .texts(scenario.rules))) }
    if let config { entries.append(YAMLEntry("config", config)) }
    let size = scenario.screenSize
    if size != CGSize(width: 400, height: 800) {
      let numbers = YAMLValue.numbers([Double(size.width), Double(size.height)])
      entries.append(YAMLEntry("screen", .map([YAMLEntry("size", numbers)])))
    }
    entries.add("appScreen", scenario.appScreen.map { .text($0) })
    if scenario.observed != ScenarioFamily.observedByDefault {
      let families = ScenarioFamily.allCases.filter(scenario.observed.contains).map(\.rawValue)
      entries.append(YAMLEntry("observe", .texts(families)))
    }
    entries += try tree()
    if !scenario.script.isEmpty { entries.append(YAMLEntry("script", .list(try script()))) }
    if !scenario.hooks.isEmpty { entries.append(YAMLEntry("hooks", .list(try hooks()))) }
    entries.add("expect", scenario.expect.map(Self.expectations))
    return YAMLLayout(entries, tall: ["windows", "script", "hooks", "expect"]).text
  }

  /// The keys of `config` that are not as they are without one.
  private var config: YAMLValue? {
    var entries: [YAMLEntry] = []
    for key in EventRules.keys {
      guard let value = scenario.eventRules.value(of: key), value != EventRules.standard.value(of: key) else {
        continue
      }
      entries.append(YAMLEntry(key, EventRules.switches.contains(key) ? .flag(value == 1) : .number(value)))
    }
    return entries.isEmpty ? nil : .map(entries)
  }

  private static func expectations(_ expectations: [ScenarioExpectation]) -> YAMLValue {
    .list(
      expectations.map { expectation in
        switch expectation {
        case .line(let line): .text(text(of: line))
        case .anyOrder(let lines): .list(lines.map { .text(text(of: $0)) })
        }
      })
  }

  private static func text(of line: ScenarioExpectedLine) -> String {
    guard let nanoseconds = line.nanoseconds else { return line.text }
    return "@\(YAMLScalar.seconds(nanoseconds)) \(line.text)"
  }

  /// The id of a node that another place names.
  func id(_ index: Int) throws(ScenarioError) -> String {
    let node = scenario.nodes[index]
    if let id = node.id { return id }
    throw ScenarioError(
      file: scenario.name, message: "\(node.role.name) is named elsewhere and has no id to be named by")
  }

  /// The id of a node, as a value.
  func reference(_ index: Int) throws(ScenarioError) -> YAMLValue { .text(try id(index)) }

  /// The ids of nodes.
  func ids(_ indices: [Int]) throws(ScenarioError) -> YAMLValue {
    var ids: [String] = []
    for index in indices { ids.append(try id(index)) }
    return .texts(ids)
  }
}

nonisolated extension Scenario {
  /// The text of a file that reads as this scenario; its comments, if it was read from a file, are gone.
  ///
  /// - Throws: an error if the tree nests deeper than a file may, or names something that a file cannot name.
  public func yaml() throws(ScenarioError) -> String {
    try ScenarioWriter(scenario: self).text()
  }
}
