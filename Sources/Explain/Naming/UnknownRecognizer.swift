/// The error of naming a recogniser that the input does not have.
public nonisolated struct UnknownRecognizer: Error, CustomStringConvertible, Sendable {
  /// The name that means no recogniser.
  public let name: String
  /// Names of the input that look like it, the nearest first.
  public let nearest: [String]
  /// Whether the input describes any recogniser at all.
  let isKnowingAny: Bool

  /// The error as one sentence.
  public var description: String {
    guard isKnowingAny else {
      return "the input describes no gesture recogniser, so none is called `\(name)`."
    }
    let advice = NearestNames.advice(nearest)
    return "no gesture recogniser is called `\(name)`" + (advice.isEmpty ? "." : advice)
  }
}
