import Foundation

/// Turns a scenario into the text of a file that reads as the same scenario.
nonisolated struct ScenarioWriter {
  /// How deep lists and mappings may nest, so that the reader accepts it.
  static let depthLimit = ScenarioDocument.depthLimit - 10

  let scenario: Scenario

  /// The text of the file.
  func text() throws(ScenarioError) -> String {
    var entries = try ScenarioFormat.scenario.entries(of: scenario, self)
    entries += try tree()
    if !scenario.script.isEmpty { entries.append(YAMLEntry("script", .list(try script()))) }
    if !scenario.hooks.isEmpty { entries.append(YAMLEntry("hooks", .list(try hooks()))) }
    entries.add("expect", scenario.expect.map(Self.expectations))
    return YAMLLayout(entries, tall: ["windows", "script", "hooks", "expect"]).text
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

  /// The error that what is in memory has no form in a file.
  func unwritable(_ what: String) -> ScenarioError {
    ScenarioError(file: scenario.name, message: "\(what) cannot be written at this place")
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
