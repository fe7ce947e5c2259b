import Expectations
import Foundation
import Testing
import UIKit

@Suite struct DynamicsTests {
  /// A view of 100 × 100 points in the window's middle.
  private func card(in window: UIWindow) -> UIView {
    let card = UIView(frame: CGRect(x: 150, y: 350, width: 100, height: 100))
    window.addSubview(card)
    return card
  }

  @Test("DYN-2: what falls is 1000 points a second faster each second, and goes half of that in the first")
  func gravity() {
    let stage = Stage()
    let (animator, item) = stage.run { window in
      let item = card(in: window)
      let animator = UIDynamicAnimator(referenceView: window)
      animator.addBehavior(UIGravityBehavior(items: [item]))
      #expect(animator.isRunning)
      return (animator, item)
    }
    stage.wait(1)
    stage.run { _ in
      #expect(abs(item.center.y - 900) < 15 && item.center.x == 200)
      animator.removeAllBehaviors()
      #expect(!animator.isRunning)
      expect(animator.elapsedTime, near: 1, within: 0.02)
    }
    let end = item.center
    stage.wait(1)
    expect(item.center, is: end)
  }

  @Test("DYN-7: an animator of a layout moves its attributes, and has the layout asked again at every frame")
  func layout() throws {
    let stage = Stage()
    let path = IndexPath(item: 0, section: 0)
    let (animator, layout) = stage.run { _ in
      let layout = CountingLayout()
      let animator = UIDynamicAnimator(collectionViewLayout: layout)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      animator.addBehavior(UIGravityBehavior(items: [attributes]))
      return (animator, layout)
    }
    stage.wait(0.1)
    let moved = try #require(animator.layoutAttributesForCell(at: path))
    #expect(moved.center.y > 51 && layout.invalidations >= 5)
    expect(animator.layoutAttributesForCell(at: IndexPath(item: 1, section: 0)), is: nil)
  }

  @Test("DYN-3: a spring brings its item to the point and rests; a rod keeps the distance")
  func attachments() {
    let stage = Stage()
    let log = AnimatorLog()
    let (item, hanging, animator) = stage.run { window in
      let (item, hanging) = (card(in: window), card(in: window))
      let animator = UIDynamicAnimator(referenceView: window)
      animator.delegate = log
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 200, y: 400))
      (spring.length, spring.frequency, spring.damping) = (0, 2, 0.7)
      spring.anchorPoint = CGPoint(x: 100, y: 100)
      animator.addBehavior(spring)
      let rod = UIAttachmentBehavior(item: hanging, attachedToAnchor: CGPoint(x: 300, y: 400))
      #expect(rod.length == 100 && rod.attachedBehaviorType == .anchor)
      let swing = UIDynamicAnimator(referenceView: window)
      swing.addBehavior(rod)
      swing.addBehavior(UIGravityBehavior(items: [hanging]))
      return (item, hanging, (animator, swing))
    }
    for _ in 0..<20 {
      stage.wait(0.1)
      let way = CGPoint(x: hanging.center.x - 300, y: hanging.center.y - 400)
      expect((way.x * way.x + way.y * way.y).squareRoot(), near: 100, within: 2)
    }
    stage.wait(2)
    #expect(abs(item.center.x - 100) < 1 && abs(item.center.y - 100) < 1)
    #expect(!animator.0.isRunning && log.lines == ["resume", "pause"])
    #expect(animator.1.isRunning)
  }

  @Test("DYN-4: a snap ends at its point, upright, and a snap that was moved goes on")
  func snap() {
    let stage = Stage()
    let (animator, snap, item) = stage.run { window in
      let item = card(in: window)
      item.transform = CGAffineTransform(rotationAngle: 1)
      let animator = UIDynamicAnimator(referenceView: window)
      let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 50, y: 60))
      animator.addBehavior(snap)
      return (animator, snap, item)
    }
    stage.wait(3)
    #expect(!animator.isRunning)
    #expect(abs(item.center.x - 50) < 0.5 && abs(item.center.y - 60) < 0.5 && abs(item.transform.b) < 0.01)
    stage.run { _ in snap.snapPoint = CGPoint(x: 300, y: 60) }
    #expect(animator.isRunning)
    stage.wait(3)
    expect(item.center.x, near: 300, within: 0.5)
  }

  @Test("DYN-5: a push gives 100 points a second to 100 × 100 points and is over; twice that to half")
  func push() {
    let stage = Stage()
    let (whole, half) = stage.run { window in
      let (whole, half) = (card(in: window), card(in: window))
      half.bounds.size = CGSize(width: 100, height: 50)
      let animator = UIDynamicAnimator(referenceView: window)
      let push = UIPushBehavior(items: [whole, half], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      animator.addBehavior(push)
      kept.append(animator)
      #expect(push.active)
      return (whole, half)
    }
    stage.wait(1)
    #expect(abs(whole.center.x - 300) < 3 && abs(half.center.x - 400) < 5)
    kept = []
  }

  @Test("DYN-6: an item has the velocity it was given, loses it by resistance, and stays where anchored")
  func itemBehavior() {
    let stage = Stage()
    let (slow, still, behavior, animator) = stage.run { window in
      let (slow, still) = (card(in: window), card(in: window))
      let animator = UIDynamicAnimator(referenceView: window)
      let behavior = UIDynamicItemBehavior(items: [slow])
      behavior.resistance = 10
      behavior.addLinearVelocity(CGPoint(x: 400, y: 0), for: slow)
      animator.addBehavior(behavior)
      expect(behavior.linearVelocity(for: slow), is: CGPoint(x: 400, y: 0))
      let anchored = UIDynamicItemBehavior(items: [still])
      anchored.isAnchored = true
      animator.addBehavior(anchored)
      animator.addBehavior(UIGravityBehavior(items: [still]))
      return (slow, still, behavior, animator)
    }
    stage.wait(2)
    #expect(abs(slow.center.x - 240) < 3 && still.center == CGPoint(x: 200, y: 400))
    #expect(behavior.linearVelocity(for: slow).x < 1 && animator.behaviors.count == 3)
  }

  @Test("DYN-1: an application's own behavior moves with its children; its action is called once a frame")
  func children() {
    let stage = Stage()
    let (animator, parent, item) = stage.run { window in
      let item = card(in: window)
      let parent = UIDynamicBehavior()
      let gravity = UIGravityBehavior(items: [item])
      parent.addChildBehavior(gravity)
      expect(gravity.dynamicAnimator, is: nil)
      let animator = UIDynamicAnimator(referenceView: window)
      animator.addBehavior(parent)
      expect(gravity.dynamicAnimator, isSame: animator)
      return (animator, parent, item)
    }
    var calls = 0
    parent.action = { calls += 1 }
    stage.wait(0.5)
    #expect(item.center.y > 450 && (29...61).contains(calls))
    item.center = CGPoint(x: 10, y: 10)
    stage.run { _ in animator.updateItem(usingCurrentState: item) }
    stage.wait(0.05)
    expect(item.center.x, is: 10)
    animator.removeBehavior(parent)
    #expect(!animator.isRunning)
  }
}

nonisolated(unsafe) private var kept: [AnyObject] = []

private final class AnimatorLog: UIDynamicAnimatorDelegate {
  var lines: [String] = []
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }
}

/// A layout that counts how often it is told that its places are old.
private final class CountingLayout: UICollectionViewLayout {
  var invalidations = 0

  override func invalidateLayout() {
    super.invalidateLayout()
    invalidations += 1
  }
}
