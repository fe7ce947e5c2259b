import FingerpostText

nonisolated extension SplitMix64 {
  /// True once in so many cases.
  mutating func once(in cases: Int) -> Bool { below(cases) == 0 }
}
