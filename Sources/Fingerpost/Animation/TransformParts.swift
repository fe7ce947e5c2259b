import Foundation

/// A transform as translation, scales, rotation and shear, each of which can be animated by itself.
///
/// A mixture of two matrices would shrink a view on its way through a half turn.
nonisolated struct TransformParts {
  var values: SIMD8<Double>

  init(_ values: SIMD8<Double>) { self.values = values }

  init(_ matrix: CGAffineTransform) {
    let (a, b, c, d) = (matrix.a.native, matrix.b.native, matrix.c.native, matrix.d.native)
    let width = (a * a + b * b).squareRoot()
    let angle = width > 0 ? atan2(b, a) : 0
    let (cosine, sine) = (cos(angle), sin(angle))
    // The second column in the coordinates that the rotation leads to.
    let (shear, height) = (c * cosine + d * sine, d * cosine - c * sine)
    values = SIMD8(matrix.tx.native, matrix.ty.native, width, height, angle, shear, 0, 0)
  }

  var matrix: CGAffineTransform {
    let (cosine, sine) = (cos(values[4]), sin(values[4]))
    return CGAffineTransform(
      a: CGFloat(values[2] * cosine), b: CGFloat(values[2] * sine),
      c: CGFloat(values[5] * cosine - values[3] * sine), d: CGFloat(values[5] * sine + values[3] * cosine),
      tx: CGFloat(values[0]), ty: CGFloat(values[1]))
  }

  /// The way from another transform's parts, by the shorter turn.
  func difference(from other: TransformParts) -> SIMD8<Double> {
    var way = values - other.values
    way[4] = way[4].remainder(dividingBy: 2 * .pi)
    return way
  }
}
