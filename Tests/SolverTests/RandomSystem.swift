import FingerpostSolver
import FingerpostText
import Foundation

/// A system of constraints made from a seed, small enough for exact numbers.
struct RandomSystem {
  struct Item {
    var factors: [(variable: Int, factor: Int)]
    var constant: Int
    var relation: Constraint.Relation
    var strength: Float
  }

  var isLength: [Bool]
  var items: [Item]

  init(seed: UInt64, variables: ClosedRange<Int> = 2...6, constraints: ClosedRange<Int> = 2...10) {
    var random = SplitMix64(seed: seed)
    let count = random.next(in: variables)
    isLength = (0..<count).map { _ in random.next(in: 0...1) == 1 }
    items = (0..<random.next(in: constraints)).map { _ in
      let places = Set((0..<random.next(in: 1...3)).map { _ in random.next(in: 0...(count - 1)) }).sorted()
      return Item(
        factors: places.map { ($0, [-2, -1, -1, 1, 1, 2][random.next(in: 0...5)]) },
        constant: random.next(in: -12...12) * 5,
        relation: [.lessThanOrEqual, .equal, .equal, .greaterThanOrEqual][random.next(in: 0...3)],
        strength: [1000, 1000, 750, 750, 250, 51][random.next(in: 0...5)])
    }
  }

  func constraint(_ index: Int, _ variables: [Variable]) -> Constraint {
    let item = items[index]
    return Constraint(
      item.factors.map { (variables[$0.variable], Double($0.factor)) }, item.relation,
      constant: Double(item.constant), strength: Strength(item.strength), rank: rank(index))
  }

  /// Ranks of which no few add up to the same as a few others.
  func rank(_ index: Int) -> Double { 1 + Double(index * 7 + 2).squareRoot() }

  func makeVariables(in solver: Solver) -> [Variable] {
    isLength.indices.map {
      solver.makeVariable(isLength: isLength[$0], rank: Double($0 * 5 + 3).squareRoot())
    }
  }

  /// The errors of a solution, added up for each strength.
  func errors(_ values: [Double], of indices: [Int]) -> [Float: Double] {
    var sums: [Float: Double] = [:]
    for index in indices {
      let item = items[index]
      let sum = item.factors.reduce(Double(item.constant)) { $0 + values[$1.variable] * Double($1.factor) }
      let error =
        switch item.relation {
        case .lessThanOrEqual: max(0, sum)
        case .equal: abs(sum)
        case .greaterThanOrEqual: max(0, -sum)
        }
      sums[item.strength, default: 0] += error
    }
    return sums
  }
}

extension SplitMix64 {
  mutating func next(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }
}
