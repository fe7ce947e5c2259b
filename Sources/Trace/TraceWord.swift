/// A word of a trace that stands for a decision: the rule that decides so, and what a reader is told of it.
public protocol TraceWord: Sendable {
  /// The rule that decides so, and the decision in words.
  var meaning: (rule: RuleID, text: String) { get }
}

extension TraceWord {
  /// The rule that decides so.
  public var rule: RuleID { meaning.rule }
  /// The decision in words.
  public var text: String { meaning.text }
}
