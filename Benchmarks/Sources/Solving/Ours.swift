import FingerpostSolver

/// The engine's solver on a problem.
struct Ours {
  /// Nanoseconds for the first solution, nanoseconds for an edit with all values read, and the sum of tops and heights,
  /// which do not depend on what gives way.
  static func measure(_ problem: Problem, builds: Int, edits: Int) -> (
    first: Double, edit: Double, sum: Double
  ) {
    let clock = ContinuousClock()
    var firsts: [Double] = []
    var last: (solver: Solver, variables: [Variable], edited: ConstraintID)?
    for _ in 0..<builds {
      firsts.append(nanoseconds(clock.measure { last = build(problem) }))
    }
    guard let (solver, variables, edited) = last else { return (.nan, .nan, .nan) }
    var (sum, rest) = (0.0, 0.0)
    let time = clock.measure {
      for index in 0..<edits {
        solver.setConstant(-Double(16 + index % 300), of: edited)
        solver.solve()
        let solution = solver.solution
        for index in variables.indices {
          if index.isMultiple(of: 2) {
            rest += solution[variables[index]]
          } else {
            sum += solution[variables[index]]
          }
        }
      }
    }
    precondition(rest.isFinite)
    return (firsts.sorted()[firsts.count / 2], nanoseconds(time) / Double(edits), sum)
  }

  private static func build(_ problem: Problem) -> (Solver, [Variable], ConstraintID)? {
    let solver = Solver()
    let variables = (0..<problem.variables).map { solver.makeVariable(rank: Double($0).squareRoot()) }
    var edited: ConstraintID?
    for (index, row) in problem.rows.enumerated() {
      let constraint = Constraint(
        row.terms.map { (variables[$0.variable], $0.factor) }, row.relation, constant: row.constant,
        strength: Strength(row.strength), rank: Double(index).squareRoot())
      guard case .success(let id) = solver.add(constraint) else { return nil }
      if row.strength == 500 { edited = id }
    }
    solver.solve()
    return edited.map { (solver, variables, $0) }
  }

  private static func nanoseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
  }
}
