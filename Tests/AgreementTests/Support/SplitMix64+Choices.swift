import FingerpostText

extension SplitMix64 {
  /// A number of a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  /// Whether something that happens this often of a hundred times does.
  mutating func percent(_ chance: Int) -> Bool { number(0...99) < chance }

  /// One of some; there has to be one.
  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[number(0...choices.count - 1)] }
}
