import Foundation

/// A screen of characters, each twice as high as it is wide.
struct CharacterGrid {
  /// A place in the grid.
  struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  let columns: Int
  let rows: Int
  private var characters: [[Character]]
  private let screen: CGSize

  init(_ screen: CGSize, columns: Int, rows: Int) {
    self.screen = screen
    self.columns = columns
    self.rows = rows
    characters = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  subscript(_ cell: Cell) -> Character {
    get { characters[cell.row][cell.column] }
    set { characters[cell.row][cell.column] = newValue }
  }

  /// The lines of the grid in a frame.
  var framed: [String] {
    let dashes = String(repeating: "-", count: columns)
    return [".\(dashes)."] + characters.map { "|\(String($0))|" } + ["'\(dashes)'"]
  }

  /// The cell of a point, or nil for one that is not on the screen.
  func cell(_ point: CGPoint) -> Cell? {
    guard point.x >= 0, point.y >= 0, point.x <= screen.width, point.y <= screen.height else { return nil }
    let column = (point.x / screen.width).native * Double(columns)
    let row = (point.y / screen.height).native * Double(rows)
    return Cell(column: min(columns - 1, Int(column)), row: min(rows - 1, Int(row)))
  }

  /// The cells of a shape in order; at least one if it has any area.
  func cells(_ shape: [CGPoint]) -> [Cell] {
    let polygon = ConvexPolygon(shape)
    // Cutting leaves corners that lie off the edge by a rounding error.
    let screen = CGRect(origin: .zero, size: self.screen)
    let box = CGRect(holding: shape).intersection(screen)
    guard !shape.isEmpty, !box.isNull, let first = cell(box.origin),
      let last = cell(CGPoint(x: box.maxX, y: box.maxY))
    else { return [] }
    let width = self.screen.width / CGFloat(columns)
    let height = self.screen.height / CGFloat(rows)
    var result: [Cell] = []
    for row in first.row...last.row {
      for column in first.column...last.column {
        let center = CGPoint(x: (CGFloat(column) + 0.5) * width, y: (CGFloat(row) + 0.5) * height)
        if polygon.contains(center) { result.append(Cell(column: column, row: row)) }
      }
    }
    // Something thin or small that goes between the centers still shows.
    guard result.isEmpty else { return result }
    guard let middle = cell(CGPoint(x: box.midX, y: box.midY)) else { return [] }
    guard polygon.rectangle != nil else { return [middle] }
    let isFlat = box.width / width >= box.height / height
    return isFlat
      ? (first.column...last.column).map { Cell(column: $0, row: middle.row) }
      : (first.row...last.row).map { Cell(column: middle.column, row: $0) }
  }
}
