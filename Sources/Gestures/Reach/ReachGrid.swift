/// The cells of a grid that were reached.
nonisolated struct ReachGrid {
  /// A rectangle of cells.
  struct Area: Equatable {
    var column: Int
    var row: Int
    var columns: Int
    var rows: Int

    var cells: Int { columns * rows }
  }

  private let columns: Int
  private let rows: Int
  private var cells: [Bool]
  private(set) var count = 0

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = [Bool](repeating: false, count: columns * rows)
  }

  /// Marks a cell as reached.
  mutating func mark(_ column: Int, _ row: Int) {
    let place = row * columns + column
    if !cells[place] { count += 1 }
    cells[place] = true
  }

  /// The reached cells as rectangles that do not overlap, the largest first.
  ///
  /// Neighbors in a row are joined first, then equal pieces of neighboring rows, which gives few rectangles for the
  /// shapes that rectangular views leave of each other.
  func areas() -> [Area] {
    var done: [Area] = []
    var open: [Area] = []
    for row in 0..<rows {
      var next: [Area] = []
      for run in runs(in: row) {
        if let place = open.firstIndex(where: { $0.column == run.column && $0.columns == run.columns }) {
          var area = open.remove(at: place)
          area.rows += 1
          next.append(area)
        } else {
          next.append(run)
        }
      }
      done += open
      open = next
    }
    return (done + open).sorted { ($1.cells, $0.row, $0.column) < ($0.cells, $1.row, $1.column) }
  }

  private func runs(in row: Int) -> [Area] {
    var runs: [Area] = []
    for column in 0..<columns where cells[row * columns + column] {
      if let last = runs.last, last.column + last.columns == column {
        runs[runs.count - 1].columns += 1
      } else {
        runs.append(Area(column: column, row: row, columns: 1, rows: 1))
      }
    }
    return runs
  }
}
