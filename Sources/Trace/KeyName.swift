/// The names of a keyboard's keys in facts and scenarios, by their numbers among the HID usages of keyboards.
///
/// Letters and digits are their own names; keys that share a word with a button of a remote have a different name.
public enum KeyName {
  /// The usages with their names, ascending.
  private static let table: [(usage: Int, name: String)] = {
    let runs: [(first: Int, names: String)] = [
      (4, "a b c d e f g h i j k l m n o p q r s t u v w x y z 1 2 3 4 5 6 7 8 9 0"),
      (40, "return escape delete tab space hyphen equals openBracket closeBracket backslash nonUSPound"),
      (51, "semicolon quote grave comma period slash capsLock"),
      (58, "f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 f12 printScreen scrollLock pause insert"),
      (74, "home pgUp deleteForward end pgDn right left down up"),
      (83, "numLock keypadSlash keypadAsterisk keypadHyphen keypadPlus keypadEnter"),
      (89, "keypad1 keypad2 keypad3 keypad4 keypad5 keypad6 keypad7 keypad8 keypad9 keypad0 keypadPeriod"),
      (224, "leftControl leftShift leftAlternate leftCommand"),
      (228, "rightControl rightShift rightAlternate rightCommand"),
    ]
    return runs.flatMap { run in
      run.names.split(separator: " ").enumerated().map { (run.first + $0.offset, String($0.element)) }
    }
  }()

  /// All names, in the order of their usages.
  public static let all = table.map(\.name)

  /// The name of a key, or nil for one that has none.
  public static func name(ofUsage usage: Int) -> String? {
    table.first { $0.usage == usage }?.name
  }

  /// The usage of a key by its name, or nil for any other word.
  public static func usage(named name: String) -> Int? {
    table.first { $0.name == name }?.usage
  }
}
