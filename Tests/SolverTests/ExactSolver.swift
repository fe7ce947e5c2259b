/// A second way to the best solution, written for these tests alone: a dense simplex on exact numbers, one level of strength
/// after the other. It shares nothing with the solver and is slow.
struct ExactSolver {
  /// `sum of factors * x` compared with a number; every `x` is at least 0.
  struct Inequality {
    var factors: [Int: Fraction]
    var isEqual: Bool
    /// At most, or equal to, this.
    var bound: Fraction
  }

  var columnCount = 0
  private var inequalities: [Inequality] = []

  mutating func makeColumn() -> Int {
    columnCount += 1
    return columnCount - 1
  }

  mutating func add(_ factors: [Int: Fraction], isEqual: Bool, bound: Fraction) {
    inequalities.append(Inequality(factors: factors, isEqual: isEqual, bound: bound))
  }

  /// Whether anything satisfies them all.
  var isPossible: Bool { smallest([:]) != nil }

  /// The smallest value of a sum; nil if nothing satisfies the inequalities.
  func smallest(_ sum: [Int: Fraction]) -> Fraction? {
    var width = columnCount
    var rows: [[Fraction]] = []
    let slackCount = inequalities.filter { !$0.isEqual }.count
    let total = columnCount + slackCount + inequalities.count
    var slack = columnCount
    var basis: [Int] = []
    for (index, inequality) in inequalities.enumerated() {
      var row = [Fraction](repeating: .zero, count: total + 1)
      for (column, factor) in inequality.factors { row[column] = factor }
      if !inequality.isEqual {
        row[slack] = Fraction(1)
        slack += 1
      }
      row[total] = inequality.bound
      if row[total] < .zero { row = row.map { .zero - $0 } }
      row[columnCount + slackCount + index] = Fraction(1)
      basis.append(columnCount + slackCount + index)
      rows.append(row)
    }
    width = columnCount + slackCount

    // First the sum of the artificial columns, then what was asked for.
    var artificial = [Fraction](repeating: .zero, count: total + 1)
    for row in rows { for column in 0..<width { artificial[column] = artificial[column] - row[column] } }
    for row in rows { artificial[total] = artificial[total] - row[total] }
    Self.minimize(&artificial, &rows, &basis, width: width)
    guard artificial[total] == .zero else { return nil }
    for index in rows.indices where basis[index] >= width {
      guard let column = (0..<width).first(where: { rows[index][$0] != .zero }) else { continue }
      Self.pivot(index, column, &artificial, &rows, &basis)
    }
    var cost = [Fraction](repeating: .zero, count: total + 1)
    for (column, factor) in sum { cost[column] = factor }
    for index in rows.indices where cost[basis[index]] != .zero {
      let factor = cost[basis[index]]
      for column in cost.indices { cost[column] = cost[column] - factor * rows[index][column] }
    }
    Self.minimize(&cost, &rows, &basis, width: width)
    return .zero - cost[total]
  }

  private static func minimize(
    _ cost: inout [Fraction], _ rows: inout [[Fraction]], _ basis: inout [Int], width: Int
  ) {
    while let column = (0..<width).first(where: { cost[$0] < .zero }) {
      var best: (index: Int, ratio: Fraction)?
      for index in rows.indices where rows[index][column] > .zero {
        let ratio = rows[index][rows[index].count - 1] / rows[index][column]
        if let found = best,
          ratio > found.ratio || (ratio == found.ratio && basis[index] > basis[found.index])
        {
          continue
        }
        best = (index, ratio)
      }
      guard let best else { return }
      pivot(best.index, column, &cost, &rows, &basis)
    }
  }

  private static func pivot(
    _ index: Int, _ column: Int, _ cost: inout [Fraction], _ rows: inout [[Fraction]], _ basis: inout [Int]
  ) {
    let divisor = rows[index][column]
    rows[index] = rows[index].map { $0 == .zero ? $0 : $0 / divisor }
    let pivotRow = rows[index]
    func clear(_ row: inout [Fraction]) {
      let factor = row[column]
      guard factor != .zero else { return }
      for place in row.indices where pivotRow[place] != .zero {
        row[place] = row[place] - factor * pivotRow[place]
      }
    }
    for other in rows.indices where other != index { clear(&rows[other]) }
    clear(&cost)
    basis[index] = column
  }
}
