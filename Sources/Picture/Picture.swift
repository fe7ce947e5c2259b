public import Foundation

/// What is drawn where on a screen: its views as boxes, and the fingers that touch it.
///
/// A picture is a value. It holds no views and knows no rules of event handling; who gets a touch is told to it as
/// ``Roles``. All points are in screen coordinates, with y growing downwards.
///
/// See also: ``SVGPicture`` and ``TerminalPicture``, which render it.
public struct Picture: Hashable, Sendable {
  /// The size of the screen, in points; finite and greater than zero, which renderers rely on.
  public let screenSize: CGSize

  /// The views, in drawing order: the backmost first.
  ///
  /// A parent comes before its children.
  public var boxes: [Box]

  /// The views that have no place, because their geometry is infinite or not a number.
  public var unplaced: [Description]

  /// The fingers, in the order in which they came down.
  public var fingers: [Finger]

  /// Creates a picture from its parts.
  ///
  /// A size that is not finite or not greater than zero is replaced by that of the smallest rectangle from the origin
  /// that holds all boxes.
  public init(
    screenSize: CGSize, boxes: [Box], unplaced: [Description] = [], fingers: [Finger] = []
  ) {
    self.boxes = boxes
    self.unplaced = unplaced
    self.fingers = fingers
    self.screenSize = Self.usable(screenSize, orHolding: boxes.lazy.flatMap(\.corners))
  }

  /// Returns a size that can be drawn: the given one, or else one that holds the points.
  static func usable(_ size: CGSize, orHolding points: some Sequence<CGPoint>) -> CGSize {
    func isUsable(_ length: CGFloat) -> Bool { length > 0 && length <= farthest }
    if isUsable(size.width), isUsable(size.height) { return size }
    var held = CGSize(width: 1, height: 1)
    for point in points {
      held.width = max(held.width, min(point.x, farthest))
      held.height = max(held.height, min(point.y, farthest))
    }
    return CGSize(
      width: isUsable(size.width) ? size.width : held.width,
      height: isUsable(size.height) ? size.height : held.height)
  }

  /// The same picture with boxes that cannot be drawn among the views without a place.
  ///
  /// Renderers begin with it, since anybody may make boxes.
  var drawable: Picture {
    func isDrawable(_ box: Box) -> Bool {
      ConvexPolygon(box.corners).isFinite && ConvexPolygon(box.unclippedPart).isFinite
    }
    var result = self
    result.boxes = boxes.filter(isDrawable)
    for box in boxes where !isDrawable(box) {
      result.unplaced.append(Description(id: box.id, title: box.title, text: box.text, roles: box.roles))
    }
    return result
  }

  /// The farthest that a box may lie from the origin, in points.
  ///
  /// Squares of larger numbers would lose what a picture can show; no screen is nearly as large.
  static let farthest: CGFloat = 1e9
}

extension Picture {
  /// The part that a view plays for the touch; a view without any is only there to be seen.
  public struct Roles: OptionSet, Hashable, Sendable {
    /// The roles as bits.
    public var rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The view that was expected to get the touch.
    public static let expected = Roles(rawValue: 1 << 0)
    /// The view that gets the touch.
    public static let hit = Roles(rawValue: 1 << 1)
    /// The view lies in front of the expected one.
    public static let covering = Roles(rawValue: 1 << 2)
  }

  /// How much of a view is cut off.
  public enum Clipping: String, Hashable, Sendable {
    /// Nothing is cut off.
    case none
    /// A part is cut off.
    case partial
    /// Nothing is left.
    case full
  }

  /// Where a finger touches the screen, and how it moves.
  public struct Finger: Hashable, Sendable {
    /// The places of the finger, in screen coordinates, from the touch-down on; a single one for a tap.
    public var points: [CGPoint]
    /// What the finger does, in a word or two, such as `tap`, `double tap` or `hold`, or nil for what the points say.
    public var gesture: String?

    /// Creates a finger that moves.
    public init(points: [CGPoint], gesture: String? = nil) {
      self.points = points
      self.gesture = gesture
    }

    /// Creates a finger that stays where it comes down.
    public init(at point: CGPoint, gesture: String? = nil) {
      self.init(points: [point], gesture: gesture)
    }

    /// The points that can be drawn.
    var finitePoints: [CGPoint] {
      points.filter { $0.x.magnitude <= Picture.farthest && $0.y.magnitude <= Picture.farthest }
    }
  }

  /// What a picture says about a view that the view's geometry does not.
  public struct Description: Hashable, Sendable {
    /// The number of the view, unique in the picture.
    public var id: Int
    /// What the view is called, usually the name of its class.
    public var title: String
    /// The text that the view shows, or nil.
    public var text: String?
    /// The part that the view plays for the touch.
    public var roles: Roles

    /// Creates a description.
    public init(id: Int, title: String, text: String? = nil, roles: Roles = []) {
      self.id = id
      self.title = title
      self.text = text
      self.roles = roles
    }
  }
}
