public import Foundation

/// What is drawn where on a screen: its views as boxes, and the fingers that touch it.
///
/// A picture is a value. It holds no views and knows no rules of event handling; ``Roles`` say which view gets a
/// touch. All points are in screen coordinates, with y growing downwards.
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
  /// Renderers use it, since boxes can have any values.
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
  /// Squares of larger numbers would lose precision; no screen is nearly as large.
  static let farthest: CGFloat = 1e9
}
