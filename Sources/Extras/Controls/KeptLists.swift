public import Fingerpost
public import FingerpostLists
public import Foundation

// swift-format-ignore
/// How a scroll view would move: values that are kept and read back. [VAL-129]
extension UIScrollView {
  /// When an index at its side is shown. Default automatic.
  public final var indexDisplayMode: IndexDisplayMode { get { kept(.automatic) } set { keep(newValue) } }
  /// Whether keys would scroll. Default true.
  public final var allowsKeyboardScrolling: Bool { get { kept(true) } set { keep(newValue) } }
  /// Where content that is too small would be, from 0 to 1. Default zero.
  public final var contentAlignmentPoint: CGPoint { get { kept(.zero) } set { keep(newValue) } }
  /// Whether one around it would scroll where it cannot. Default true.
  public final var transfersHorizontalScrollingToParent: Bool { get { kept(true) } set { keep(newValue) } }
  /// Whether one around it would scroll where it cannot. Default true.
  public final var transfersVerticalScrollingToParent: Bool { get { kept(true) } set { keep(newValue) } }
}

extension UIScrollView {
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

extension UITableView {
  /// Posted when another row is selected. Nothing here posts it but code.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
}
