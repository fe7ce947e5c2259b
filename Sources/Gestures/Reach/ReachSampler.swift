import Fingerpost
import FingerpostScreens
import FingerpostTrace
import Foundation

/// How much of a view can be reached by a touch, measured at the points of a grid.
package nonisolated struct Reach: Sendable {
  /// How many points were tried.
  package var samples = 0
  /// At how many of them the view got the touch.
  package var reached = 0
  /// Where, in the view's own coordinates, the largest first.
  package var boxes: [Box] = []
  /// The views that got it elsewhere, with the number of points, the most first; nil for none.
  package var takers: [(view: Int?, count: Int)] = []
  /// How many of the points are not to be seen, since a view around it or the screen cuts them off.
  package var cutOff = 0
  /// At how many of the others something outside the view gets the touch.
  package var lost = 0
  /// One of these, in points of the screen.
  package var lostPoint: (x: Double, y: Double)?
  /// A point of the screen at which the view gets the touch, as far inside as possible.
  package var point: (x: Double, y: Double)?

  /// What was measured, or nothing yet.
  package init(samples: Int = 0, reached: Int = 0, takers: [(view: Int?, count: Int)] = []) {
    (self.samples, self.reached, self.takers) = (samples, reached, takers)
  }

  /// The part of what is to be seen of the view that something else takes.
  package var lostPart: Double { samples == cutOff ? 0 : Double(lost) / Double(samples - cutOff) }

  /// The part of the view that can be reached, in percent.
  package var percent: Double { samples == 0 ? 0 : Double(reached) * 100 / Double(samples) }

  /// How many points hit a view or something in it.
  package func count(within view: Int, _ lineage: Lineage) -> Int {
    takers.reduce(0) { sum, taker in
      sum + (taker.view.map { lineage.isWithin($0, view) ? taker.count : 0 } ?? 0)
    }
  }
}

/// Measures how much of a view can be reached, by asking point after point who would get a touch.
package struct ReachSampler {
  /// The most points along a side.
  static let side = 64
  /// How many views may be looked at in all, about.
  private static let budget = 40_000_000
  /// How many rectangles get their edges measured more closely.
  private static let measured = 6

  private let probe: TouchProbe
  private let view: Int
  /// Whether a touch on a view is one on the view that is measured.
  private let counts: (Int) -> Bool
  /// The view's bounds.
  private let box: Box

  package init(_ probe: TouchProbe, view: Int, counting counts: @escaping (Int) -> Bool) {
    self.probe = probe
    self.view = view
    self.counts = counts
    let bounds = probe.built.views[view].bounds
    box = Box(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  /// Touches the view at the middle of every cell of a grid over its bounds.
  package func reach() -> Reach {
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return Reach() }
    let views = max(probe.built.views.count, 1)
    let limit = min(Self.side, max(8, Int((Double(Self.budget) / Double(views)).squareRoot())))
    let columns = Int(min(Double(limit), box.width.rounded(.up)))
    let rows = Int(min(Double(limit), box.height.rounded(.up)))

    var reach = Reach(samples: columns * rows)
    var grid = ReachGrid(columns: columns, rows: rows)
    var takers: [Int: Int] = [:]
    var lost: [(x: Double, y: Double)] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let place = ((Double(column) + 0.5) / Double(columns), (Double(row) + 0.5) / Double(rows))
        let hit = hit(place.0, place.1)
        guard !isReached(hit) else {
          grid.mark(column, row)
          continue
        }
        takers[hit ?? -1, default: 0] += 1
        let point = onScreen(place.0, place.1)
        if isCutOff(point) {
          reach.cutOff += 1
        } else if hit.map(isInside) != true {
          lost.append((Double(point.x), Double(point.y)))
        }
      }
    }
    reach.reached = grid.count
    reach.takers = takers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      ($0.key < 0 ? nil : $0.key, $0.value)
    }
    reach.lost = lost.count
    reach.lostPoint = lost.isEmpty ? nil : lost[lost.count / 2]
    let areas = grid.areas()
    reach.boxes = boxes(of: areas, columns: columns, rows: rows)
    if let area = areas.first, let best = reach.boxes.first {
      reach.point = point(in: best, area, columns: columns, rows: rows)
    }
    return reach
  }

  /// Whether a view around the measured one that clips, or the screen, cuts a point of the screen off.
  private func isCutOff(_ point: CGPoint) -> Bool {
    let built = probe.built
    var next = built.views[view].superview
    while let holder = next {
      let clips = holder.clipsToBounds || holder is UIScrollView || holder is UIWindow
      if clips, let index = built.index(of: holder),
        !holder.point(inside: built.local(point, of: index), with: nil)
      {
        return true
      }
      next = holder.superview
    }
    return false
  }

  private func isInside(_ hit: Int) -> Bool {
    probe.built.views[hit].isDescendant(of: probe.built.views[view])
  }

  private func isReached(_ hit: Int?) -> Bool { hit.map { $0 == view || counts($0) } ?? false }

  /// The view that gets a touch at a point given in parts of the view's width and height.
  private func hit(_ across: Double, _ down: Double) -> Int? {
    probe.found(onScreen(across, down))
  }

  private func onScreen(_ across: Double, _ down: Double) -> CGPoint {
    probe.built.onScreen(
      CGPoint(x: box.x + across * box.width, y: box.y + down * box.height), of: view)
  }

  /// A point of the screen in a rectangle that was reached: its middle, or else that of its first cell.
  private func point(
    in best: Box, _ area: ReachGrid.Area, columns: Int, rows: Int
  ) -> (x: Double, y: Double)? {
    let middle = (
      (best.x - box.x + best.width / 2) / box.width, (best.y - box.y + best.height / 2) / box.height
    )
    let cell = ((Double(area.column) + 0.5) / Double(columns), (Double(area.row) + 0.5) / Double(rows))
    for (across, down) in [middle, cell] {
      let point = onScreen(across, down)
      if isReached(probe.found(point)) { return (Double(point.x), Double(point.y)) }
    }
    return nil
  }

  // MARK: - Edges

  /// Rectangles of cells in the view's coordinates, with edges moved to where the hit view changes.
  ///
  /// Rectangles that meet on a line of the grid still meet where that line was found to lie.
  private func boxes(of areas: [ReachGrid.Area], columns: Int, rows: Int) -> [Box] {
    var across = [Double?](repeating: nil, count: columns + 1)
    var down = [Double?](repeating: nil, count: rows + 1)
    for area in areas.prefix(Self.measured) {
      let (right, bottom) = (area.column + area.columns, area.row + area.rows)
      for (line, way) in [(area.column, -1.0), (right, 1.0)] where across[line] == nil {
        across[line] = edge(line, of: columns, way, along: area.row..<bottom, of: rows) {
          isReached(hit($0, $1))
        }
      }
      for (line, way) in [(area.row, -1.0), (bottom, 1.0)] where down[line] == nil {
        down[line] = edge(line, of: rows, way, along: area.column..<right, of: columns) {
          isReached(hit($1, $0))
        }
      }
    }
    func place(_ line: Int, _ found: [Double?], _ length: Double) -> Double {
      ((found[line] ?? Double(line) / Double(found.count - 1)) * length * 10_000).rounded() / 10_000
    }
    return areas.map { area in
      let (left, right) = (
        place(area.column, across, box.width), place(area.column + area.columns, across, box.width)
      )
      let (top, bottom) = (
        place(area.row, down, box.height), place(area.row + area.rows, down, box.height)
      )
      return Box(x: box.x + left, y: box.y + top, width: right - left, height: bottom - top)
    }
  }

  /// The position near a grid line at which touches stop reaching the view, in a direction: -1 back, 1 forward.
  ///
  /// It is looked for in the middle of the cells along the line and at their ends. Nil where it is not found.
  private func edge(
    _ line: Int, of count: Int, _ way: Double, along cells: Range<Int>, of cellCount: Int,
    _ isReached: (_ across: Double, _ along: Double) -> Bool
  ) -> Double? {
    guard line > 0, line < count else { return nil }
    for cell in [(cells.lowerBound + cells.upperBound) / 2, cells.lowerBound, cells.upperBound - 1] {
      let along = (Double(cell) + 0.5) / Double(cellCount)
      var inside = (Double(line) - way / 2) / Double(count)
      var outside = (Double(line) + way / 2) / Double(count)
      guard isReached(inside, along), !isReached(outside, along) else { continue }
      for _ in 0..<32 {
        let middle = (inside + outside) / 2
        if isReached(middle, along) { inside = middle } else { outside = middle }
      }
      return inside
    }
    return nil
  }
}
