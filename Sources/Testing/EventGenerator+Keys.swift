import Fingerpost
import FingerpostHID
public import Foundation

extension EventGenerator {
  /// The time from one key to the next where several are typed, in seconds: 0.02.
  public nonisolated static let keyTypeInterval: TimeInterval = 0.02

  /// Presses a key down; modifier keys stay in force until they are up again.
  ///
  /// - Throws: ``FingerError/windowIsNotKey`` if keys go to another window.
  public func keyDown(_ key: KeyboardKey) throws {
    try checkKeyWindow()
    modifierFlags |= key.modifier
    send(key, .began)
  }

  /// Lets a key go.
  ///
  /// - Throws: ``FingerError/windowIsNotKey`` if keys go to another window.
  public func keyUp(_ key: KeyboardKey) throws {
    try checkKeyWindow()
    modifierFlags &= ~key.modifier
    send(key, .ended)
  }

  /// Presses the key down that has a character on it, without regard to Shift.
  ///
  /// - Throws: ``FingerError`` if no key has it, or keys go to another window.
  public func keyDown(_ character: Character) throws { try keyDown(Self.key(for: character).key) }

  /// Lets the key go that has a character on it, without regard to Shift.
  ///
  /// - Throws: ``FingerError`` if no key has it, or keys go to another window.
  public func keyUp(_ character: Character) throws { try keyUp(Self.key(for: character).key) }

  /// Presses a key and lets it go.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - numberOfTimes: how many times.
  ///   - interval: the time between, in seconds.
  /// - Throws: ``FingerError/windowIsNotKey`` if keys go to another window.
  public func keyPress(
    _ key: KeyboardKey, numberOfTimes: Int = 1, interval: TimeInterval = EventGenerator.keyTypeInterval
  ) throws {
    for number in 0..<numberOfTimes {
      if number > 0 { advance(by: interval) }
      try keyDown(key)
      try keyUp(key)
    }
  }

  /// Presses the key that has a character on it, without regard to Shift, and lets it go.
  ///
  /// - Parameters:
  ///   - character: the character.
  ///   - numberOfTimes: how many times.
  ///   - interval: the time between, in seconds.
  /// - Throws: ``FingerError`` if no key has it, or keys go to another window.
  public func keyPress(
    _ character: Character, numberOfTimes: Int = 1, interval: TimeInterval = EventGenerator.keyTypeInterval
  ) throws {
    try keyPress(Self.key(for: character).key, numberOfTimes: numberOfTimes, interval: interval)
  }

  /// Types a character, with Shift where it needs it.
  ///
  /// - Throws: ``FingerError`` if no key types it, or keys go to another window.
  public func keyType(_ character: Character) throws {
    let (key, needsShift) = try Self.key(for: character)
    if needsShift { try keyDown(.leftShift) }
    try keyPress(key)
    if needsShift { try keyUp(.leftShift) }
  }

  /// Types a text, with Shift where it needs it.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - interval: the time from one key to the next, in seconds.
  /// - Throws: ``FingerError`` if no key types one of its characters, or keys go to another window.
  public func keyType(_ text: String, interval: TimeInterval = EventGenerator.keyTypeInterval) throws {
    var isFirst = true
    for character in text {
      if !isFirst { advance(by: interval) }
      isFirst = false
      try keyType(character)
    }
  }

  private func checkKeyWindow() throws {
    guard window.isKeyWindow else { throw FingerError.windowIsNotKey }
  }

  private func send(_ key: KeyboardKey, _ phase: Press.Phase) {
    let key = Key(usage: UInt16(key.rawValue), modifierFlags: modifierFlags)
    send(Frame(nanoseconds: 0, presses: [Press(key: key, phase: phase)]))
  }

  /// The key that types a character, and whether with Shift.
  private static func key(for character: Character) throws -> (key: KeyboardKey, shift: Bool) {
    let wanted = character == "\n" ? "\r" : String(character)
    for key in KeyboardKey.allCases where key.rawValue <= KeyboardKey.slash.rawValue {
      let usage = UInt16(key.rawValue)
      if Key(usage: usage).characters == wanted { return (key, false) }
      if Key(usage: usage, modifierFlags: KeyboardKey.leftShift.modifier).characters == wanted {
        return (key, true)
      }
    }
    throw FingerError.unknownKeyForCharacter(character)
  }
}
