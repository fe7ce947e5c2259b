/// A random number generator that gives the same numbers for the same seed everywhere.
nonisolated struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number between two others, spread evenly.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
  }

  /// A number below another, from 0.
  mutating func index(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Whether something with this chance happens.
  mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }
}
