import Foundation

/// Where points of the screen come to lie in the drawing, whose unit is a pixel at full size.
struct SVGCanvas {
  /// How many pixels a point of the screen takes.
  let scale: Double
  /// The part of the plane that is drawn, in screen coordinates: the screen, and what matters close to it.
  let extent: CGRect
  /// Where the extent's top left corner lies, in pixels.
  var origin = CGPoint.zero

  init(_ picture: Picture) {
    let size = picture.screenSize
    let long = max(size.width, size.height).native
    // A screen of the size of a phone or tablet keeps its size; others are scaled to a readable one.
    scale = long < 480 ? min(480 / long, 40) : long > 1100 ? 1100 / long : 1
    let screen = CGRect(origin: .zero, size: size)
    let limit = screen.insetBy(dx: -size.width * 0.4, dy: -size.height * 0.4)
    var extent = screen
    for box in picture.boxes where !box.roles.isDisjoint(with: [.expected, .hit]) {
      // What lies farther away is named beside the screen and not drawn.
      if limit.encloses(box.frame) { extent = extent.union(box.frame) }
    }
    for point in picture.fingers.lazy.flatMap(\.finitePoints) where limit.contains(point) {
      extent = extent.union(CGRect(x: point.x - 12, y: point.y - 12, width: 24, height: 24))
    }
    let margin = extent == screen ? 0 : 10 / scale
    self.extent = extent == screen ? extent : extent.insetBy(dx: -margin, dy: -margin)
  }

  /// The size of the extent, in pixels.
  var size: CGSize { CGSize(width: extent.width * scale, height: extent.height * scale) }

  /// The rectangle of the extent, in pixels.
  var area: CGRect { CGRect(origin: origin, size: size) }

  func point(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: (point.x - extent.minX) * scale + origin.x, y: (point.y - extent.minY) * scale + origin.y)
  }

  func rectangle(_ rect: CGRect) -> CGRect {
    CGRect(origin: point(rect.origin), size: CGSize(width: rect.width * scale, height: rect.height * scale))
  }

  /// The bounding rectangle of points, in pixels.
  func bounds(_ points: [CGPoint]) -> CGRect { rectangle(CGRect(holding: points)) }

  /// A shape as the data of a path, short where its sides are upright.
  ///
  /// - Parameter cornerRadius: how round the corners are, in points, where the sides are upright.
  func path(_ points: [CGPoint], cornerRadius: Double = 0) -> String {
    if let rect = ConvexPolygon(points).rectangle {
      let rect = rectangle(rect)
      let radius = min(cornerRadius * scale, rect.width.native / 2, rect.height.native / 2)
      return radius >= 0.5 ? Self.path(rect, cornerRadius: radius) : Self.path(rect)
    }
    return points.enumerated().map { index, corner in
      let place = point(corner)
      return "\(index == 0 ? "M" : "L")\(ShortNumber.tenths(place.x)) \(ShortNumber.tenths(place.y))"
    }.joined() + "z"
  }

  /// A rectangle of pixels with round corners as the data of a path.
  private static func path(_ rect: CGRect, cornerRadius: Double) -> String {
    let radius = ShortNumber.tenths(cornerRadius)
    let across = ShortNumber.tenths(rect.width.native - 2 * cornerRadius)
    let down = ShortNumber.tenths(rect.height.native - 2 * cornerRadius)
    let (left, top) = (ShortNumber.tenths(rect.minX.native + cornerRadius), ShortNumber.tenths(rect.minY))
    func corner(_ x: String, _ y: String) -> String {
      "a\(radius) \(radius) 0 0 1 \(x)\(radius) \(y)\(radius)"
    }
    return "M\(left) \(top)h\(across)\(corner("", ""))v\(down)\(corner("-", ""))h-\(across)"
      + "\(corner("-", "-"))v-\(down)\(corner("", "-"))z"
  }

  /// A rectangle of pixels as the data of a path.
  static func path(_ rect: CGRect) -> String {
    // Edges are rounded and not sizes, so that boxes that touch stay so.
    let (left, top) = ((rect.minX * 10).rounded() / 10, (rect.minY * 10).rounded() / 10)
    let (right, bottom) = ((rect.maxX * 10).rounded() / 10, (rect.maxY * 10).rounded() / 10)
    let (width, height) = (ShortNumber.tenths(right - left), ShortNumber.tenths(bottom - top))
    return "M\(ShortNumber.tenths(left)) \(ShortNumber.tenths(top))h\(width)v\(height)h-\(width)z"
  }
}
