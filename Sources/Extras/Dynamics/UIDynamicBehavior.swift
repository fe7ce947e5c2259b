public import Foundation

/// Something that moves items; its subclasses say how, and one of an application's own holds others. [DYN-1]
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// Called once a frame of the display while the animator runs, after the items have moved. Default nil.
  open var action: (() -> Void)?

  /// The behaviors that act with this one, in the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  final weak var owner: UIDynamicAnimator?
  final weak var parent: UIDynamicBehavior?

  /// Creates a behavior that does nothing but hold others.
  public override init() { super.init() }

  nonisolated deinit {}

  /// The animator that it was added to, by itself or with another one; nil before and after that.
  open var dynamicAnimator: UIDynamicAnimator? { parent?.dynamicAnimator ?? owner }

  /// Makes a behavior act with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.parent = self
    dynamicAnimator?.take(behavior)
  }

  /// Makes it act no more with this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    let animator = dynamicAnimator
    childBehaviors.remove(at: index)
    behavior.parent = nil
    animator?.changed()
  }

  /// Called when its animator is about to become another one, or nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that it moves by itself.
  var ownItems: [any UIDynamicItem] { [] }

  /// Whether it alone keeps the animator running.
  func keepsRunning(in animator: UIDynamicAnimator) -> Bool { false }

  /// Changes the velocities of its items for a step, in seconds.
  func act(in animator: UIDynamicAnimator, for step: Double) {}

  /// Takes its items out of each other, after a step, in seconds.
  func collide(in animator: UIDynamicAnimator, for step: Double) {}

  /// Tells what touches since this frame.
  func tellWhatTouches() {}

  /// Says what it knows of a body before it is weighed.
  func describe(_ body: DynamicBody) {}

  /// Itself and what acts with it.
  final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  /// Tells the animator that something has changed, so that it runs again.
  final func wake() { dynamicAnimator?.changed() }
}

/// A list of items, each once.
struct DynamicItems {
  private(set) var list: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) { for item in items { add(item) } }

  mutating func add(_ item: any UIDynamicItem) {
    if !list.contains(where: { $0 === item }) { list.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { list.removeAll { $0 === item } }
}
