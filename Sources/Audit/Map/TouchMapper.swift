import Fingerpost
import FingerpostScreens
import Foundation

/// Asks the engine which view gets a touch, at as few points as tell it for all.
///
/// From a point to the next in its row or column the answer changes only if an edge of a view lies between them. So a
/// row is taken over from the row above, except below edges that end or begin there; and there, the engine is asked at
/// the first point and behind each edge. For turned views and others whose edges are not upright it is asked at each
/// point of their boxes. Nothing here knows which view is in front.
struct TouchMapper {
  private let built: BuiltScreen
  private var map: TouchMap
  /// How often the engine was asked.
  private(set) var asked = 0

  init(_ built: BuiltScreen, area: CGRect) {
    self.built = built
    map = TouchMap(of: area)
  }

  /// Something whose edges may lie between points.
  private struct Piece {
    var rows: Range<Int>
    var columns: Range<Int>
    /// The columns at which a part of a row begins; not used for pieces that are asked about at each point.
    var breaks: [Int] = []
    /// The rows that may differ from the row above within the columns.
    var edges: [Int] = []
    var isPointwise = false
  }

  /// Maps the screen.
  mutating func make() -> TouchMap {
    var starts = [[Int]](repeating: [], count: map.rows + 1)
    var ends = [[Int]](repeating: [], count: map.rows + 1)
    // The columns that have to be asked about again in a row.
    var dirty = [[Range<Int>]](repeating: [], count: map.rows)
    dirty[0] = [0..<map.columns]
    let pieces = built.views.indices.compactMap(piece)
    for (index, piece) in pieces.enumerated() {
      starts[piece.rows.lowerBound].append(index)
      ends[piece.rows.upperBound].append(index)
      for row in piece.edges { dirty[row].append(piece.columns) }
    }
    var breaks = [Int32](repeating: 0, count: map.columns + 1)
    for row in 0..<map.rows {
      for index in starts[row] { Self.change(&breaks, pieces[index], by: 1) }
      for index in ends[row] { Self.change(&breaks, pieces[index], by: -1) }
      fill(row, dirty[row], breaks)
    }
    return map
  }

  // MARK: - Edges

  private func piece(_ view: Int) -> Piece? {
    guard let span = ViewSpan(of: view, on: built) else {
      let rows = 0..<map.rows
      return Piece(rows: rows, columns: 0..<map.columns, edges: Array(rows), isPointwise: true)
    }
    let reach = span.isUpright ? span.slack : 1
    let (left, right) = (Double(span.box.minX), Double(span.box.maxX))
    let (top, bottom) = (Double(span.box.minY), Double(span.box.maxY))
    let rows = map.rows(from: top - reach, to: bottom + reach)
    let columns = map.columns(from: left - reach, to: right + reach)
    guard !rows.isEmpty, !columns.isEmpty else { return nil }
    var piece = Piece(rows: rows, columns: columns, isPointwise: !span.isUpright)
    if piece.isPointwise {
      piece.edges = Array(rows.lowerBound..<min(rows.upperBound + 1, map.rows))
      return piece
    }
    for edge in [left, right] {
      piece.breaks += Self.borders(at: map.columns(from: edge - reach, to: edge + reach), of: map.columns)
    }
    for edge in [top, bottom] {
      piece.edges += Self.borders(at: map.rows(from: edge - reach, to: edge + reach), of: map.rows)
    }
    return piece
  }

  /// Where something else may begin at an edge: at the first point behind it, and at each that is too near to tell.
  private static func borders(at near: Range<Int>, of count: Int) -> Range<Int> {
    near.lowerBound..<min(near.upperBound + 1, count)
  }

  private static func change(_ breaks: inout [Int32], _ piece: Piece, by count: Int32) {
    if piece.isPointwise {
      for column in piece.columns.lowerBound...piece.columns.upperBound {
        breaks[column] += count
      }
    } else {
      for column in piece.breaks { breaks[column] += count }
    }
  }

  // MARK: - Asking

  private mutating func fill(_ row: Int, _ dirty: [Range<Int>], _ breaks: [Int32]) {
    let start = row * map.columns
    if row > 0 {
      for column in 0..<map.columns { map.hits[start + column] = map.hits[start + column - map.columns] }
    }
    guard !dirty.isEmpty else { return }
    var next = 0
    for range in dirty.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      var column = max(range.lowerBound, next)
      guard column < range.upperBound else { continue }
      var hit = ask(column, row)
      map.hits[start + column] = hit
      column += 1
      while column < range.upperBound {
        if breaks[column] > 0 { hit = ask(column, row) }
        map.hits[start + column] = hit
        column += 1
      }
      next = range.upperBound
    }
  }

  private mutating func ask(_ column: Int, _ row: Int) -> Int32 {
    asked += 1
    let view = built.world.application.viewForContact(at: map.point(column, row))
    return view.flatMap { built.index(of: $0) }.map(Int32.init) ?? -1
  }
}
