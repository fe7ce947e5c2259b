#if !canImport(CoreGraphics)
  public import Foundation

  /// Which points are inside a path that crosses itself.
  public nonisolated enum CGPathFillRule: Int, Sendable {
    /// Those around which it winds, counted with its direction.
    case winding = 0
    /// Those from which a ray crosses it an odd number of times.
    case evenOdd = 1
  }

  /// Lines and curves, for systems that have no Core Graphics. It is compared and asked for points; nothing draws it.
  public nonisolated class CGPath: NSObject, @unchecked Sendable {
    /// A piece of a path, from where the one before ended.
    enum Element: Hashable, Sendable {
      case move(CGPoint)
      case line(CGPoint)
      case curve(CGPoint, CGPoint, CGPoint)
      case close
    }

    final var elements: [Element] = []

    /// Creates an empty path.
    public override init() { super.init() }

    init(_ elements: [Element]) {
      self.elements = elements
      super.init()
    }

    /// Creates a rectangle, moved by a transform if there is one.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(PathShape.rect(rect).moved(by: transform?.pointee))
    }

    /// Creates an ellipse, moved by a transform if there is one.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(PathShape.ellipse(in: rect).moved(by: transform?.pointee))
    }

    /// Creates a rectangle with round corners, moved by a transform if there is one.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      let radii = CGSize(width: cornerWidth, height: cornerHeight)
      self.init(CGPath.rounded(rect, .allCorners, radii).elements.moved(by: transform?.pointee))
    }

    /// Whether there is nothing in it.
    public final var isEmpty: Bool { elements.isEmpty }

    /// The smallest rectangle that holds all points, control points among them; null for an empty path.
    public final var boundingBox: CGRect {
      var box: CGRect?
      for point in elements.flatMap(\.points) {
        let place = CGRect(origin: point, size: .zero)
        box = box.map { $0.union(place) } ?? place
      }
      return box ?? .null
    }

    /// Where the next piece begins; zero for an empty path.
    public final var currentPoint: CGPoint {
      var (start, current) = (CGPoint.zero, CGPoint.zero)
      for element in elements {
        switch element {
        case .move(let point): (start, current) = (point, point)
        case .line(let point), .curve(_, _, let point): current = point
        case .close: current = start
        }
      }
      return current
    }

    /// Whether a point is inside, of a path that is moved by a transform. Open pieces count as closed.
    ///
    /// Of an upright edge the left and the top one belong to the inside, as those of bounds do.
    public final func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
      let crossing = PathCrossing(elements.moved(by: transform), point)
      return switch rule {
      case .winding: crossing.winding != 0
      case .evenOdd: crossing.count % 2 == 1
      }
    }

    /// Returns a copy that cannot be changed.
    public final func copy() -> CGPath? { CGPath(elements) }

    /// Returns a copy, moved by a transform if there is one.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      CGPath(elements.moved(by: transform?.pointee))
    }

    /// Returns a copy that can be changed.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

    /// Whether another path has the same pieces.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.elements == elements }

    /// The same for paths of the same pieces.
    public override var hash: Int { elements.hashValue }
  }

  /// A path that can be added to.
  public nonisolated final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Begins a piece at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      elements.append(.move(point.applying(transform)))
    }

    /// Adds a line to a point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      elements.append(.line(point.applying(transform)))
    }

    /// Adds lines between points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      guard let first = points.first else { return }
      move(to: first, transform: transform)
      for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a cubic Bézier curve to a point.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
      elements.append(
        .curve(control1.applying(transform), control2.applying(transform), end.applying(transform)))
    }

    /// Adds a quadratic Bézier curve to a point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
      let (end, control) = (end.applying(transform), control.applying(transform))
      elements.append(PathShape.quad(from: currentPoint, control, end))
    }

    /// Adds a part of a circle, with a line to its beginning where a piece is open. Angles are in radians.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      // With y growing downwards, Core Graphics' clockwise is what looks counterclockwise.
      let arc = PathShape.arc(
        center, radius.native, from: startAngle.native, to: endAngle.native, isForward: !clockwise)
      elements += PathShape.joined(arc, to: elements).moved(by: transform)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      elements += PathShape.rect(rect).moved(by: transform)
    }

    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      elements += PathShape.ellipse(in: rect).moved(by: transform)
    }

    /// Adds a rectangle with round corners.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
      let radii = CGSize(width: cornerWidth, height: cornerHeight)
      elements += CGPath.rounded(rect, .allCorners, radii).elements.moved(by: transform)
    }

    /// Adds all of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      elements += path.elements.moved(by: transform)
    }

    /// Adds a line to where the piece began.
    public func closeSubpath() { elements.append(.close) }
  }

  nonisolated extension CGPath.Element {
    var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }

    func applying(_ transform: CGAffineTransform) -> Self {
      switch self {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .curve(let first, let second, let end):
        .curve(first.applying(transform), second.applying(transform), end.applying(transform))
      case .close: .close
      }
    }
  }

  nonisolated extension [CGPath.Element] {
    func moved(by transform: CGAffineTransform?) -> Self {
      guard let transform, !transform.isIdentity else { return self }
      return map { $0.applying(transform) }
    }
  }
#endif
