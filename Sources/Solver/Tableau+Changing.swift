extension Tableau {
  enum Addition {
    case added(Entry)
    /// The symbols of required constraints that leave no room for it.
    case contradicts([Int32])
  }

  /// Adds a row for a constraint.
  mutating func add(_ constraint: Constraint, id: Int32) -> Addition {
    var row = Row(constant: constraint.constant)
    for term in constraint.terms where term.factor != 0 {
      let slot = rowOf[Int(term.variable.symbol)]
      if slot >= 0 {
        row.add(term.factor, of: rows[Int(slot)], scratch: &scratch) { _ in }
      } else {
        row.add(term.factor, of: term.variable.symbol)
      }
    }
    let entry = addMarkers(of: constraint, id: id, to: &row)
    if row.constant < 0 { row.scale(by: -1) }

    if let subject = subject(of: row, entry) {
      place(row, subject)
    } else if row.cells.allSatisfy({ kinds[Int($0.symbol)] == .dummy }) {
      // It says what other required equalities say already, or contradicts them.
      guard Row.isZero(row.constant) else { return fail(row.cells.map(\.symbol), entry) }
      row.constant = 0
      place(row, entry.marker)
    } else if let symbols = addWithArtificial(row, entry) {
      return fail(symbols, entry)
    }
    if let cost = entry.costs.marker {
      addCost(1, rank: cost.rank, of: entry.marker, level: cost.level)
    }
    if let cost = entry.costs.other {
      addCost(1, rank: cost.rank, of: entry.other, level: cost.level)
    }
    return .added(entry)
  }

  private mutating func addMarkers(of constraint: Constraint, id: Int32, to row: inout Row) -> Entry {
    func cost(_ strength: Strength, _ rank: Double) -> ErrorCost {
      ErrorCost(level: costs.level(of: strength), rank: rank)
    }
    let marker: Int32
    var other: Int32 = -1
    var markerFactor = 1.0
    var paid: (marker: ErrorCost?, other: ErrorCost?) = (nil, nil)
    switch constraint.relation {
    case .lessThanOrEqual, .greaterThanOrEqual:
      markerFactor = constraint.relation == .lessThanOrEqual ? 1 : -1
      marker = makeSymbol(.slack, owner: id)
      paid.marker = cost(.closeness, constraint.rank)
      if !constraint.strength.isRequired {
        other = makeSymbol(.error, owner: id)
        paid.other = cost(constraint.strength, constraint.rank)
      }
    case .equal where constraint.strength.isRequired:
      marker = makeSymbol(.dummy, owner: id)
    case .equal:
      markerFactor = -1
      marker = makeSymbol(.error, owner: id)
      other = makeSymbol(.error, owner: id)
      paid = (
        cost(constraint.strength, constraint.rank), cost(constraint.strengthBelow, constraint.rankBelow)
      )
    }
    row.add(markerFactor, of: marker)
    if other >= 0 { row.add(-markerFactor, of: other) }
    return Entry(
      marker: marker, markerFactor: markerFactor, other: other, constant: constraint.constant, costs: paid)
  }

  /// A symbol of a row `0 = row` that can be made basic without looking at other rows.
  ///
  /// Of free variables it is the one that the fewest rows name, which keeps rows short.
  private func subject(of row: Row, _ entry: Entry) -> Int32? {
    var best: Int32?
    for cell in row.cells where kinds[Int(cell.symbol)] == .free {
      if let best, columns.count(of: cell.symbol) >= columns.count(of: best) { continue }
      best = cell.symbol
    }
    if let best { return best }
    // A length that no row names yet costs less than an error.
    if entry.costs.other != nil, let length = unnamedLength(of: row) { return length }
    for symbol in [entry.marker, entry.other]
    where symbol >= 0 && kinds[Int(symbol)].isRestricted && row.factor(of: symbol) < 0 {
      return symbol
    }
    return unnamedLength(of: row) ?? roomySymbol(of: row)
  }

  /// A length in a row `0 = row` that no other row names, and that is positive where it is made basic.
  private func unnamedLength(of row: Row) -> Int32? {
    row.cells.first {
      $0.factor < 0 && kinds[Int($0.symbol)] == .length && columns.isEmpty($0.symbol)
    }?.symbol
  }

  /// A symbol of a row `0 = row` that other rows name and that can have the value which makes the row true, whatever they
  /// are: the room of an inequality, or else a length, or else an error, since what costs most would not stay.
  private func roomySymbol(of row: Row) -> Int32? {
    guard row.constant >= 0 else { return nil }
    // A few are looked at; the way through an artificial symbol always leads there.
    var tries = 12
    for kind in [Kind.slack, .length, .error] {
      for cell in row.cells where cell.factor < -Row.smallest && kinds[Int(cell.symbol)] == kind {
        if hasRoom(for: cell.symbol, -row.constant / cell.factor) { return cell.symbol }
        tries -= 1
        if tries == 0 { return nil }
      }
    }
    return nil
  }

  /// Whether all rows allow a symbol that is 0 to have a value.
  private func hasRoom(for symbol: Int32, _ value: Double) -> Bool {
    var node = columns.first(of: symbol)
    while node >= 0 {
      let slot = columns.step(&node)
      let basic = basics[Int(slot)]
      guard basic >= 0, kinds[Int(basic)] != .free else { continue }
      let change = rows[Int(slot)].factor(of: symbol) * value
      if change != 0, kinds[Int(basic)] == .dummy || rows[Int(slot)].constant + change < 0 { return false }
    }
    return true
  }

  /// Takes a row `0 = row` into the tableau with a symbol of it as the basic one.
  private mutating func place(_ row: Row, _ subject: Int32) {
    var row = row
    let factor = row.remove(subject)
    row.scale(by: -1 / factor)
    let slot = insert(row, basic: subject)
    substitute(subject, slot)
  }

  /// Lets go of what was made for a constraint that is not added.
  private mutating func fail(_ symbols: [Int32], _ entry: Entry) -> Addition {
    let others = symbols.filter { $0 != entry.marker && $0 != entry.other }
    forget(entry.marker)
    if entry.other >= 0 { forget(entry.other) }
    return .contradicts(others)
  }

  /// Takes in a row that needs other rows to change first: it is made the smallest that it can be, which has to be 0.
  ///
  /// - Returns: nil, or the symbols of the row that stays above 0.
  private mutating func addWithArtificial(_ row: Row, _ entry: Entry) -> [Int32]? {
    let artificial = makeSymbol(.slack)
    let slot = insert(row, basic: artificial)
    while basics[Int(slot)] == artificial {
      let improving = rows[Int(slot)].cells.first {
        $0.factor < -Row.smallest && kinds[Int($0.symbol)].isRestricted
      }
      guard let entering = improving?.symbol, rows[Int(slot)].constant > 0 else { break }
      pivot(preferring(slot, for: entering), entering: entering)
      infeasibleRows.removeAll(keepingCapacity: true)
    }
    guard basics[Int(slot)] == artificial else {
      forget(artificial)
      return nil
    }
    guard rows[Int(slot)].constant < 1e-7 else {
      let symbols = rows[Int(slot)].cells.map(\.symbol)
      forget(artificial)
      return symbols
    }
    rows[Int(slot)].constant = 0
    let cells = rows[Int(slot)].cells
    if let entering = cells.first(where: { kinds[Int($0.symbol)] != .dummy })
      ?? cells.first(where: { $0.symbol == entry.marker })
    {
      pivot(slot, entering: entering.symbol)
      infeasibleRows.removeAll(keepingCapacity: true)
    }
    forget(artificial)
    return nil
  }

  /// The row that limits a symbol; that of the artificial symbol if it limits it as much.
  private func preferring(_ slot: Int32, for entering: Int32) -> Int32 {
    let factor = rows[Int(slot)].factor(of: entering)
    guard let limiting = leavingRow(for: entering), limiting != slot else { return slot }
    let least = -rows[Int(limiting)].constant / rows[Int(limiting)].factor(of: entering)
    return -rows[Int(slot)].constant / factor <= least ? slot : limiting
  }

  /// Takes a constraint out.
  mutating func remove(_ entry: Entry) {
    if let cost = entry.costs.marker {
      addCost(-1, rank: cost.rank, of: entry.marker, level: cost.level)
    }
    if let cost = entry.costs.other {
      addCost(-1, rank: cost.rank, of: entry.other, level: cost.level)
    }
    if rowOf[Int(entry.marker)] < 0, let slot = rowToLeave(for: entry.marker) {
      pivot(slot, entering: entry.marker)
      infeasibleRows.removeAll(keepingCapacity: true)
    }
    forget(entry.marker)
    if entry.other >= 0 { forget(entry.other) }
  }

  /// The row that a marker is made basic in, so that it can be taken out with it and all other rows stay possible.
  private func rowToLeave(for marker: Int32) -> Int32? {
    var (below, above): (Int32?, Int32?) = (nil, nil)
    var free: Int32?
    var (smallestBelow, smallestAbove) = (Double.infinity, Double.infinity)
    var node = columns.first(of: marker)
    while node >= 0 {
      let slot = columns.step(&node)
      guard basics[Int(slot)] >= 0 else { continue }
      let factor = rows[Int(slot)].factor(of: marker)
      guard factor != 0 else { continue }
      switch kinds[Int(basics[Int(slot)])] {
      case .dummy:
        // The two say the same, so the other one takes its place. Any other choice would let go of both.
        return slot
      case .free:
        free = free ?? slot
        continue
      default: break
      }
      let ratio = abs(rows[Int(slot)].constant / factor)
      if factor < 0, ratio < smallestBelow { (below, smallestBelow) = (slot, ratio) }
      if factor > 0, ratio < smallestAbove { (above, smallestAbove) = (slot, ratio) }
    }
    return below ?? above ?? free
  }

  /// Adds to the constant of a constraint; ``restoreFeasibility()`` does the rest.
  mutating func shift(_ entry: Entry, by difference: Double) {
    // sum + constant + factor * marker = 0: with a larger constant the marker is that much smaller than it was.
    let change = difference / entry.markerFactor
    let slot = rowOf[Int(entry.marker)]
    if slot >= 0 {
      rows[Int(slot)].constant -= change
      noteConstant(of: slot)
      return
    }
    round &+= 1
    var (node, isTidy) = (columns.first(of: entry.marker), true)
    while node >= 0 {
      let slot = columns.step(&node)
      let factor = basics[Int(slot)] >= 0 ? rows[Int(slot)].factor(of: entry.marker) : 0
      guard factor != 0, isFirstMeeting(slot) else {
        isTidy = false
        continue
      }
      rows[Int(slot)].constant += factor * change
      noteConstant(of: slot)
    }
    if !isTidy { tidyColumn(of: entry.marker) }
  }
}
