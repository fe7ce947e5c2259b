#if !canImport(QuartzCore)
  public import Foundation

  /// A linear map of space in homogeneous coordinates, as Core Animation defines it.
  public nonisolated struct CATransform3D: Equatable, Hashable, Sendable {
    /// The sixteen entries, named row first.
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    /// The second row.
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    /// The third row.
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    /// The fourth row, which holds the translation.
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// Creates a map whose entries are all zero.
    public init() {
      (m11, m12, m13, m14) = (0, 0, 0, 0)
      (m21, m22, m23, m24) = (0, 0, 0, 0)
      (m31, m32, m33, m34) = (0, 0, 0, 0)
      (m41, m42, m43, m44) = (0, 0, 0, 0)
    }

    /// Creates a map from its entries.
    public init(
      m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
      m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
      m43: CGFloat, m44: CGFloat
    ) {
      (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
      (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
      (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
      (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
  }

  /// The map that changes nothing.
  public nonisolated let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

  /// Returns a translation.
  public nonisolated func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
    -> CATransform3D
  {
    var result = CATransform3DIdentity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
  }

  /// Returns a scaling.
  public nonisolated func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D
  {
    var result = CATransform3DIdentity
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
  }

  /// Returns the map of space that does in the plane what an affine map does.
  public nonisolated func CATransform3DMakeAffineTransform(_ affine: CGAffineTransform) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m12) = (affine.a, affine.b)
    (result.m21, result.m22) = (affine.c, affine.d)
    (result.m41, result.m42) = (affine.tx, affine.ty)
    (result.m33, result.m44) = (1, 1)
    return result
  }

  /// Whether a map of space does nothing that an affine map of the plane does not.
  public nonisolated func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(t.affinePart)
  }

  /// Returns the affine map that a map of space is, if ``CATransform3DIsAffine(_:)`` says so; else what is left of it when
  /// depth is flattened away.
  public nonisolated func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    t.affinePart
  }
#endif

nonisolated extension CATransform3D {
  /// What is left of the map when depth is flattened away.
  var affinePart: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}
