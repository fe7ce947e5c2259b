/// A tree of views and the points at which it is hit-tested.
///
/// The nodes are in the order in which they would be painted; a node's place in the list is its id, and the root
/// is the first.
package struct Scene {
  package struct Point {
    package let x: Double
    package let y: Double
  }

  package internal(set) var nodes: [Node] = []
  package internal(set) var points: [Point] = []

  mutating func add(
    to parent: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ flags: Node.Flags = []
  ) -> Int {
    nodes.append(Node(parent: parent, x: x, y: y, width: width, height: height, flags: flags))
    return nodes.count - 1
  }

  /// Draws 100 000 points on quarters plus an eighth, so that none lies on an edge; the limits are in quarters.
  mutating func drawPoints(seed: UInt64, origin: Int = 0, width: Int, height: Int) {
    var random = SplitMix64(seed: seed)
    points.reserveCapacity(100_000)
    for _ in 0..<100_000 {
      let x = Double(origin + random.below(width)) * 0.25 + 0.125
      let y = Double(origin + random.below(height)) * 0.25 + 0.125
      points.append(Point(x: x, y: y))
    }
  }

  /// W1: a square grid of equal cells under one root.
  static func grid(side: Int) -> Scene {
    var scene = Scene()
    scene.nodes.reserveCapacity(side * side + 1)
    let root = scene.add(to: -1, 0, 0, 1000, 1000)
    let cell = 1000 / Double(side)
    for row in 0..<side {
      for column in 0..<side {
        _ = scene.add(to: root, Double(column) * cell, Double(row) * cell, cell, cell)
      }
    }
    scene.drawPoints(seed: 0x5EED_0001, width: 4000, height: 4000)
    return scene
  }

  /// W2: one view in the other; every point hits the deepest.
  static func chain(depth: Int) -> Scene {
    var scene = Scene()
    var deepest = scene.add(to: -1, 0, 0, 4000, 4000)
    for level in 1...depth {
      let side = Double(4000 - 2 * level)
      deepest = scene.add(to: deepest, 1, 1, side, side)
    }
    scene.drawPoints(seed: 0x5EED_0002, origin: 4400, width: 7200, height: 7200)
    return scene
  }

  /// W4: 10 000 rectangles strewn over the root, large and overlapping or small and sparse.
  static func strewn(smallest: Int, sizes: Int) -> Scene {
    var scene = Scene()
    var random = SplitMix64(seed: 0x5EED_0004)
    let root = scene.add(to: -1, 0, 0, 1000, 1000)
    for _ in 0..<10_000 {
      let width = smallest + random.below(sizes)
      let height = smallest + random.below(sizes)
      let x = random.below(1001 - width)
      let y = random.below(1001 - height)
      _ = scene.add(to: root, Double(x), Double(y), Double(width), Double(height))
    }
    scene.drawPoints(seed: 0x5EED_1004, width: 4000, height: 4000)
    return scene
  }
}
