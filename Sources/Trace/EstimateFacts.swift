/// What happened to an update of a sample that was an estimate.
public enum UpdateOutcome: String, Hashable, Sendable {
  /// Its values are told to those that were given the sample and are still there.
  case applied
  /// No further update is expected, so those are told that what was an estimate stays one.
  case givenUp
  /// No sample of this number waits for it.
  case unknown
}

/// The names of properties that may be estimates, as facts and texts have them. [TOUCH-21]
public enum EstimateNames {
  private static let names = ["force", "azimuth", "altitude", "location", "roll"]

  /// Returns the names of the bits, the lowest first.
  public static func of(_ bits: UInt8) -> [String] {
    names.indices.filter { bits & 1 << UInt8($0) != 0 }.map { names[$0] }
  }

  /// The names in a sentence.
  static func text(_ bits: UInt8) -> String { bits == 0 ? "nothing" : of(bits).joined(separator: ", ") }
}
