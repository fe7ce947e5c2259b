public import Foundation

/// What content means, which decides whether it turns around where text runs from right to left. [AL-9]
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
  /// It turns around with the language.
  case unspecified = 0
  /// It controls a player, and never turns around.
  case playback = 1
  /// It points into directions of space, and never turns around.
  case spatial = 2
  /// It runs from left to right in any language.
  case forceLeftToRight = 3
  /// It runs from right to left in any language.
  case forceRightToLeft = 4
}

/// Which way text and what belongs to it runs.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Distances from the edges of a rectangle, two of them named by the direction of text; positive ones point inwards.
public nonisolated struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge where text begins.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge where text ends.
  public var trailing: CGFloat

  /// Creates insets of 0.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of 0.
  public static let zero = NSDirectionalEdgeInsets()
}

extension UIView {
  final func setDirection(_ direction: UISemanticContentAttribute) {
    guard direction != (constraintState?.direction ?? .unspecified) else { return }
    madeConstraintState.direction = direction
    layoutEngine?.isStructureStale = true
    setNeedsLayout()
  }

  final var directionOfContent: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The direction that a meaning has. Languages run from left to right here.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }

  /// The layout margins, named by the direction of text. [AL-10]
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isTurned ? margins.right : margins.left, bottom: margins.bottom,
        trailing: isTurned ? margins.left : margins.right)
    }
    set {
      let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isTurned ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
        right: isTurned ? newValue.leading : newValue.trailing)
    }
  }

  /// Whether the safe area is added to the margins. Default true. [AL-10]
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { constraintState?.addsSafeAreaToMargins ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      madeConstraintState.addsSafeAreaToMargins = newValue
      setNeedsLayout()
    }
  }

  /// What ``preservesSuperviewLayoutMargins`` was set to.
  final var keepsSuperviewMargins: Bool {
    get { constraintState?.keepsSuperviewMargins ?? false }
    set {
      guard newValue != keepsSuperviewMargins else { return }
      madeConstraintState.keepsSuperviewMargins = newValue
      setNeedsLayout()
    }
  }
}
