import FingerpostSolver

/// A grid of 250 boxes: 1,000 variables, 1,500 constraints, and one constant that is edited.
///
/// Boxes follow one another in rows and columns, 8 apart. Each would like a size of its own and is at least 20 wide, and every
/// row has to end somewhere: by 1,000, where all wishes fit, or by 400, where they do not.
struct Problem {
  struct Row {
    var terms: [(variable: Int, factor: Double)]
    var relation: Constraint.Relation
    var constant: Double
    var strength: Float
  }

  static let columns = 10
  static let lines = 25

  let variables = 4 * Problem.columns * Problem.lines
  /// The top of the first box, whose constant is edited.
  let edited = 1
  private(set) var rows: [Row] = []
  private let end: Double

  /// Creates the grid, whose rows end by a place.
  init(end: Double) {
    self.end = end
    for line in 0..<Problem.lines {
      for column in 0..<Problem.columns { addBox(line, column) }
    }
  }

  /// The variable of a box: 0 is its left edge, 1 its top, 2 its width, 3 its height.
  private func variable(_ line: Int, _ column: Int, _ place: Int) -> Int {
    4 * (line * Problem.columns + column) + place
  }

  private mutating func add(
    _ terms: [(variable: Int, factor: Double)], _ relation: Constraint.Relation, _ constant: Double,
    _ strength: Float = 1000
  ) { rows.append(Row(terms: terms, relation: relation, constant: constant, strength: strength)) }

  private mutating func addBox(_ line: Int, _ column: Int) {
    func own(_ place: Int) -> Int { variable(line, column, place) }
    if column == 0 {
      add([(own(0), 1)], .equal, -16)
    } else {
      let (x, width) = (variable(line, column - 1, 0), variable(line, column - 1, 2))
      add([(own(0), 1), (x, -1), (width, -1)], .equal, -8)
    }
    if line > 0 {
      let (y, height) = (variable(line - 1, column, 1), variable(line - 1, column, 3))
      add([(own(1), 1), (y, -1), (height, -1)], .equal, -8)
    } else if column > 0 {
      add([(own(1), 1), (edited, -1)], .equal, 0)
    } else {
      // The constant that is edited.
      add([(own(1), 1)], .equal, -16, 500)
    }
    add([(own(2), 1)], .equal, -Double(40 + (line + column) % 7), 250)
    add([(own(3), 1)], .equal, -Double(20 + (line + column) % 5), 250)
    add([(own(2), 1)], .greaterThanOrEqual, -20)
    add([(own(0), 1), (own(2), 1)], .lessThanOrEqual, -end)
  }

  /// The problem as the peer reads it. The edited constant is a variable for editing there.
  var text: String {
    var lines = ["V \(variables) \(edited)"]
    for row in rows where row.strength != 500 {
      let relation =
        switch row.relation {
        case .equal: "="
        case .lessThanOrEqual: "<"
        case .greaterThanOrEqual: ">"
        }
      let terms = row.terms.map { "\($0.variable) \($0.factor)" }.joined(separator: " ")
      lines.append("C \(relation) \(row.strength) \(row.constant) \(row.terms.count) \(terms)")
    }
    return (lines + ["E", ""]).joined(separator: "\n")
  }
}
