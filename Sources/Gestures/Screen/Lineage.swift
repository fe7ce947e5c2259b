import FingerpostScreens

/// The superview of every view of a screen, for quick lookups.
package nonisolated struct Lineage: Sendable {
  /// The index of each view's superview, or -1 for a root.
  let parents: [Int]
  /// The number of ancestors of each view.
  package let depths: [Int]
  /// The place of each view among its superview's subviews.
  package let places: [Int]
  /// The number of subviews of each view.
  package let counts: [Int]

  package init(_ views: [ScreenView]) {
    var parents: [Int] = []
    var depths: [Int] = []
    var places: [Int] = []
    var counts = [Int](repeating: 0, count: views.count)
    parents.reserveCapacity(views.count)
    depths.reserveCapacity(views.count)
    places.reserveCapacity(views.count)
    for (index, view) in views.enumerated() {
      if let parent = view.parent, parent >= 0, parent < index {
        parents.append(parent)
        depths.append(depths[parent] + 1)
        places.append(counts[parent])
        counts[parent] += 1
      } else {
        parents.append(-1)
        depths.append(0)
        places.append(0)
      }
    }
    self.parents = parents
    self.depths = depths
    self.places = places
    self.counts = counts
  }

  /// The superview of a view, or nil for a root.
  package func parent(_ view: Int) -> Int? { parents[view] < 0 ? nil : parents[view] }

  /// The root above a view, which may be the view itself.
  package func root(_ view: Int) -> Int {
    var view = view
    while let parent = parent(view) { view = parent }
    return view
  }

  /// The views from the root down to a view, both included.
  package func line(_ view: Int) -> [Int] {
    var line = [view]
    while let parent = parent(line[line.count - 1]) { line.append(parent) }
    return line.reversed()
  }

  /// The places that lead from the root to a view.
  package func path(_ view: Int) -> [Int] { line(view).dropFirst().map { places[$0] } }

  /// Whether a view is another or lies somewhere below it.
  package func isWithin(_ view: Int, _ other: Int) -> Bool {
    var view = view
    while depths[view] > depths[other] { view = parents[view] }
    return view == other
  }

  /// The view or the one above it that lies at a depth.
  package func ancestor(_ view: Int, at depth: Int) -> Int {
    var view = view
    while depths[view] > depth { view = parents[view] }
    return view
  }
}
