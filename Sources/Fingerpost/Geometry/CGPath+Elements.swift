#if !canImport(CoreGraphics)
  public import Foundation

  /// What a piece of a path is; the raw values are Core Graphics'.
  public nonisolated enum CGPathElementType: Int32, Sendable {
    /// It begins at a point.
    case moveToPoint = 0
    /// A line to a point.
    case addLineToPoint = 1
    /// A curve with one control point, and its end. Paths here keep these as curves with two.
    case addQuadCurveToPoint = 2
    /// A curve with two control points, and its end.
    case addCurveToPoint = 3
    /// A line to where it began, without a point.
    case closeSubpath = 4
  }

  /// A piece of a path, and its points, which are there while it is shown.
  public nonisolated struct CGPathElement {
    /// What it is.
    public var type: CGPathElementType
    /// Its points; how many follows from what it is.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates a piece.
    ///
    /// - Parameters:
    ///   - type: what it is.
    ///   - points: as many points as it needs.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
      (self.type, self.points) = (type, points)
    }
  }

  nonisolated extension CGPath {
    /// Shows each piece to a block, in order. The pointers are good during the call. [PATH-1]
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
      for element in elements {
        let type: CGPathElementType =
          switch element {
          case .move: .moveToPoint
          case .line: .addLineToPoint
          case .curve: .addCurveToPoint
          case .close: .closeSubpath
          }
        // A piece that closes has no point, but the pointer is to be one.
        var points = element.points + (type == .closeSubpath ? [.zero] : [])
        points.withUnsafeMutableBufferPointer { buffer in
          guard let first = buffer.baseAddress else { return }
          withUnsafePointer(to: CGPathElement(type: type, points: first), block)
        }
      }
    }

    /// Shows each piece to a function, in order.
    ///
    /// - Parameters:
    ///   - info: what the function is given with each piece.
    ///   - function: what looks at the pieces.
    public final func apply(
      info: UnsafeMutableRawPointer?,
      function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
    ) {
      applyWithBlock { function(info, $0) }
    }
  }

  nonisolated extension CGMutablePath {
    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a part of a circle, with a line to its beginning where a piece is open. Angles are in radians.
    ///
    /// - Parameters:
    ///   - center: the middle of the circle.
    ///   - radius: its radius.
    ///   - startAngle: where the part begins.
    ///   - delta: how far it goes; below zero the other way.
    ///   - transform: what moves it.
    public func addRelativeArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
        clockwise: delta < 0, transform: transform)
    }
  }
#endif
