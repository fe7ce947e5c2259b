import Foundation

nonisolated extension ViewNode.Pointer {
  /// Converts a point to another view's coordinates, or with nil the topmost view's.
  func convert(_ point: CGPoint, to other: ViewNode.Pointer?) -> CGPoint {
    let (top, local) = climb(point)
    guard let other else { return local }
    return other.descend(local, from: top)
  }

  /// Converts a point from another view's coordinates, or with nil the topmost view's.
  func convert(_ point: CGPoint, from other: ViewNode.Pointer?) -> CGPoint {
    other?.convert(point, to: self) ?? descend(point, from: nil)
  }

  /// Whether neither the view nor any above it but the topmost is transformed, so that distances are the same in both.
  var isUpright: Bool {
    var current = self
    while let parent = current.pointee.superview {
      if current.pointee.flags.contains(.transformed) { return false }
      current = parent
    }
    return true
  }

  /// Takes a point from the view's coordinates up to those of the topmost view.
  func climb(_ point: CGPoint) -> (top: ViewNode.Pointer, point: CGPoint) {
    var top = self
    var point = point
    while let parent = top.pointee.superview {
      point = top.pointee.toParent(point)
      top = parent
    }
    return (top, point)
  }

  /// Takes a point from a topmost view's coordinates down to this view's, step by step as a hit test does.
  ///
  /// Nil stands for the topmost view above this one.
  func descend(_ point: CGPoint, from top: ViewNode.Pointer?) -> CGPoint {
    // Few steps take a list of fixed size, which costs no call.
    withUnsafeTemporaryAllocation(of: ViewNode.Pointer.self, capacity: 32) {
      descend(point, from: top, $0) ?? descendDeep(point, from: top)
    }
  }

  private func descendDeep(_ point: CGPoint, from top: ViewNode.Pointer?) -> CGPoint {
    var depth = 0
    var current = self
    while let parent = current.pointee.superview {
      depth += 1
      current = parent
    }
    return withUnsafeTemporaryAllocation(of: ViewNode.Pointer.self, capacity: depth) {
      descend(point, from: top, $0) ?? point
    }
  }

  /// The same with a list for the views on the way; nil when it is too short.
  @inline(__always)
  private func descend(
    _ point: CGPoint, from top: ViewNode.Pointer?, _ path: UnsafeMutableBufferPointer<ViewNode.Pointer>
  ) -> CGPoint? {
    guard let steps = path.baseAddress else { return nil }
    var depth = 0
    var current = self
    while let parent = current.pointee.superview {
      if depth == path.count { return nil }
      steps[depth] = current
      depth += 1
      current = parent
    }
    var point = point
    if let top, top != current { point = current.pointee.fromParent(top.pointee.toParent(point)) }
    while depth > 0 {
      depth -= 1
      point = steps[depth].pointee.fromParent(point)
    }
    return point
  }
}

nonisolated extension CGRect {
  /// The smallest rectangle that holds the corners after a map.
  func mapCorners(_ map: (CGPoint) -> CGPoint) -> CGRect {
    let right = origin.x + size.width
    let bottom = origin.y + size.height
    let first = map(origin)
    let second = map(CGPoint(x: right, y: origin.y))
    let third = map(CGPoint(x: origin.x, y: bottom))
    let fourth = map(CGPoint(x: right, y: bottom))
    let minX = min(min(first.x, second.x), min(third.x, fourth.x))
    let maxX = max(max(first.x, second.x), max(third.x, fourth.x))
    let minY = min(min(first.y, second.y), min(third.y, fourth.y))
    let maxY = max(max(first.y, second.y), max(third.y, fourth.y))
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
