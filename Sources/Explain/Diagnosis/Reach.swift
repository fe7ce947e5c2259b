import FingerpostTrace

/// How much of a view can be reached by a touch, measured at the points of a grid.
nonisolated struct Reach: Sendable {
  /// How many points were tried.
  var samples = 0
  /// At how many of them the view got the touch.
  var reached = 0
  /// Where, in the view's own coordinates, the largest first.
  var boxes: [Box] = []
  /// The views that got it elsewhere, with the number of points, the most first; nil for none.
  var takers: [(view: Int?, count: Int)] = []
  /// A point of the screen at which the view gets the touch, as far inside as possible.
  var point: (x: Double, y: Double)?

  /// The part of the view that can be reached, in percent.
  var percent: Double { samples == 0 ? 0 : Double(reached) * 100 / Double(samples) }

  /// How many of the points a view or something in it gets.
  func count(within view: Int, _ lineage: Lineage) -> Int {
    takers.reduce(0) { sum, taker in
      sum + (taker.view.map { lineage.isWithin($0, view) ? taker.count : 0 } ?? 0)
    }
  }
}
