import FingerpostTrace

/// A test or a scenario that pins a rule: it fails if the rule is broken.
nonisolated struct Pin: Hashable {
  /// The file, from the checkout's root.
  let path: String
  /// The title of the test or the scenario.
  let name: String
}

/// Which tests and scenarios pin which rules.
///
/// A test pins the rules that its display name begins with, separated by commas and ended by a colon
/// (`@Test("HIT-6, HIT-7: …")`), and a scenario those in its top-level key `rules`.
nonisolated struct PinScan {
  /// A sentence for each unknown id.
  private(set) var problems: [String] = []
  private var pins: [String: [Pin]] = [:]
  private let ledger: Ledger

  /// Starts with no pins.
  init(ledger: Ledger) {
    self.ledger = ledger
  }

  /// Reads every test and scenario of a checkout, in the order of their paths.
  init(checkout: Checkout, ledger: Ledger) {
    self.init(ledger: ledger)
    for path in checkout.files(under: "Tests", suffix: ".swift") {
      if let text = checkout.text(of: path) { addTests(text, path: path) }
    }
    for path in checkout.files(under: "Tests/Scenarios", suffix: ".yaml") {
      if let text = checkout.text(of: path) { addScenario(text, path: path) }
    }
  }

  /// What pins a rule, in the order of paths and, within a file, of lines.
  func pins(of rule: Rule) -> [Pin] {
    pins[rule.id] ?? []
  }

  /// The files that pin a rule, each once.
  func paths(of rule: Rule) -> [String] {
    var paths: [String] = []
    for pin in pins(of: rule) where paths.last != pin.path { paths.append(pin.path) }
    return paths
  }

  /// Whether a rule is built, not built yet, or out of scope.
  func standing(of rule: Rule) -> RuleStanding {
    if !pins(of: rule).isEmpty { return .built }
    return rule.isInScope ? .notBuilt : .outOfScope
  }

  /// Adds the tests of one Swift file.
  mutating func addTests(_ text: String, path: String) {
    var reader = SwiftTestNames(text)
    for displayName in reader.read() {
      guard let (ids, name) = Self.split(displayName) else { continue }
      add(ids, Pin(path: path, name: name))
    }
  }

  /// Adds one scenario file.
  mutating func addScenario(_ text: String, path: String) {
    let header = ScenarioHeader(text)
    add(header.rules, Pin(path: path, name: header.title ?? "untitled"))
  }

  private mutating func add(_ ids: [String], _ pin: Pin) {
    for id in ids {
      if let rule = ledger.rule(id) {
        pins[rule.id, default: []].append(pin)
      } else {
        let nearest = ledger.nearestID(to: id).map { "; the nearest is \($0)" } ?? ""
        problems.append("\(pin.path): \"\(pin.name)\" pins \(id), which is not a rule\(nearest).")
      }
    }
  }

  /// Splits the ids at the front of a display name from the rest; nil if there are none.
  static func split(_ displayName: String) -> (ids: [String], name: String)? {
    let parts = displayName.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let ids = parts[0].split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
    guard ids.allSatisfy({ $0.wholeMatch(of: /[A-Z]+-[0-9]+[a-z]?/) != nil }) else { return nil }
    return (ids, String(parts[1].drop { $0 == " " }))
  }
}

/// Whether a rule holds in this version.
nonisolated enum RuleStanding {
  /// A test or a scenario pins it.
  case built
  /// Nothing pins it yet.
  case notBuilt
  /// It is out of scope.
  case outOfScope
}
