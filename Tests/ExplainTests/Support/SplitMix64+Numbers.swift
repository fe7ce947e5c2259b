import FingerpostText

nonisolated extension SplitMix64 {
  /// A number between two others, spread evenly.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
  }

  /// A number below another, from 0.
  mutating func index(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Whether something with this chance happens.
  mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }
}
