/// One view looked at by the inherited hit test.
public struct Visit: Hashable, Sendable {
  /// The view.
  public var view: SubjectID
  /// What the hit test found.
  public var result: HitTestResult
  /// The horizontal position of the point in the view's own coordinates.
  public var x: Double
  /// The vertical position of the point in the view's own coordinates.
  public var y: Double
  /// The view's bounds, in its own coordinates: origin, then size.
  public var bounds: Box
  /// The view's stored alpha.
  public var alpha: Float

  /// Creates a visit.
  @inlinable
  public init(
    view: SubjectID, result: HitTestResult, x: Double, y: Double,
    bounds: Box, alpha: Float
  ) {
    self.view = view
    self.result = result
    self.x = x
    self.y = y
    self.bounds = bounds
    self.alpha = alpha
  }

  /// How far the point misses the bounds, in points of the view's own coordinates, and on which side.
  ///
  /// Positive `right` means that the point lies that far beyond the right edge; 0 there means exactly on the
  /// edge, which is already outside. Nil on an axis that the point does not miss. [HIT-5]
  public var miss: Miss {
    let maxX = bounds.x + bounds.width
    let maxY = bounds.y + bounds.height
    return Miss(
      left: x < bounds.x ? bounds.x - x : nil,
      right: x >= maxX && !(x < bounds.x) ? x - maxX : nil,
      top: y < bounds.y ? bounds.y - y : nil,
      bottom: y >= maxY && !(y < bounds.y) ? y - maxY : nil)
  }

  /// The distances by which a point misses a rectangle.
  public struct Miss: Hashable, Sendable {
    /// How far left of the left edge, if it is.
    public var left: Double?
    /// How far right of the right edge, if it is.
    public var right: Double?
    /// How far above the top edge, if it is.
    public var top: Double?
    /// How far below the bottom edge, if it is.
    public var bottom: Double?
  }
}

/// What the inherited hit test found at one view.
public enum HitTestResult: String, Hashable, Sendable {
  /// The view contains the point; its subviews are asked, and if none wants it the view itself is hit.
  case inside
  /// The point lies outside the view, whose subviews are therefore not asked.
  case outside
  /// The view is hidden.
  case hidden
  /// The view does not take part in user interaction.
  case notInteractive
  /// The view animates, and the animation does not allow touches.
  case animating
  /// The view's alpha, stored in single precision, is below the limit.
  case transparent
  /// The view's transform cannot be inverted, so no point can be mapped into it.
  case notInvertible

  /// The rule that decides so.
  public var rule: RuleID {
    switch self {
    case .inside: .hit5
    case .outside: .hit6
    case .hidden, .notInteractive: .hit1
    case .animating: .hit18
    case .transparent: .hit2
    case .notInvertible: .hit11
    }
  }
}

/// A rectangle in some view's coordinates.
public struct Box: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The distance from the left edge to the right one.
  public var width: Double
  /// The distance from the top edge to the bottom one.
  public var height: Double

  /// Creates a rectangle from its origin and size.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
