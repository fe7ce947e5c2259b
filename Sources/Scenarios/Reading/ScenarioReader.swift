import Fingerpost
import FingerpostText
import Foundation

/// Turns a document into a scenario and refuses everything that the format does not know.
nonisolated struct ScenarioReader {
  var scenario: Scenario
  /// The index of the node that has an id. Looked up only, never walked.
  var indices: [String: Int] = [:]
  /// The actions that nodes have or that are sent. Looked up only, never walked.
  var actionNames: Set<String> = []
  /// The items of the nodes, which wait until all nodes have their ids.
  var items: [ScenarioItem] = []

  init(name: String) {
    scenario = Scenario(
      name: name, title: name, rules: [], eventRules: .standard, screenSize: ScenarioFormat.standardSize,
      observed: ScenarioFamily.observedByDefault, expect: nil, nodes: [], script: [], hooks: [])
  }

  /// Reads the document, the parts that name ids after those that give them.
  mutating func read(_ document: ScenarioItem) throws(ScenarioError) -> Scenario {
    try ScenarioFormat.scenario.read(document, into: &scenario, self)
    try refuseWhatApplicationsKeep(document)
    if let application = document["application"] { try readTrees([application], .application) }
    if let windows = document["windows"] { try readTrees(try windows.list("a list of windows"), .window) }
    try readNodes()
    try findKeyWindow()
    if let script = document["script"] {
      var reader = ScenarioScriptReader(nodes: self)
      scenario.script = try reader.read(script)
    }
    if let hooks = document["hooks"] { try readHooks(hooks) }
    if let expect = document["expect"] { try readExpectations(expect) }
    return scenario
  }

  /// Refuses beside an application's screen what the application brings itself.
  private func refuseWhatApplicationsKeep(_ document: ScenarioItem) throws(ScenarioError) {
    guard scenario.appScreen != nil else { return }
    for key in ScenarioFormat.keptByApplications {
      guard let entry = document.entry(key) else { continue }
      throw ScenarioError(
        entry.place,
        "“\(key)” cannot be combined with “appScreen”: the application brings its own views and log")
    }
  }

  /// Reads what the nodes are, now that each can name all others.
  private mutating func readNodes() throws(ScenarioError) {
    for (index, item) in items.enumerated() {
      var node = scenario.nodes[index]
      try ScenarioFormat.table(of: node).read(item, into: &node, self)
      scenario.nodes[index] = node
      actionNames.formUnion(node.actions + (node.control?.targets.map(\.action) ?? []))
    }
    items = []
  }

  /// The node that has an id, if it is of a kind.
  func node(_ id: String, of role: ScenarioNode.Role, at place: ScenarioPlace) throws(ScenarioError) -> Int {
    let index = try node(id, at: place)
    guard scenario.nodes[index].role == role else {
      throw ScenarioError(
        place, "“\(id)” is \(scenario.nodes[index].role.name), and \(role.name) is expected here")
    }
    return index
  }

  /// The node that has an id.
  func node(_ id: String, at place: ScenarioPlace) throws(ScenarioError) -> Int {
    if let index = indices[id] { return index }
    let ids = scenario.nodes.compactMap(\.id)
    throw ScenarioError(
      place, "nothing has the id “\(PlainText.excerpt(id))”; \(NearestName.advice(for: id, among: ids))")
  }
}
