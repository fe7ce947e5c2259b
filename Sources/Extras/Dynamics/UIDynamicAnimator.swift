public import Fingerpost
public import Foundation

/// What hears when an animator begins and ends to run.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Called before the first frame, and again when it runs after a pause.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when everything rests or no behavior is left.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items as things with mass move: what falls, hangs on springs, snaps to places or is pushed. [DYN-1]
///
/// It runs on the world's clock: from the next frame of the display after a behavior was added until all items rest, and it
/// computes four steps to a frame. Apple publishes neither the mass of items nor the stiffness of its joints beyond what the
/// behaviors say, so paths between begin and end are of the right kind and not those of a device.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates items are placed, or nil.
  public final let referenceView: UIView?
  /// What hears of begin and end; not retained.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviors that were added, in that order.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether it moves items now.
  public private(set) final var isRunning = false

  private final var bodies: [ObjectIdentifier: DynamicBody] = [:]
  private final var order: [ObjectIdentifier] = []
  private final var link: CADisplayLink?
  private final var elapsed = 0.0
  private final var restingFrames = 0
  /// What is called when items have moved, of an animator that moves what a layout places.
  final var itemsMoved: (() -> Void)?

  /// Creates an animator that moves items in a view, which it keeps.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator without a view.
  public override init() {
    referenceView = nil
    super.init()
  }

  nonisolated deinit { MainActor.assumeIsolated { [link] in link?.invalidate() } }

  /// How long it has run, in seconds, pauses left out.
  open var elapsedTime: TimeInterval { elapsed }

  /// Makes a behavior act from the next frame on.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.owner !== self else { return }
    behavior.owner?.removeBehavior(behavior)
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.owner = self
    take(behavior)
  }

  /// Ends what a behavior does; items keep their velocities as long as other behaviors move them.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behaviors.remove(at: index)
    behavior.owner = nil
    changed()
  }

  /// Ends what all behaviors do.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Reads an item again that code has moved. Its velocity stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    bodies[ObjectIdentifier(item)]?.read()
    changed()
  }

  /// Returns the moved items whose frames touch a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    movedItems.filter { item in
      let (center, size) = (item.center, item.bounds.size)
      let frame = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      return frame.intersects(rect)
    }
  }

  /// All items that a behavior moves.
  final var movedItems: [any UIDynamicItem] { order.compactMap { bodies[$0]?.item } }

  final func body(of item: any UIDynamicItem) -> DynamicBody {
    let key = ObjectIdentifier(item)
    if let body = bodies[key] { return body }
    let body = DynamicBody(item)
    bodies[key] = body
    order.append(key)
    return body
  }

  final func take(_ behavior: UIDynamicBehavior) {
    for one in behavior.all { for item in one.ownItems { _ = body(of: item) } }
    changed()
  }

  /// Takes in what behaviors say by now, and runs if there is anything to do.
  final func changed() {
    let all = behaviors.flatMap(\.all)
    let wanted = Set(all.flatMap(\.ownItems).map(ObjectIdentifier.init))
    order.removeAll { !wanted.contains($0) }
    bodies = bodies.filter { wanted.contains($0.key) }
    for item in all.flatMap(\.ownItems) { _ = body(of: item) }
    for key in order {
      guard let body = bodies[key] else { continue }
      body.traits = DynamicTraits()
      for behavior in all { behavior.describe(body) }
      body.weigh()
    }
    restingFrames = 0
    order.isEmpty ? pause() : resume()
  }

  private final func resume() {
    guard !isRunning else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    let link = CADisplayLink(target: Ticker(self), selector: Selector("tick:", Ticker.tick(_:)))
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  private final func pause() {
    guard isRunning else { return }
    isRunning = false
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Calls the animator without keeping it.
  private final class Ticker: NSObject {
    weak var animator: UIDynamicAnimator?
    init(_ animator: UIDynamicAnimator) { self.animator = animator }
    nonisolated deinit {}
    func tick(_ link: CADisplayLink) {
      if let animator { animator.frame(of: link.duration) } else { link.invalidate() }
    }
  }

  private static let stepsPerFrame = 4

  private final func frame(of duration: Double) {
    let all = behaviors.flatMap(\.all)
    let step = duration / Double(Self.stepsPerFrame)
    let moved = order.compactMap { bodies[$0] }
    for _ in 0..<Self.stepsPerFrame {
      for behavior in all { behavior.act(in: self, for: step) }
      for body in moved { body.move(for: step) }
      for behavior in all { behavior.collide(in: self, for: step) }
    }
    elapsed += duration
    for body in moved { body.write() }
    itemsMoved?()
    for behavior in all where behavior.dynamicAnimator === self { behavior.tellWhatTouches() }
    for behavior in all where behavior.dynamicAnimator === self { behavior.action?() }
    let rests = moved.allSatisfy(\.isSlow) && !all.contains { $0.keepsRunning(in: self) }
    restingFrames = rests ? restingFrames + 1 : 0
    // A swing is slow where it turns, so that one slow frame says nothing.
    if restingFrames >= 15 { pause() }
  }
}
