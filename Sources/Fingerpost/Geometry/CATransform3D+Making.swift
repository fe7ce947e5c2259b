#if !canImport(QuartzCore)
  public import Foundation

  /// Returns a turn around an axis, in radians. An axis without length turns nothing.
  public nonisolated func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    let rest = 1 - cosine
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m13) = (
      cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine
    )
    (result.m21, result.m22, result.m23) = (
      x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine
    )
    (result.m31, result.m32, result.m33) = (
      x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest
    )
    return result
  }

  /// Returns the map that does what the first does, and then what the second does.
  public nonisolated func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (rows, columns) = (a.rows, b.rows)
    func entry(_ row: [CGFloat], _ column: Int) -> CGFloat {
      (0..<4).reduce(0) { sum, place in sum + row[place] * columns[place][column] }
    }
    return CATransform3D(rows: rows.map { row in (0..<4).map { entry(row, $0) } })
  }

  /// Returns a map that moves first, and then does what the other does.
  public nonisolated func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

  /// Returns a map that scales first, and then does what the other does.
  public nonisolated func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

  /// Returns a map that turns first, and then does what the other does.
  public nonisolated func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

  /// Whether a map changes nothing.
  public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

  /// Whether two maps have the same entries.
  public nonisolated func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a == b
  }

  /// Returns the map that undoes another; the same one where nothing undoes it.
  public nonisolated func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss and Jordan: the map and the identity side by side, until the map has become the identity.
    var rows = zip(t.rows, CATransform3DIdentity.rows).map { $0 + $1 }
    for step in 0..<4 {
      guard let pivot = (step..<4).max(by: { abs(rows[$0][step]) < abs(rows[$1][step]) }),
        rows[pivot][step] != 0
      else { return t }
      rows.swapAt(step, pivot)
      let factor = rows[step][step]
      rows[step] = rows[step].map { $0 / factor }
      for other in 0..<4 where other != step {
        let share = rows[other][step]
        rows[other] = zip(rows[other], rows[step]).map { $0 - share * $1 }
      }
    }
    return CATransform3D(rows: rows.map { Array($0[4...]) })
  }

  nonisolated extension CATransform3D {
    fileprivate var rows: [[CGFloat]] {
      [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    fileprivate init(rows: [[CGFloat]]) {
      self.init()
      (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
      (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
      (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
      (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }
  }
#endif
