/// How well a rule is supported by evidence.
///
/// Written as in the ledger: `M`, `D`, `O`, `1` or `I`, or two of them joined by `+` (both hold), `/` (the first
/// for one part of the rule, the second for another) or `≠` (they disagree, and the rule says which is
/// followed). With `M` the system and the method follow: `M 26.1, simulator`.
public struct Grade: Hashable, Sendable, CustomStringConvertible {
  /// How the two kinds of evidence of a grade relate.
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
  /// What was measured on and how; nil where nothing was measured.
  public let measurement: Measurement?

  /// Reads a grade as the ledger writes it, nil if it is not one.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let characters = Array(parts.first ?? "")
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
    measurement = parts.count == 2 ? Measurement(parts[1]) : nil
    let isMeasured = evidence == .measured || secondEvidence == .measured
    guard isMeasured == (measurement != nil), parts.count == (isMeasured ? 2 : 1) else { return nil }
  }

  /// The letters alone, without what was measured on.
  public var letters: String {
    guard let relation, let secondEvidence else { return String(evidence.rawValue) }
    return "\(evidence.rawValue)\(relation.rawValue)\(secondEvidence.rawValue)"
  }

  /// The grade as the ledger writes it.
  public var description: String {
    measurement.map { "\(letters) \($0)" } ?? letters
  }

  /// The grade in words, without a period.
  public var meaning: String {
    guard let relation, let secondEvidence else { return words(for: evidence) }
    return switch relation {
    case .both: "\(words(for: evidence)), and \(words(for: secondEvidence))"
    case .parts: "in part \(words(for: evidence)), in part \(words(for: secondEvidence))"
    case .dispute:
      "\(words(for: evidence)), but otherwise \(words(for: secondEvidence)); the rule says what is followed"
    }
  }

  private func words(for evidence: Evidence) -> String {
    guard evidence == .measured, let measurement else { return evidence.meaning }
    return "measured on iOS \(measurement.version) (\(measurement.method))"
  }
}
