import FingerpostTrace
import Foundation

extension UIView {
  /// The one place that knows UIKit's hit test. [HIT-1]
  ///
  /// Most calls end here, at a view of an app's own class that does not contain the point, so this part is kept
  /// to a few instructions; ``descend(from:with:)`` has the rest.
  @inline(__always)
  final func inheritedHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard node.pointee.flags.isDisjoint(with: .special) else { return specialHitTest(point, with: event) }
    guard self.point(inside: point, with: event) else { return nil }
    return descend(from: point, with: event)
  }

  /// The same for views that are ruled out beforehand, traced or plain.
  @inline(never)
  private final func specialHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let flags = node.pointee.flags
    let traced = flags.contains(.traced)
    guard flags.isDisjoint(with: .unhittable) else {
      if traced { recordVisit(node, point, flags.hitTestResult) }
      return nil
    }
    let inside =
      flags.contains(.plain) ? node.pointee.contains(point) : self.point(inside: point, with: event)
    if traced { recordVisit(node, point, inside ? .inside : .outside) }
    return inside ? descend(from: point, with: event) : nil
  }

  /// Finds the view that takes a point which this view contains.
  ///
  /// There always is one; the answer is optional so that the call is a jump, and a level of a recursion through
  /// overriding classes one stack frame.
  ///
  /// The descent is a loop through plain views, because a plain view that contains the point has an answer (at
  /// worst itself) and so never hands the question back; only views that may override something are called. That
  /// keeps the stack flat in a deep tree and gives overriding classes exactly UIKit's sequence of calls. [HIT-13]
  @inline(never)
  private final func descend(from start: CGPoint, with event: UIEvent?) -> UIView? {
    var node = self.node
    let traced = node.pointee.flags.contains(.traced)
    var point = start
    // Whoever opens the pool closes it when the walk is over: until then `node` may be a view that it keeps.
    var opensPool = false
    defer { if opensPool { HitTestPool.close() } }
    descent: while true {
      var index = node.pointee.subviewCount
      while index > 0, let subviews = node.pointee.subviews {
        index -= 1
        let child = subviews[index]
        let flags = child.pointee.flags
        let local = child.pointee.fromParent(point)
        if flags.contains(.plain) {
          let isOn = flags.isDisjoint(with: .unhittable)
          let inside = isOn && child.pointee.contains(local)
          if traced { recordVisit(child, local, inside ? .inside : isOn ? .outside : flags.hitTestResult) }
          if inside {
            node = child
            point = local
            continue descent
          }
        } else {
          if !HitTestPool.isOpen {
            HitTestPool.isOpen = true
            opensPool = true
          }
          let answer = child.pointee.withView { $0.hitTest(local, with: event) }
          if traced { recordAnswer(of: child, answer) }
          if let answer { return answer }
          // An override is not supposed to change the list (HIT-22), but it can: go on behind the view asked.
          if !node.pointee.holds(child, at: index) {
            index = node.pointee.index(of: child) ?? min(index, node.pointee.subviewCount)
          }
        }
      }
      return node.pointee.view.takeUnretainedValue()
    }
  }

  // Not inlined: they would give every level of the recursion a stack frame four times as large.

  @inline(never)
  private final func recordVisit(_ node: ViewNode.Pointer, _ point: CGPoint, _ result: HitTestResult) {
    guard let world = node.pointee.window?.world else { return }
    let view = node.pointee.view.takeUnretainedValue()
    world.record(
      .visited(
        Visit(
          view: view.subject(in: world), result: result, x: point.x.native, y: point.y.native,
          bounds: Box(
            x: node.pointee.boundsX, y: node.pointee.boundsY, width: node.pointee.width,
            height: node.pointee.height),
          alpha: node.pointee.alpha)))
  }

  @inline(never)
  private final func recordAnswer(of node: ViewNode.Pointer, _ answer: UIView?) {
    guard let world = node.pointee.window?.world else { return }
    let view = node.pointee.view.takeUnretainedValue()
    world.record(.answered(view.subject(in: world), view: answer?.subject(in: world)))
  }
}

nonisolated extension ViewFlags {
  /// What keeps a hit test from the shortest way.
  fileprivate static let special: ViewFlags = unhittable.union([.traced, .plain])

  /// Why a view with these flags cannot be hit, in the order in which the hit test asks. [HIT-1]
  fileprivate var hitTestResult: HitTestResult {
    if contains(.hidden) { return .hidden }
    if contains(.notInteractive) { return .notInteractive }
    if contains(.animating) { return .animating }
    if contains(.transparent) { return .transparent }
    return .notInvertible
  }
}

/// Keeps views that an override removes during a hit test alive until it is over.
///
/// The walk holds no references to the views that it passes, so that it costs nothing; this pool is what makes
/// that safe when a `hitTest(_:with:)` has side effects all the same.
enum HitTestPool {
  /// Whether a walk is under way that has called a view; the one that opens the pool closes it.
  static var isOpen = false

  private static var removed: [UIView] = []
  /// Whether there are any, told by a plain byte, because reading a list costs a check of its own.
  private static var isFilled = false

  @inline(__always)
  static func close() {
    isOpen = false
    if isFilled { drain() }
  }

  static func keep(_ view: UIView) {
    guard isOpen else { return }
    removed.append(view)
    isFilled = true
  }

  @inline(never)
  private static func drain() {
    isFilled = false
    // Taken out first, since a deinitializer that now runs may hit-test or remove views itself.
    let views = removed
    removed = []
    withExtendedLifetime(views) {}
  }
}
