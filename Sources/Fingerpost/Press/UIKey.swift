public import Foundation

/// The key of a keyboard that a press is of, and what it types. [PRESS-1]
@preconcurrency @MainActor open class UIKey: NSObject {
  /// What the key types with the modifier keys that were down; `UIKeyInputUpArrow` and its like for keys without a text.
  public final let characters: String
  /// What the key would type with no modifier key but Shift.
  public final let charactersIgnoringModifiers: String
  /// The modifier keys that were down when the key was pressed.
  public final let modifierFlags: UIKeyModifierFlags
  /// Which key it is, whatever is printed on it.
  public final let keyCode: UIKeyboardHIDUsage

  init(
    _ keyCode: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String,
    modifierFlags: UIKeyModifierFlags
  ) {
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    super.init()
  }

  nonisolated deinit {}

  /// What a responder that text can be typed into makes of a key.
  enum Keystroke {
    case text(String)
    case deleteBackward
  }

  /// What the key does to a text, or nil for one that types nothing, or is held together with Command or Control.
  final var keystroke: Keystroke? {
    guard modifierFlags.isDisjoint(with: [.command, .control]) else { return nil }
    switch keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: return .text("\n")
    case .keyboardDeleteOrBackspace: return .deleteBackward
    case .keyboardEscape, .keyboardTab: return nil
    default:
      guard !characters.isEmpty, !characters.hasPrefix("UIKeyInput") else { return nil }
      return .text(characters)
    }
  }
}
