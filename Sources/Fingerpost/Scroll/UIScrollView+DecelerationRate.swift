public import Foundation

extension UIScrollView {
  /// How much of its velocity the content keeps each millisecond when the finger has let go. [SCR-19]
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor by which the velocity is multiplied, between 0 and 1.
    public var rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The rate that scroll views have unless told otherwise.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate for content that comes to rest soon, such as pages.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
