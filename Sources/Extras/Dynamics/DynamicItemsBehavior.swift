import Fingerpost
public import Foundation

/// What gravity, pushes, collisions and ``UIDynamicItemBehavior`` share: the list of their items. UIKit has no class for it.
@preconcurrency @MainActor open class DynamicItemsBehavior: UIDynamicBehavior {
  private final var held: DynamicItems

  init(_ items: [any UIDynamicItem]) {
    held = DynamicItems(items)
    super.init()
  }

  nonisolated deinit {}

  /// The items that it acts on, each once, in the order in which they were added.
  open var items: [any UIDynamicItem] { held.list }

  /// Makes it act on a further item.
  open func addItem(_ item: any UIDynamicItem) {
    held.add(item)
    wake()
  }

  /// Makes it act on an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    held.remove(item)
    wake()
  }

  override final var ownItems: [any UIDynamicItem] { held.list }

  /// Whether it acts on an item.
  final func holds(_ item: any UIDynamicItem) -> Bool { held.list.contains { $0 === item } }
}

/// What gravity and pushes share: where to, and how hard. UIKit has no class for it.
@preconcurrency @MainActor open class DirectedBehavior: DynamicItemsBehavior {
  final var direction: CGVector {
    didSet { wake() }
  }

  init(_ items: [any UIDynamicItem], _ direction: CGVector) {
    self.direction = direction
    super.init(items)
  }

  nonisolated deinit {}

  /// The direction in radians from the right, clockwise.
  open var angle: CGFloat {
    get { CGFloat(atan2(Double(direction.dy), Double(direction.dx))) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How hard: the length of the direction.
  open var magnitude: CGFloat {
    get { CGFloat(vector.length) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction, in radians, and how hard.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    let vector = DynamicVector(Double(magnitude), 0).turned(by: Double(angle))
    direction = CGVector(dx: vector.x, dy: vector.y)
  }

  final var vector: DynamicVector { DynamicVector(Double(direction.dx), Double(direction.dy)) }
}
