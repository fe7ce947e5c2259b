#if !canImport(CoreGraphics)
  public import Foundation

  /// An affine map of the plane, as Core Graphics defines it, for systems that have no Core Graphics.
  ///
  /// A point (x, y) is mapped to (a·x + c·y + tx, b·x + d·y + ty). Angles are in radians and, y growing
  /// downwards, turn clockwise.
  public nonisolated struct CGAffineTransform: Equatable, Hashable, Sendable, Codable {
    /// The entry in the first row and first column.
    public var a: CGFloat
    /// The entry in the first row and second column.
    public var b: CGFloat
    /// The entry in the second row and first column.
    public var c: CGFloat
    /// The entry in the second row and second column.
    public var d: CGFloat
    /// The horizontal translation.
    public var tx: CGFloat
    /// The vertical translation.
    public var ty: CGFloat

    /// Creates a transform from its six entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates a transform whose entries are all zero.
    public init() {
      self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform from its six entries.
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a rotation.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Creates a scaling.
    public init(scaleX: CGFloat, y scaleY: CGFloat) {
      self.init(a: scaleX, b: 0, c: 0, d: scaleY, tx: 0, ty: 0)
    }

    /// Creates a translation.
    public init(translationX: CGFloat, y translationY: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: translationY)
    }

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether this transform changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// Returns the transform that applies this one first and the given one second.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d,
        c: c * other.a + d * other.c, d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Returns the transform that undoes this one, or this one itself where none exists.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// Returns this transform preceded by a translation.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns this transform preceded by a scaling.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns this transform preceded by a rotation.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
  }

  nonisolated extension CGPoint {
    /// Returns the point that the transform maps this one to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  nonisolated extension CGSize {
    /// Returns the size that the transform's linear part maps this one to.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  nonisolated extension CGRect {
    /// Returns the smallest rectangle that holds this one's corners after the transform.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      guard !isNull, !isInfinite else { return self }
      let left = origin.x
      let top = origin.y
      let right = left + size.width
      let bottom = top + size.height
      let first = CGPoint(x: left, y: top).applying(t)
      var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
      for corner in [CGPoint(x: right, y: top), CGPoint(x: left, y: bottom), CGPoint(x: right, y: bottom)] {
        let mapped = corner.applying(t)
        minX = min(minX, mapped.x)
        minY = min(minY, mapped.y)
        maxX = max(maxX, mapped.x)
        maxY = max(maxY, mapped.y)
      }
      return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
  }
#endif
