extension UIEvent {
  /// Buttons of a pointing device; the raw values are UIKit's.
  public nonisolated struct ButtonMask: OptionSet, Hashable, Sendable {
    /// A bit for each button, the primary one first.
    public let rawValue: Int

    /// Creates a set of buttons from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The button that does what a finger does.
    public static let primary = ButtonMask(rawValue: 1)
    /// The button that asks for a menu.
    public static let secondary = ButtonMask(rawValue: 2)

    /// Returns the button with a number, 1 being the primary one; none for a number that no mask has room for.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1..<Int.bitWidth).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }
}
