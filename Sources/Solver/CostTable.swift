/// What one unit of each symbol costs, at each level of strength.
///
/// A level has two numbers for a symbol: how much of the errors it makes, and the same weighed by rank. Costs compare by the
/// first number that differs: the errors of all levels, the strongest first, then what is weighed.
struct CostTable {
  private var strengths: [Strength] = []
  /// Where the numbers of a symbol stand that decide, the first one first.
  private var order: [Int] = []
  /// For each symbol two numbers for each level that there is room for.
  private var numbers: [Double] = []
  private var room = 4
  private var symbolCount = 0
  /// Whether any number of a symbol is not 0.
  private var hasCosts: [Bool] = []

  private var stride: Int { room * 2 }

  mutating func appendSymbol() {
    symbolCount += 1
    hasCosts.append(false)
    numbers.append(contentsOf: repeatElement(0, count: stride))
  }

  /// The level of a strength, made if there is none.
  mutating func level(of strength: Strength) -> Int {
    if let level = strengths.firstIndex(of: strength) { return level }
    if strengths.count == room { makeRoom() }
    strengths.append(strength)
    let levels = strengths.indices.sorted { strengths[$0] > strengths[$1] }
    let said = levels.filter { strengths[$0] > .none }
    let unsaid = levels.filter { strengths[$0] <= .none }
    order = said.map { $0 * 2 } + said.map { $0 * 2 + 1 } + unsaid.flatMap { [$0 * 2, $0 * 2 + 1] }
    return strengths.count - 1
  }

  private mutating func makeRoom() {
    let old = stride
    room *= 2
    var wider = [Double](repeating: 0, count: symbolCount * stride)
    for symbol in 0..<symbolCount {
      for index in 0..<old { wider[symbol * stride + index] = numbers[symbol * old + index] }
    }
    numbers = wider
  }

  mutating func clear(_ symbol: Int32) {
    guard hasCosts[Int(symbol)] else { return }
    hasCosts[Int(symbol)] = false
    let start = Int(symbol) * stride
    for index in start..<(start + stride) { numbers[index] = 0 }
  }

  mutating func add(_ amount: Double, rank: Double, to symbol: Int32, level: Int) {
    let start = Int(symbol) * stride + level * 2
    numbers[start] += amount
    numbers[start + 1] += amount * rank
    hasCosts[Int(symbol)] = true
  }

  /// Moves the costs of a symbol to what it is equal to.
  mutating func substitute(_ symbol: Int32, by row: Row) {
    guard hasCosts[Int(symbol)] else { return }
    hasCosts[Int(symbol)] = false
    let (stride, source) = (self.stride, Int(symbol) * self.stride)
    let count = strengths.count * 2
    numbers.withUnsafeMutableBufferPointer { numbers in
      for cell in row.cells {
        let target = Int(cell.symbol) * stride
        for index in 0..<count where numbers[source + index] != 0 {
          let sum = numbers[target + index] + numbers[source + index] * cell.factor
          numbers[target + index] = Row.isZero(sum) ? 0 : sum
        }
        hasCosts[Int(cell.symbol)] = true
      }
      for index in 0..<count { numbers[source + index] = 0 }
    }
  }

  /// Whether more of a symbol would make the solution better.
  func isNegative(_ symbol: Int) -> Bool {
    guard hasCosts[symbol] else { return false }
    let start = symbol * stride
    for index in order {
      let cost = numbers[start + index]
      if !Row.isZero(cost) { return cost < 0 }
    }
    return false
  }

  /// Whether one symbol costs less than another, each for so much of it.
  func isLess(_ symbol: Int32, per factor: Double, than other: Int32, per otherFactor: Double) -> Bool {
    let (start, otherStart) = (Int(symbol) * stride, Int(other) * stride)
    for index in order {
      let difference = numbers[start + index] / factor - numbers[otherStart + index] / otherFactor
      if !Row.isZero(difference) { return difference < 0 }
    }
    return false
  }
}
