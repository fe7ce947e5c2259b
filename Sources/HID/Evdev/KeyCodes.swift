/// The keys of Linux's input interface, and what they are elsewhere.
enum KeyCodes {
  /// Caps Lock, among the HID usages of keyboards.
  static let capsLock: UInt16 = 57
  /// The bit that Caps Lock has in UIKit's flags.
  static let capsLockFlag = 1 << 16

  /// The keys of the kernel in the order of the HID usages of keyboards, from usage 4 (A) on.
  private static let inOrder: [UInt16] = [
    30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45, 21, 44,
    2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 28, 1, 14, 15, 57, 12, 13, 26, 27, 43, 0, 39, 40, 41, 51, 52, 53, 58,
    59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 87, 88, 99, 70, 119, 110, 102, 104, 111, 107, 109, 106, 105, 108,
    103, 69, 98, 55, 74, 78, 96, 79, 80, 81, 75, 76, 77, 71, 72, 73, 82, 83, 86, 127,
  ]
  /// Control, Shift, Option and Command on the left, then on the right, from usage 224 on.
  private static let modifiersInOrder: [UInt16] = [29, 42, 56, 125, 97, 54, 100, 126]

  /// The HID usage of a key; nil for one that keyboards do not have.
  static func usage(_ code: UInt16) -> UInt16? {
    guard code > 0 else { return nil }
    if let index = inOrder.firstIndex(of: code) { return UInt16(index + 4) }
    return modifiersInOrder.firstIndex(of: code).map { UInt16($0 + 224) }
  }

  /// The bit that a modifier key has in UIKit's flags; nil for any other key.
  static func modifier(_ usage: UInt16) -> Int? {
    guard (224...231).contains(usage) else { return nil }
    return [1 << 18, 1 << 17, 1 << 19, 1 << 20][Int(usage - 224) % 4]
  }

  /// The button of a remote control that a key is. [PRESS-1]
  static func button(_ code: UInt16) -> Press.Kind? {
    switch code {
    case 103: .upArrow
    case 108: .downArrow
    case 105: .leftArrow
    case 106: .rightArrow
    case 28, 96, 0x160, 0x161: .select
    case 1, 139, 158, 174: .menu
    case 104, 0x192: .pageUp
    case 109, 0x193: .pageDown
    default: nil
    }
  }

  /// The command that a media key gives when it goes down; nil for any other key. [REM-1]
  static func command(_ code: UInt16) -> RemoteCommand? {
    switch code {
    case 200, 207: .play
    case 201: .pause
    case 128, 166: .stop
    case 164: .togglePlayPause
    case 163: .nextTrack
    case 168: .beginSeekingBackward
    case 208: .beginSeekingForward
    case 165: .previousTrack
    default: nil
    }
  }
}
