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
  /// Ids that stand where a node was not read yet.
  var references: [Reference] = []

  /// Items of nodes with ids in them, which wait until all nodes are read.
  var waiting: [(node: Int, item: ScenarioItem)] = []

  /// An id that stands for a node elsewhere in the document.
  struct Reference {
    enum Use { case nextResponder, redirect, zooms }
    var use: Use
    var node: Int
    var id: String
    var place: ScenarioPlace
  }

  init(name: String) {
    scenario = Scenario(
      name: name, title: name, rules: [], eventRules: .standard, screenSize: CGSize(width: 400, height: 800),
      observed: ScenarioFamily.observedByDefault, expect: nil, nodes: [], script: [], hooks: [])
  }

  /// Reads the document, the parts that name ids after those that give them.
  mutating func read(_ document: ScenarioItem) throws(ScenarioError) -> Scenario {
    _ = try document.checkKeys(.scenario)
    if let title = document["title"] { scenario.title = try title.text() }
    try readRules(document["rules"])
    try readConfig(document["config"])
    try readScreen(document["screen"])
    try readAppScreen(document)
    try readObserved(document["observe"])
    if let application = document["application"] { try readApplication(application) }
    if let windows = document["windows"] { try readWindows(windows) }
    try resolveReferences()
    try readGestures()
    if let script = document["script"] {
      var reader = ScenarioScriptReader(nodes: self)
      scenario.script = try reader.read(script)
    }
    if let hooks = document["hooks"] { try readHooks(hooks) }
    if let expect = document["expect"] { try readExpectations(expect) }
    return scenario
  }

  private mutating func readRules(_ item: ScenarioItem?) throws(ScenarioError) {
    guard let item else { return }
    for rule in try item.list("a list of rules, such as [HIT-6]") {
      let text = try rule.text("a rule, such as HIT-6")
      guard text.wholeMatch(of: /[A-Z]+[0-9]*-[0-9]+[a-z]?/) != nil else {
        throw rule.mismatch("a rule, such as HIT-6")
      }
      scenario.rules.append(text)
    }
  }

  private mutating func readConfig(_ item: ScenarioItem?) throws(ScenarioError) {
    guard let item else { return }
    for entry in try item.map("a mapping from keys of EventRules to values") {
      try ScenarioConfigKeys.check(entry)
      let value = try ScenarioConfigKeys.value(of: entry)
      if let complaint = scenario.eventRules.set(entry.key, to: value) {
        throw ScenarioError(entry.value.place, complaint)
      }
    }
  }

  private mutating func readScreen(_ item: ScenarioItem?) throws(ScenarioError) {
    guard let item else { return }
    _ = try item.checkKeys(.screen)
    guard let size = item["size"] else { return }
    let numbers = try size.numbers(["width", "height"])
    guard numbers[0] > 0, numbers[1] > 0 else {
      throw ScenarioError(size.place, "the screen has to have a positive size")
    }
    scenario.screenSize = CGSize(width: numbers[0], height: numbers[1])
  }

  /// Reads the name of an application's screen, beside which nothing may stand that the application brings itself.
  private mutating func readAppScreen(_ document: ScenarioItem) throws(ScenarioError) {
    guard let item = document["appScreen"] else { return }
    scenario.appScreen = try item.text("the name of a screen of an application")
    for key in ScenarioKeys.keptByApplications {
      guard let entry = document.entry(key) else { continue }
      throw ScenarioError(
        entry.place,
        "“\(key)” cannot be combined with “appScreen”: the application brings its own views and log")
    }
  }

  private mutating func readObserved(_ item: ScenarioItem?) throws(ScenarioError) {
    guard let item else { return }
    scenario.observed = []
    for entry in try item.list("a list of families, such as [touches, hitTest]") {
      let family = try entry.word(ScenarioFamily.self, what: "a family of log lines")
      guard scenario.appScreen == nil || family == .hitTest else {
        throw ScenarioError(
          entry.place,
          "with “appScreen” only the family “hitTest” can be observed: the application writes its own log")
      }
      scenario.observed.insert(family)
    }
  }

  private mutating func resolveReferences() throws(ScenarioError) {
    for reference in references {
      let index = try node(reference.id, at: reference.place)
      switch reference.use {
      case .nextResponder:
        scenario.nodes[reference.node].nextResponder = index
      case .zooms:
        guard scenario.nodes[index].role == .view else {
          throw ScenarioError(
            reference.place, "a view zooms, and “\(reference.id)” is \(scenario.nodes[index].role.name)")
        }
        scenario.nodes[reference.node].zooms = index
      case .redirect:
        guard scenario.nodes[index].role == .view || scenario.nodes[index].role == .window else {
          throw ScenarioError(
            reference.place,
            "hit testing answers views, and “\(reference.id)” is \(scenario.nodes[index].role.name)")
        }
        scenario.nodes[reference.node].hitTest = .redirect(index)
      }
    }
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

/// The keys of `config`: fields of `EventRules`, and those of the format that are not built.
nonisolated enum ScenarioConfigKeys {
  /// Refuses a key that no field has.
  static func check(_ entry: ScenarioEntry) throws(ScenarioError) {
    let built = EventRules.keys
    guard !built.contains(entry.key) else { return }
    for (part, names) in unbuilt where names.contains(entry.key) {
      throw part.refusal(of: "the key “\(entry.key)”", at: entry.place)
    }
    let known = built + unbuilt.flatMap(\.names)
    throw ScenarioError(
      entry.place,
      "EventRules has no key “\(PlainText.excerpt(entry.key))”; \(NearestName.advice(for: entry.key, among: known))"
    )
  }

  /// Reads what a key is set to: true or false for a switch (as 1 or 0), a number for every other.
  static func value(of entry: ScenarioEntry) throws(ScenarioError) -> Double {
    guard EventRules.switches.contains(entry.key) else { return try entry.value.number() }
    return try entry.value.flag() ? 1 : 0
  }

  /// Keys that the format knows and that are not built, each with its part.
  static let unbuilt: [(part: ScenarioPart, names: [String])] = [
    (.scrollViews, ["scroll.deceleration"])
  ]
}
