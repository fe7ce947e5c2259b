public import Fingerpost
public import Foundation

/// Where an emitter lets particles go. [VAL-98]
public nonisolated struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public var rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At one point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// Along a line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// From a rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// From a cuboid.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// From a circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// From a sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// From which part of its shape an emitter lets particles go.
public nonisolated struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From its points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// From its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// From its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// From its inside.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles would be mixed.
public nonisolated struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In no order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// From the back to the front.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// By adding their colors.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that would let particles go. Nothing moves here; what is set is kept and read back. [VAL-98]
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  /// What kinds of particles there are. Default nil.
  open var emitterCells: [CAEmitterCell]?
  /// What the rates of all cells are multiplied with. Default 1.
  open var birthRate: Float = 1
  /// What the lifetimes of all cells are multiplied with. Default 1.
  open var lifetime: Float = 1
  /// Where the middle of the shape is. Default zero.
  open var emitterPosition = CGPoint.zero
  /// How far in front it is. Default 0.
  open var emitterZPosition: CGFloat = 0
  /// How large the shape is. Default zero.
  open var emitterSize = CGSize.zero
  /// How deep the shape is. Default 0.
  open var emitterDepth: CGFloat = 0
  /// The shape. Default a point.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// From which part of the shape particles go. Default its inside.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How particles would be mixed. Default in no order.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles would keep their depth. Default false.
  open var preservesDepth = false
  /// What the velocities of all cells are multiplied with. Default 1.
  open var velocity: Float = 1
  /// What the sizes of all cells are multiplied with. Default 1.
  open var scale: Float = 1
  /// What the spins of all cells are multiplied with. Default 1.
  open var spin: Float = 1
  /// Where chance begins. Default 0.
  open var seed: UInt32 = 0

  nonisolated deinit {}
}

/// A kind of particle. What is set is kept and read back. [VAL-98]
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  /// A name to find it by. Default nil.
  open var name: String?
  /// Whether there are such particles. Default true.
  open var isEnabled = true
  /// How many begin in a second. Default 0.
  open var birthRate: Float = 0
  /// How long one lasts, in seconds. Default 0.
  open var lifetime: Float = 0
  /// By how much that differs. Default 0.
  open var lifetimeRange: Float = 0
  /// In which direction they go from the plane, in radians. Default 0.
  open var emissionLatitude: CGFloat = 0
  /// In which direction they go in the plane, in radians. Default 0.
  open var emissionLongitude: CGFloat = 0
  /// By how much that differs, in radians. Default 0.
  open var emissionRange: CGFloat = 0
  /// How fast they are, in points a second. Default 0.
  open var velocity: CGFloat = 0
  /// By how much that differs. Default 0.
  open var velocityRange: CGFloat = 0
  /// How much faster they get to the right, in points a second, each second. Default 0.
  open var xAcceleration: CGFloat = 0
  /// How much faster they get downwards. Default 0.
  open var yAcceleration: CGFloat = 0
  /// How much faster they come near. Default 0.
  open var zAcceleration: CGFloat = 0
  /// How large they are. Default 1.
  open var scale: CGFloat = 1
  /// By how much that differs. Default 0.
  open var scaleRange: CGFloat = 0
  /// How much larger they get in a second. Default 0.
  open var scaleSpeed: CGFloat = 0
  /// How far they turn in a second, in radians. Default 0.
  open var spin: CGFloat = 0
  /// By how much that differs. Default 0.
  open var spinRange: CGFloat = 0
  /// Their color. Default white.
  open var color: CGColor? = UIColor.white.cgColor
  /// By how much its red differs. Default 0.
  open var redRange: Float = 0
  /// By how much its green differs. Default 0.
  open var greenRange: Float = 0
  /// By how much its blue differs. Default 0.
  open var blueRange: Float = 0
  /// By how much its opacity differs. Default 0.
  open var alphaRange: Float = 0
  /// How much redder they get in a second. Default 0.
  open var redSpeed: Float = 0
  /// How much greener they get in a second. Default 0.
  open var greenSpeed: Float = 0
  /// How much bluer they get in a second. Default 0.
  open var blueSpeed: Float = 0
  /// How much more opaque they get in a second. Default 0.
  open var alphaSpeed: Float = 0
  /// The image of a particle. Default nil.
  open var contents: Any?
  /// The part of the image that is shown. Default all of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How many pixels a point of the image has. Default 1.
  open var contentsScale: CGFloat = 1
  /// What kinds of particles these let go. Default nil.
  open var emitterCells: [CAEmitterCell]?
  /// When they begin, in seconds. Default 0.
  open var beginTime: CFTimeInterval = 0

  /// Creates a kind of which none begin.
  public override init() { super.init() }

  nonisolated deinit {}
}
