import FingerpostGestures
import Foundation

/// Where on a map gestures on a view are worth trying.
struct GestureSpots {
  private let map: TouchMap
  private let situations: TapSituations
  private let lineage: Lineage
  /// At how many points each view is hit.
  let counts: [Int]
  /// The views that are hit somewhere, in their order.
  let hits: [Int]
  /// At how many points each view, or something in it, is hit.
  private let inside: [Int]
  /// How many places on a view are tried.
  private static let maxPlaces = 3

  init(_ map: TouchMap, _ situations: TapSituations, _ lineage: Lineage, views: Int) {
    (self.map, self.situations, self.lineage) = (map, situations, lineage)
    var counts = [Int](repeating: 0, count: views)
    for hit in map.hits where hit >= 0 { counts[Int(hit)] += 1 }
    var inside = counts
    for view in counts.indices.reversed() {
      if let parent = lineage.parent(view) { inside[parent] += inside[view] }
    }
    (self.counts, self.inside) = (counts, inside)
    hits = counts.indices.filter { counts[$0] > 0 }
  }

  /// At how many points no view is hit.
  var nowhere: Int { map.hits.count - counts.reduce(0, +) }

  /// Whether a touch gets to a view, or to something in it, anywhere.
  func reach(_ view: Int) -> Bool { inside[view] > 0 }

  /// Points of a view: one where it is hit itself, and some where the largest views in it are.
  func points(in view: Int) -> [CGPoint] {
    let within = hits.filter { lineage.isWithin($0, view) }
    let order = within.sorted { (counts[$1], $0) < (counts[$0], $1) }
    let first = within.contains(view) ? [view] : []
    return (first + order.filter { $0 != view }).prefix(Self.maxPlaces).compactMap {
      situations.point(of: $0)
    }
  }

  /// A stretch of an edge of the screen.
  struct Stretch {
    /// A point near its middle.
    var point: CGPoint
    /// The part of the edge that it is, from 0 to 1.
    var part: Double
  }

  /// The stretches of the left or right edge along which one view in another is hit, the longest first.
  func edge(isLeft: Bool, of view: Int) -> [Stretch] {
    let column = isLeft ? min(1, map.columns - 1) : max(0, map.columns - 2)
    var rows: [(hit: Int, rows: [Int])] = []
    for row in 0..<map.rows {
      guard let hit = map[column, row], lineage.isWithin(hit, view) else { continue }
      if let place = rows.firstIndex(where: { $0.hit == hit }) {
        rows[place].rows.append(row)
      } else {
        rows.append((hit, [row]))
      }
    }
    let total = rows.reduce(0) { $0 + $1.rows.count }
    return rows.sorted { ($1.rows.count, $0.hit) < ($0.rows.count, $1.hit) }.map { entry in
      Stretch(
        point: map.point(column, entry.rows[entry.rows.count / 2]),
        part: Double(entry.rows.count) / Double(max(total, 1)))
    }
  }
}
