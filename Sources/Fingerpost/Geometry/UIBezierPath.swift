public import Foundation

/// Lines and curves, to ask which points are inside; nothing draws them. [PATH-1]
///
/// Views override ``UIView/point(inside:with:)`` with it. Angles are in radians and, y growing downwards, clockwise.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  private final var path = CGMutablePath()

  /// Whether a point is inside where it is surrounded an odd number of times. Default false: where it is wound around.
  open var usesEvenOddFillRule = false
  /// How wide its line would be, in points. Default 1. It does not count for what is inside.
  open var lineWidth: CGFloat = 1
  /// How its line would end. Default at its last point.
  open var lineCapStyle = CGLineCap.butt
  /// How its lines would meet. Default in a corner.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far corners would reach at most, in line widths. Default 10.
  open var miterLimit: CGFloat = 10
  /// How far its curves may be replaced by lines, in points. Default 0.6.
  open var flatness: CGFloat = 0.6
  /// The pieces and gaps of its line, and where in them it begins, in points.
  final var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates an ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with round corners, which are quarters of circles; UIKit's are a little flatter.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// Creates a rectangle some of whose corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path.addPath(.rounded(rect, corners, cornerRadii))
  }

  /// Creates a part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  nonisolated deinit {}

  /// The path as Core Graphics has it; each time a copy.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  // MARK: - Making it

  /// Begins a piece at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line to a point.
  open func addLine(to point: CGPoint) {
    if !path.isEmpty { path.addLine(to: point) }
  }

  /// Adds a cubic Bézier curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    if !path.isEmpty { path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  }

  /// Adds a quadratic Bézier curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    if !path.isEmpty { path.addQuadCurve(to: endPoint, control: controlPoint) }
  }

  /// Adds a part of a circle, with a line to its beginning where a piece is open.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a line to where the piece began.
  open func close() {
    if !path.isEmpty { path.closeSubpath() }
  }

  /// Adds all of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Moves all points by a transform.
  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }

  /// Sets how long the pieces and gaps of its line are, in points; without any the line is whole.
  ///
  /// - Parameters:
  ///   - pattern: the lengths, piece and gap in turns; nil for a whole line.
  ///   - count: how many lengths there are.
  ///   - phase: where in them the line begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
  }

  /// Makes it empty.
  open func removeAllPoints() { path = CGMutablePath() }

  // MARK: - Asking it

  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that holds all points, control points among them; null for an empty path.
  open var bounds: CGRect { path.boundingBox }

  /// Where the next piece begins; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point is inside. Open pieces count as closed. [PATH-1]
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
