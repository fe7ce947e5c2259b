/// Corners of a rectangle.
public nonisolated struct UIRectCorner: OptionSet, Sendable {
  /// The bits, which are UIKit's.
  public let rawValue: UInt

  /// Creates corners from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the top left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// At the top right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// At the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// At the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
