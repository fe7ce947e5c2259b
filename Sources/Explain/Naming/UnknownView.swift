import FingerpostText

/// The error of naming a view that the input does not have.
public nonisolated struct UnknownView: Error, CustomStringConvertible, Sendable {
  /// The name that means no view.
  public let name: String
  /// Names of the input that look like it, the nearest first.
  public let nearest: [String]

  /// The error as one sentence.
  public var description: String {
    let advice = NearestName.advice(nearest)
    return "no view is called `\(name)`" + (advice.isEmpty ? "." : advice)
  }
}
