/// One step of a workload that moves views: a view gets a new center, then a point is hit-tested.
package struct Move {
  package let node: Int
  package let centerX: Double
  package let centerY: Double
  package let point: Scene.Point

  /// The 20 000 steps for a scene whose views are all children of the root.
  package static func all(in scene: Scene) -> [Move] {
    var random = SplitMix64(seed: 0x5EED_0006)
    return scene.points.prefix(20_000).map { point in
      let index = 1 + random.below(scene.nodes.count - 1)
      let node = scene.nodes[index]
      let x = node.x + node.width * 0.5 + Double(random.below(129) - 64) * 0.5
      let y = node.y + node.height * 0.5 + Double(random.below(129) - 64) * 0.5
      return Move(node: index, centerX: x, centerY: y, point: point)
    }
  }

  /// The ids that the points hit when the steps are taken one after the other.
  package static func expectedHits(of moves: [Move], in scene: Scene) -> [Int32] {
    var definition = Definition(scene)
    return moves.map { move in
      definition.move(move.node, toX: move.centerX, y: move.centerY)
      return definition.hit(move.point)
    }
  }
}
