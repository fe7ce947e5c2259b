import Fingerpost
import Foundation

/// The room that wheels of a picker take. [LAY-6, PICK-1]
enum WheelSize {
  static let usual = CGSize(width: 320, height: 216)

  /// A frame with that size, where it has none of its own.
  static func filling(_ frame: CGRect) -> CGRect {
    frame.size == .zero ? CGRect(origin: frame.origin, size: usual) : frame
  }
}
