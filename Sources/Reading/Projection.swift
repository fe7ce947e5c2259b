import Fingerpost
import FingerpostText
import Foundation

/// A 3-D transform seen along z, which is how a flat layer shows it.
nonisolated struct Projection {
  /// The affine map of the layer's own plane.
  let transform: CGAffineTransform
  /// What the projection loses, as one clause, or nil if the transform was affine all along.
  let doubt: Sentence?

  /// Projects sixteen numbers, `m11` `m12` … `m44`.
  init(_ m: [Double]) {
    guard m.count == 16 else {
      (transform, doubt) = (.identity, "its 3-D transform is unreadable")
      return
    }
    transform = CGAffineTransform(a: m[0], b: m[1], c: m[4], d: m[5], tx: m[12], ty: m[13])
    if m[3] != 0 || m[7] != 0 || m[15] != 1 {
      doubt = "its transform has perspective, which was left out"
    } else if m[2] != 0 || m[6] != 0 || m[8] != 0 || m[9] != 0 || m[10] != 1 || m[11] != 0 || m[14] != 0 {
      doubt = "its transform is three-dimensional and was flattened"
    } else {
      doubt = nil
    }
  }
}
