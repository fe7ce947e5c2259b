import Expectations
import Foundation
import Testing
import UIKit

@Suite("Scroll views that move by themselves", .bothWays)
struct DecelerationTests {
  @Test(
    "SCR-19: the velocity shrinks by the rate each millisecond, and the way is the sum of the velocities",
    arguments: [0.998, 0.99])
  func formula(rate: Double) {
    let scene = ScrollStage(content: CGSize(width: 400, height: 40000))
    scene.scroll.decelerationRate = .init(rawValue: CGFloat(rate))
    scene.flick(from: 700, 680, 660)
    // Where the finger let go, and when; the content goes 0.499 s at the speed that it has, or 0.099 s.
    let (start, lift, reach) = (30.0, 0.021, rate / (1 - rate) / 1000)
    for frame in 2...30 {
      let time = Double(frame) / 60
      scene.wait(time + 1e-6)
      let expected = start + 2000 * reach * (1 - pow(rate, 1000 * (time - lift)))
      expect(scene.y, near: expected, within: 0.01)
    }
    scene.wait(30)
    expect(scene.y, near: (start + 1990 * reach), within: 1e-6)
  }

  @Test("SCR-19: it ends with the first frame in which it is slower than 10 pt/s, without a jump")
  func end() {
    let scene = ScrollStage(content: CGSize(width: 400, height: 40000))
    scene.flick(from: 700, 680, 660)
    // ln(2000 / 10) / 2.002 s after the lift at 0.021 s.
    scene.wait(2.667)
    #expect(scene.scroll.isDecelerating)
    let before = scene.y
    scene.wait(2.684)
    #expect(!scene.scroll.isDecelerating)
    #expect(scene.y - before < 0.2)
  }

  @Test("SCR-19: the end is the same to the last bit, however many steps lead there")
  func stepsMakeNoDifference() {
    var ends: Set<Double> = []
    for steps in [1.0, 7, 60, 120, 1000] {
      var rules = EventRules()
      rules.scrollStepsPerSecond = steps
      let scene = ScrollStage(rules: rules)
      scene.flick(from: 700, 600, 500, 350, 200)
      scene.wait(60)
      ends.insert(scene.y)
      #expect(!scene.scroll.isDecelerating)
    }
    expect(ends.count, is: 1)
  }

  @Test("SCR-19, SCR-20: content that arrives at its edge with speed goes beyond and comes back to it")
  func bounce() {
    let scene = ScrollStage(content: CGSize(width: 400, height: 1200))
    var (highest, last, jump) = (0.0, 0.0, 0.0)
    scene.onScroll = { [unowned scene] in
      highest = max(highest, scene.y)
      jump = max(jump, abs(scene.y - last))
      last = scene.y
    }
    scene.flick(from: 700, 660, 620)
    scene.wait(10)
    #expect(highest > 410 && highest < 600)
    expect(scene.y, is: 400)
    // Never faster than the finger was, 4,000 pt/s: 67 pt a step.
    #expect(jump < 67)
  }

  @Test("SCR-19: without bounces it ends where it meets the edge")
  func noBounce() {
    let scene = ScrollStage(content: CGSize(width: 400, height: 1200))
    scene.scroll.bounces = false
    var highest = 0.0
    scene.onScroll = { [unowned scene] in highest = max(highest, scene.y) }
    scene.flick(from: 700, 660, 620)
    scene.wait(10)
    #expect(highest == 400 && scene.y == 400)
    expect(scene.log.last, is: "didEndDecelerating")
  }

  @Test("SCR-20: a throw from beyond one edge may end beyond the other, and comes back from there")
  func throughEverything() {
    let scene = ScrollStage(content: CGSize(width: 400, height: 900))
    scene.play(0, down(1, 200, 100))
    scene.play(0.01, move(1, 200, 300))
    #expect(scene.y < -90)
    scene.play(0.02, move(1, 200, 180))
    scene.play(0.021, up(1, 200, 180))
    var highest = 0.0
    scene.onScroll = { [unowned scene] in highest = max(highest, scene.y) }
    scene.wait(10)
    #expect(highest > 100)
    expect(scene.y, is: 100)
  }

  @Test("SCR-27: content that code moves a little beyond an edge keeps its velocity")
  func movedOutside() {
    var places: [Double] = []
    for step in [0, 0.001] {
      let scene = ScrollStage(content: CGSize(width: 400, height: 1200))
      var isMoved = false
      // In the very step, as the velocity is that of the time and the offset that of the step.
      scene.onScroll = { [unowned scene] in
        guard scene.y > 440, !isMoved else { return }
        isMoved = true
        scene.scroll.contentOffset.y += step
      }
      scene.flick(from: 700, 660, 620)
      scene.wait(0.3)
      #expect(isMoved)
      places.append(scene.y)
    }
    expect(places[0], near: places[1], within: 0.01)
  }

  @Test("SCR-27: content that comes back fast enough continues inside")
  func inwards() {
    let scene = ScrollStage()
    scene.play(0, down(1, 200, 100))
    scene.play(0.01, move(1, 200, 300))
    let out = -scene.y
    #expect(out > 90)
    scene.play(0.02, move(1, 200, 280))
    scene.play(0.021, up(1, 200, 280))
    // 2,000 pt/s shrink at 12.002 a second until 1 − 2.002 · x / v is left of them as far as the edge is concerned.
    let stretch: Double = 170 * 0.55 / 800
    let x: Double = 800 - 800 / (stretch + 1)
    let rate = -1000 * log(0.998)
    let crossing = -log(1 - rate * x / 2000) / rate
    let left = 2000 * exp(-(10 + rate) * crossing)
    scene.wait(10)
    expect(scene.y, near: (left - 10) * 0.499, within: 1e-6)
  }

  @Test("SCR-14: content that is stopped beyond its edge goes back when the finger lifts")
  func stoppedOutside() {
    let scene = ScrollStage(content: CGSize(width: 400, height: 1200))
    scene.flick(from: 700, 660, 620)
    scene.wait(0.25)
    let here = scene.y
    #expect(here > 400)
    scene.play(0.25, down(1, 200, 300))
    scene.wait(1)
    expect(scene.y, near: here, within: 20)
    _ = scene.log
    scene.play(1, up(1, 200, 300))
    scene.wait(5)
    expect(scene.log, is: ["willBeginDecelerating", "didEndDecelerating"])
    expect(scene.y, is: 400)
  }

  @Test("SCR-14: it stays there while the finger is down, though another recognizer has excluded the pan")
  func stoppedOutsideWithoutPan() {
    let scene = ScrollStage(content: CGSize(width: 400, height: 1200))
    let (press, arbiter) = (UILongPressGestureRecognizer(), Arbiter())
    press.minimumPressDuration = 0.1
    arbiter.together = { [pan = scene.scroll.panGestureRecognizer] _, other in other !== pan }
    press.delegate = arbiter
    scene.stage.attach(press, "press", to: scene.scroll)
    scene.flick(from: 700, 660, 620)
    scene.wait(0.25)
    let here = scene.y
    scene.play(0.25, down(1, 200, 300))
    _ = scene.log
    scene.wait(1)
    expect(scene.log, is: ["press.began"])
    expect(scene.y, near: here, within: 20)
    scene.play(1, up(1, 200, 300))
    scene.wait(5)
    expect(scene.y, is: 400)
  }

  @Test("SCR-14: a stopped movement can be dragged on")
  func draggedOn() {
    let scene = ScrollStage()
    scene.flick(from: 700, 660, 620)
    scene.wait(0.5)
    scene.play(0.5, down(1, 200, 700))
    let here = scene.y
    _ = scene.log
    scene.play(0.6, move(1, 200, 650))
    expect(scene.log, is: ["willBeginDragging"])
    expect(scene.y, is: here + 40)
  }

  @Test("SCR-17: pages turn one at a time, by the way gone or by the speed")
  func paging() {
    for (lift, way, page) in [(0.5, 300.0, 0.0), (0.5, 450, 800), (0.11, 100, 800), (0.11, 790, 800)] {
      let scene = ScrollStage()
      scene.scroll.isPagingEnabled = true
      scene.play(0, down(1, 200, 790))
      scene.play(0.1, move(1, 200, 790 - way))
      scene.play(lift, up(1, 200, 790 - way))
      #expect(scene.log.contains { $0.hasSuffix("to 0,\(page.formatted(.number.grouping(.never)))") })
      scene.wait(5)
      expect(scene.y, is: page)
    }
  }

  @Test("SCR-17: a drag over several pages turns one")
  func longDragOverPages() {
    let scene = ScrollStage()
    scene.scroll.isPagingEnabled = true
    scene.scroll.frame.size.height = 200
    scene.play(0, down(1, 200, 190))
    scene.play(0.1, move(1, 200, -310))
    expect(scene.y, is: 490)
    scene.play(0.5, up(1, 200, -310))
    scene.wait(5)
    expect(scene.y, is: 200)
  }

  @Test("SCR-17, SCR-19: code that moves decelerating content has it continue from there")
  func movedMeanwhile() {
    let scene = ScrollStage(content: CGSize(width: 400, height: 40000))
    scene.flick(from: 700, 680, 660)
    scene.wait(0.5)
    let speed = 2000 * pow(0.998, 1000 * (0.5 - 0.021))
    scene.scroll.contentOffset.y = 10000
    scene.wait(20)
    expect(scene.y, near: (10000 + (speed - 10) * 0.499), within: 1e-6)
    expect(scene.log.last, is: "didEndDecelerating")
  }

  @Test("SCR-17: a delegate that keeps the content back while it moves lets it come to rest")
  func heldBack() {
    let scene = ScrollStage(content: CGSize(width: 400, height: 1200))
    scene.onScroll = { [unowned scene] in
      if scene.y > 400 { scene.scroll.contentOffset.y = 400 }
    }
    scene.flick(from: 700, 660, 620)
    scene.wait(10)
    expect(scene.y, is: 400)
    expect(scene.log.last, is: "didEndDecelerating")
  }

  @Test("SCR-29: an animated offset takes 18 frames from the next one on, along half a cosine")
  func animated() {
    let scene = ScrollStage()
    scene.logsScrolling = true
    scene.wait(0.99)
    scene.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(scene.y == 0 && scene.log == [])
    #expect(!scene.scroll.isDragging && !scene.scroll.isDecelerating && !scene.scroll.isTracking)
    for frame in 0...18 {
      scene.wait(1 + Double(frame) / 60 + 1e-6)
      expect(scene.y, near: 300 * (1 - cos(Double(frame) * .pi / 18)), within: 0.01)
    }
    let log = scene.log
    #expect(log.count == 19 && log.last == "didEndAnimation")
    scene.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    #expect(scene.y == 100 && scene.log == ["didScroll 0,100"])
  }

  @Test(
    "SCR-29: from 0 to 400 the offset is where it was measured, to half a point",
    arguments: [(8, 165.5), (16, 388), (7, 131.5), (30, 400)])
  func measured(frame: Int, offset: Double) {
    let scene = ScrollStage()
    scene.wait(0.99)
    scene.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    scene.wait(1 + Double(frame) / 60 + 1e-6)
    #expect(abs(scene.y - offset) <= 0.25)
  }

  @Test("SCR-30: the delegate hears of the offset before the call returns, and of the bounds not at all")
  func whoHears() {
    let scene = ScrollStage()
    scene.logsScrolling = true
    scene.scroll.contentOffset = CGPoint(x: 0, y: 40)
    expect(scene.log, is: ["didScroll 0,40"])
    scene.scroll.bounds = CGRect(x: 0, y: 90, width: 400, height: 800)
    #expect(scene.log == [] && scene.y == 90)
    scene.scroll.bounds.origin.y = 10
    #expect(scene.log == [] && scene.y == 10)
    scene.onScroll = { [unowned scene] in
      scene.onScroll = nil
      scene.scroll.bounds.origin.y = 300
    }
    scene.scroll.contentOffset.y = 20
    #expect(scene.log == ["didScroll 0,20"] && scene.y == 300)
  }

  @Test("SCR-17: a view that leaves its window moves no more")
  func leavesWindow() {
    let scene = ScrollStage()
    scene.flick(from: 700, 660, 620)
    scene.wait(0.3)
    scene.scroll.removeFromSuperview()
    let here = scene.y
    scene.wait(5)
    #expect(scene.y == here && !scene.scroll.isDecelerating)
  }

  @Test("SCR-21: a rectangle is brought into view by as little as it takes")
  func rectangle() {
    let scene = ScrollStage()
    func show(_ y: Double, _ height: Double) -> Double {
      scene.scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      return scene.y
    }
    expect(show(100, 100), is: 0)
    expect(show(900, 100), is: 200)
    expect(show(150, 10), is: 150)
    expect(show(3900, 500), is: 3200)
    expect(show(-50, 10), is: 0)
  }

  @Test("SCR-24: a tap on the status bar scrolls the only scroll view that wants it to its top")
  func statusBar() {
    let scene = ScrollStage()
    scene.scroll.contentInset.top = 20
    scene.scroll.contentOffset.y = 500
    scene.stage.world.application.statusBarWasTapped()
    scene.wait(1)
    expect(scene.y, is: -20)
    expect(scene.log, is: ["didScrollToTop"])
    scene.scroll.contentOffset.y = 500
    let other = scene.stage.world.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    scene.stage.window.addSubview(other)
    other.contentOffset.y = 50
    scene.stage.world.application.statusBarWasTapped()
    scene.wait(2)
    #expect(scene.y == 500 && other.contentOffset.y == 50)
    other.isHidden = true
    scene.stage.world.application.statusBarWasTapped()
    scene.wait(3)
    expect(scene.y, is: -20)
    scene.scroll.contentOffset.y = 500
    scene.letsGoToTop = false
    scene.stage.world.application.statusBarWasTapped()
    scene.wait(3.5)
    expect(scene.y, is: 500)
    scene.letsGoToTop = true
    scene.scroll.scrollsToTop = false
    scene.stage.world.application.statusBarWasTapped()
    scene.wait(4)
    expect(scene.y, is: 500)
  }

  @Test("SCR-32: a drag that catches moving content begins after 10 pt, or with any move where it is told so")
  func catching() {
    for atOnce in [false, true] {
      var rules = EventRules()
      rules.scrollCatchBeginsAtOnce = atOnce
      let scene = ScrollStage(content: CGSize(width: 400, height: 40000), rules: rules)
      scene.flick(from: 700, 680, 660)
      scene.play(0.2, down(1, 200, 400))
      let caught = scene.y
      scene.play(0.25, move(1, 200, 396))
      expect(scene.scroll.isDragging, is: atOnce)
      expect(scene.y - caught, near: (atOnce ? 4 : 0), within: 1e-9)
      scene.play(0.3, move(1, 200, 360))
      expect(scene.y - caught, near: (atOnce ? 40 : 30), within: 1e-9)
      scene.play(1, up(1, 200, 360))
      // What rests is dragged after 10 pt in any case.
      scene.play(5, down(1, 200, 400))
      scene.play(5.1, move(1, 200, 396))
      #expect(!scene.scroll.isDragging)
    }
  }

  @Test("SCR-33: flicks the same way build up speed where they are told to, and the other way they do not")
  func momentum() {
    func end(carries: Bool, down first: Double, to second: Double) -> Double {
      var rules = EventRules()
      rules.scrollCarriesMomentum = carries
      let scene = ScrollStage(content: CGSize(width: 400, height: 400_000), rules: rules)
      scene.scroll.contentOffset = CGPoint(x: 0, y: 100_000)
      scene.flick(from: 700, 680, 660)
      scene.flick(from: first, (first + second) / 2, second, at: 0.271)
      let lift = scene.y
      scene.wait(60)
      return scene.y - lift
    }
    let (plain, carried) = (end(carries: false, down: 700, to: 650), end(carries: true, down: 700, to: 650))
    // 0.25 s after the lift at 2,000 pt/s the content still has 0.998^250 of it.
    let caught: Double = 2000 * pow(0.998, 250.0)
    expect(carried - plain, near: 0.499 * 0.000816 * pow(caught, 1.967 as Double), within: 1)
    expect(end(carries: true, down: 650, to: 700), is: end(carries: false, down: 650, to: 700))
  }
}
