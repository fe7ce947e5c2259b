import FingerpostText

/// The error of naming something that the input does not have.
public nonisolated struct UnknownName: Error, CustomStringConvertible, Sendable {
  /// What a name can stand for.
  public enum Kind: Sendable {
    /// A view, by its address, class or label.
    case view
    /// A gesture recognizer, by its address, name, class or action.
    case recognizer
  }

  /// What was looked for.
  public let kind: Kind
  /// The name, which matches nothing.
  public let name: String
  /// Names of the input that look like it, the nearest first.
  public let nearest: [String]
  /// Whether the input has anything of that kind at all.
  var hasAny = true

  /// The error as one sentence.
  public var description: String {
    guard hasAny || kind == .view else {
      return "the input describes no gesture recognizer, so none is called `\(name)`."
    }
    let advice = NearestName.advice(nearest)
    let noun = kind == .view ? "view" : "gesture recognizer"
    return "no \(noun) is called `\(name)`" + (advice.isEmpty ? "." : advice)
  }
}
