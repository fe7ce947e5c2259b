public import Fingerpost
public import Foundation

/// Makes items fall. [DYN-2]
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  private final var held: DynamicItems

  /// Where to and how fast; (0, 1), the default, is 1000 points a second more in each second, down.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { wake() }
  }

  /// Creates gravity for items.
  public init(items: [any UIDynamicItem]) {
    held = DynamicItems(items)
    super.init()
  }

  nonisolated deinit {}

  /// The items that fall.
  open var items: [any UIDynamicItem] { held.list }

  /// Makes a further item fall.
  open func addItem(_ item: any UIDynamicItem) {
    held.add(item)
    wake()
  }

  /// Makes an item fall no more.
  open func removeItem(_ item: any UIDynamicItem) {
    held.remove(item)
    wake()
  }

  /// The direction in radians from the right, clockwise.
  open var angle: CGFloat {
    get { CGFloat(atan2(Double(gravityDirection.dy), Double(gravityDirection.dx))) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How fast, in 1000 points a second more in each second.
  open var magnitude: CGFloat {
    get { CGFloat(DynamicVector(Double(gravityDirection.dx), Double(gravityDirection.dy)).length) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets both.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = .pointing(angle, magnitude)
  }

  override var ownItems: [any UIDynamicItem] { held.list }

  override func act(in animator: UIDynamicAnimator, for step: Double) {
    let gain = DynamicVector(Double(gravityDirection.dx), Double(gravityDirection.dy)) * (1000 * step)
    for item in held.list {
      let body = animator.body(of: item)
      if body.inverseMass > 0 { body.velocity = body.velocity + gain }
    }
  }
}

/// Pushes items, once or all the time. [DYN-5]
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// How long it pushes; the raw values are UIKit's.
  public nonisolated enum Mode: Int, Sendable {
    /// As long as it is active.
    case continuous = 0
    /// Once; then it is no longer active.
    case instantaneous = 1
  }

  private final var held: DynamicItems
  private final var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// How long it pushes.
  public final let mode: Mode

  /// Whether it pushes. Default true; false after a push that is instantaneous.
  open var active = true {
    didSet { if active, !oldValue { wake() } }
  }

  /// Where to and how hard; 1 makes an item of 100 × 100 points with density 1 faster by 100 points a second, at once or in
  /// each second. Default none.
  open var pushDirection = CGVector(dx: 0, dy: 0) {
    didSet { wake() }
  }

  /// Creates a push of items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    held = DynamicItems(items)
    self.mode = mode
    super.init()
  }

  nonisolated deinit {}

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { held.list }

  /// Pushes a further item.
  open func addItem(_ item: any UIDynamicItem) {
    held.add(item)
    wake()
  }

  /// Pushes an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    held.remove(item)
    wake()
  }

  /// The direction in radians from the right, clockwise.
  open var angle: CGFloat {
    get { CGFloat(atan2(Double(pushDirection.dy), Double(pushDirection.dx))) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How hard; see ``pushDirection``.
  open var magnitude: CGFloat {
    get { CGFloat(DynamicVector(Double(pushDirection.dx), Double(pushDirection.dy)).length) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets both.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { pushDirection = .pointing(angle, magnitude) }

  /// Returns where an item is pushed, from its middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Pushes an item beside its middle, so that it turns.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  override var ownItems: [any UIDynamicItem] { held.list }

  override func keepsRunning(in animator: UIDynamicAnimator) -> Bool {
    active && pushDirection != CGVector(dx: 0, dy: 0)
  }

  override func act(in animator: UIDynamicAnimator, for step: Double) {
    guard active else { return }
    let time = mode == .continuous ? step : 1
    let impulse = DynamicVector(Double(pushDirection.dx), Double(pushDirection.dy)) * (100 * time)
    for item in held.list {
      let body = animator.body(of: item)
      let offset = targetOffsetFromCenter(for: item)
      let arm = DynamicVector(Double(offset.horizontal), Double(offset.vertical))
      body.push(impulse, at: arm.turned(by: body.angle))
    }
    if mode == .instantaneous { active = false }
  }
}

extension CGVector {
  fileprivate static func pointing(_ angle: CGFloat, _ magnitude: CGFloat) -> CGVector {
    let vector = DynamicVector(Double(magnitude), 0).turned(by: Double(angle))
    return CGVector(dx: vector.x, dy: vector.y)
  }
}
