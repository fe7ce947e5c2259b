public import Foundation

/// Which points are inside the path of a layer.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public var rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Those around which it winds.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those that it surrounds an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a line ends.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the end.
  public var rawValue: String

  /// Creates an end from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines meet.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the joint.
  public var rawValue: String

  /// Creates a joint from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In a part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// In a corner that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer with a path. The values are kept and read back; pictures show the layer's rectangle alone. [HIT-12]
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates. Default nil.
  open var path: CGPath?
  /// The color inside. Default black.
  open var fillColor: CGColor? = UIColor.black.cgColor
  /// Which points are inside. Default those around which the path winds.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The color of the line. Default nil: there is none.
  open var strokeColor: CGColor?
  /// Where the line begins, from 0 to 1 of the path. Default 0.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1 of the path. Default 1.
  open var strokeEnd: CGFloat = 1
  /// How wide the line is, in points. Default 1.
  open var lineWidth: CGFloat = 1
  /// How far corners reach at most, in line widths. Default 10.
  open var miterLimit: CGFloat = 10
  /// How the line ends. Default at its last point.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How lines meet. Default in a corner.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where in the pattern the line begins. Default 0.
  open var lineDashPhase: CGFloat = 0
  /// How long dashes and gaps are, in turn, in points. Default nil: the line has no gaps.
  open var lineDashPattern: [NSNumber]?

  /// Creates a layer without a path.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer's own values.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Creates a layer with the usual values; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  nonisolated deinit {}

  override func copyValues(of other: CALayer) {
    super.copyValues(of: other)
    guard let other = other as? CAShapeLayer else { return }
    (path, fillColor, fillRule, strokeColor) = (
      other.path, other.fillColor, other.fillRule, other.strokeColor
    )
    (strokeStart, strokeEnd, lineWidth) = (other.strokeStart, other.strokeEnd, other.lineWidth)
    (miterLimit, lineCap, lineJoin) = (other.miterLimit, other.lineCap, other.lineJoin)
    (lineDashPhase, lineDashPattern) = (other.lineDashPhase, other.lineDashPattern)
  }
}
