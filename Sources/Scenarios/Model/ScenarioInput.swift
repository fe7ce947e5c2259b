import Fingerpost
import FingerpostHID
import FingerpostTrace

/// The words for remote commands. [REM-1]
nonisolated enum ScenarioRemoteCommand {
  static let words = RemoteCommand.allCases.map(\.word)
}

/// The words for buttons, which are the names of UIKit's press types, and for keys. [PRESS-1]
nonisolated enum ScenarioPressType {
  /// The number of a button or a key by its name, or nil for any other word.
  static func number(of word: String) -> Int? {
    if let kind = kind(of: word) { return kind.rawValue }
    return KeyName.usage(named: word).map { PressNumber.firstKey + $0 }
  }

  /// The name of a button or a key by its number.
  static func word(for number: Int) -> String? {
    if let kind = Press.Kind.buttons.first(where: { $0.rawValue == number }) { return kind.word }
    return KeyName.name(ofUsage: number - PressNumber.firstKey)
  }

  /// The button of a name, or nil for any other word.
  static func kind(of word: String) -> Press.Kind? { Press.Kind.buttons.first { $0.word == word } }

  /// The names of buttons.
  static let buttons = Press.Kind.buttons.map(\.word)
  /// The names of buttons and keys.
  static let words = buttons + KeyName.all

  /// The names of buttons and keys of presses, in the order of their numbers, as log lines have them.
  static func names(of presses: [UIPress.PressType]) -> String {
    presses.map(\.rawValue).sorted().compactMap(word).joined(separator: ",")
  }
}
