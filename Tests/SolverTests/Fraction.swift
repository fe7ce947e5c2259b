/// An exact number. The numbers of these tests are small; one that is not ends the test.
struct Fraction: Hashable, Comparable {
  let top: Int128
  let bottom: Int128

  init(_ top: Int128, over bottom: Int128 = 1) {
    var (a, b) = (top.magnitude, bottom.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = Int128(max(a, 1))
    let sign: Int128 = bottom < 0 ? -1 : 1
    self.top = sign * top / divisor
    self.bottom = sign * bottom / divisor
  }

  var double: Double { Double(top) / Double(bottom) }

  static func + (lhs: Self, rhs: Self) -> Self {
    Fraction(lhs.top * rhs.bottom + rhs.top * lhs.bottom, over: lhs.bottom * rhs.bottom)
  }
  static func - (lhs: Self, rhs: Self) -> Self {
    Fraction(lhs.top * rhs.bottom - rhs.top * lhs.bottom, over: lhs.bottom * rhs.bottom)
  }
  static func * (lhs: Self, rhs: Self) -> Self {
    Fraction(lhs.top * rhs.top, over: lhs.bottom * rhs.bottom)
  }
  static func / (lhs: Self, rhs: Self) -> Self {
    Fraction(lhs.top * rhs.bottom, over: lhs.bottom * rhs.top)
  }
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.top * rhs.bottom < rhs.top * lhs.bottom }

  static let zero = Fraction(0)
}
