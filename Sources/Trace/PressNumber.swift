/// How presses of buttons and keys are numbered among contacts, as which they appear in facts: below zero, by their
/// types.
public enum PressNumber {
  /// What the type of a key's press is before the key's usage is added. [PRESS-1]
  public static let firstKey = 2000

  /// The number of a press of a type, given by its raw value.
  public static func number(ofType type: Int) -> Int { -1 - type }

  /// The name of the button or key of a press, or nil for the number of a contact.
  public static func name(of number: Int) -> String? {
    guard number < 0 else { return nil }
    switch -1 - number {
    case 0: return "upArrow"
    case 1: return "downArrow"
    case 2: return "leftArrow"
    case 3: return "rightArrow"
    case 4: return "select"
    case 5: return "menu"
    case 6: return "playPause"
    case 30: return "pageUp"
    case 31: return "pageDown"
    case firstKey...:
      let usage = -1 - number - firstKey
      return "key " + (KeyName.name(ofUsage: usage) ?? String(usage))
    default: return nil
    }
  }
}
