import FingerpostSolver
import FingerpostText
import Foundation
import Testing

@Suite("Solver") struct SolverTests {
  /// How many random systems; more with FINGERPOST_SYSTEMS.
  static let systems = UInt64(ProcessInfo.processInfo.environment["FINGERPOST_SYSTEMS"] ?? "") ?? 600
  static let first = UInt64(ProcessInfo.processInfo.environment["FINGERPOST_SEED"] ?? "") ?? 1

  @Test(
    "AL-1: required constraints hold, and each weaker strength fails by as little as an exact solver finds")
  func exact() {
    for seed in Self.first..<(Self.first + Self.systems) {
      let system = RandomSystem(seed: seed)
      let solver = Solver()
      let variables = system.makeVariables(in: solver)
      var exact = ExactSystem(system)
      var kept: [Int] = []
      for index in system.items.indices {
        let isKept = (try? solver.add(system.constraint(index, variables)).get()) != nil
        let isPossible = exact.add(index)
        guard isKept == isPossible else {
          Issue.record("seed \(seed), constraint \(index): added \(isKept), possible \(isPossible)")
          return
        }
        if isKept { kept.append(index) }
      }
      solver.solve()
      let errors = system.errors(variables.map(solver.value(of:)), of: kept)
      for (strength, least) in exact.leastErrors(kept) {
        let error = errors[strength] ?? 0
        guard abs(error - least) < 1e-6 else {
          Issue.record("seed \(seed), strength \(strength): error \(error), least \(least)")
          return
        }
      }
    }
  }

  @Test("AL-17: a variable is ambiguous if another value would do as well; to be asked changes no value")
  func ambiguity() {
    let solver = Solver()
    let (x, y, width) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(isLength: true))
    solver.solve()
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(width))
    _ = solver.add(Constraint([(x, 1)], .equal, constant: -3))
    _ = solver.add(Constraint([(width, 1)], .equal, constant: -9, strength: Strength(1)))
    _ = solver.add(Constraint([(y, 1), (x, -1)], .greaterThanOrEqual, constant: -2))
    #expect(!solver.isAmbiguous(x), "nothing is known before it is solved")
    solver.solve()
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(width) && solver.isAmbiguous(y))
    #expect([x, y, width].map(solver.value(of:)) == [3, 5, 9])
  }

  @Test("AL-2: what was added, removed and changed, in whatever order, ends as if it had been made at once")
  func history() {
    for seed in Self.first..<(Self.first + Self.systems) {
      let system = RandomSystem(seed: seed)
      var random = SplitMix64(seed: seed &* 77)
      // Systems without contradictions: which of two is refused depends on which came first.
      let plain = Solver()
      let plainVariables = system.makeVariables(in: plain)
      let kept = system.items.indices.filter {
        (try? plain.add(system.constraint($0, plainVariables)).get()) != nil
      }
      plain.solve()
      let expected = plainVariables.map(plain.value(of:))

      let solver = Solver()
      let variables = system.makeVariables(in: solver)
      var ids: [Int: ConstraintID] = [:]
      for step in 0..<(kept.count * 3) {
        let index = kept[random.next(in: 0...(kept.count - 1))]
        if let id = ids.removeValue(forKey: index) {
          solver.remove(id)
        } else {
          ids[index] = try? solver.add(system.constraint(index, variables)).get()
          if ids[index] == nil { Issue.record("seed \(seed), step \(step): refused") }
        }
        if random.next(in: 0...2) == 0 { solver.solve() }
      }
      for index in kept where ids[index] == nil {
        ids[index] = try? solver.add(system.constraint(index, variables)).get()
      }
      // Constants go elsewhere and come back, where that is possible.
      for index in kept where system.items[index].strength < 1000 {
        guard let id = ids[index] else { continue }
        solver.setConstant(Double(random.next(in: -60...60)), of: id)
        if random.next(in: 0...1) == 0 { solver.solve() }
        solver.setConstant(Double(system.items[index].constant), of: id)
      }
      solver.solve()
      let values = variables.map(solver.value(of:))
      guard zip(values, expected).allSatisfy({ abs($0 - $1) < 1e-6 }) else {
        Issue.record("seed \(seed): \(values), at once \(expected)")
        return
      }
    }
  }
}

/// A random system for the exact solver.
private struct ExactSystem {
  let system: RandomSystem
  private var solver = ExactSolver()
  /// The columns of each variable, of which the second is taken from the first.
  private var columns: [(Int, Int?)] = []
  private var errorColumns: [Float: [Int]] = [:]

  init(_ system: RandomSystem) {
    self.system = system
    columns = system.isLength.map { isLength in
      let column = solver.makeColumn()
      return (column, isLength ? nil : solver.makeColumn())
    }
  }

  /// Adds a constraint and returns true, unless nothing can satisfy it with the required ones before.
  mutating func add(_ index: Int) -> Bool {
    let item = system.items[index]
    var copy = solver
    var factors: [Int: Fraction] = [:]
    for (variable, factor) in item.factors {
      factors[columns[variable].0] = Fraction(Int128(factor))
      if let second = columns[variable].1 { factors[second] = Fraction(Int128(-factor)) }
    }
    var made: [Int] = []
    func error(_ factor: Int128) {
      made.append(copy.makeColumn())
      factors[made[made.count - 1]] = Fraction(factor)
    }
    let isSoft = item.strength < 1000
    if isSoft, item.relation != .greaterThanOrEqual { error(-1) }
    if isSoft, item.relation != .lessThanOrEqual { error(1) }
    var bound = Fraction(Int128(-item.constant))
    if item.relation == .greaterThanOrEqual {
      factors = factors.mapValues { .zero - $0 }
      bound = .zero - bound
    }
    copy.add(factors, isEqual: item.relation == .equal, bound: bound)
    if !isSoft, !copy.isPossible { return false }
    solver = copy
    errorColumns[item.strength, default: []] += made
    return true
  }

  /// The least error of each strength, given those of the stronger ones.
  func leastErrors(_ kept: [Int]) -> [(Float, Double)] {
    var solver = solver
    var result: [(Float, Double)] = []
    for strength in errorColumns.keys.sorted(by: >) where strength < 1000 {
      let sum = Dictionary(uniqueKeysWithValues: (errorColumns[strength] ?? []).map { ($0, Fraction(1)) })
      guard let least = solver.smallest(sum) else { return result }
      result.append((strength, least.double))
      solver.add(sum, isEqual: true, bound: least)
    }
    return result
  }
}
