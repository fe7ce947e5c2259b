/// A key of a keyboard, by its number among the HID usages of keyboards.
public nonisolated enum KeyboardKey: UInt32, CaseIterable, Hashable, Sendable {
  /// A letter.
  case letterA = 4, letterB, letterC, letterD, letterE, letterF, letterG, letterH, letterI, letterJ, letterK,
    letterL, letterM, letterN, letterO, letterP, letterQ, letterR, letterS, letterT, letterU, letterV,
    letterW,
    letterX, letterY, letterZ
  /// A digit of the row above the letters.
  case number1 = 30, number2, number3, number4, number5, number6, number7, number8, number9, number0
  /// A key around letters and digits.
  case returnOrEnter = 40, escape, deleteOrBackspace, tab, spacebar, hyphen, equalSign, openBracket,
    closeBracket, backslash
  /// A key around letters and digits.
  case semicolon = 51, quote, graveAccentAndTilde, comma, period, slash, capsLock
  /// A function key.
  case functionF1 = 58, functionF2, functionF3, functionF4, functionF5, functionF6, functionF7, functionF8,
    functionF9, functionF10, functionF11, functionF12, printScreen
  /// A key beside the letters.
  case insert = 73, home, pageUp, deleteForward, end, pageDown, arrowRight, arrowLeft, arrowDown, arrowUp,
    numLock
  /// A modifier key; GUI is Command.
  case leftControl = 224, leftShift, leftAlt, leftGUI, rightControl, rightShift, rightAlt, rightGUI

  /// The bit of `UIKeyModifierFlags` that the key stands for as long as it is down, or 0.
  var modifier: Int {
    switch self {
    case .leftShift, .rightShift: 1 << 17
    case .leftControl, .rightControl: 1 << 18
    case .leftAlt, .rightAlt: 1 << 19
    case .leftGUI, .rightGUI: 1 << 20
    default: 0
    }
  }
}
