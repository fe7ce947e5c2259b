import Fingerpost
import Foundation

/// Makes items fall. [DYN-2]
@preconcurrency @MainActor open class UIGravityBehavior: DirectedBehavior {
  /// Creates gravity for items.
  public init(items: [any UIDynamicItem]) { super.init(items, CGVector(dx: 0, dy: 1)) }

  nonisolated deinit {}

  /// Where to and how fast; (0, 1), the default, is 1000 points a second more in each second, down.
  open var gravityDirection: CGVector {
    get { direction }
    set { direction = newValue }
  }

  override func act(in animator: UIDynamicAnimator, for step: Double) {
    let gain = vector * (1000 * step)
    for item in ownItems {
      let body = animator.body(of: item)
      if body.inverseMass > 0 { body.velocity = body.velocity + gain }
    }
  }
}

/// Pushes items, once or all the time. [DYN-5]
@preconcurrency @MainActor open class UIPushBehavior: DirectedBehavior {
  /// How long it pushes; the raw values are UIKit's.
  public nonisolated enum Mode: Int, Sendable {
    /// As long as it is active.
    case continuous = 0
    /// Once; then it is no longer active.
    case instantaneous = 1
  }

  private final var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// How long it pushes.
  public final let mode: Mode

  /// Whether it pushes. Default true; false after a push that is instantaneous.
  open var active = true {
    didSet { if active, !oldValue { wake() } }
  }

  /// Creates a push of items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items, CGVector(dx: 0, dy: 0))
  }

  nonisolated deinit {}

  /// Where to and how hard; 1 makes an item of 100 × 100 points with density 1 faster by 100 points a second, at once or in
  /// each second. Default none.
  open var pushDirection: CGVector {
    get { direction }
    set { direction = newValue }
  }

  /// Returns where an item is pushed, from its middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Pushes an item beside its middle, so that it turns.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  override func keepsRunning(in animator: UIDynamicAnimator) -> Bool {
    active && direction != CGVector(dx: 0, dy: 0)
  }

  override func act(in animator: UIDynamicAnimator, for step: Double) {
    guard active else { return }
    let time = mode == .continuous ? step : 1
    let impulse = vector * (100 * time)
    for item in ownItems {
      let body = animator.body(of: item)
      let offset = targetOffsetFromCenter(for: item)
      let arm = DynamicVector(Double(offset.horizontal), Double(offset.vertical))
      body.push(impulse, at: arm.turned(by: body.angle))
    }
    if mode == .instantaneous { active = false }
  }
}
