import Expectations
import Foundation
import Testing
import UIKit

/// Writes down what collides.
private final class CollisionLog: UICollisionBehaviorDelegate {
  var lines: [String] = []
  private func name(_ item: any UIDynamicItem) -> String { "\((item as? UIView)?.tag ?? -1)" }
  private func name(_ identifier: (any NSCopying)?) -> String { identifier.map { "\($0)" } ?? "bounds" }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) { lines.append("began \(name(item1)) \(name(item2))") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { lines.append("ended \(name(item1)) \(name(item2))") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { lines.append("began \(name(item)) \(name(identifier)) \(Int(p.x.rounded())) \(Int(p.y.rounded()))") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { lines.append("ended \(name(item)) \(name(identifier))") }
}

private final class Ball: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

/// A triangle with its tip below, or something without corners.
private final class Wedge: UIView {
  var isEmpty = false
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  override var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    guard !isEmpty else { return path }
    path.move(to: CGPoint(x: -50, y: -50))
    path.addLine(to: CGPoint(x: 50, y: -50))
    path.addLine(to: CGPoint(x: 0, y: 20))
    path.close()
    return path
  }
}

@Suite struct CollisionTests {
  private let stage = Stage()
  private let log = CollisionLog()

  private func add<Item: UIView>(_ item: Item, _ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 100) -> Item {
    item.frame = CGRect(x: x, y: y, width: size, height: size)
    item.tag = stage.window.subviews.count
    stage.run { $0.addSubview(item) }
    return item
  }

  /// An animator in which items collide.
  private func collide(
    _ items: [UIView], elasticity: CGFloat = 0, set: (UICollisionBehavior) -> Void = { _ in }
  ) -> (animator: UIDynamicAnimator, collision: UICollisionBehavior, motion: UIDynamicItemBehavior) {
    stage.run { window in
      let animator = UIDynamicAnimator(referenceView: window)
      let collision = UICollisionBehavior(items: items)
      collision.collisionDelegate = log
      set(collision)
      let motion = UIDynamicItemBehavior(items: items)
      motion.elasticity = elasticity
      animator.addBehavior(motion)
      animator.addBehavior(collision)
      return (animator, collision, motion)
    }
  }

  @Test("DYN-8: what falls comes to rest on the edge of the animator's view, and the animator with it")
  func floor() {
    let item = add(UIView(), 150, 350)
    let run = collide([item]) { $0.translatesReferenceBoundsIntoBoundary = true }
    stage.run { _ in run.animator.addBehavior(UIGravityBehavior(items: [item])) }
    for _ in 0..<120 {
      stage.wait(1.0 / 60)
      #expect(item.frame.maxY <= 800.01)
    }
    #expect(abs(item.frame.maxY - 800) < 0.2 && item.center.x == 200 && !run.animator.isRunning)
    expect(log.lines, is: ["began 0 bounds 200 800"])
  }

  @Test("DYN-8: elasticity 1 gives the speed back, and 0 takes it; insets move the boundary")
  func bounce() {
    let item = add(UIView(), 200, 350)
    let run = collide([item], elasticity: 1) {
      $0.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 50))
    }
    stage.run { _ in run.motion.addLinearVelocity(CGPoint(x: 300, y: 0), for: item) }
    stage.wait(0.4)
    #expect(abs(run.motion.linearVelocity(for: item).x + 300) < 1e-6 && item.frame.maxX < 350)
    expect(log.lines, is: ["began 0 bounds 350 400", "ended 0 bounds"])
    stage.run { _ in run.motion.elasticity = 0 }
    stage.wait(1.5)
    #expect(abs(run.motion.linearVelocity(for: item).x) < 1e-6 && abs(item.frame.minX) < 0.2)
  }

  @Test("DYN-8: two equal items exchange speeds where they are elastic, and move together where they are not")
  func pair() {
    let (left, right) = (add(UIView(), 0, 300), add(UIView(), 150, 300))
    let run = collide([left, right], elasticity: 1)
    stage.run { _ in run.motion.addLinearVelocity(CGPoint(x: 200, y: 0), for: left) }
    stage.wait(0.5)
    #expect(abs(run.motion.linearVelocity(for: left).x) < 1e-6)
    expect(run.motion.linearVelocity(for: right).x, near: 200, within: 1e-6)
    expect(log.lines, is: ["began 0 1", "ended 0 1"])
    stage.run { _ in
      run.motion.elasticity = 0
      run.motion.addLinearVelocity(CGPoint(x: 500, y: 0), for: left)
    }
    stage.wait(1)
    let speeds = [left, right].map { run.motion.linearVelocity(for: $0).x }
    #expect(abs(speeds[0] - 350) < 1e-6 && abs(speeds[1] - 350) < 1e-6)
    expect(left.frame.maxX, near: right.frame.minX, within: 0.11)
  }

  @Test("DYN-8: balls meet where their circles do, and items pass where the mode leaves items out")
  func balls() {
    let (one, other) = (add(Ball(), 0, 0), add(Ball(), 71, 71))
    let near = collide([one, other])
    stage.wait(0.05)
    expect(log.lines, is: [])
    stage.run { _ in
      near.animator.removeAllBehaviors()
      other.center = CGPoint(x: 120, y: 120)
    }
    let run = collide([one, other]) { $0.collisionMode = .boundaries }
    stage.wait(0.05)
    #expect(log.lines == [] && other.center == CGPoint(x: 120, y: 120))
    stage.run { _ in run.collision.collisionMode = .everything }
    stage.wait(0.05)
    let way = CGPoint(x: other.center.x - one.center.x, y: other.center.y - one.center.y)
    #expect(log.lines == ["began 0 1"] && abs((way.x * way.x + way.y * way.y).squareRoot() - 100) < 0.2)
  }

  @Test("DYN-8: a convex path rests on its tip, is hit where it is, and one without corners is not hit")
  func paths() {
    let wedge = add(Wedge(), 150, 600)
    let run = collide([wedge]) { $0.translatesReferenceBoundsIntoBoundary = true }
    stage.run { _ in run.animator.addBehavior(UIGravityBehavior(items: [wedge])) }
    stage.wait(2)
    // The tip is 20 points below the middle.
    expect(wedge.center.y, near: 780, within: 0.2)
    stage.run { _ in run.animator.removeAllBehaviors() }
    let beside = add(UIView(), 225, 700, 20)
    let near = collide([wedge, beside])
    stage.wait(0.05)
    #expect(log.lines == ["began 0 bounds 200 800"] && beside.center.x == 235)
    stage.run { _ in
      near.animator.removeAllBehaviors()
      beside.center = CGPoint(x: 235, y: 740)
    }
    let hit = collide([wedge, beside])
    stage.wait(0.05)
    #expect(log.lines.last == "began 0 1" && beside.center != CGPoint(x: 235, y: 740))
    stage.run { _ in
      hit.animator.removeAllBehaviors()
      wedge.isEmpty = true
      beside.center = wedge.center
    }
    _ = collide([wedge, beside])
    stage.wait(0.05)
    expect(beside.center, is: wedge.center)
  }

  @Test("DYN-9: named boundaries are told by name, kept by name, and hold from either side")
  func boundaries() {
    let item = add(UIView(), 150, 0)
    let run = collide([item]) {
      $0.addBoundary(
        withIdentifier: NSString("shelf"), from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
      $0.addBoundary(
        withIdentifier: NSString("far"), for: UIBezierPath(rect: CGRect(x: 900, y: 0, width: 10, height: 10)))
    }
    expect(run.collision.boundaryIdentifiers?.count, is: 2)
    expect(run.collision.boundary(withIdentifier: NSString("shelf"))?.bounds.maxX, is: 400)
    stage.run { _ in run.animator.addBehavior(UIGravityBehavior(items: [item])) }
    stage.wait(2)
    #expect(abs(item.frame.maxY - 300) < 0.2 && log.lines == ["began 0 shelf 200 300"])
    stage.run { _ in run.collision.removeBoundary(withIdentifier: NSString("shelf")) }
    stage.wait(0.3)
    #expect(item.frame.maxY > 320 && log.lines.last == "ended 0 shelf")
    stage.run { _ in run.collision.removeAllBoundaries() }
    #expect(run.collision.boundaryIdentifiers == nil)
  }

  @Test("DYN-8: an anchored item stays, and what slides along it is slowed by friction")
  func friction() {
    let (ice, rough) = (add(UIView(), 0, 300, 40), add(UIView(), 0, 700, 40))
    let run = collide([ice, rough]) {
      for y in [340.0, 740] {
        $0.addBoundary(
          withIdentifier: NSNumber(value: y), from: CGPoint(x: -500, y: y), to: CGPoint(x: 5000, y: y))
      }
    }
    let grip = stage.run { _ in
      let grip = UIDynamicItemBehavior(items: [rough])
      grip.friction = 0.5
      run.animator.addBehavior(grip)
      run.animator.addBehavior(UIGravityBehavior(items: [ice, rough]))
      for item in [ice, rough] { run.motion.addLinearVelocity(CGPoint(x: 400, y: 0), for: item) }
      return grip
    }
    stage.wait(0.5)
    // Half of gravity, 500 points a second more in each second.
    expect(run.motion.linearVelocity(for: ice).x, near: 400, within: 1e-6)
    #expect(abs(run.motion.linearVelocity(for: rough).x - 150) < 20 && grip.friction == 0.5)
  }
}
