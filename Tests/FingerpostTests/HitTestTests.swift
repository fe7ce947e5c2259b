import Expectations
import FingerpostTrace
import Foundation
import Testing
import UIKit

@Suite(.bothWays) struct HitTestTests {
  /// The view that a touch at a point of the screen would get.
  private func hit(_ stage: Stage, _ x: Double, _ y: Double) -> UIView? {
    stage.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test(
    "HIT-1, HIT-4: a view that is hidden, not interactive or transparent is passed by with all its subviews",
    arguments: ["hidden", "notInteractive", "transparent"])
  func unhittable(_ what: String) {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    let child = stage.add("C", 0, 0, 100, 100, to: view)
    view.logsHitTests = true
    child.logsHitTests = true
    expect(hit(stage, 50, 50), isSame: child)
    expect(stage.drainLog(), is: ["V.hitTest", "V.pointInside(true)", "C.hitTest", "C.pointInside(true)"])
    switch what {
    case "hidden": view.isHidden = true
    case "notInteractive": view.isUserInteractionEnabled = false
    default: view.alpha = 0
    }
    expect(hit(stage, 50, 50), isSame: stage.window)
    expect(stage.drainLog(), is: ["V.hitTest"], "point(inside:) is not asked")
  }

  @Test(
    "HIT-2: alpha is judged as stored in single precision",
    arguments: [
      (0.01, false), (0.0100001, true), (0.010000000707805157, true), (0.00999, false), (0, false), (1, true),
      (.nan, false),
    ])
  func alphaLimit(_ alpha: Double, _ isHit: Bool) {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    view.alpha = CGFloat(alpha)
    expect((hit(stage, 50, 50) === view), is: isHit)
  }

  @Test("HIT-2: the stored alpha is what is read back")
  func alphaReadBack() {
    let view = UIView()
    view.alpha = 0.01
    expect(view.alpha, is: CGFloat(Float(0.01)))
    #expect(view.alpha < 0.01)
  }

  @Test("HIT-2: the limit is a field of EventRules")
  func alphaLimitIsARule() {
    var rules = EventRules()
    rules.hitAlphaMin = 0.5
    let stage = Stage(rules: rules)
    let view = stage.add("V", 0, 0, 100, 100)
    view.alpha = 0.4
    expect(hit(stage, 50, 50), isSame: stage.window)
    let early = UIView(frame: view.frame)
    early.alpha = 0.4
    view.removeFromSuperview()
    stage.window.addSubview(early)
    expect(hit(stage, 50, 50), isSame: stage.window, "an alpha from before the view had a window counts too")
  }

  @Test("HIT-3: alpha is judged level by level and never multiplied")
  func alphaPerLevel() {
    let stage = Stage()
    let parent = stage.add("P", 0, 0, 100, 100)
    let child = stage.add("C", 0, 0, 100, 100, to: parent)
    parent.alpha = 0.02
    child.alpha = 0.02
    expect(hit(stage, 50, 50), isSame: child)
  }

  @Test("HIT-5: left and top edges are inside, right and bottom ones outside")
  func halfOpenEdges() {
    let stage = Stage()
    let view = stage.add("V", 100, 100, 100, 100)
    expect(hit(stage, 100, 100), isSame: view)
    expect(hit(stage, 199.999, 199.999), isSame: view)
    for (x, y) in [(200.0, 150.0), (150, 200), (99.999, 150), (150, 99.999)] {
      expect(hit(stage, x, y), isSame: stage.window)
    }
  }

  @Test("HIT-5: a view without size or without numbers contains nothing")
  func emptyViews() {
    let stage = Stage()
    let view = stage.add("V", 100, 100, 0, 50)
    expect(hit(stage, 100, 100), isSame: stage.window)
    view.frame = CGRect(x: 100, y: 100, width: CGFloat.nan, height: 50)
    expect(hit(stage, 100, 100), isSame: stage.window)
    view.frame = CGRect(x: CGFloat.nan, y: 100, width: 50, height: 50)
    expect(hit(stage, 100, 100), isSame: stage.window)
    view.frame = CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 50)
    expect(hit(stage, 100, 10), isSame: stage.window)
  }

  @Test("HIT-6: a child outside its parent is not hit, clipped or not, and is not asked")
  func childOutsideParent() {
    let stage = Stage()
    let parent = stage.add("P", 100, 100, 50, 50)
    let child = stage.add("K", 40, 40, 50, 50, to: parent)
    child.logsHitTests = true
    expect(hit(stage, 145, 145), isSame: child)
    expect(stage.drainLog(), is: ["K.hitTest", "K.pointInside(true)"])
    for clips in [false, true] {
      parent.clipsToBounds = clips
      expect(hit(stage, 170, 170), isSame: stage.window)
      expect(stage.drainLog(), is: [])
    }
    parent.pointInsideOverride = { _ in true }
    expect(hit(stage, 170, 170), isSame: child)
  }

  @Test("HIT-7, HIT-13: subviews are asked from last to first, once each, until one answers")
  func orderAndCount() {
    let stage = Stage()
    let probes = ["A", "B", "C"].map { stage.add($0, 0, 0, 100, 100) }
    probes.forEach { $0.logsHitTests = true }
    probes[2].frame.origin.x = 200
    expect(hit(stage, 50, 50), isSame: probes[1])
    expect(stage.drainLog(), is: ["C.hitTest", "C.pointInside(false)", "B.hitTest", "B.pointInside(true)"])
  }

  @Test("HIT-13: 52 siblings that miss and their parent make 53 questions")
  func countOfMisses() {
    let stage = Stage()
    let parent = stage.add("P", 0, 0, 400, 800)
    parent.logsHitTests = true
    for index in 0..<52 { stage.add("\(index)", 300, 0, 10, 10, to: parent).logsHitTests = true }
    expect(hit(stage, 50, 50), isSame: parent)
    expect(stage.drainLog().filter { $0.hasSuffix(".hitTest") }.count, is: 53)
  }

  @Test("HIT-8: depth does not matter, the order of subviews does")
  func zPosition() {
    let stage = Stage()
    let back = stage.add("A", 0, 0, 100, 100)
    let front = stage.add("B", 0, 0, 100, 100)
    back.layer.zPosition = 100
    back.layer.transform = CATransform3DMakeTranslation(0, 0, 100)
    expect(hit(stage, 50, 50), isSame: front)
    stage.window.bringSubviewToFront(back)
    expect(hit(stage, 50, 50), isSame: back)
    stage.window.sendSubviewToBack(back)
    expect(hit(stage, 50, 50), isSame: front)
    stage.window.exchangeSubview(at: 0, withSubviewAt: 1)
    expect(hit(stage, 50, 50), isSame: back)
  }

  @Test("HIT-9: a rotated view is hit in its own shape")
  func rotated() {
    let stage = Stage()
    let view = stage.add("V", 100, 100, 100, 100)
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    expect(hit(stage, 150, 150), isSame: view)
    expect(hit(stage, 101, 101), isSame: stage.window)
    expect(hit(stage, 150, 82), isSame: view)
    expect(hit(stage, 150, 79), isSame: stage.window)
  }

  @Test("HIT-9: a frame that is set is the one that a transform leads to")
  func frameUnderTransform() {
    let view = UIView()
    view.transform = CGAffineTransform(translationX: 3, y: 5)
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    expect(view.center, is: CGPoint(x: 22, y: 35))
    expect(view.frame, is: CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("HIT-9: the anchor point is where a transform holds a view fast")
  func anchorPoint() {
    let stage = Stage()
    let view = stage.add("V", 100, 100, 100, 100)
    view.layer.anchorPoint = .zero
    expect(view.frame, is: CGRect(x: 150, y: 150, width: 100, height: 100), "the position stays")
    view.layer.position = CGPoint(x: 100, y: 100)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expect(hit(stage, 299, 299), isSame: view)
    expect(hit(stage, 301, 299), isSame: stage.window)
    expect(hit(stage, 99, 150), isSame: stage.window)
    expect(view.frame, is: CGRect(x: 100, y: 100, width: 200, height: 200))
  }

  @Test("HIT-9: of a transform in space the part in the plane counts")
  func flattened() {
    let stage = Stage()
    let view = stage.add("V", 100, 100, 100, 100)
    view.layer.transform = CATransform3DMakeScale(0.5, 1, 7)
    expect(hit(stage, 124, 150), isSame: stage.window)
    expect(hit(stage, 126, 150), isSame: view)
    expect(view.layer.transform.m33, is: 7)
    expect(view.transform, is: CGAffineTransform(scaleX: 0.5, y: 1))
  }

  @Test("HIT-10: scrolling changes which subview is under the finger")
  func boundsOrigin() {
    let stage = Stage()
    let scroll = stage.add("S", 0, 0, 400, 400)
    let row = stage.add("row", 0, 100, 400, 50, to: scroll)
    expect(hit(stage, 10, 60), isSame: scroll)
    scroll.bounds.origin.y = 50
    expect(hit(stage, 10, 60), isSame: row)
    expect(hit(stage, 10, 110), isSame: scroll)
  }

  @Test("HIT-11: a view whose transform has no inverse is not hit")
  func noInverse() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    let child = stage.add("C", 0, 0, 100, 100, to: view)
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    child.pointInsideOverride = { _ in true }
    view.pointInsideOverride = { _ in true }
    expect(hit(stage, 50, 50), isSame: stage.window)
    view.transform = .identity
    expect(hit(stage, 50, 50), isSame: child)
  }

  @Test("HIT-12: what a view draws, and how it is cut, does not matter")
  func drawsNothing() {
    let stage = Stage()
    let overlay = stage.add("O", 0, 0, 100, 100)
    let child = stage.add("C", 40, 40, 20, 20, to: overlay)
    overlay.layer.masksToBounds = true
    expect(hit(stage, 5, 5), isSame: overlay, "it has no content at all")
    expect(hit(stage, 50, 50), isSame: child)
  }

  @Test("HIT-14: an override may answer with a view that is not a descendant")
  func redirect() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    let other = stage.add("O", 300, 300, 50, 50)
    view.hitTestOverride = { _, inherited in inherited == nil ? nil : other }
    expect(hit(stage, 50, 50), isSame: other)
    expect(hit(stage, 150, 50), isSame: stage.window)
  }

  @Test("HIT-15, PIPE-11: the event may be nil; during a touch it is there and does not know the contact yet")
  func eventOfHitTest() {
    final class Curious: UIView {
      var seen: [String] = []
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        seen.append(event.map { "\($0.type) \($0.allTouches?.count ?? 0)" } ?? "nil")
        return super.hitTest(point, with: event)
      }
    }
    let stage = Stage()
    let view = stage.world.run { Curious(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    stage.window.addSubview(view)
    _ = hit(stage, 10, 10)
    stage.play(0, down(1, 10, 10))
    stage.play(0.01, down(2, 20, 10))
    expect(view.seen, is: ["nil", "touches 0", "touches 1"])
  }

  @Test("HIT-16: a view that contains the point answers at least itself")
  func answersItself() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil), isSame: view)
    expect(view.hitTest(CGPoint(x: 10, y: 5), with: nil), is: nil)
  }

  @Test("HIT-17: labels and image views are not interactive, and hide their subviews from touches")
  func interactionDefaults() {
    #expect(UIView().isUserInteractionEnabled)
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
    let stage = Stage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(label)
    let child = stage.add("C", 0, 0, 100, 100, to: label)
    expect(hit(stage, 50, 50), isSame: stage.window)
    label.isUserInteractionEnabled = true
    expect(hit(stage, 50, 50), isSame: child)
  }

  @Test("HIT-21, HIT-23: the number of passes is one or two, before the first callback", arguments: [1, 2])
  func passes(_ count: Int) {
    var rules = EventRules()
    rules.hitTestPasses = count
    let stage = Stage(rules: rules)
    let view = stage.add("V", 0, 0, 100, 100)
    view.logsHitTests = true
    stage.play(0, down(1, 50, 50))
    let pass = ["V.hitTest", "V.pointInside(true)"]
    expect(stage.drainLog(), is: Array(repeating: pass, count: count).flatMap { $0 } + ["V.began(1)"])
  }

  @Test("HIT-23: of two passes the last answer counts")
  func lastPassCounts() {
    var rules = EventRules()
    rules.hitTestPasses = 2
    let stage = Stage(rules: rules)
    let first = stage.add("A", 0, 0, 100, 100)
    let second = stage.add("B", 0, 0, 100, 100)
    var asked = 0
    second.hitTestOverride = { _, inherited in
      asked += 1
      return asked == 1 ? inherited : nil
    }
    stage.play(0, down(1, 50, 50))
    expect(stage.drainLog(), is: ["A.began(1)"])
    withExtendedLifetime(first) {}
  }

  @Test("HIT-22: an override that takes the tree apart does no harm")
  func sideEffects() {
    let stage = Stage()
    let parent = stage.add("P", 0, 0, 400, 800)
    let plain = UIView(frame: parent.bounds)
    parent.addSubview(plain)
    for index in 0..<8 {
      let probe = stage.add("\(index)", 0, 0, 100, 100, to: plain)
      probe.hitTestOverride = { [weak plain, weak probe] _, _ in
        plain?.subviews.last { $0 !== probe }?.removeFromSuperview()
        probe?.removeFromSuperview()
        plain?.removeFromSuperview()
        return nil
      }
    }
    expect(hit(stage, 50, 50), isSame: plain)
    expect(plain.superview, is: nil)
    expect(hit(stage, 50, 50), isSame: parent)
  }

  @Test("HIT-22: views that an override takes away are not asked any more")
  func removedSiblings() {
    let stage = Stage()
    let parent = stage.add("P", 0, 0, 400, 800)
    for index in 0..<6 { stage.add("\(index)", 0, 0, 100, 100, to: parent).logsHitTests = true }
    let last = parent.subviews[5] as? Probe
    last?.hitTestOverride = { _, _ in
      for view in parent.subviews.prefix(5) { view.removeFromSuperview() }
      return nil
    }
    expect(hit(stage, 50, 50), isSame: parent)
    expect(stage.drainLog(), is: ["5.hitTest", "5.pointInside(true)"])
  }

  @Test("PIPE-12: moves and lifts cause no hit test")
  func noHitTestOnMove() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    stage.play(0, down(1, 50, 50))
    view.logsHitTests = true
    _ = stage.drainLog()
    stage.play(0.1, move(1, 60, 50))
    stage.play(0.2, up(1, 60, 50))
    expect(stage.drainLog(), is: ["V.moved(1)", "V.ended(1)"])
  }

  @Test("HIT-7: a trace states each visited view once, in order, with its verdict")
  func visits() {
    let stage = Stage(listening: true)
    let back = stage.world.run { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    let front = stage.world.run { UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100)) }
    stage.window.addSubview(back)
    stage.window.addSubview(front)
    stage.play(0, down(1, 50, 50))
    let visits = stage.facts { if case .visited = $0 { true } else { false } }.compactMap { fact -> String? in
      guard case .visited(let visit) = fact else { return nil }
      return "\(visit.result) \(visit.x) \(visit.y)"
    }
    expect(visits, is: ["inside 50.0 50.0", "outside -150.0 50.0", "inside 50.0 50.0"])
  }

  @Test("HIT-1: a tree 10,000 deep is hit, touched and taken down without exhausting the stack")
  func deepTree() {
    let stage = Stage(listening: false)
    var leaf: UIView = stage.window
    for _ in 0..<10_000 {
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      leaf.addSubview(child)
      leaf = child
    }
    expect(hit(stage, 50, 50), isSame: leaf)
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, up(1, 50, 50))
    expect(leaf.convert(CGPoint(x: 1, y: 2), to: nil), is: CGPoint(x: 1, y: 2))
    stage.window.subviews[0].removeFromSuperview()
    expect(leaf.window, is: nil)
  }
}
