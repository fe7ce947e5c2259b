/// The definition of the right answer, computed from the data alone and with no code of the engine.
package struct Definition {
  private var nodes: [Node]
  /// The subviews of node `i` are `children[starts[i]..<starts[i + 1]]`.
  private let starts: [Int]
  private let children: [Int]
  private var path: [Step] = []

  private struct Step {
    let node: Int
    /// How many of the subviews have not been asked.
    var left: Int
    let x: Double
    let y: Double
  }

  package init(_ scene: Scene) {
    nodes = scene.nodes
    var starts = [Int](repeating: 0, count: nodes.count + 1)
    for node in nodes where node.parent >= 0 { starts[node.parent + 1] += 1 }
    for index in nodes.indices { starts[index + 1] += starts[index] }
    var children = [Int](repeating: 0, count: nodes.count)
    var filled = starts
    for (index, node) in nodes.enumerated() where node.parent >= 0 {
      children[filled[node.parent]] = index
      filled[node.parent] += 1
    }
    self.starts = starts
    self.children = children
  }

  /// Moves a view, by its center.
  package mutating func move(_ node: Int, toX x: Double, y: Double) {
    nodes[node].x = x - nodes[node].width * 0.5
    nodes[node].y = y - nodes[node].height * 0.5
  }

  /// Returns the id that a point of the root's superview hits, or -1.
  package mutating func hit(_ point: Scene.Point) -> Int32 {
    path.removeAll(keepingCapacity: true)
    enter(0, point.x, point.y)
    while let step = path.last {
      if step.left > 0 {
        path[path.count - 1].left = step.left - 1
        enter(children[starts[step.node] + step.left - 1], step.x, step.y)
      } else if nodes[step.node].override == .pass {
        path.removeLast()
      } else {
        return Int32(step.node)
      }
    }
    return -1
  }

  /// Puts a view on the path if it lets itself be asked about a point of its superview.
  private mutating func enter(_ index: Int, _ x: Double, _ y: Double) {
    let (localX, localY, takes) = nodes[index].takes(x, y)
    guard takes else { return }
    path.append(Step(node: index, left: starts[index + 1] - starts[index], x: localX, y: localY))
  }
}

extension Node {
  /// Maps a point of the superview into the view and tells whether the view takes it.
  fileprivate func takes(_ x: Double, _ y: Double) -> (x: Double, y: Double, takes: Bool) {
    guard flags.isDisjoint(with: .off) else { return (0, 0, false) }
    var x = x - (self.x + width * 0.5)
    var y = y - (self.y + height * 0.5)
    if map != .identity {
      let determinant = map.a * map.d - map.b * map.c
      x -= map.tx
      y -= map.ty
      (x, y) = (
        x * (map.d / determinant) + y * (-map.c / determinant),
        x * (-map.b / determinant) + y * (map.a / determinant)
      )
    }
    x += width * 0.5 + boundsX
    y += height * 0.5 + boundsY
    let slop = override == .slop ? 8.0 : 0
    let inside =
      x >= boundsX - slop && x < boundsX + width + slop && y >= boundsY - slop && y < boundsY + height + slop
    return (x, y, inside)
  }
}
