public import Fingerpost
public import FingerpostLists
public import Foundation

/// How a scroll view would move: values that are kept and read back. [VAL-129]
extension UIScrollView {
  /// When an index at its side is shown. Default automatic.
  public final var indexDisplayMode: IndexDisplayMode {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Whether keys would scroll. Default true.
  public final var allowsKeyboardScrolling: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Where content that is too small would be, from 0 to 1. Default zero.
  public final var contentAlignmentPoint: CGPoint {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// Whether one around it would scroll where it cannot. Default true.
  public final var transfersHorizontalScrollingToParent: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether one around it would scroll where it cannot. Default true.
  public final var transfersVerticalScrollingToParent: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// When an index at the side is shown; the raw values are UIKit's.
  public nonisolated enum IndexDisplayMode: Int, Sendable {
    /// As the list has it.
    case automatic = 0
    /// Never.
    case alwaysHidden = 1
  }

  /// What lies over content at an edge. [BAR-13]
  public final var topEdgeEffect: UIScrollEdgeEffect { edgeEffect("top") }
  /// What lies over content at the bottom. [BAR-13]
  public final var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect("bottom") }
  /// What lies over content at the left. [BAR-13]
  public final var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect("left") }
  /// What lies over content at the right. [BAR-13]
  public final var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect("right") }

  private final func edgeEffect(_ edge: String) -> UIScrollEdgeEffect {
    let effect: UIScrollEdgeEffect = kept(UIScrollEdgeEffect(), edge)
    keep(effect, edge)
    return effect
  }
}

/// How a list would have the focus and sizes of its own: values that are kept and read back. [VAL-129]
extension UITableView {
  /// Whether content of rows would stay in the safe area. Default true.
  public final var insetsContentViewsToSafeArea: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether rows would have the focus. Default false.
  public final var allowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether the focus would select. Default false.
  public final var selectionFollowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether the focus would come back where it was. Default false.
  public final var remembersLastFocusedIndexPath: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether rows would change their height by themselves. Default enabled.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept(.enabled) }
    set { keep(newValue) }
  }
  /// Whether rows change their size by themselves; the raw values are UIKit's.
  public nonisolated enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When they are asked to.
    case enabled = 1
    /// When their constraints change.
    case enabledIncludingConstraints = 2
  }

  /// Posted when another row is selected. Nothing here posts it but code.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
}

/// The same of a collection.
extension UICollectionView {
  /// Whether items would have the focus. Default false.
  public final var allowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether the focus would select. Default false.
  public final var selectionFollowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether the focus would come back where it was. Default false.
  public final var remembersLastFocusedIndexPath: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether items would change their size by themselves. Default enabled.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept(.enabled) }
    set { keep(newValue) }
  }
  /// Whether items change their size by themselves.
  public typealias SelfSizingInvalidation = UITableView.SelfSizingInvalidation
}

/// What a cell of a table would show: values that are kept and read back. [VAL-129]
extension UITableViewCell {
  /// How it would look with the focus. Default default.
  public final var focusStyle: FocusStyle {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Whether it would react while it is dragged. Default false.
  public final var userInteractionEnabledWhileDragging: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// The view behind it while several are selected. Default nil.
  public final var multipleSelectionBackgroundView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// How it would look with the focus; the raw values are UIKit's.
  public nonisolated enum FocusStyle: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// As code has it.
    case custom = 1
  }
}
