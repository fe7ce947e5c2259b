/// Which key of a keyboard it is: its number among the HID usages of keyboards, as UIKit names them. [PRESS-1]
public nonisolated enum UIKeyboardHIDUsage: Int, Sendable {
  /// A key that the table does not hold.
  case keyboardErrorUndefined = 3
  /// The letters.
  case keyboardA = 4, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH,
    keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ,
    keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
  /// The digits of the row above them.
  case keyboard1 = 30, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8,
    keyboard9, keyboard0
  /// What surrounds letters and digits.
  case keyboardReturnOrEnter = 40, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab,
    keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket,
    keyboardBackslash, keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde,
    keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock
  /// The function keys of every keyboard.
  case keyboardF1 = 58, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7,
    keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12
  /// What is beside the letters, with the arrows.
  case keyboardPrintScreen = 70, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome,
    keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow,
    keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  /// The numeric pad.
  case keypadNumLock = 83, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1,
    keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
  /// What only some keyboards have.
  case keyboardNonUSBackslash = 100, keyboardApplication, keyboardPower, keypadEqualSign
  /// The function keys of large keyboards.
  case keyboardF13 = 104, keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19,
    keyboardF20, keyboardF21, keyboardF22, keyboardF23, keyboardF24
  /// The modifier keys; GUI is Command.
  case keyboardLeftControl = 224, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI,
    keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}
