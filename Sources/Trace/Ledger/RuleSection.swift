/// A run of rules about one thing, in the ledger's order.
public struct RuleSection: Hashable, Sendable {
  /// What the rules are about, such as "Scroll views".
  public let title: String
  /// Which side of it, such as "Touches on the content"; nil when the title says it all.
  public let topic: String?
  /// What has to be known to read the rules; given once, with the first section of a title.
  public let note: String?
  /// The rules, in order.
  public internal(set) var rules: [Rule]
}
