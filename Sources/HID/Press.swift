/// What the hardware reports about one button of a remote control or a game controller, or one key of a keyboard, at one
/// instant.
public struct Press: Hashable, Sendable {
  /// What happened to the button since the frame before.
  public enum Phase: UInt8, Hashable, NamedChoice {
    /// It went down.
    case began
    /// It is pressed with another force.
    case changed
    /// It is up again.
    case ended
    /// The hardware or the system took the press away.
    case cancelled
  }

  /// Which button it is; the raw values are those of UIKit's `UIPress.PressType`. [PRESS-1]
  public enum Kind: Int, Hashable, NamedChoice {
    /// The arrow upwards.
    case upArrow = 0
    /// The arrow downwards.
    case downArrow = 1
    /// The arrow to the left.
    case leftArrow = 2
    /// The arrow to the right.
    case rightArrow = 3
    /// The button that selects.
    case select = 4
    /// The button that leads back.
    case menu = 5
    /// The button that plays and pauses.
    case playPause = 6
    /// The button a page up.
    case pageUp = 30
    /// The button a page down.
    case pageDown = 31
    /// A key of a keyboard, which ``Press/key`` says; UIKit's types of keys begin at this number.
    case key = 2000

    /// All but keys.
    public static let buttons = allCases.filter { $0 != .key }
  }

  /// Which button it is. There is one of each kind, save for keys.
  public var kind: Kind
  /// Which key it is, and what it types; nil for a button. There is one of each usage.
  public var key: Key?
  /// What happened to it.
  public var phase: Phase
  /// How hard it is pressed, from 0 to 1; 1 for a button that does not measure it. [PRESS-1]
  public var force: Double

  /// Creates what a frame says about one button.
  public init(kind: Kind, phase: Phase, force: Double = 1) {
    self.kind = kind
    self.phase = phase
    self.force = force
  }

  /// Creates what a frame says about one key of a keyboard.
  public init(key: Key, phase: Phase) {
    self.init(kind: .key, phase: phase)
    self.key = key
  }

  /// The raw value of the type that UIKit gives to presses of the button or key. [PRESS-1]
  public var type: Int { kind.rawValue + Int(key?.usage ?? 0) }
}
