import Expectations
import Foundation
import Testing
import UIKit

@Suite("Dragging a scroll view", .bothWays)
struct DraggingTests {
  @Test("SCR-25: 9 pt scroll nothing, and from 10 pt on the offset is what the finger has gone less 10 pt")
  func hysteresis() {
    let scene = ScrollStage()
    scene.play(0, down(1, 200, 700))
    scene.play(0.1, move(1, 200, 691))
    #expect(scene.y == 0 && !scene.scroll.isDragging)
    scene.play(0.2, move(1, 200, 688))
    #expect(scene.y == 2 && scene.scroll.isDragging)
    scene.play(0.3, move(1, 200, 600))
    expect(scene.y, is: 90)
    scene.play(0.4, move(1, 200, 650))
    expect(scene.y, is: 40)
  }

  @Test("SCR-16, SCR-17: the delegate hears of everything in its order")
  func order() {
    let scene = ScrollStage()
    scene.logsScrolling = true
    let scroll = scene.scroll
    #expect(!scroll.isTracking)
    scene.play(0, down(1, 200, 700))
    #expect(scroll.isTracking && !scroll.isDragging)
    scene.play(0.01, move(1, 200, 680))
    scene.play(0.02, move(1, 200, 660))
    #expect(scroll.isTracking && scroll.isDragging)
    scene.play(0.021, up(1, 200, 660))
    #expect(!scroll.isTracking && !scroll.isDragging && scroll.isDecelerating)
    // 30 pt so far, and 2,000 pt/s less 10 die away within 994 pt, of which 1 is only said.
    expect(
      scene.log,
      is: [
        "willBeginDragging", "didScroll 0,10", "didScroll 0,30", "willEndDragging 0,2 to 0,1024.005",
        "didEndDragging true", "willBeginDecelerating",
      ])
    scene.wait(10)
    let rest = scene.log
    expect(rest.last, is: "didEndDecelerating")
    #expect(rest.dropLast().allSatisfy { $0.hasPrefix("didScroll") } && rest.count > 100)
    #expect(abs(scene.y - 1023.01) < 0.001 && !scroll.isDecelerating)
  }

  @Test("SCR-28: a finger that rests before it lifts leaves nothing to decelerate, unless a switch is on")
  func noVelocity() {
    let scene = ScrollStage()
    scene.play(0, down(1, 200, 700))
    scene.play(0.1, move(1, 200, 600))
    scene.play(0.5, up(1, 200, 600))
    expect(scene.log, is: ["willBeginDragging", "willEndDragging 0,0 to 0,90", "didEndDragging false"])
    expect(scene.y, is: 90)
    var rules = EventRules()
    expect(rules.set("scroll.keepsVelocityAtRest", to: 1), is: nil)
    let synthetic = ScrollStage(rules: rules)
    synthetic.play(0, down(1, 200, 700))
    synthetic.play(0.1, move(1, 200, 600))
    synthetic.play(0.5, up(1, 200, 600))
    expect(synthetic.log.last, is: "willBeginDecelerating")
  }

  @Test("SCR-28: the velocity of a finger that is slower than 250 pt/s does not count")
  func minimumSpeed() {
    for (way, velocity) in [(2.49, "0,0"), (2.5, "0,0.25")] {
      let scene = ScrollStage()
      scene.play(0, down(1, 200, 700))
      scene.play(0.1, move(1, 200, 680))
      scene.play(0.11, move(1, 200, 680 - way))
      scene.play(0.12, up(1, 200, 680 - way))
      #expect(scene.log.contains { $0.hasPrefix("willEndDragging \(velocity) to") })
      expect(scene.scroll.isDecelerating, is: (velocity != "0,0"))
    }
  }

  @Test("SCR-28: beyond an edge it is the finger's velocity that counts, and the target is the edge")
  func velocityBeyond() {
    let scene = ScrollStage()
    scene.play(0, down(1, 200, 100))
    scene.play(0.1, move(1, 200, 310))
    scene.play(0.11, move(1, 200, 320))
    scene.play(0.111, up(1, 200, 320))
    expect(scene.log[1], is: "willEndDragging 0,-1 to 0,0")
  }

  @Test("SCR-31: where the rules say how many pixels a point has, offsets are whole pixels")
  func pixels() {
    var rules = EventRules()
    expect(rules.set("scroll.pixelsPerPoint", to: 3), is: nil)
    let scene = ScrollStage(rules: rules)
    scene.play(0, down(1, 200, 100))
    scene.play(0.1, move(1, 200, 115))
    expect(scene.scroll.contentOffset.text, is: "0,-2.667")
    scene.play(0.2, move(1, 200, 85.2))
    expect(scene.scroll.contentOffset.text, is: "0,24.667")
  }

  @Test("SCR-17: the delegate may choose another target")
  func otherTarget() {
    let scene = ScrollStage()
    scene.onEnd = { _, target in target.pointee.y = 250 }
    scene.flick(from: 700, 680, 660)
    scene.wait(10)
    expect(scene.y, is: 250)
    expect(scene.log.last, is: "didEndDecelerating")
  }

  @Test("SCR-17: a delegate that scrolls when the drag has ended has its way")
  func scrolledAtTheEnd() {
    let scene = ScrollStage()
    scene.onDidEnd = { scene.scroll.contentOffset.y = 1500 }
    scene.flick(from: 700, 680, 660)
    #expect(!scene.scroll.isDecelerating)
    scene.wait(10)
    expect(scene.y, is: 1500)
    scene.onDidEnd = nil
  }

  @Test("SCR-20: content that is hardly beyond its edge is put back at once")
  func hardlyBeyond() {
    let scene = ScrollStage()
    scene.play(0, down(1, 200, 100))
    scene.play(0.1, move(1, 200, 110.5))
    #expect(scene.y < 0 && scene.y > -0.5)
    scene.play(0.5, up(1, 200, 110.5))
    scene.wait(5)
    expect(scene.y, is: 0)
  }

  @Test("SCR-17: a target beyond the edges is brought back to them")
  func targetBeyond() {
    let scene = ScrollStage()
    scene.onEnd = { _, target in target.pointee.y = 1e9 }
    scene.flick(from: 700, 680, 660)
    scene.wait(30)
    expect(scene.y, is: 3200)
  }

  @Test("SCR-20: beyond the edge the content gives way less and less, and comes back")
  func rubberBand() {
    let scene = ScrollStage()
    scene.play(0, down(1, 200, 100))
    scene.play(0.1, move(1, 200, 210))
    #expect(abs(scene.y + (1 - 1 / (100 * 0.55 / 800 + 1)) * 800) < 1e-9)
    scene.play(0.2, move(1, 200, 610))
    #expect(abs(scene.y + (1 - 1 / (500 * 0.55 / 800 + 1)) * 800) < 1e-9)
    scene.play(0.3, move(1, 200, 110))
    #expect(abs(scene.y) < 1e-9)
    scene.play(0.4, move(1, 200, 310))
    scene.play(0.8, up(1, 200, 310))
    scene.wait(5)
    expect(scene.y, is: 0)
    expect(
      scene.log,
      is: [
        "willBeginDragging", "willEndDragging 0,0 to 0,0", "didEndDragging true", "willBeginDecelerating",
        "didEndDecelerating",
      ])
  }

  @Test("SCR-20: without bounces the content stays at its edge")
  func noBounce() {
    let scene = ScrollStage()
    scene.scroll.bounces = false
    scene.play(0, down(1, 200, 600))
    scene.play(0.1, move(1, 200, 500))
    scene.play(0.2, move(1, 200, 700))
    expect(scene.y, is: 0)
    scene.play(0.21, move(1, 200, 740))
    scene.play(0.211, up(1, 200, 740))
    expect(scene.log.last, is: "didEndDragging false")
  }

  @Test("SCR-18: with the lock a drag mainly along one axis keeps to it, and a diagonal one does not")
  func lock() {
    for (isLocked, x, y, offset) in [
      (true, 5.0, 40.0, "0,30.077"), (true, 30.0, 40.0, "24,32"), (false, 5.0, 40.0, "3.76,30.077"),
      (true, 40.0, 5.0, "30.077,0"),
    ] {
      let scene = ScrollStage(content: CGSize(width: 2000, height: 2000))
      scene.scroll.isDirectionalLockEnabled = isLocked
      scene.play(0, down(1, 300, 700))
      scene.play(0.1, move(1, 300 - x, 700 - y))
      expect(scene.scroll.contentOffset.text, is: offset)
    }
  }

  @Test("SCR-15: a scroll view begins only where its content has somewhere to go")
  func nowhereToGo() {
    let scene = ScrollStage()
    // Only the vertical scrolls.
    scene.play(0, down(1, 200, 700))
    scene.play(0.1, move(1, 180, 699))
    #expect(!scene.scroll.isDragging)
    // It has not failed: once the finger has gone far enough along the vertical, it follows without a jump.
    scene.play(0.2, move(1, 170, 680))
    #expect(scene.scroll.isDragging)
    expect(scene.scroll.contentOffset.text, is: "0,19")
  }

  @Test("SCR-21: content that fits does not scroll unless it always bounces")
  func contentThatFits() {
    let scene = ScrollStage(content: CGSize(width: 400, height: 100))
    scene.play(0, down(1, 200, 700))
    scene.play(0.1, move(1, 200, 600))
    #expect(!scene.scroll.isDragging && scene.y == 0)
    scene.play(0.2, up(1, 200, 600))
    scene.scroll.alwaysBounceVertical = true
    scene.play(1, down(1, 200, 700))
    scene.play(1.1, move(1, 200, 600))
    #expect(scene.scroll.isDragging && scene.y > 0)
    scene.play(1.2, up(1, 200, 600))
    scene.wait(5)
    expect(scene.y, is: 0)
    scene.scroll.bounces = false
    scene.play(6, down(1, 200, 700))
    scene.play(6.1, move(1, 200, 600))
    #expect(!scene.scroll.isDragging)
  }

  @Test("SCR-17: a drag that is cancelled ends, and the content goes to where it can rest")
  func cancelled() {
    let scene = ScrollStage()
    scene.play(0, down(1, 200, 100))
    scene.play(0.1, move(1, 200, 210))
    scene.play(0.11, cancel(1, 200, 210))
    #expect(!scene.scroll.isDragging)
    scene.wait(3)
    expect(scene.y, is: 0)
    expect(scene.log.last, is: "didEndDecelerating")
  }

  @Test("SCR-25: code that moves the content under a finger makes it continue from there")
  func movedMeanwhile() {
    let scene = ScrollStage()
    scene.play(0, down(1, 200, 700))
    scene.play(0.1, move(1, 200, 600))
    scene.scroll.contentOffset.y = 1000
    scene.play(0.2, move(1, 200, 590))
    expect(scene.y, is: 1010)
  }

  @Test("SCR-25: a second finger joins a drag and leaves it without a jump")
  func secondFinger() {
    let scene = ScrollStage()
    scene.play(0, down(1, 200, 700))
    scene.play(0.1, move(1, 200, 600))
    scene.play(0.2, down(2, 100, 200))
    expect(scene.y, is: 90)
    scene.play(0.3, move(1, 200, 580), move(2, 100, 180))
    expect(scene.y, is: 110)
    scene.play(0.4, up(1, 200, 580))
    #expect(scene.y == 110 && scene.scroll.isDragging)
    scene.play(0.5, move(2, 100, 170))
    expect(scene.y, is: 120)
  }

  @Test("SCR-3: a pan that is attached to another view scrolls from there")
  func movedRecognizer() {
    let scene = ScrollStage()
    scene.scroll.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    // What is not content keeps nothing from it.
    scene.scroll.canCancelContentTouches = false
    let pad = scene.stage.add("P", 0, 400, 400, 400)
    pad.addGestureRecognizer(scene.scroll.panGestureRecognizer)
    scene.play(0, down(1, 200, 700))
    scene.play(0.1, move(1, 200, 600))
    expect(scene.y, is: 90)
    scene.play(0.5, up(1, 200, 600))
    scene.play(1, down(1, 200, 300))
    scene.play(1.1, move(1, 200, 200))
    expect(scene.y, is: 90)
  }

  @Test("SCR-1: the delegate of the pan has to stay the scroll view")
  func panDelegate() async {
    let scene = ScrollStage()
    #expect(scene.scroll.panGestureRecognizer.delegate == nil)
    expect(scene.scroll.pinchGestureRecognizer, is: nil)
    expect(scene.scroll.gestureRecognizers?.count, is: 2)
    let own = ScrollStage(AskedScrollView())
    expect(own.scroll.panGestureRecognizer.delegate, isSame: own.scroll)
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (scroll, arbiter) = (UIScrollView(), Arbiter())
        scroll.panGestureRecognizer.delegate = arbiter
        print(scroll.bounds)
      }
    }
  }

  @Test("SCR-1: a scroll view that is its pan's delegate is asked")
  func ownDelegate() {
    let scroll = AskedScrollView()
    let scene = ScrollStage(scroll)
    scene.play(0, down(1, 200, 700))
    scene.play(0.1, move(1, 200, 600))
    #expect(scroll.asked == 1 && scene.y == 0)
  }
}

final class AskedScrollView: UIScrollView, UIGestureRecognizerDelegate {
  private(set) var asked = 0

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    return false
  }
}
