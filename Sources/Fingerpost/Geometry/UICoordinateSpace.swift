public import Foundation

/// Something that points and rectangles can be told relative to: a view, a window or the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// The rectangle that the space consists of, in its own coordinates.
  var bounds: CGRect { get }
  /// Converts a point from this space to another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle from this space to another: the bounding box of its converted corners.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space to this one: the bounding box of its converted corners.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// Converts a point to the coordinates of a view or the screen. [TOUCH-17]
  public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return onScreen(point) }
    return node.convert(point, to: view.node)
  }

  /// Converts a point from the coordinates of a view or the screen. [TOUCH-17]
  public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return fromScreen(point) }
    return node.convert(point, from: view.node)
  }

  /// Converts a rectangle to the coordinates of a view or the screen. [TOUCH-17]
  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapCorners { convert($0, to: coordinateSpace) }
  }

  /// Converts a rectangle from the coordinates of a view or the screen. [TOUCH-17]
  public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapCorners { convert($0, from: coordinateSpace) }
  }

  /// The place on the screen of a point in the view. A tree without a window lies as if its topmost view were one.
  fileprivate final func onScreen(_ point: CGPoint) -> CGPoint {
    let (top, local) = node.climb(point)
    return top.toParent(local)
  }

  fileprivate final func fromScreen(_ point: CGPoint) -> CGPoint {
    let (top, _) = node.climb(.zero)
    return node.descend(top.fromParent(point), from: nil)
  }
}

extension UIScreen: UICoordinateSpace {
  /// The screen itself: there is one orientation.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The screen's coordinates as it is held upright, which it always is here.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Converts a point on the screen to the coordinates of a view.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.fromScreen(point) ?? point
  }

  /// Converts a point in a view to its place on the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.onScreen(point) ?? point
  }

  /// Converts a rectangle on the screen to the coordinates of a view.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapCorners { convert($0, to: coordinateSpace) }
  }

  /// Converts a rectangle in a view to its place on the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapCorners { convert($0, from: coordinateSpace) }
  }
}
