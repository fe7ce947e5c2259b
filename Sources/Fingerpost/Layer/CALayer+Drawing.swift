public import Foundation

/// How an image would be made larger or smaller.
public nonisolated struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public var rawValue: String

  /// Creates a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// With the pixel that is next.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// With what lies between pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// With smaller images made beforehand.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Which edges of a layer would be smooth.
public nonisolated struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt32

  /// Creates edges from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)

  static let all: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
}

// swift-format-ignore
/// More values of drawing, which are kept and read back. No touch depends on them.
extension CALayer {
  /// The part of ``contents`` that would be shown, in shares of its size. Default all of it.
  public final var contentsRect: CGRect {
    get { kept(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { keep(newValue) }
  }
  /// The part of ``contents`` that would be stretched, in shares of its size. Default all of it.
  public final var contentsCenter: CGRect {
    get { kept(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { keep(newValue) }
  }
  /// How an image would be made smaller. Default linear.
  public final var minificationFilter: CALayerContentsFilter { get { kept(.linear) } set { keep(newValue) } }
  /// How an image would be made larger. Default linear.
  public final var magnificationFilter: CALayerContentsFilter { get { kept(.linear) } set { keep(newValue) } }
  /// What is added to the level of smaller images. Default 0.
  public final var minificationFilterBias: Float { get { kept(0) } set { keep(newValue) } }
  /// Whether sublayers would be as transparent as one image. Default true.
  public final var allowsGroupOpacity: Bool { get { kept(true) } set { keep(newValue) } }
  /// Which edges would be smooth. Default all.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask { get { kept(.all) } set { keep(newValue) } }
  /// How the layer would be mixed with what is behind it. Default nil.
  public final var compositingFilter: Any? { get { kept(nil) } set { keep(newValue) } }
  /// What would be done to the picture of the layer. Default nil.
  public final var filters: [Any]? { get { kept(nil) } set { keep(newValue) } }
  /// What would be done to the picture behind the layer. Default nil.
  public final var backgroundFilters: [Any]? { get { kept(nil) } set { keep(newValue) } }
  /// Whether the layer would be drawn upside down. Default false.
  public final var isGeometryFlipped: Bool { get { kept(false) } set { keep(newValue) } }
  /// How far the anchor point lies in front of the layer. Default 0.
  public final var anchorPointZ: CGFloat { get { kept(0) } set { keep(newValue) } }
  /// Values for properties that are not set. Default nil.
  public final var style: [AnyHashable: Any]? { get { kept(nil) } set { keep(newValue) } }
}

extension CALayer {
  /// Returns the size of the layer, as nothing else is known that it would like to have.
  public final func preferredFrameSize() -> CGSize { bounds.size }

  /// Whether content would be upside down. False, as ``isGeometryFlipped`` is without effect.
  public final func contentsAreFlipped() -> Bool { false }

  /// The part of the bounds that lies in the bounds of the layers above that cut off what is outside. [VAL-93]
  public final var visibleRect: CGRect {
    var (visible, layer) = (bounds, self)
    while let above = layer.superlayer {
      if above.masksToBounds { visible = visible.intersection(above.convert(above.bounds, to: self)) }
      layer = above
    }
    return visible.isNull ? .zero : visible
  }

  /// Puts another layer in the place of a sublayer; does nothing if it is no sublayer. [VAL-93]
  ///
  /// - Parameters:
  ///   - oldLayer: the sublayer.
  ///   - newLayer: what takes its place.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, at: UInt32(index))
    oldLayer.removeFromSuperlayer()
  }
}
