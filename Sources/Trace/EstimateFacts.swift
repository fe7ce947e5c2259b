import FingerpostText

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

extension TraceTextRenderer {
  /// The facts about estimates and their updates.
  func estimateText(of fact: Fact) -> String {
    switch fact {
    case .estimated(let contact, let sample, let properties, let expected):
      return
        "\(named(contact)) has estimates in sample \(sample): \(EstimateNames.text(properties)), expecting \(EstimateNames.text(expected))"
    case .updated(let sample, .applied, let expected):
      return "sample \(sample) is updated, expecting \(EstimateNames.text(expected))"
    case .updated(let sample, .givenUp, _): return "sample \(sample) is not updated any more"
    case .updated(let sample, .unknown, _): return "sample \(sample) is updated, and waits for nothing"
    case .updateTold(let contact, let sample, let receiver):
      return "  \(names[receiver]) gets the update of sample \(sample) of \(named(contact))"
    case .updateForwarded(let from, let to):
      return forwarding("the update", from, to)
    default: return ""
    }
  }
}

extension TraceJSONRenderer {
  func addEstimate(_ fact: Fact, to json: JSONWriter) {
    switch fact {
    case .estimated(let contact, let sample, let properties, let expected):
      json.fact(
        "estimated", ("contact", contact), ("sample", sample), ("properties", EstimateNames.of(properties)),
        ("expected", EstimateNames.of(expected)))
    case .updated(let sample, let outcome, let expected):
      json.fact(
        "updated", ("sample", sample), ("outcome", outcome.rawValue),
        ("expected", EstimateNames.of(expected)))
    case .updateTold(let contact, let sample, let receiver):
      json.fact("updateTold", ("contact", contact), ("sample", sample), ("to", receiver))
    case .updateForwarded(let from, let to):
      json.fact("updateForwarded", ("from", from), ("to", to))
    default: break
    }
  }
}
