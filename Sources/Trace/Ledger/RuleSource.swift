/// A source of rules in the ledger.
public struct RuleSource: Hashable, Sendable {
  /// The short name in the ledger's lines, such as `W17`.
  public let tag: String
  /// What it is, in words.
  public let meaning: String
}
