/// Consecutive rules about one topic, in the ledger's order.
public struct RuleSection: Hashable, Sendable {
  /// What the rules are about, such as "Scroll views".
  public let title: String
  /// The subtopic, such as "Touches on the content"; nil if there is none.
  public let topic: String?
  /// What one needs to know to read the rules; given once, with the first section of a title.
  public let note: String?
  /// The rules, in order.
  public internal(set) var rules: [Rule]
}
