import Foundation

/// Some of the kinds that touches come in, a bit each.
nonisolated struct KindsOfTouches {
  static let all = KindsOfTouches(bits: 0b1111)

  private let bits: UInt

  private init(bits: UInt) { self.bits = bits }

  /// Those of raw values; a number that stands for no kind is skipped.
  init(_ rawValues: [NSNumber]) {
    var bits: UInt = 0
    for value in rawValues {
      if let kind = UITouch.TouchType(rawValue: value.intValue) { bits |= 1 << kind.rawValue }
    }
    self.bits = bits
  }

  func contains(_ kind: UITouch.TouchType) -> Bool { bits & 1 << kind.rawValue != 0 }
}
