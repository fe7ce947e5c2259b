/// A multiple of a symbol in a row.
struct Cell {
  var symbol: Int32
  var factor: Double
}

/// A row of the tableau: what its basic symbol is equal to, a constant and multiples of other symbols in their order.
struct Row {
  var constant: Double
  var cells: [Cell] = []

  /// Below this a factor counts as 0.
  static let smallest = 1e-8

  static func isZero(_ value: Double) -> Bool { value < smallest && value > -smallest }

  /// Where a symbol stands or would stand.
  private func place(of symbol: Int32) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func factor(of symbol: Int32) -> Double {
    let place = place(of: symbol)
    return place < cells.count && cells[place].symbol == symbol ? cells[place].factor : 0
  }

  /// Takes a symbol out of the row and returns its factor.
  mutating func remove(_ symbol: Int32) -> Double {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else { return 0 }
    return cells.remove(at: place).factor
  }

  /// Adds a multiple of one symbol.
  mutating func add(_ factor: Double, of symbol: Int32) {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else {
      if !Row.isZero(factor) { cells.insert(Cell(symbol: symbol, factor: factor), at: place) }
      return
    }
    cells[place].factor += factor
    if Row.isZero(cells[place].factor) { cells.remove(at: place) }
  }

  /// Adds a multiple of another row; `scratch` is memory that is used again, `added` is called with each symbol that is new.
  mutating func add(_ factor: Double, of other: Row, scratch: inout [Cell], added: (Int32) -> Void) {
    merge(factor, of: other, without: cells.count, scratch: &scratch, added: added)
  }

  /// Puts what a symbol is equal to in its place, and returns whether the row names the symbol at all.
  mutating func replace(
    _ symbol: Int32, by other: Row, scratch: inout [Cell], added: (Int32) -> Void
  ) -> Bool {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else { return false }
    merge(cells[place].factor, of: other, without: place, scratch: &scratch, added: added)
    return true
  }

  /// Adds a multiple of another row and leaves out one of the row's own cells.
  private mutating func merge(
    _ factor: Double, of other: Row, without omitted: Int, scratch: inout [Cell], added: (Int32) -> Void
  ) {
    constant += factor * other.constant
    scratch.removeAll(keepingCapacity: true)
    scratch.reserveCapacity(cells.count + other.cells.count)
    cells.withUnsafeBufferPointer { mine in
      other.cells.withUnsafeBufferPointer { theirs in
        var left = 0
        for cell in theirs {
          while left < mine.count, mine[left].symbol < cell.symbol {
            if left != omitted { scratch.append(mine[left]) }
            left += 1
          }
          var sum = factor * cell.factor
          if left < mine.count, mine[left].symbol == cell.symbol {
            sum += mine[left].factor
            left += 1
          } else if !Row.isZero(sum) {
            added(cell.symbol)
          }
          if !Row.isZero(sum) { scratch.append(Cell(symbol: cell.symbol, factor: sum)) }
        }
        while left < mine.count {
          if left != omitted { scratch.append(mine[left]) }
          left += 1
        }
      }
    }
    swap(&cells, &scratch)
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].factor *= factor }
  }

  /// Turns `basic = row` around, so that the row is what another of its symbols is equal to.
  mutating func solve(for symbol: Int32, instead basic: Int32) {
    let factor = remove(symbol)
    scale(by: -1 / factor)
    add(1 / factor, of: basic)
  }
}
