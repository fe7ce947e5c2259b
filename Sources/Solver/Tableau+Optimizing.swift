extension Tableau {
  /// Makes the solution the best one, given that it is one.
  mutating func optimize() {
    var (start, steps) = (0, 0)
    while let entering = improving(from: start) {
      guard let slot = leavingRow(for: entering) else { return }
      pivot(slot, entering: entering)
      infeasibleRows.removeAll(keepingCapacity: true)
      // The next one that helps is found sooner from here on. The first one of all, and the first row of those that limit it,
      // lead to no circle.
      steps += 1
      start = steps < kinds.count * 4 ? Int(entering) + 1 : 0
    }
  }

  /// A symbol of which more would make the solution better: the first one from a symbol on, and from the beginning.
  private func improving(from start: Int) -> Int32? {
    for symbol in start..<max(start, kinds.count) where isImproving(symbol) { return Int32(symbol) }
    for symbol in 0..<min(start, kinds.count) where isImproving(symbol) { return Int32(symbol) }
    return nil
  }

  private func isImproving(_ symbol: Int) -> Bool {
    rowOf[symbol] < 0 && kinds[symbol].isRestricted && costs.isNegative(symbol)
  }

  /// The row that limits how much of a symbol there can be.
  func leavingRow(for entering: Int32) -> Int32? {
    var found: Int32?
    var smallest = Double.infinity
    var node = columns.first(of: entering)
    while node >= 0 {
      let slot = columns.step(&node)
      let basic = basics[Int(slot)]
      guard basic >= 0, kinds[Int(basic)].isRestricted else { continue }
      let factor = rows[Int(slot)].factor(of: entering)
      guard factor < 0 else { continue }
      let ratio = -rows[Int(slot)].constant / factor
      if ratio < smallest || (ratio == smallest && found.map { basic < basics[Int($0)] } ?? true) {
        smallest = ratio
        found = slot
      }
    }
    return found
  }

  /// Makes the solution one again after constants have changed, keeping it the best.
  ///
  /// - Returns: nil, or the symbols of a row that cannot be satisfied.
  mutating func restoreFeasibility() -> [Int32]? {
    while let slot = firstInfeasible() {
      let basic = basics[Int(slot)]
      guard basic >= 0, kinds[Int(basic)].isRestricted, rows[Int(slot)].constant < -Row.smallest else {
        continue
      }
      var entering: Cell?
      for cell in rows[Int(slot)].cells where cell.factor > 0 && kinds[Int(cell.symbol)].isRestricted {
        if let best = entering,
          !costs.isLess(cell.symbol, per: cell.factor, than: best.symbol, per: best.factor)
        {
          continue
        }
        entering = cell
      }
      guard let entering else {
        infeasibleRows.append(slot)
        return symbols(in: slot)
      }
      pivot(slot, entering: entering.symbol)
      noteConstant(of: slot)
    }
    while let slot = doubtfulDummies.popLast() {
      let basic = basics[Int(slot)]
      guard basic >= 0, kinds[Int(basic)] == .dummy else { continue }
      if !Row.isZero(rows[Int(slot)].constant) {
        doubtfulDummies.append(slot)
        return symbols(in: slot)
      }
      rows[Int(slot)].constant = 0
    }
    return nil
  }

  /// Takes the row of the lowest symbol off the list; in this order no circle is possible.
  private mutating func firstInfeasible() -> Int32? {
    let place = infeasibleRows.indices.min {
      basics[Int(infeasibleRows[$0])] < basics[Int(infeasibleRows[$1])]
    }
    guard let place else { return nil }
    infeasibleRows.swapAt(place, infeasibleRows.count - 1)
    return infeasibleRows.removeLast()
  }

  /// Has variables of a low rank be 0, of those that nothing determines but each other.
  mutating func settleFreeVariables() {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for index in kinds.indices where kinds[index] == .free && rowOf[index] < 0 {
        let entering = Int32(index)
        guard !columns.isEmpty(entering) else { continue }
        tidyColumn(of: entering)
        var lowest: (slot: Int32, rank: Double)?
        var node = columns.first(of: entering)
        while node >= 0 {
          let slot = columns.step(&node)
          let rank = ranks[Int(basics[Int(slot)])]
          if rank < lowest?.rank ?? ranks[index] { lowest = (slot, rank) }
        }
        guard let lowest else { continue }
        pivot(lowest.slot, entering: entering)
        isSettled = false
      }
    }
  }

  /// The basic symbol of a row and those that the row names.
  func symbols(in slot: Int32) -> [Int32] { [basics[Int(slot)]] + rows[Int(slot)].cells.map(\.symbol) }
}
