import FingerpostTrace
import FingerpostUnsafe
import Foundation

extension UIView {
  /// The one place that knows UIKit's hit test. [HIT-1]
  ///
  /// Most calls end here, at a view that does not contain the point, so this part is kept to a few instructions;
  /// ``descend(from:with:)`` has the rest.
  @inline(__always)
  final func inheritedHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard node.pointee.flags.isDisjoint(with: .special) else { return specialHitTest(point, with: event) }
    let isInside =
      node.pointee.flags.contains(.overridesPointInside)
      ? self.point(inside: point, with: event) : node.pointee.contains(point)
    return isInside ? descend(from: point, with: event) : nil
  }

  /// The same for views that are ruled out beforehand or traced.
  @inline(never)
  private final func specialHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let flags = node.pointee.flags
    guard flags.isDisjoint(with: .unhittable) else {
      if flags.contains(.traced) { recordVisit(node, point, flags.hitTestResult) }
      return nil
    }
    let inside =
      flags.contains(.overridesPointInside)
      ? self.point(inside: point, with: event) : node.pointee.contains(point)
    recordVisit(node, point, inside ? .inside : .outside)
    return inside ? tracedDescent(from: point, with: event) : nil
  }

  /// Finds the view that takes a point which this view contains.
  ///
  /// There always is one; the answer is optional so that the call is a jump, and a level of a recursion through
  /// overriding classes one stack frame.
  ///
  /// The descent is a loop through views whose class does not override `hitTest(_:with:)`, because such a view that
  /// contains the point has an answer (at worst itself) and so never hands the question back; only what a class overrides
  /// is called. That keeps the stack flat in a deep tree and gives overriding classes exactly UIKit's sequence of calls.
  /// Many siblings are looked up instead of walked over. [HIT-7, HIT-13]
  @inline(never)
  private final func descend(from start: CGPoint, with event: UIEvent?) -> UIView? {
    var node = self.node
    var point = start
    // The code that opens the pool closes it when the walk is over: until then `node` may be a view that it keeps.
    var opensPool = false
    defer { if opensPool { HitTestPool.close() } }
    descent: while true {
      var place = node.pointee.subviewCount
      let isLong = place >= SiblingIndex.threshold
      if isLong {
        if let index = node.pointee.index, index.pointee.state == .simple {
          guard let child = SiblingIndex.find(index, point) else { break }
          (node, point) = (child, child.pointee.fromParent(point))
          continue
        }
        // Of its own, so that the loop keeps its variables in registers.
        var ask = (node, point, place, opensPool)
        let found = lookUp(&ask.0, &ask.1, &ask.2, event, &ask.3)
        (node, point, place, opensPool) = ask
        switch found {
        case .entered: continue descent
        case .answered(let view): return view
        case .toWalk: break
        }
      }
      let passed = place
      while place > 0, let subviews = node.pointee.subviews {
        place -= 1
        let child = subviews[place]
        let flags = child.pointee.flags
        if flags.isDisjoint(with: .asked) {
          let local = child.pointee.fromParent(point)
          guard child.pointee.contains(local) else { continue }
          if isLong { node.pointee.index?.pointee.debt &+= passed - place }
          (node, point) = (child, local)
          continue descent
        }
        if flags.contains(.overridesHitTest) {
          if !HitTestPool.isOpen {
            HitTestPool.isOpen = true
            opensPool = true
          }
          let local = child.pointee.fromParent(point)
          if let answer = child.pointee.withView({ $0.hitTest(local, with: event) }) { return answer }
        } else {
          guard flags.isDisjoint(with: .unhittable) else { continue }
          if !HitTestPool.isOpen {
            HitTestPool.isOpen = true
            opensPool = true
          }
          let local = child.pointee.fromParent(point)
          if child.pointee.withView({ $0.point(inside: local, with: event) }) {
            (node, point) = (child, local)
            continue descent
          }
        }
        // An override is not supposed to change the list (HIT-22), but it can: go on behind the view asked.
        if !node.pointee.holds(child, at: place) {
          place = node.pointee.index(of: child) ?? min(place, node.pointee.subviewCount)
        }
      }
      if isLong { node.pointee.index?.pointee.debt &+= passed }
      break
    }
    return node.pointee.view.object
  }

  /// The result of looking up siblings.
  private enum LookUp {
    /// A view contains the point; the walk is to continue in it.
    case entered
    /// A view answered for all, or its superview for it.
    case answered(UIView)
    /// The siblings behind a place are to be walked over.
    case toWalk
  }

  /// Asks those subviews of a view that a walk could not pass by, in its order.
  ///
  /// When one that is called changes anything among its siblings, the rest is walked over, from the place where a walk
  /// would be.
  @inline(never)
  private final func lookUp(
    _ node: inout ViewNode.Pointer, _ point: inout CGPoint, _ place: inout Int, _ event: UIEvent?,
    _ opensPool: inout Bool
  ) -> LookUp {
    guard var cursor = SiblingCursor(node, at: point) else { return .toWalk }
    while let child = cursor.next(at: point) {
      let flags = child.pointee.flags
      let local = child.pointee.fromParent(point)
      if flags.isDisjoint(with: .asked) {
        guard child.pointee.contains(local) else { continue }
        (node, point) = (child, local)
        return .entered
      }
      guard flags.contains(.overridesHitTest) || flags.isDisjoint(with: .unhittable) else { continue }
      if !HitTestPool.isOpen {
        HitTestPool.isOpen = true
        opensPool = true
      }
      let (answer, behind) = call(child, local, event, below: node)
      if let answer {
        // Its own answer to `point(inside:with:)` only says that the walk continues in it.
        if flags.contains(.overridesHitTest) { return .answered(answer) }
        (node, point) = (child, local)
        return .entered
      }
      guard cursor.isValid, behind < 0 else {
        place = behind >= 0 ? behind : node.pointee.index(of: child) ?? 0
        if !node.pointee.holds(child, at: place) {
          place = node.pointee.index(of: child) ?? min(place, node.pointee.subviewCount)
        }
        return .toWalk
      }
    }
    return .answered(node.pointee.view.object)
  }

  /// Calls what the class of a subview overrides.
  ///
  /// - Returns: the answer, which is the subview itself when its `point(inside:with:)` says so; and its place in the list
  ///   before, if the call changed the list, else -1.
  @inline(never)
  private final func call(
    _ child: ViewNode.Pointer, _ point: CGPoint, _ event: UIEvent?, below node: ViewNode.Pointer
  ) -> (UIView?, Int) {
    var walk = SiblingWalk(index: node.pointee.index, child: child, outer: SiblingWalk.innermost)
    return withUnsafeMutablePointer(to: &walk) { walk in
      SiblingWalk.innermost = walk
      defer { SiblingWalk.innermost = walk.pointee.outer }
      let answer =
        child.pointee.flags.contains(.overridesHitTest)
        ? child.pointee.withView { $0.hitTest(point, with: event) }
        : child.pointee.withView { $0.point(inside: point, with: event) ? $0 : nil }
      return (answer, walk.pointee.place)
    }
  }

  /// The same, told to a trace: every view that a trace has told of so far is called, none is looked up.
  @inline(never)
  private final func tracedDescent(from start: CGPoint, with event: UIEvent?) -> UIView? {
    var node = self.node
    var point = start
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
          recordVisit(child, local, inside ? .inside : isOn ? .outside : flags.hitTestResult)
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
          recordAnswer(of: child, answer)
          if let answer { return answer }
          if !node.pointee.holds(child, at: index) {
            index = node.pointee.index(of: child) ?? min(index, node.pointee.subviewCount)
          }
        }
      }
      return node.pointee.view.object
    }
  }

  // Not inlined: they would give every level of the recursion a stack frame four times as large.

  @inline(never)
  private final func recordVisit(_ node: ViewNode.Pointer, _ point: CGPoint, _ result: HitTestResult) {
    guard let world = node.pointee.window?.world else { return }
    let view = node.pointee.view.object
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
    let view = node.pointee.view.object
    world.record(.answered(view.subject(in: world), view: answer?.subject(in: world)))
  }
}

nonisolated extension ViewFlags {
  /// What keeps a hit test from the shortest way.
  fileprivate static let special: ViewFlags = unhittable.union(.traced)
  /// What has a subview looked at more closely than by its bounds.
  fileprivate static let asked: ViewFlags = unhittable.union([.overridesHitTest, .overridesPointInside])

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
