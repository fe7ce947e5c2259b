public import Fingerpost
public import Foundation

/// What hears of collisions; every method is optional.
///
/// It is called once a frame of the display, after items have moved and before a behavior's `action`: first of what touches no
/// longer, then of what touches now, items before boundaries, each in the order in which items were added. [DYN-9]
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Called when two items begin to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Called when two items touch no longer.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Called when an item begins to touch a boundary; nil stands for the bounds of the animator's view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item touches a boundary no longer.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Keeps items out of each other and within boundaries. [DYN-8]
///
/// Items are upright rectangles or ellipses for it, as their `collisionBoundsType` says: no collision turns an item, and the
/// rotation of one does not count. How fast they part follows from the `elasticity` and `friction` that a
/// ``UIDynamicItemBehavior`` gives them.
@preconcurrency @MainActor open class UICollisionBehavior: DynamicItemsBehavior {
  /// What items collide with; the raw values are UIKit's.
  public nonisolated struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mode from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each other.
    public static let items = Mode(rawValue: 1)
    /// The boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  /// What items collide with. Default everything.
  open var collisionMode: Mode = .everything {
    didSet { wake() }
  }

  /// What hears of collisions; not retained.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  private final var walls: [CollisionWall] = []
  private final var insets: UIEdgeInsets?
  private final var touching: [CollisionPair] = []
  /// What has touched since the last frame, for however short a time.
  private final var found: [CollisionPair] = []

  /// Creates a behavior for items.
  public init(items: [any UIDynamicItem] = []) { super.init(items) }

  nonisolated deinit {}

  // MARK: - Boundaries

  /// Whether the bounds of the animator's view are a boundary. Default false.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { insets != nil }
    set {
      insets = newValue ? .zero : nil
      wake()
    }
  }

  /// Makes the bounds of the animator's view a boundary, less insets.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    wake()
  }

  /// Makes a path a boundary, in the coordinates of the animator's view; in place of one of the same name.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    walls.removeAll { $0.isNamed(identifier) }
    walls.append(CollisionWall(identifier, bezierPath))
    wake()
  }

  /// Makes a line a boundary, in the coordinates of the animator's view; in place of one of the same name.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary, or nil.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    walls.first { $0.isNamed(identifier) }?.path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    walls.removeAll { $0.isNamed(identifier) }
    wake()
  }

  /// The names of the boundaries, in the order in which they were added; nil without any.
  open var boundaryIdentifiers: [any NSCopying]? {
    walls.isEmpty ? nil : walls.compactMap(\.identifier)
  }

  /// Removes all boundaries with names.
  open func removeAllBoundaries() {
    walls = []
    wake()
  }

  // MARK: - Colliding

  private func allWalls(_ animator: UIDynamicAnimator) -> [CollisionWall] {
    guard let insets, let bounds = animator.referenceView?.bounds else { return walls }
    return walls + [CollisionWall(nil, UIBezierPath(rect: bounds.inset(by: insets)))]
  }

  /// Takes items out of each other after a step. Several rounds, since one contact may undo another.
  override func collide(in animator: UIDynamicAnimator, for step: Double) {
    let bodies = ownItems.map { animator.body(of: $0) }
    let before = bodies.map { $0.place - $0.velocity * step }
    let walls = collisionMode.contains(.boundaries) ? allWalls(animator) : []
    for round in 0..<4 {
      if collisionMode.contains(.items) {
        for (index, body) in bodies.enumerated() {
          for other in bodies[(index + 1)...] { collide(body, other, isFirst: round == 0) }
        }
      }
      for (body, old) in zip(bodies, before) {
        for wall in walls { collide(body, old, wall, isFirst: round == 0) }
      }
    }
  }

  private func note(_ pair: CollisionPair) {
    if !found.contains(where: { $0 == pair }) { found.append(pair) }
  }

  private func collide(_ body: DynamicBody, _ other: DynamicBody, isFirst: Bool) {
    let contact = CollisionShape(body).contact(with: CollisionShape(other))
    guard contact.depth > -CollisionPair.slack else { return }
    note(CollisionPair(body.item, other.item, contact.point))
    body.bounce(off: other, contact, isFirst: isFirst)
  }

  private func collide(_ body: DynamicBody, _ old: DynamicVector, _ wall: CollisionWall, isFirst: Bool) {
    for line in wall.lines {
      guard let contact = line.contact(of: CollisionShape(body), before: old),
        contact.depth > -CollisionPair.slack
      else { continue }
      note(CollisionPair(body.item, wall, contact.point))
      body.bounce(off: nil, contact, isFirst: isFirst)
    }
  }

  /// Tells the delegate what has changed since the last frame.
  override func tellWhatTouches() {
    let (old, new) = (touching, found)
    (touching, found) = (new, [])
    for pair in old where !new.contains(where: { $0 == pair }) {
      if let other = pair.other {
        collisionDelegate?.collisionBehavior(self, endedContactFor: pair.item, with: other)
      } else {
        collisionDelegate?.collisionBehavior(
          self, endedContactFor: pair.item, withBoundaryIdentifier: pair.identifier)
      }
    }
    for pair in new where !old.contains(where: { $0 == pair }) {
      if let other = pair.other {
        collisionDelegate?.collisionBehavior(
          self, beganContactFor: pair.item, with: other, at: pair.point.point)
      } else {
        collisionDelegate?.collisionBehavior(
          self, beganContactFor: pair.item, withBoundaryIdentifier: pair.identifier, at: pair.point.point)
      }
    }
  }
}

/// An item and what it touches.
struct CollisionPair {
  let item: any UIDynamicItem
  let other: (any UIDynamicItem)?
  let identifier: (any NSCopying)?
  let point: DynamicVector

  /// How far apart two things may be that touch, in points.
  static let slack = 0.1

  init(_ item: any UIDynamicItem, _ other: any UIDynamicItem, _ point: DynamicVector) {
    (self.item, self.other, self.identifier, self.point) = (item, other, nil, point)
  }

  init(_ item: any UIDynamicItem, _ wall: CollisionWall, _ point: DynamicVector) {
    (self.item, other, identifier, self.point) = (item, nil, wall.identifier, point)
  }

  static func == (one: Self, two: Self) -> Bool {
    guard one.item === two.item, one.other === two.other else { return false }
    switch (one.identifier as? NSObject, two.identifier) {
    case (nil, nil): return true
    case (let own?, let other?): return own.isEqual(other)
    default: return false
    }
  }
}
