public import Fingerpost
public import Foundation

/// Where a finger acts: a view, a controller, a point, a rectangle, an accessibility identifier, or a place relative to one.
@preconcurrency @MainActor public protocol FingerLocation {
  /// Returns the point, in the coordinates of the event generator's window.
  ///
  /// - Throws: ``FingerError`` if there is no such view, or a touch there would not be the view's.
  func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint
}

extension CGPoint: FingerLocation {
  /// The point itself.
  public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint { self }
}

extension CGRect: FingerLocation {
  /// The middle of the rectangle.
  public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
    CGPoint(x: midX, y: midY)
  }
}

extension UIView: FingerLocation {
  /// The middle of the part of the view that lies in the window.
  public final func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
    try eventGenerator.windowHitPoint(forView: self)
  }
}

extension UIViewController: FingerLocation {
  /// The middle of the part of the controller's view that lies in the window.
  public final func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
    try eventGenerator.windowHitPoint(forView: view)
  }
}

extension String: FingerLocation {
  /// The middle of the view that has the text as its accessibility identifier.
  public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
    try eventGenerator.windowHitPoint(forView: eventGenerator.viewWithIdentifier(self))
  }
}

/// A place so many points away from another.
@preconcurrency @MainActor public struct OffsetLocation: FingerLocation {
  /// The place that the offset starts from; nil for the view that the event generator was made with.
  public let location: (any FingerLocation)?
  /// The offset to the right, in points.
  public let x: CGFloat
  /// The offset down, in points.
  public let y: CGFloat

  /// Creates a place away from another.
  ///
  /// - Parameters:
  ///   - location: the place that the offset starts from; nil for the view that the event generator was made with.
  ///   - x: the offset to the right, in points.
  ///   - y: the offset down, in points.
  public init(location: (any FingerLocation)? = nil, x: CGFloat, y: CGFloat) {
    self.location = location
    self.x = x
    self.y = y
  }

  /// The other place's point, moved by the offset.
  public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
    let start = try (location ?? eventGenerator.mainView).windowHitPoint(for: eventGenerator)
    return CGPoint(x: start.x + x, y: start.y + y)
  }
}

/// A place in a view, as fractions of its size: (0, 0) is the top left corner, (1, 1) the bottom right one.
@preconcurrency @MainActor public struct RelativeLocation: FingerLocation {
  /// The view; nil for the one that the event generator was made with.
  public let view: UIView?
  /// The fraction of the width.
  public let x: CGFloat
  /// The fraction of the height.
  public let y: CGFloat

  /// Creates a place in a view. Fractions below 0 and above 1 lie outside of it.
  ///
  /// - Parameters:
  ///   - view: the view; nil for the one that the event generator was made with.
  ///   - x: the fraction of the width.
  ///   - y: the fraction of the height.
  public init(location view: UIView? = nil, x: CGFloat, y: CGFloat) {
    self.view = view
    self.x = x
    self.y = y
  }

  /// The point in the window. The view has to be in the window; whether a touch there is the view's is not asked.
  public func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint {
    let view = view ?? eventGenerator.mainView
    guard view.isDescendant(of: eventGenerator.window) else { throw FingerError.notInHierarchy(view) }
    let bounds = view.bounds
    let place = CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height)
    return view.convert(place, to: eventGenerator.window)
  }
}
