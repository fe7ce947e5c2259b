/// Rows and costs of the simplex algorithm.
///
/// Each symbol is either basic, and then a row says what it is equal to, or it is 0. Rows name only symbols that are not
/// basic. A symbol's column lists rows that may name it; rows that do no longer are skipped when they are met.
struct Tableau {
  enum Kind: UInt8 {
    /// A variable that may have any value.
    case free
    /// A variable that is not negative.
    case length
    /// The room that an inequality leaves; not negative.
    case slack
    /// How much a constraint fails by; not negative.
    case error
    /// 0; stands in the tableau for a required equality.
    case dummy

    var isRestricted: Bool { self != .free && self != .dummy }
  }

  var kinds: [Kind] = []
  /// The row of a basic symbol, or -1.
  var rowOf: [Int32] = []
  /// The number of the constraint that a symbol was made for, or -1.
  var owners: [Int32] = []
  /// Decides between variables that nothing else decides between.
  var ranks: [Double] = []
  var columns = ColumnTable()
  private var freeSymbols: [Int32] = []

  var rows: [Row] = []
  /// The last round in which each row was met, so that a column that lists it twice is noticed.
  private var rounds: [UInt32] = []
  var round: UInt32 = 0
  /// The basic symbol of each row, or -1 for a row that is not used.
  var basics: [Int32] = []
  private var freeRows: [Int32] = []

  var costs = CostTable()
  /// Rows whose constant has become negative.
  var infeasibleRows: [Int32] = []
  /// Rows of dummies whose constant may have changed.
  var doubtfulDummies: [Int32] = []
  var scratch: [Cell] = []

  var isInfeasible: Bool { !infeasibleRows.isEmpty || !doubtfulDummies.isEmpty }

  // MARK: - Symbols and rows

  mutating func makeSymbol(_ kind: Kind, owner: Int32 = -1, rank: Double = 0) -> Int32 {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      owners[Int(symbol)] = owner
      ranks[Int(symbol)] = rank
      return symbol
    }
    kinds.append(kind)
    ranks.append(rank)
    rowOf.append(-1)
    owners.append(owner)
    columns.appendSymbol()
    costs.appendSymbol()
    return Int32(kinds.count - 1)
  }

  /// Lets go of a symbol, in whatever row it is.
  mutating func forget(_ symbol: Int32) {
    let slot = rowOf[Int(symbol)]
    if slot >= 0 { dropRow(slot) }
    var node = columns.first(of: symbol)
    while node >= 0 {
      let slot = Int(columns.step(&node))
      if basics[slot] >= 0 { _ = rows[slot].remove(symbol) }
    }
    columns.clear(symbol)
    costs.clear(symbol)
    owners[Int(symbol)] = -1
    freeSymbols.append(symbol)
  }

  func value(of symbol: Int32) -> Double {
    let slot = rowOf[Int(symbol)]
    return slot >= 0 ? rows[Int(slot)].constant : 0
  }

  /// Puts a row into the tableau for a symbol that no row names.
  mutating func insert(_ row: Row, basic: Int32) -> Int32 {
    let slot: Int32
    if let free = freeRows.popLast() {
      slot = free
      rows[Int(slot)] = row
      basics[Int(slot)] = basic
    } else {
      slot = Int32(rows.count)
      rows.append(row)
      rounds.append(0)
      basics.append(basic)
    }
    rowOf[Int(basic)] = slot
    for cell in row.cells { columns.append(slot, to: cell.symbol) }
    return slot
  }

  mutating func dropRow(_ slot: Int32) {
    rowOf[Int(basics[Int(slot)])] = -1
    basics[Int(slot)] = -1
    rows[Int(slot)].cells.removeAll(keepingCapacity: true)
    rows[Int(slot)].constant = 0
    freeRows.append(slot)
  }

  /// Whether a row was not met before in this round.
  mutating func isFirstMeeting(_ slot: Int32) -> Bool {
    guard rounds[Int(slot)] != round else { return false }
    rounds[Int(slot)] = round
    return true
  }

  /// Takes out of a symbol's column what is no longer true, so that each row that names it stands there once.
  mutating func tidyColumn(of symbol: Int32) {
    round &+= 1
    let list = columns.take(symbol)
    var node = list.first
    while node >= 0 {
      let slot = columns.step(&node)
      if basics[Int(slot)] >= 0, rows[Int(slot)].factor(of: symbol) != 0, isFirstMeeting(slot) {
        columns.append(slot, to: symbol)
      }
    }
    columns.giveBack(list)
  }

  // MARK: - Costs

  mutating func level(of strength: Strength) -> Int { costs.level(of: strength) }

  /// Makes a symbol cost so much a unit, or so much more, whether it is basic or not.
  mutating func addCost(_ amount: Double, rank: Double, of symbol: Int32, level: Int) {
    let slot = rowOf[Int(symbol)]
    guard slot >= 0 else { return costs.add(amount, rank: rank, to: symbol, level: level) }
    for cell in rows[Int(slot)].cells {
      costs.add(amount * cell.factor, rank: rank, to: cell.symbol, level: level)
    }
  }

  /// Makes a length cost so much a unit, or so much more, at the strength of what nothing determines.
  mutating func addLengthCost(_ amount: Double, of symbol: Int32) {
    addCost(amount, rank: ranks[Int(symbol)], of: symbol, level: level(of: .none))
  }

  /// Gives a variable another rank.
  mutating func setRank(_ rank: Double, of symbol: Int32) {
    if kinds[Int(symbol)] == .length { addLengthCost(-1, of: symbol) }
    ranks[Int(symbol)] = rank
    if kinds[Int(symbol)] == .length { addLengthCost(1, of: symbol) }
  }

  // MARK: - Pivoting

  /// Makes a symbol basic in place of the one whose row this is.
  mutating func pivot(_ slot: Int32, entering: Int32) {
    let leaving = basics[Int(slot)]
    rows[Int(slot)].solve(for: entering, instead: leaving)
    columns.append(slot, to: leaving)
    rowOf[Int(leaving)] = -1
    rowOf[Int(entering)] = slot
    basics[Int(slot)] = entering
    substitute(entering, slot)
  }

  /// Replaces a symbol by what its row says, in all other rows and in the costs.
  mutating func substitute(_ symbol: Int32, _ slot: Int32) {
    var row = Row(constant: 0)
    swap(&row, &rows[Int(slot)])
    let list = columns.take(symbol)
    var node = list.first
    while node >= 0 {
      let other = columns.step(&node)
      guard other != slot, basics[Int(other)] >= 0 else { continue }
      let isChanged = rows[Int(other)].replace(symbol, by: row, scratch: &scratch) {
        columns.append(other, to: $0)
      }
      if isChanged { noteConstant(of: other) }
    }
    columns.giveBack(list)
    costs.substitute(symbol, by: row)
    swap(&row, &rows[Int(slot)])
  }

  /// Notes a row whose constant is not what its basic symbol may be.
  mutating func noteConstant(of slot: Int32) {
    let kind = kinds[Int(basics[Int(slot)])]
    if kind.isRestricted {
      if rows[Int(slot)].constant < -Row.smallest {
        infeasibleRows.append(slot)
      } else if rows[Int(slot)].constant < 0 {
        rows[Int(slot)].constant = 0
      }
    } else if kind == .dummy {
      doubtfulDummies.append(slot)
    }
  }
}
