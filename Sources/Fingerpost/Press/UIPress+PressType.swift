import FingerpostTrace

extension UIPress {
  /// Which button or key is pressed; the raw values are UIKit's. [PRESS-1]
  ///
  /// Those of keys, arrows too, are 2,000 and the key's number, which UIKit has no names for: 2079 is the arrow to the right.
  public nonisolated enum PressType: RawRepresentable, Hashable, Sendable {
    /// The arrow upwards.
    case upArrow
    /// The arrow downwards.
    case downArrow
    /// The arrow to the left.
    case leftArrow
    /// The arrow to the right.
    case rightArrow
    /// The button that selects.
    case select
    /// The button that leads back.
    case menu
    /// The button that plays and pauses.
    case playPause
    /// The button a page up.
    case pageUp
    /// The button a page down.
    case pageDown
    /// A key of a keyboard, by its number among the HID usages.
    case keyboard(UInt16)

    /// Creates the type of a raw value, or nil for one that neither a button nor a key has.
    public init?(rawValue: Int) {
      switch rawValue {
      case 0: self = .upArrow
      case 1: self = .downArrow
      case 2: self = .leftArrow
      case 3: self = .rightArrow
      case 4: self = .select
      case 5: self = .menu
      case 6: self = .playPause
      case 30: self = .pageUp
      case 31: self = .pageDown
      default:
        guard rawValue >= PressNumber.firstKey, let usage = UInt16(exactly: rawValue - PressNumber.firstKey)
        else { return nil }
        self = .keyboard(usage)
      }
    }

    /// UIKit's number.
    public var rawValue: Int {
      switch self {
      case .upArrow: 0
      case .downArrow: 1
      case .leftArrow: 2
      case .rightArrow: 3
      case .select: 4
      case .menu: 5
      case .playPause: 6
      case .pageUp: 30
      case .pageDown: 31
      case .keyboard(let usage): PressNumber.firstKey + Int(usage)
      }
    }
  }
}
