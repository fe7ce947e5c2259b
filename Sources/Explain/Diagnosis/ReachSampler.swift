import Fingerpost
import FingerpostScenes
import FingerpostTrace
import Foundation

/// Measures how much of a view can be reached, by touching it point after point.
struct ReachSampler {
  /// The most points along a side.
  static let side = 64
  /// How many views may be looked at in all, about.
  private static let budget = 40_000_000

  let probe: TouchProbe

  /// Touches the view at the middle of every cell of a grid over its bounds.
  func reach(of view: Int) -> Reach {
    let bounds = probe.built.views[view].bounds
    let (width, height) = (Double(bounds.size.width), Double(bounds.size.height))
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return Reach() }
    let views = max(probe.built.views.count, 1)
    let limit = min(Self.side, max(8, Int((Double(Self.budget) / Double(views)).squareRoot())))
    let columns = Int(min(Double(limit), width.rounded(.up)))
    let rows = Int(min(Double(limit), height.rounded(.up)))
    let cell = (width: width / Double(columns), height: height / Double(rows))
    let origin = (x: Double(bounds.origin.x), y: Double(bounds.origin.y))

    var reach = Reach(samples: columns * rows, cell: cell)
    var grid = ReachGrid(columns: columns, rows: rows)
    var takers: [Int: Int] = [:]
    for row in 0..<rows {
      for column in 0..<columns {
        let local = CGPoint(
          x: origin.x + (Double(column) + 0.5) * cell.width, y: origin.y + (Double(row) + 0.5) * cell.height)
        let hit = probe.hit(probe.built.onScreen(local, of: view))
        if hit == view { grid.mark(column, row) } else { takers[hit ?? -1, default: 0] += 1 }
      }
    }
    reach.reached = grid.count
    reach.takers = takers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      ($0.key < 0 ? nil : $0.key, $0.value)
    }
    let areas = grid.areas()
    reach.boxes = areas.map { area in
      Box(
        x: origin.x + Double(area.column) * cell.width, y: origin.y + Double(area.row) * cell.height,
        width: Double(area.columns) * cell.width, height: Double(area.rows) * cell.height)
    }
    if let area = areas.first {
      let (column, row) = (Double(area.column), Double(area.row))
      let middle = (column + Double(area.columns) / 2, row + Double(area.rows) / 2)
      // The middle may lie on a line between cells; the middle of a cell was hit.
      for (across, down) in [middle, (column + 0.5, row + 0.5)] where reach.point == nil {
        let point = probe.built.onScreen(
          CGPoint(x: origin.x + across * cell.width, y: origin.y + down * cell.height), of: view)
        if probe.hit(point) == view { reach.point = (Double(point.x), Double(point.y)) }
      }
    }
    return reach
  }
}
