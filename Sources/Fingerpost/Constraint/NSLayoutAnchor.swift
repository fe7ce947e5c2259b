public import Foundation

/// An edge, middle or size of a view or layout guide, from which constraints are made. [AL-1]
///
/// What its functions return is not active yet. Anchors of one kind alone can be compared, which the compiler sees to.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let edge: LayoutEdge
  /// Where the anchor is the distance between two, the one that it is measured from.
  final let origin: LayoutEdge?

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, from origin: LayoutEdge? = nil) {
    edge = LayoutEdge(item, attribute)
    self.origin = origin
    super.init()
  }

  nonisolated deinit {}

  /// The view or layout guide.
  open var item: AnyObject? { edge.item }

  /// What of it, in UIKit's words.
  open var name: String { edge.attribute.word }

  /// Whether another anchor is the same of the same view or layout guide. [VAL-74]
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.assumeIsolated { edge.isSame(as: other.edge) && isMeasured(as: other) }
  }

  /// The same for equal anchors.
  nonisolated open override var hash: Int { MainActor.assumeIsolated { edge.hash } }

  private final func isMeasured(as other: NSLayoutAnchor<AnchorType>) -> Bool {
    guard let origin, let its = other.origin else { return origin == nil && other.origin == nil }
    return origin.isSame(as: its)
  }

  /// Returns a constraint of this anchor to equal another one, plus a constant.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { related(.equal, to: anchor, constant: c) }

  /// Returns a constraint of this anchor to be at least another one, plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, constant: c) }

  /// Returns a constraint of this anchor to be at most another one, plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, constant: c) }

  final func related(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    // Nothing is left of the other side then, as the constraint says. [VAL-74]
    if multiplier == 0 {
      return NSLayoutConstraint(edge, relation, nil, constant: constant, spans: (origin, nil))
    }
    return NSLayoutConstraint(
      edge, relation, other.edge, multiplier: multiplier, constant: constant,
      spans: (origin, other.origin))
  }
}

/// A left, right, leading or trailing edge, or the middle between them.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  nonisolated deinit {}

  /// The distance from this anchor to another one, as something that can be compared with sizes.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.edge.item, otherAnchor.edge.attribute, from: edge)
  }

  /// Returns a constraint to lie after another anchor by the system's distance of 8 points, times a number.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.equal, to: anchor, constant: .systemSpacing * multiplier) }

  /// Returns a constraint to lie after another anchor by at least the system's distance of 8 points, times a number.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, constant: .systemSpacing * multiplier) }

  /// Returns a constraint to lie after another anchor by at most the system's distance of 8 points, times a number.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, constant: .systemSpacing * multiplier) }
}

/// A top or bottom edge, the middle between them, or a baseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  nonisolated deinit {}

  /// The distance from this anchor to another one, as something that can be compared with sizes.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.edge.item, otherAnchor.edge.attribute, from: edge)
  }

  /// Returns a constraint to lie below another anchor by the system's distance of 8 points, times a number.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.equal, to: anchor, constant: .systemSpacing * multiplier) }

  /// Returns a constraint to lie below another anchor by at least the system's distance of 8 points, times a number.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, constant: .systemSpacing * multiplier) }

  /// Returns a constraint to lie below another anchor by at most the system's distance of 8 points, times a number.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, constant: .systemSpacing * multiplier) }
}

/// A width or height, or a distance between two edges.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  nonisolated deinit {}

  /// Returns a constraint to have a size, in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { compared(.equal, c) }

  /// Returns a constraint to have at least a size, in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    compared(.greaterThanOrEqual, c)
  }

  /// Returns a constraint to have at most a size, in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    compared(.lessThanOrEqual, c)
  }

  /// Returns a constraint to equal a multiple of another size, plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.equal, to: anchor, multiplier: m, constant: c) }

  /// Returns a constraint to be at least a multiple of another size, plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c) }

  /// Returns a constraint to be at most a multiple of another size, plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c) }

  private final func compared(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat)
    -> NSLayoutConstraint
  { NSLayoutConstraint(edge, relation, nil, constant: constant, spans: (origin, nil)) }
}

nonisolated extension CGFloat {
  /// The distance that the system puts between views that belong together. [AL-11]
  static let systemSpacing: CGFloat = 8
}
