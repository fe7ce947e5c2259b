/// A solver of linear constraints with strengths: required ones hold, and of the others the error is as small as it can be,
/// the stronger ones first.
///
/// It is the simplex algorithm in the form that Cassowary gave it and Kiwi made fast: constraints come and go, and constants
/// change, without solving from the start. Two things differ. Strengths are levels: no number of weak constraints
/// outweighs a strong one. And there is one solution, whatever the order in which constraints came: what a level leaves open
/// its ``Constraint/rank``s decide.
///
/// It knows nothing of views. [AL-1, AL-2]
public final class Solver {
  var tableau = Tableau()
  var constraints: [Entry?] = []
  var freeConstraints: [Int] = []
  /// Whether costs have changed, so that the solution may not be the best any more.
  var isStale = false

  /// Creates a solver without variables.
  public init() {}

  /// Makes a variable, whose value is 0 until something says more.
  ///
  /// - Parameters:
  ///   - isLength: whether it is never negative. A length that nothing determines is 0.
  ///   - rank: decides where several variables could be 0: the one of the lowest rank is.
  public func makeVariable(isLength: Bool = false, rank: Double = 0) -> Variable {
    let symbol = tableau.makeSymbol(isLength ? .length : .free, rank: rank)
    if isLength {
      tableau.addLengthCost(1, of: symbol)
      isStale = true
    }
    return Variable(symbol: symbol)
  }

  /// Sets the rank of a variable, as if it had been made with it.
  public func setRank(_ rank: Double, of variable: Variable) {
    prepareToChange()
    tableau.setRank(rank, of: variable.symbol)
    isStale = true
  }

  /// Takes a variable away that no constraint names any more.
  public func remove(_ variable: Variable) {
    tableau.forget(variable.symbol)
    isStale = true
  }

  /// Whether another value of a variable would do as well, as far as constraints of any strength say; not what ``solve()``
  /// decides by ranks.
  ///
  /// It is found out by wishing for another value more weakly than any constraint, in both directions; then everything is as
  /// before. After a change that was not solved it is false.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    guard !isStale, !tableau.isInfeasible else { return false }
    let value = value(of: variable)
    return [-1.0, 1].contains { step in
      let wish = Constraint([(variable, 1)], .equal, constant: -(value + step), strength: .wish)
      guard case .success(let id) = add(wish) else { return false }
      solve()
      let isOther = abs(self.value(of: variable) - value) > 1e-6
      remove(id)
      solve()
      return isOther
    }
  }

  /// The values of all variables; call ``solve()`` before. Let go of it before the next change, which copies it otherwise.
  public var solution: Solution { Solution(rowOf: tableau.rowOf, rows: tableau.rows) }

  /// The value of a variable in the solution; call ``solve()`` before.
  public func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

  /// Adds a constraint.
  ///
  /// - Returns: its name, by which it is changed and removed; or, where a required constraint contradicts other required
  ///   ones, the names of those. Then nothing was added.
  public func add(_ constraint: Constraint) -> Result<ConstraintID, Conflict> {
    prepareToChange()
    let id = freeConstraints.popLast() ?? constraints.count
    if id == constraints.count { constraints.append(nil) }
    switch tableau.add(constraint, id: Int32(id)) {
    case .added(let entry):
      constraints[id] = entry
      isStale = true
      return .success(ConstraintID(number: id))
    case .contradicts(let symbols):
      freeConstraints.append(id)
      isStale = true
      return .failure(Conflict(constraints: owners(of: symbols)))
    }
  }

  /// Removes a constraint.
  public func remove(_ id: ConstraintID) {
    guard let entry = constraints[id.number] else { return }
    prepareToChange()
    tableau.remove(entry)
    constraints[id.number] = nil
    freeConstraints.append(id.number)
    isStale = true
  }

  /// Sets the constant of a constraint. The work is done by ``solve()``, for many such changes at once.
  public func setConstant(_ constant: Double, of id: ConstraintID) {
    guard let entry = constraints[id.number], entry.constant != constant else { return }
    if isStale { solve() }
    tableau.shift(entry, by: constant - entry.constant)
    constraints[id.number]?.constant = constant
  }

  /// Finds the best solution.
  ///
  /// - Returns: nil; or, where changed constants contradict each other, required constraints of which one has to go. Then
  ///   the solver is of no further use: make another one with what is to hold.
  @discardableResult
  public func solve() -> Conflict? {
    if let symbols = tableau.restoreFeasibility() { return Conflict(constraints: owners(of: symbols)) }
    if isStale {
      tableau.optimize()
      tableau.settleFreeVariables()
      isStale = false
    }
    return nil
  }

  /// New rows are only correct in a tableau whose constants are.
  private func prepareToChange() {
    if tableau.isInfeasible { solve() }
  }

  private func owners(of symbols: [Int32]) -> [ConstraintID] {
    symbols.compactMap { symbol in
      let owner = tableau.owners[Int(symbol)]
      return owner >= 0 ? ConstraintID(number: Int(owner)) : nil
    }
  }
}

/// Which required constraints cannot all hold.
public struct Conflict: Error, Equatable {
  /// Those that contradict each other, without the one that was being added.
  public let constraints: [ConstraintID]
}

/// The values of a solver's variables at one time.
public struct Solution {
  fileprivate let rowOf: [Int32]
  fileprivate let rows: [Row]

  /// The value of a variable of the solver.
  ///
  /// - Parameter variable: one that the solver had made by then.
  public subscript(variable: Variable) -> Double {
    let slot = rowOf[Int(variable.symbol)]
    return slot >= 0 ? rows[Int(slot)].constant : 0
  }
}

/// A variable of a ``Solver``.
public struct Variable: Hashable, Sendable {
  let symbol: Int32
}

/// The name of a constraint in a ``Solver``.
public struct ConstraintID: Hashable, Sendable {
  /// A small number, which no other constraint of the solver has at that time.
  public let number: Int
}
