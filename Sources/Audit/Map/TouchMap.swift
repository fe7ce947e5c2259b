import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Which view gets a touch at each point of a screen.
///
/// The points are the centers of squares that fill the screen, by default of 1 × 1 pt.
nonisolated struct TouchMap: Equatable, Sendable {
  /// The part of the screen that the map covers.
  let area: CGRect
  /// The side of a square, in points.
  let step: Double
  let columns: Int
  let rows: Int
  /// The view at each point, row by row, or -1 where no view gets the touch.
  var hits: [Int32]

  /// - Parameter maxPoints: how many points the map may have; a larger screen gets larger squares.
  init(of area: CGRect, maxPoints: Int = 2_000_000) {
    let (width, height) = (max(Double(area.width), 1), max(Double(area.height), 1))
    step = max(1, (width * height / Double(maxPoints)).squareRoot().rounded(.up))
    self.area = area
    columns = max(1, Int((width / step).rounded(.up)))
    rows = max(1, Int((height / step).rounded(.up)))
    hits = [Int32](repeating: -1, count: columns * rows)
  }

  /// The x coordinate of the points of a column.
  func x(_ column: Int) -> Double { Double(area.minX) + (Double(column) + 0.5) * step }

  /// The y coordinate of the points of a row.
  func y(_ row: Int) -> Double { Double(area.minY) + (Double(row) + 0.5) * step }

  func point(_ column: Int, _ row: Int) -> CGPoint { CGPoint(x: x(column), y: y(row)) }

  /// The view at a point of the map, or nil.
  subscript(column: Int, row: Int) -> Int? {
    let hit = hits[row * columns + column]
    return hit < 0 ? nil : Int(hit)
  }

  /// Walks the points at which a view is hit, row by row.
  func forEachHit(_ body: (_ hit: Int, _ column: Int, _ row: Int) -> Void) {
    var index = 0
    for row in 0..<rows {
      for column in 0..<columns {
        let hit = hits[index]
        index += 1
        if hit >= 0 { body(Int(hit), column, row) }
      }
    }
  }

  /// The columns whose points lie between two x coordinates, the second excluded.
  func columns(from left: Double, to right: Double) -> Range<Int> {
    Self.places(left - Double(area.minX), right - Double(area.minX), step, columns)
  }

  /// The rows whose points lie between two y coordinates, the second excluded.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    Self.places(top - Double(area.minY), bottom - Double(area.minY), step, rows)
  }

  private static func places(_ low: Double, _ high: Double, _ step: Double, _ count: Int) -> Range<Int> {
    let limit = Double(count)
    // The first place whose center is not below the coordinate.
    let first = min(max((low / step - 0.5).rounded(.up), 0), limit)
    let end = min(max((high / step - 0.5).rounded(.up), first), limit)
    return Int(first)..<Int(end)
  }
}
