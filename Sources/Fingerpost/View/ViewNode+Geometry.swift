import Foundation

nonisolated extension ViewNode {
  /// Recomputes what is derived from bounds and anchor point.
  mutating func boundsDidChange() {
    anchorX = width * anchorU + boundsX
    anchorY = height * anchorV + boundsY
    noteChange()
  }

  /// Replaces the transform and recomputes what is derived from it.
  mutating func setTransform(_ new: Matrix) {
    let identity =
      new.a == 1 && new.b == 0 && new.c == 0 && new.d == 1 && new.tx == 0 && new.ty == 0
    let determinant = new.a * new.d - new.b * new.c
    let invertible = determinant != 0 && determinant.isFinite
    set(.transformed, !identity)
    set(.notInvertible, !invertible)
    // Like CGAffineTransformInvert, which hands back the map itself where it has no inverse.
    let inverse =
      invertible
      ? Matrix(
        a: new.d / determinant, b: -new.b / determinant, c: -new.c / determinant, d: new.a / determinant)
      : new
    if form != nil || !identity {
      madeForm.pointee.transform = new
      madeForm.pointee.inverse = inverse
    }
    noteChange()
  }

  /// Tells the superview's index that the view is to be looked at again.
  @inline(__always)
  mutating func noteChange() {
    guard flags.contains(.indexed), !flags.contains(.stale) else { return }
    flags.insert(.stale)
    superview?.pointee.index?.pointee.noteStale(slot)
  }

  mutating func set(_ flag: ViewFlags, _ on: Bool) {
    if on {
      flags.insert(flag)
    } else {
      flags.remove(flag)
    }
  }

  /// Maps a point from the superview's coordinates into the view's own. [HIT-9, HIT-10]
  @inline(__always)
  func fromParent(_ point: CGPoint) -> CGPoint {
    var x = point.x.native - centerX
    var y = point.y.native - centerY
    if flags.contains(.transformed), let form {
      let inverse = form.pointee.inverse
      x -= form.pointee.transform.tx
      y -= form.pointee.transform.ty
      (x, y) = (x * inverse.a + y * inverse.c, x * inverse.b + y * inverse.d)
    }
    // Assigning the fields spares the call of Foundation's initializer, which is not inlined.
    var result = point
    result.x.native = x + anchorX
    result.y.native = y + anchorY
    return result
  }

  /// Maps a point from the view's own coordinates into the superview's.
  @inline(__always)
  func toParent(_ point: CGPoint) -> CGPoint {
    var x = point.x.native - anchorX
    var y = point.y.native - anchorY
    if flags.contains(.transformed), let form {
      let map = form.pointee.transform
      (x, y) = (x * map.a + y * map.c + map.tx, x * map.b + y * map.d + map.ty)
    }
    var result = point
    result.x.native = x + centerX
    result.y.native = y + centerY
    return result
  }

  /// Whether the bounds contain a point; the right and bottom edges are outside. [HIT-5]
  @inline(__always)
  func contains(_ point: CGPoint) -> Bool {
    let x = point.x.native
    let y = point.y.native
    return x >= boundsX && x < boundsX + width && y >= boundsY && y < boundsY + height
  }
}
