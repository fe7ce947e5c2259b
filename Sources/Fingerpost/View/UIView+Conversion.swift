public import Foundation

extension UIView {
  /// Converts a point from this view's coordinates to another's.
  ///
  /// With nil the result is in the window's coordinates. Views of different windows meet on the screen. Where the
  /// two views share neither a tree nor a screen, the coordinates that their topmost views lie in are taken for the
  /// same plane. [TOUCH-12, TOUCH-17, HIT-9]
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (top, local) = climb(point)
    guard let view else { return local }
    let target = view.topNode
    if top == target { return view.descend(local, from: target) }
    return view.descend(target.pointee.fromParent(top.pointee.toParent(local)), from: target)
  }

  /// Converts a point from another view's coordinates, or with nil the window's, to this view's.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view { return view.convert(point, to: self) }
    return descend(point, from: topNode)
  }

  /// Converts a rectangle to another view's coordinates: the bounding box of its converted corners.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.mapCorners { convert($0, to: view) }
  }

  /// Converts a rectangle from another view's coordinates: the bounding box of its converted corners.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.mapCorners { convert($0, from: view) }
  }

  /// The node at the top of the tree that the view is in.
  private final var topNode: ViewNode.Pointer {
    var top = node
    while let parent = top.pointee.superview { top = parent }
    return top
  }

  /// Takes a point from this view's coordinates up to those of the topmost view.
  private final func climb(_ point: CGPoint) -> (top: ViewNode.Pointer, point: CGPoint) {
    var top = node
    var point = point
    while let parent = top.pointee.superview {
      point = top.pointee.toParent(point)
      top = parent
    }
    return (top, point)
  }

  /// Takes a point from the topmost view's coordinates down to this view's, step by step as a hit test does.
  private final func descend(_ point: CGPoint, from top: ViewNode.Pointer) -> CGPoint {
    var depth = 0
    var current = node
    while current != top, let parent = current.pointee.superview {
      depth += 1
      current = parent
    }
    if depth <= 32 { return Self.descend(point, to: node, from: top) }
    return withUnsafeTemporaryAllocation(of: ViewNode.Pointer.self, capacity: depth) { path in
      var current = node
      for index in 0..<depth {
        path.initializeElement(at: index, to: current)
        guard let parent = current.pointee.superview else { break }
        current = parent
      }
      var point = point
      for index in (0..<depth).reversed() { point = path[index].pointee.fromParent(point) }
      return point
    }
  }

  /// The same for a view that is not deep, which is cheaper without a list of the views on the way.
  private nonisolated static func descend(
    _ point: CGPoint, to node: ViewNode.Pointer, from top: ViewNode.Pointer
  ) -> CGPoint {
    guard node != top, let parent = node.pointee.superview else { return point }
    return node.pointee.fromParent(descend(point, to: parent, from: top))
  }

  /// Whether neither the view nor any above it but the topmost is transformed, so that distances are the same in both.
  final var isUpright: Bool {
    var current = node
    while let parent = current.pointee.superview {
      if current.pointee.flags.contains(.transformed) { return false }
      current = parent
    }
    return true
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
