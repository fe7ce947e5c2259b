import Fingerpost
public import Foundation

/// Says how items move, and how fast they do. [DYN-6]
@preconcurrency @MainActor open class UIDynamicItemBehavior: DynamicItemsBehavior {
  private final var traits = DynamicTraits()
  private final var gains: [ObjectIdentifier: (velocity: DynamicVector, spin: Double)] = [:]

  /// Creates a behavior that says of items how they move.
  public init(items: [any UIDynamicItem]) { super.init(items) }

  nonisolated deinit {}

  /// How much of its speed an item has after a collision, from 0 to 1; of two items the larger counts. Default 0. [DYN-8]
  open var elasticity: CGFloat {
    get { CGFloat(traits.elasticity) }
    set { change { $0.elasticity = Double(newValue) } }
  }

  /// How much what an item slides along slows it down. Default 0. [DYN-8]
  open var friction: CGFloat {
    get { CGFloat(traits.friction) }
    set { change { $0.friction = Double(newValue) } }
  }

  /// The mass of 100 × 100 points. Default 1.
  open var density: CGFloat {
    get { CGFloat(traits.density) }
    set { change { $0.density = Double(newValue) } }
  }

  /// What share of its velocity an item loses in a second, to begin with. Default 0.
  open var resistance: CGFloat {
    get { CGFloat(traits.resistance) }
    set { change { $0.resistance = max(0, Double(newValue)) } }
  }

  /// The same of its turning. Default 0.
  open var angularResistance: CGFloat {
    get { CGFloat(traits.angularResistance) }
    set { change { $0.angularResistance = max(0, Double(newValue)) } }
  }

  /// Whether items turn. Default true.
  open var allowsRotation: Bool {
    get { traits.allowsRotation }
    set { change { $0.allowsRotation = newValue } }
  }

  /// Whether items stay where they are. Default false.
  open var isAnchored: Bool {
    get { traits.isAnchored }
    set { change { $0.isAnchored = newValue } }
  }

  private final func change(_ body: (inout DynamicTraits) -> Void) {
    body(&traits)
    wake()
  }

  /// Makes an item faster, in points a second; before the behavior is added, from then on.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    gains[ObjectIdentifier(item), default: (DynamicVector(0, 0), 0)].velocity =
      (gains[ObjectIdentifier(item)]?.velocity ?? DynamicVector(0, 0)) + DynamicVector(velocity)
    wake()
  }

  /// Returns how fast an item is, in points a second; zero where no animator moves it.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard holds(item) else { return .zero }
    return dynamicAnimator?.body(of: item).velocity.point ?? .zero
  }

  /// Makes an item turn faster, in radians a second; before the behavior is added, from then on.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    gains[ObjectIdentifier(item), default: (DynamicVector(0, 0), 0)].spin += Double(velocity)
    wake()
  }

  /// Returns how fast an item turns, in radians a second; zero where no animator moves it.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard holds(item) else { return 0 }
    return CGFloat(dynamicAnimator?.body(of: item).spin ?? 0)
  }

  override func describe(_ body: DynamicBody) {
    guard holds(body.item) else { return }
    body.traits = traits
    guard let gain = gains.removeValue(forKey: ObjectIdentifier(body.item)) else { return }
    body.velocity = body.velocity + gain.velocity
    body.spin += gain.spin
  }
}
