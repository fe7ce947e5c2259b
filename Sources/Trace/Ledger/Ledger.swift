/// Every rule that Fingerpost knows about UIKit's event system, built or not.
///
/// A rule counts as built when a test or a scenario pins it; with a checkout this can be found out.
public struct Ledger: Sendable {
  /// The ledger of this version of Fingerpost.
  public static let shared = Ledger(rules: LedgerText.rules, sources: LedgerText.sources)

  /// Every rule of the shared ledger, in the order in which a touch meets them.
  public static var rules: [Rule] { shared.rules }

  /// Every rule, in order.
  public let rules: [Rule]
  /// The rules under their headings, in order.
  public let sections: [RuleSection]
  /// Every source that a rule may name, in order.
  public let sources: [RuleSource]

  /// Lines that could not be read, one sentence each; a test checks that there are none.
  let problems: [String]
  /// The index of a rule in `rules`, by its id in capitals.
  private let positions: [String: Int]

  /// Reads a ledger from lines as `LedgerText` describes them.
  init(rules text: String, sources legend: String) {
    var reader = LedgerReader(sources: legend)
    reader.read(text)
    rules = reader.sections.flatMap(\.rules)
    sections = reader.sections
    sources = reader.sources
    problems = reader.problems
    positions = reader.positions
  }

  /// Finds a rule by its id, in capitals or not; nil if there is none.
  public func rule(_ id: String) -> Rule? {
    positions[id.uppercased()].map { rules[$0] }
  }

  /// What ids begin with, in order of first appearance: `PIPE`, `COAL`, `TOUCH` and so on.
  public var families: [String] {
    var seen: Set<Substring> = []
    return rules.map(\.family).filter { seen.insert($0).inserted }.map(String.init)
  }

  /// The rules whose ids begin with this word, in capitals or not: all of `HIT-…` for `hit`.
  public func family(_ name: String) -> [Rule] {
    let name = name.uppercased()
    return rules.filter { $0.family == name }
  }
}
