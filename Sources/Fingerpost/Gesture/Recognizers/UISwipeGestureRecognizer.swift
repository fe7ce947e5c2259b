import Foundation

/// A recogniser of a quick stroke.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes to; the raw values are UIKit's. [SWIPE-1]
  public nonisolated struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions of which one is to be swiped in. Default right. [SWIPE-1]
  open var direction: Direction = .right

  /// How many fingers swipe. Default 1. [SWIPE-1]
  open var numberOfTouchesRequired = 1
}
