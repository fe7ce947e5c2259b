/// What happens to text that is wider than its place; the raw values are UIKit's.
///
/// Sizes here wrap between words whatever the mode, and take one line where ``UILabel/numberOfLines`` says so.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  /// It wraps between words.
  case byWordWrapping = 0
  /// It wraps between characters.
  case byCharWrapping = 1
  /// It is cut off.
  case byClipping = 2
  /// Its beginning is left out.
  case byTruncatingHead = 3
  /// Its end is left out.
  case byTruncatingTail = 4
  /// Its middle is left out.
  case byTruncatingMiddle = 5
}

/// Which way text is written; the raw values are UIKit's.
public nonisolated enum NSWritingDirection: Int, Sendable {
  /// As the language is.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// How a line under or through text would look.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as bits.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Only below words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
