public import Foundation

extension UIView: CALayerDelegate {}

/// Which corners of a layer its radius makes round.
public nonisolated struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Creates corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// How round corners bend.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public var rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As a part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Without a sudden change of the bend.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// What most layers leave as it is, and what animates a layer.
nonisolated final class LayerExtras {
  /// An animation that was added, and what runs it.
  struct Running {
    let animation: CAAnimation
    let run: AnimationRun
  }

  weak var delegate: (any CALayerDelegate)?
  var name: String?
  var mask: CALayer?
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var shadowPath: CGPath?
  var contents: Any?
  var contentsScale: CGFloat = 1
  var rasterizationScale: CGFloat = 1
  var shouldRasterize = false
  var needsDisplayOnBoundsChange = false
  var allowsEdgeAntialiasing = true
  var sublayerTransform: CATransform3D?
  var isDoubleSided = true
  var isOpaque = false
  var drawsAsynchronously = false
  var contentsGravity = CALayerContentsGravity.resize
  var actions: [String: any CAAction]?
  /// What code keeps with the layer under names of its own.
  var values: [String: Any] = [:]
  var time: LayerTime?
  var animations: [String: Running] = [:]
  /// How many animations without a key were added.
  var unnamed = 0

  /// The values without what animates.
  func copy() -> LayerExtras {
    let copy = LayerExtras()
    (copy.delegate, copy.name, copy.mask) = (delegate, name, mask)
    (copy.maskedCorners, copy.shadowPath, copy.contents) = (maskedCorners, shadowPath, contents)
    copy.cornerCurve = cornerCurve
    (copy.contentsScale, copy.rasterizationScale) = (contentsScale, rasterizationScale)
    (copy.shouldRasterize, copy.allowsEdgeAntialiasing) = (shouldRasterize, allowsEdgeAntialiasing)
    copy.needsDisplayOnBoundsChange = needsDisplayOnBoundsChange
    (copy.sublayerTransform, copy.isDoubleSided) = (sublayerTransform, isDoubleSided)
    (copy.drawsAsynchronously, copy.contentsGravity) = (drawsAsynchronously, contentsGravity)
    (copy.actions, copy.values, copy.time) = (actions, values, time)
    copy.isOpaque = isOpaque
    return copy
  }
}

/// Values of drawing, which are kept and read back. Nothing is drawn with them here, and no touch depends on them.
extension CALayer {
  final var madeExtras: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// What lays out the layer. Default the view of a view's layer, else nil. It is not kept.
  public final var delegate: (any CALayerDelegate)? {
    get { view ?? extras?.delegate }
    set { madeExtras.delegate = newValue }
  }

  /// A name to find the layer by. Default nil.
  public final var name: String? {
    get { extras?.name }
    set { madeExtras.name = newValue }
  }

  /// The layer whose opacity would cut this one. Default nil. Hit testing ignores it. [HIT-12]
  public final var mask: CALayer? {
    get { extras?.mask }
    set { madeExtras.mask = newValue }
  }

  /// Which corners ``cornerRadius`` makes round. Default all; pictures show all of them round.
  public final var maskedCorners: CACornerMask {
    get { extras?.maskedCorners ?? .all }
    set { madeExtras.maskedCorners = newValue }
  }

  /// How round corners bend. Default as circles; pictures show them so.
  public final var cornerCurve: CALayerCornerCurve {
    get { extras?.cornerCurve ?? .circular }
    set { madeExtras.cornerCurve = newValue }
  }

  /// What the shadow would be the shadow of. Default nil.
  public final var shadowPath: CGPath? {
    get { extras?.shadowPath }
    set { madeExtras.shadowPath = newValue }
  }

  /// Whether a new size marks a layer without a view to be drawn again. Default false. [VAL-41]
  public final var needsDisplayOnBoundsChange: Bool {
    get { extras?.needsDisplayOnBoundsChange ?? false }
    set { madeExtras.needsDisplayOnBoundsChange = newValue }
  }

  /// What would be drawn in the layer, an image. Default nil.
  public final var contents: Any? {
    get { extras?.contents }
    set { madeExtras.contents = newValue }
  }

  /// How many pixels a point of the content has. Default 1.
  public final var contentsScale: CGFloat {
    get { extras?.contentsScale ?? 1 }
    set { madeExtras.contentsScale = newValue }
  }

  /// How many pixels a point would have in an image of the layer. Default 1.
  public final var rasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set { madeExtras.rasterizationScale = newValue }
  }

  /// Whether the layer would be drawn as an image. Default false.
  public final var shouldRasterize: Bool {
    get { extras?.shouldRasterize ?? false }
    set { madeExtras.shouldRasterize = newValue }
  }

  /// Whether the edges would be smooth. Default true.
  public final var allowsEdgeAntialiasing: Bool {
    get { extras?.allowsEdgeAntialiasing ?? true }
    set { madeExtras.allowsEdgeAntialiasing = newValue }
  }
}
