import FingerpostText

/// The error of naming a recognizer that the input does not have.
public nonisolated struct UnknownRecognizer: Error, CustomStringConvertible, Sendable {
  /// The name that means no recognizer.
  public let name: String
  /// Names of the input that look like it, the nearest first.
  public let nearest: [String]
  /// Whether the input describes any recognizer at all.
  let isKnowingAny: Bool

  /// The error as one sentence.
  public var description: String {
    guard isKnowingAny else {
      return "the input describes no gesture recognizer, so none is called `\(name)`."
    }
    let advice = NearestName.advice(nearest)
    return "no gesture recognizer is called `\(name)`" + (advice.isEmpty ? "." : advice)
  }
}
