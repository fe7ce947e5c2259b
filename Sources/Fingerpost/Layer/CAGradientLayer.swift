public import Foundation

/// How colors run.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public var rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the middle outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the middle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer whose colors run into each other. They are kept and read back; pictures of a screen do not show them.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor`. Default nil.
  open var colors: [Any]?
  /// Where the colors are, from 0 to 1. Default nil: at equal distances.
  open var locations: [NSNumber]?
  /// Where the colors begin, in the unit square. Default the middle of the top.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the colors end, in the unit square. Default the middle of the bottom.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// How the colors run. Default axial.
  open var type = CAGradientLayerType.axial

  /// Creates a layer without colors.
  public override init() { super.init() }

  /// Creates a copy of a layer's own values.
  public override init(layer: Any) { super.init(layer: layer) }

  override func copyValues(of other: CALayer) {
    super.copyValues(of: other)
    guard let other = other as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  /// Creates a layer with the usual values; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}
}
