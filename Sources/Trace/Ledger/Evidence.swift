/// One kind of evidence for a rule.
public enum Evidence: Character, Hashable, Sendable, CaseIterable {
  /// It was measured on a system; the grade says on which and how.
  case measured = "M"
  /// Apple states it, in a reference page, a header, a guide or a session.
  case documented = "D"
  /// Two or more sources saw it, independently of each other.
  case observed = "O"
  /// One source reports it.
  case singleSource = "1"
  /// It is concluded from names or other rules, or chosen where nothing is known.
  case inferred = "I"

  /// The evidence in words, to follow "the rule is".
  public var meaning: String {
    switch self {
    case .measured: "measured on a system, whose version and the method follow"
    case .documented: "documented by Apple"
    case .observed: "observed by two or more independent sources"
    case .singleSource: "reported by one source"
    case .inferred: "inferred"
    }
  }
}
