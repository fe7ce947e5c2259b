extension Picture {
  /// The part that a view plays for the touch; a view without any is only there to be seen.
  public struct Roles: OptionSet, Hashable, Sendable {
    /// The roles as bits.
    public var rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The view that was expected to get the touch.
    public static let expected = Roles(rawValue: 1 << 0)
    /// The view that gets the touch.
    public static let hit = Roles(rawValue: 1 << 1)
    /// The view lies in front of the expected one.
    public static let covering = Roles(rawValue: 1 << 2)
  }
}
