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
  /// Which way the arrow points: not known, as there is none.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The views that would get touches beside the popover. Default nil. Kept and read back.
  open var passthroughViews: [UIView]?
  /// The color around the content. Default nil. Kept and read back.
  open var backgroundColor: UIColor?
  /// What would stay free at the edges of the screen, in points. Default 10. Kept and read back.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The class of the view around the content. Default nil. Kept and read back.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  /// Whether it may lie over what it is shown beside. Default false. Kept and read back.
  open var canOverlapSourceViewRect = false
  /// What it would be shown beside: a view or a bar's item. Setting it sets that one.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set { (sourceView, barButtonItem) = (newValue as? UIView, newValue as? UIBarButtonItem) }
  }

  /// Whether nothing says where it would be. A pad ends the program then. [SHEET-10]
  final var isWithoutSource: Bool { sourceView == nil && barButtonItem == nil }

  nonisolated deinit {}
}

/// What a popover can be shown beside.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// What the class of the view around a popover's content says.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods {
  /// How wide the arrow is at its base, in points.
  static func arrowBase() -> CGFloat
  /// How long the arrow is, in points.
  static func arrowHeight() -> CGFloat
  /// What is around the content, in points.
  static func contentViewInsets() -> UIEdgeInsets
}

/// A view around the content of a popover, and its arrow. Here it is a view like another.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// How far the arrow is from the middle, in points. Default 0. Kept and read back.
  open var arrowOffset: CGFloat = 0
  /// Which way the arrow points. Default up. Kept and read back.
  open var arrowDirection: UIPopoverArrowDirection = .up

  nonisolated deinit {}

  /// How wide the arrow is at its base: 0, for a class without one.
  open class func arrowBase() -> CGFloat { 0 }
  /// How long the arrow is: 0, for a class without one.
  open class func arrowHeight() -> CGFloat { 0 }
  /// What is around the content: nothing, for a class that does not say.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  /// Whether it would have a shadow. Default true. Nothing here asks.
  open class var wantsDefaultContentAppearance: Bool { true }
}
