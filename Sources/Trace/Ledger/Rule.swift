/// One statement about how UIKit's event system behaves, with the evidence for it.
public struct Rule: Hashable, Sendable, Identifiable {
  /// The rule's name, such as `HIT-6`.
  public let id: String
  /// How well it is supported.
  public let grade: Grade
  /// Where it comes from, the most important source first.
  public let sources: [RuleSource]
  /// What happens, in one or two sentences that a test can check.
  public let statement: String
  /// False for a rule that Fingerpost leaves out on purpose; its statement says why.
  public let isInScope: Bool
  /// What is missing for the rule to hold, such as "sheets"; nil for a rule that is built or out of scope.
  public let missingPart: String?

  /// The prefix of the id, before the number: `HIT` for `HIT-6`.
  public var family: Substring {
    id.prefix { $0 != "-" }
  }
}
