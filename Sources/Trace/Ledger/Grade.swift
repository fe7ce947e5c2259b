/// How well a rule is supported by evidence.
///
/// Written as in the ledger: `D`, `O`, `1` or `I`, or two of them joined by `+` (both hold), `/` (the first
/// for one part of the rule, the second for another) or `≠` (they disagree, and the rule says which is
/// followed).
public struct Grade: Hashable, Sendable, CustomStringConvertible {
  /// How the two kinds of evidence of a grade stand to each other.
  public enum Relation: Character, Hashable, Sendable, CaseIterable {
    /// Both support the whole rule.
    case both = "+"
    /// Each supports a part of it.
    case parts = "/"
    /// They disagree.
    case dispute = "≠"
  }

  /// The evidence, or the first of two kinds.
  public let evidence: Evidence
  /// How a second kind of evidence joins the first; nil if there is none.
  public let relation: Relation?
  /// The second kind of evidence; nil if there is none.
  public let secondEvidence: Evidence?

  /// Reads a grade as the ledger writes it, nil if it is not one.
  public init?(_ text: some StringProtocol) {
    let characters = Array(text)
    guard let first = characters.first, let evidence = Evidence(rawValue: first) else { return nil }
    self.evidence = evidence
    switch characters.count {
    case 1:
      relation = nil
      secondEvidence = nil
    case 3:
      guard let joint = Relation(rawValue: characters[1]), let second = Evidence(rawValue: characters[2])
      else { return nil }
      relation = joint
      secondEvidence = second
    default:
      return nil
    }
  }

  /// The grade as the ledger writes it.
  public var description: String {
    guard let relation, let secondEvidence else { return String(evidence.rawValue) }
    return "\(evidence.rawValue)\(relation.rawValue)\(secondEvidence.rawValue)"
  }

  /// The grade in words, without a period.
  public var meaning: String {
    guard let relation, let secondEvidence else { return evidence.meaning }
    return switch relation {
    case .both: "\(evidence.meaning), and \(secondEvidence.meaning)"
    case .parts: "in part \(evidence.meaning), in part \(secondEvidence.meaning)"
    case .dispute:
      "\(evidence.meaning), but otherwise \(secondEvidence.meaning); the rule says what is followed"
    }
  }
}
