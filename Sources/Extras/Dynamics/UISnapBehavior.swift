public import Foundation

/// Brings an item to a point as a spring does, and upright. [DYN-4]
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private final let item: any UIDynamicItem

  /// Where the middle of the item comes to rest.
  open var snapPoint: CGPoint {
    didSet { if snapPoint != oldValue { wake() } }
  }

  /// How little it swings, from 0 to 1. Default 0.5.
  open var damping: CGFloat = 0.5 {
    didSet { wake() }
  }

  /// Creates a snap of an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  nonisolated deinit {}

  override var ownItems: [any UIDynamicItem] { [item] }

  /// Apple publishes no stiffness. A swing of a third of a second is a choice.
  private static let frequency = 3.0

  /// At 1 nothing swings; at 0 it still ends.
  private final var dampingRatio: Double { 0.2 + 0.8 * min(1, max(0, Double(damping))) }

  override func act(in animator: UIDynamicAnimator, for step: Double) {
    let body = animator.body(of: item)
    let joint = DynamicJoint(frequency: Self.frequency, damping: dampingRatio)
    let none = DynamicVector(0, 0)
    joint.solve(body, none, nil, none, anchor: DynamicVector(snapPoint), step: step)
    guard body.inverseInertia > 0 else { return }
    let omega = 2 * Double.pi * Self.frequency
    let friction = 2 * dampingRatio * omega
    body.spin = (body.spin - omega * omega * body.angle * step) / (1 + friction * step)
  }

  override func keepsRunning(in animator: UIDynamicAnimator) -> Bool {
    let body = animator.body(of: item)
    guard body.inverseMass > 0 else { return false }
    let isAway = (body.place - DynamicVector(snapPoint)).length > 0.1
    return isAway || (body.inverseInertia > 0 && abs(body.angle) > 0.001)
  }
}
