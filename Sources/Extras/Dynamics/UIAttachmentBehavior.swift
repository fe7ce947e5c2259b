import Fingerpost
public import Foundation

/// Holds a place of an item at a point, or at a place of another item, at a distance. [DYN-3]
///
/// With a ``frequency`` of 0, the default, it is a rod; else a spring.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is held at; the raw values are UIKit's.
  public nonisolated enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  private final let held: DynamicItems
  private final let offset: DynamicVector
  private final let otherOffset: DynamicVector
  private final var joint = DynamicJoint()

  /// Creates an attachment of an item's middle to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates an attachment of a place of an item to a point; the distance is that of now.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    held = DynamicItems([item])
    self.offset = DynamicVector(Double(offset.horizontal), Double(offset.vertical))
    otherOffset = DynamicVector(0, 0)
    anchorPoint = point
    super.init()
    measure()
  }

  /// Creates an attachment of the middles of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Creates an attachment of places of two items; the distance is that of now.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    held = DynamicItems([item1, item2])
    offset = DynamicVector(Double(offset1.horizontal), Double(offset1.vertical))
    otherOffset = DynamicVector(Double(offset2.horizontal), Double(offset2.vertical))
    anchorPoint = .zero
    super.init()
    measure()
  }

  nonisolated deinit {}

  /// The items that it holds: one, or two.
  open var items: [any UIDynamicItem] { held.list }

  /// What the first item is held at.
  open var attachedBehaviorType: AttachmentType { held.list.count > 1 ? .items : .anchor }

  /// The point at which one item is held. Setting it moves the goal and keeps the distance.
  open var anchorPoint: CGPoint {
    didSet { if anchorPoint != oldValue { wake() } }
  }

  /// How far the places are to be from each other, in points. Default the distance at the beginning.
  open var length: CGFloat {
    get { CGFloat(joint.length) }
    set {
      joint.length = max(0, Double(newValue))
      wake()
    }
  }

  /// How soon a spring comes to rest; 1 for without going beyond. Default 0.
  open var damping: CGFloat {
    get { CGFloat(joint.damping) }
    set {
      joint.damping = Double(newValue)
      wake()
    }
  }

  /// How often a spring swings, in times a second. Default 0, for a rod.
  open var frequency: CGFloat {
    get { CGFloat(joint.frequency) }
    set {
      joint.frequency = max(0, Double(newValue))
      wake()
    }
  }

  override var ownItems: [any UIDynamicItem] { held.list }

  private final func measure() {
    let first = DynamicBody(held.list[0])
    let place = first.place + offset.turned(by: first.angle)
    let other = held.list.count > 1 ? DynamicBody(held.list[1]) : nil
    let goal = other.map { $0.place + otherOffset.turned(by: $0.angle) } ?? DynamicVector(anchorPoint)
    joint.length = (place - goal).length
  }

  override func act(in animator: UIDynamicAnimator, for step: Double) {
    let body = animator.body(of: held.list[0])
    let other = held.list.count > 1 ? animator.body(of: held.list[1]) : nil
    let otherArm = other.map { otherOffset.turned(by: $0.angle) } ?? DynamicVector(0, 0)
    let anchor = other.map { $0.place + otherArm } ?? DynamicVector(anchorPoint)
    joint.solve(
      body, offset.turned(by: body.angle), other, otherArm, anchor: anchor, step: step)
  }

  /// A spring that is not at its goal keeps moving.
  override func keepsRunning(in animator: UIDynamicAnimator) -> Bool {
    let body = animator.body(of: held.list[0])
    guard held.list.count == 1, joint.frequency > 0, body.inverseMass > 0 else { return false }
    let place = body.place + offset.turned(by: body.angle)
    return abs((place - DynamicVector(anchorPoint)).length - joint.length) > 1
  }
}
