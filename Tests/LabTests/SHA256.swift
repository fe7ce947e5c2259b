/// The hash by which a page's security policy names the scripts and styles that may run, to compare with what is written
/// down.
enum SHA256 {
  /// Returns the 32 bytes of the hash.
  static func hash(_ message: some Sequence<UInt8>) -> [UInt8] {
    var bytes = Array(message)
    let length = UInt64(bytes.count) * 8
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: length >> shift))
    }
    var state = initial
    for start in stride(from: 0, to: bytes.count, by: 64) { mix(bytes[start..<start + 64], into: &state) }
    return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
      block[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = early.rotated(7) ^ early.rotated(18) ^ early >> 3
      let second = late.rotated(17) ^ late.rotated(19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var s = state
    for index in 0..<64 {
      let sum = s[4].rotated(6) ^ s[4].rotated(11) ^ s[4].rotated(25)
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let one = s[7] &+ sum &+ choice &+ constants[index] &+ words[index]
      let other = s[0].rotated(2) ^ s[0].rotated(13) ^ s[0].rotated(22)
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      s = [one &+ other &+ majority, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
    }
    for index in 0..<8 { state[index] = state[index] &+ s[index] }
  }

  // Both lists are the fractions of roots of the first primes.
  private static let primes = (2...311).filter { number in (2..<number).allSatisfy { number % $0 != 0 } }
  private static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
  private static let constants: [UInt32] = primes.map { cubeRootFraction($0) }

  private static func fraction(_ value: Double) -> UInt32 {
    UInt32((value - value.rounded(.down)) * 4_294_967_296)
  }

  /// The first 32 binary digits after the point of a cube root, in whole numbers: no library's rounding counts.
  private static func cubeRootFraction(_ number: Int) -> UInt32 {
    var root: UInt64 = 0
    // The root of number · 2^96 is that of the number, with 32 digits more.
    for bit in stride(from: 34, through: 0, by: -1) {
      let candidate = root | 1 << UInt64(bit)
      let square = candidate.multipliedFullWidth(by: candidate)
      let low = square.low.multipliedFullWidth(by: candidate)
      let high = square.high.multipliedFullWidth(by: candidate)
      let (middle, carry) = low.high.addingReportingOverflow(high.low)
      let top = high.high &+ (carry ? 1 : 0)
      // Compared with number · 2^96: the lowest 64 bits, then those above them.
      if top == 0, middle < UInt64(number) << 32 { root = candidate }
    }
    return UInt32(truncatingIfNeeded: root)
  }
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
