public import Fingerpost
public import Foundation

/// Which way the arrow of a popover may point.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The directions as bits.
  public var rawValue: UInt
  /// Creates directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = Self(rawValue: 1)
  /// Down.
  public static let down = Self(rawValue: 2)
  /// Left.
  public static let left = Self(rawValue: 4)
  /// Right.
  public static let right = Self(rawValue: 8)
  /// Any of them.
  public static let any: Self = [.up, .down, .left, .right]
  /// Not known.
  public static let unknown = Self(rawValue: UInt.max)
}

/// What a popover would be shown beside. Here every popover is a large sheet, as on a phone, whatever is set. [SHEET-7]
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view beside which it would be shown. Kept and read back.
  open var sourceView: UIView?
  /// The part of that view. Kept and read back.
  open var sourceRect = CGRect.null
  /// The bar's item beside which it would be shown. Kept and read back.
  open var barButtonItem: UIBarButtonItem?
  /// Which way the arrow may point. Kept and read back.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any

  /// Whether nothing says where it would be. A pad ends the program then. [SHEET-10]
  final var isWithoutSource: Bool { sourceView == nil && barButtonItem == nil }

  nonisolated deinit {}
}
