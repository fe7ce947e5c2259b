/// A key of a keyboard, and what it types. [PRESS-1]
public struct Key: Hashable, Sendable {
  /// The number of the key among the HID usages of keyboards, whatever is printed on it; 4 is A.
  public var usage: UInt16
  /// What it types with the modifier keys that are down.
  ///
  /// Keys that type nothing have UIKit's names, such as `UIKeyInputUpArrow`, or an empty text.
  public var characters: String
  /// What it would type with none of them but Shift.
  public var charactersIgnoringModifiers: String

  /// Creates a key of a keyboard whose layout is known to the caller.
  public init(usage: UInt16, characters: String, charactersIgnoringModifiers: String) {
    self.usage = usage
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
  }

  /// Creates a key of a keyboard with the layout of the United States.
  ///
  /// - Parameters:
  ///   - usage: the number of the key.
  ///   - modifierFlags: the modifier keys that are down, with the bits of UIKit's `UIKeyModifierFlags`.
  public init(usage: UInt16, modifierFlags: Int = 0) {
    let isShifted = modifierFlags & 1 << 17 != 0
    let plain = Self.characters(usage, isShifted: isShifted)
    charactersIgnoringModifiers = plain
    self.usage = usage
    // Caps Lock turns letters around, and nothing else.
    let isLetter = (4...29).contains(usage)
    characters =
      isLetter && modifierFlags & 1 << 16 != 0 ? Self.characters(usage, isShifted: !isShifted) : plain
  }

  private static let plain = Array("abcdefghijklmnopqrstuvwxyz1234567890\r\u{1B}\u{8}\t -=[]\\#;'`,./")
  private static let shifted = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*()\r\u{1B}\u{8}\t _+{}|~:\"~<>?")
  private static let keypad = Array("/*-+\r1234567890.")

  private static func characters(_ usage: UInt16, isShifted: Bool) -> String {
    switch Int(usage) {
    case 41: return "UIKeyInputEscape"
    case 74: return "UIKeyInputHome"
    case 75: return "UIKeyInputPageUp"
    case 76: return "UIKeyInputDelete"
    case 77: return "UIKeyInputEnd"
    case 78: return "UIKeyInputPageDown"
    case 79: return "UIKeyInputRightArrow"
    case 80: return "UIKeyInputLeftArrow"
    case 81: return "UIKeyInputDownArrow"
    case 82: return "UIKeyInputUpArrow"
    case let number where (4..<4 + plain.count).contains(number):
      return String(isShifted ? shifted[number - 4] : plain[number - 4])
    case let number where (58...69).contains(number): return "UIKeyInputF\(number - 57)"
    case let number where (84..<84 + keypad.count).contains(number): return String(keypad[number - 84])
    default: return ""
    }
  }
}
