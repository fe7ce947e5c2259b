/// A view of a workload, as data.
public struct Node {
  /// What the view's class overrides.
  public enum Override: UInt8, Sendable {
    case none = 0
    /// Its `point(inside:with:)` accepts 8 points more on each side.
    case slop = 1
    /// Its `hitTest(_:with:)` answers nil where the inherited one answers the view itself.
    case pass = 2
  }

  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let hidden = Flags(rawValue: 1)
    public static let notInteractive = Flags(rawValue: 2)
    public static let alphaZero = Flags(rawValue: 4)
    public static let clips = Flags(rawValue: 8)
    /// Any of these rules the view out.
    public static let off: Flags = [.hidden, .notInteractive, .alphaZero]
  }

  /// An affine map about the centre.
  public struct Map: Equatable, Sendable {
    public var a = 1.0
    public var b = 0.0
    public var c = 0.0
    public var d = 1.0
    public var tx = 0.0
    public var ty = 0.0

    public static let identity = Map()
  }

  /// The place of the superview in the list of nodes, or -1 for the root.
  public let parent: Int
  /// The frame without the transform, in the superview's coordinates.
  public var x: Double
  public var y: Double
  public let width: Double
  public let height: Double
  public var boundsX = 0.0
  public var boundsY = 0.0
  public var map = Map.identity
  public var flags: Flags
  public var override = Override.none
}
