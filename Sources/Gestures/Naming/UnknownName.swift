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
  private let hasAny: Bool
  /// Whether the input lists what assistive technologies see, and so nothing inside of an element.
  private let isAmongElements: Bool
  /// Why the input may not have a name that code has, as a sentence that follows, or nothing.
  private let hint: String

  package init(
    kind: Kind, name: String, nearest: [String], hasAny: Bool = true, isAmongElements: Bool = false,
    hint: String = ""
  ) {
    self.kind = kind
    self.name = name
    self.nearest = nearest
    self.hasAny = hasAny
    self.isAmongElements = isAmongElements
    self.hint = hint
  }

  /// The error as a sentence, or two.
  public var description: String {
    guard hasAny || kind == .view else {
      return "the input describes no gesture recognizer, so none is called `\(name)`."
    }
    let advice = NearestName.advice(nearest)
    let noun = kind == .view ? "view" : "gesture recognizer"
    let hidden =
      isAmongElements
      ? " An element hides what is inside it: nothing is listed in a view whose isAccessibilityElement is true."
      : ""
    return "no \(noun) is called `\(name)`" + (advice.isEmpty ? "." : advice) + hidden + hint
  }
}
