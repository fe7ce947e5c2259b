public import Foundation

/// How round a corner is. [VAL-71]
public nonisolated struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable { case fixed(CGFloat), concentric(minimum: CGFloat) }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Creates a fixed radius, in points.
  public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }

  /// Creates a fixed radius, in points.
  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

  /// Returns a radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(.fixed(radius)) }

  /// Returns the radius that has one middle with the corner of what is around the view.
  ///
  /// - Parameter minimum: the smallest that it may be, in points; nil for 0.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(.concentric(minimum: minimum ?? 0))
  }
}

/// How round the corners of a view are. It is kept, and answers ``UIView/effectiveRadius(corner:)``; hits ignore it. [VAL-71]
public nonisolated struct UICornerConfiguration: Hashable, Sendable {
  /// The four radii; nil for a corner that is not round.
  var topLeft: UICornerRadius?
  var topRight: UICornerRadius?
  var bottomLeft: UICornerRadius?
  var bottomRight: UICornerRadius?
  /// The largest radius of a capsule, which ignores the four; nil for no capsule.
  var capsule: CGFloat?
  /// Whether all corners have the radius of the roundest.
  var isUniform = false

  /// Returns corners that are all as round as a radius says, each by itself.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
  }

  /// Returns corners with a radius each; nil for one that is not round.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius,
      bottomRight: bottomRightRadius)
  }

  /// Returns corners that all have the largest radius which any of them would have.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    var made = corners(radius: radius)
    made.isUniform = true
    return made
  }

  /// Returns the corners of a capsule: half as round as its shorter side.
  ///
  /// - Parameter maximumRadius: the largest radius, in points; nil for no limit.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(capsule: maximumRadius ?? .infinity)
  }
}

extension UIView {
  /// How round the corners of the view are. Default no corner. Kept; pictures show ``CALayer/cornerRadius``. [VAL-71]
  public final var cornerConfiguration: UICornerConfiguration {
    get { looks?.kept?.corners ?? UICornerConfiguration() }
    set { keep { $0.corners = newValue } }
  }

  /// Returns the radius of a corner, in points; of several corners the largest. [VAL-71]
  ///
  /// Without a ``cornerConfiguration`` it is the ``CALayer/cornerRadius`` of the layer.
  public final func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let all = looks?.kept?.corners else { return looks?.layer?.cornerRadius ?? 0 }
    let half = min(bounds.width, bounds.height) / 2
    if let capsule = all.capsule { return max(0, min(capsule, half)) }
    let corners: [(UIRectCorner, UICornerRadius?)] = [
      (.topLeft, all.topLeft), (.topRight, all.topRight), (.bottomLeft, all.bottomLeft),
      (.bottomRight, all.bottomRight),
    ]
    let wanted: UIRectCorner = all.isUniform ? .allCorners : corner
    return corners.filter { wanted.contains($0.0) }.map { radius($0.1, at: $0.0) }.max() ?? 0
  }

  private final func radius(_ radius: UICornerRadius?, at corner: UIRectCorner) -> CGFloat {
    switch radius?.kind {
    case nil: return 0
    case .fixed(let radius): return max(0, radius)
    case .concentric(let minimum):
      var above = superview
      while let view = above, view.looks?.kept?.corners == nil { above = view.superview }
      guard let container = above else { return max(0, minimum) }
      let place = convert(bounds, to: container)
      let isLeft = corner == .topLeft || corner == .bottomLeft
      let isTop = corner == .topLeft || corner == .topRight
      let aside = isLeft ? place.minX - container.bounds.minX : container.bounds.maxX - place.maxX
      let along = isTop ? place.minY - container.bounds.minY : container.bounds.maxY - place.maxY
      return max(0, minimum, container.effectiveRadius(corner: corner) - max(aside, along))
    }
  }
}
