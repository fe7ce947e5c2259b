public import Foundation

/// A direction in a text: along it or on the screen; the raw values are those of the two others.
public nonisolated struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The direction as a number.
  public var rawValue: Int
  /// Creates a direction from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Returns a direction along the text.
  public static func storage(_ direction: UITextStorageDirection) -> Self {
    Self(rawValue: direction.rawValue)
  }
  /// Returns a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> Self { Self(rawValue: direction.rawValue) }
}

/// A direction along a text; the raw values are UIKit's.
public nonisolated enum UITextStorageDirection: Int, Sendable {
  /// To the end.
  case forward = 0
  /// To the beginning.
  case backward = 1
}

/// A direction on the screen; the raw values are UIKit's.
public nonisolated enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A part of a text; the raw values are UIKit's.
public nonisolated enum UITextGranularity: Int, Sendable {
  /// A character.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line on the screen.
  case line = 4
  /// All of it.
  case document = 5
}

/// What covers a part of a text on the screen. [VAL-121]
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  private final let values: (rect: CGRect, start: Bool, end: Bool)

  package init(_ rect: CGRect, startsHere: Bool, endsHere: Bool) {
    values = (rect, startsHere, endsHere)
    super.init()
  }

  /// Creates one that covers nothing.
  public override convenience init() { self.init(.zero, startsHere: false, endsHere: false) }

  nonisolated deinit {}

  /// Where it is.
  open var rect: CGRect { values.rect }
  /// How the text in it runs: from left to right.
  open var writingDirection: NSWritingDirection { .leftToRight }
  /// Whether the part begins in it.
  open var containsStart: Bool { values.start }
  /// Whether the part ends in it.
  open var containsEnd: Bool { values.end }
  /// Whether its text runs from top to bottom: false.
  open var isVertical: Bool { false }
}

extension UITextInput {
  /// Puts a text in place of a range: it is selected, and the text typed. [VAL-121]
  public func replace(_ range: UITextRange, withText text: String) {
    selectedTextRange = range
    insertText(text)
  }

  /// Returns the place so many characters away in a direction; up and down lead to the beginning and the end. [VAL-121]
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: self.position(from: position, offset: offset)
    case .left: self.position(from: position, offset: 0 - offset)
    case .up: beginningOfDocument
    case .down: endOfDocument
    }
  }

  /// What is marked while a text is composed: nil, as no keyboard here composes.
  public var markedTextRange: UITextRange? { nil }
}
