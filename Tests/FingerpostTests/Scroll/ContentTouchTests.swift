import Expectations
import Foundation
import Testing
import UIKit

@Suite("What the content of a scroll view hears", .bothWays)
struct ContentTouchTests {
  @Test("SCR-4: a quick tap reaches the content as a whole, at the lift")
  func quickTap() {
    let scene = ScrollStage()
    scene.play(0, down(1, 50, 50))
    expect(scene.log, is: [])
    scene.play(0.06, up(1, 50, 50))
    expect(scene.log, is: ["V.began(1)", "V.ended(1)"])
  }

  @Test("SCR-2, SCR-5: a press reaches the content after 0.15 s, as it was when it began")
  func press() {
    let scene = ScrollStage()
    var seen: [Double] = []
    scene.content.onTouch = { _, touches, _ in seen = touches.map { $0.timestamp } }
    scene.play(0.01, down(1, 50, 50))
    scene.wait(0.159)
    expect(scene.log, is: [])
    scene.wait(0.161)
    expect(scene.log, is: ["V.began(1)"])
    expect(seen, is: [0.01])
    scene.play(0.5, up(1, 50, 50))
    expect(scene.log, is: ["V.ended(1)"])
  }

  @Test("SCR-5: another finger does not make the delay longer")
  func secondFingerDuringDelay() {
    let scene = ScrollStage()
    scene.play(0, down(1, 50, 50))
    scene.play(0.1, move(1, 50, 50), down(2, 90, 50))
    scene.wait(0.149)
    expect(scene.log, is: [])
    scene.wait(0.151)
    expect(scene.log, is: ["V.began(1)"])
  }

  @Test("SCR-2: the delay ends with a cancellation, too, and the content hears nothing")
  func cancelledEarly() {
    let scene = ScrollStage()
    scene.play(0, down(1, 50, 50))
    scene.play(0.05, cancel(1, 50, 50))
    scene.wait(1)
    expect(scene.log, is: [])
  }

  @Test("SCR-2: the delay ends with the first cancellation, for another finger as well")
  func oneCancelled() {
    let scene = ScrollStage()
    scene.content.isMultipleTouchEnabled = true
    scene.play(0, down(1, 50, 50), down(2, 90, 50))
    scene.play(0.1, cancel(1, 50, 50))
    expect(scene.log, is: ["V.began(2)"])
  }

  @Test("SCR-2: a recognizer that recognizes during the delay does not end it")
  func delayIsNotPrevented() {
    let scene = ScrollStage()
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.05
    press.cancelsTouchesInView = false
    scene.stage.attach(press, "press", to: scene.content)
    scene.play(0, down(1, 50, 50))
    scene.wait(0.149)
    expect(scene.log, is: ["press.began"])
    scene.wait(0.151)
    expect(scene.log, is: ["V.began(1)"])
  }

  @Test("SCR-6: of a touch that drags at once the content hears nothing")
  func dragsAtOnce() {
    let scene = ScrollStage()
    scene.play(0, down(1, 50, 400))
    scene.play(0.05, move(1, 50, 370))
    expect(scene.log, is: ["willBeginDragging"])
    expect(scene.y, is: 20)
    scene.wait(1)
    expect(scene.log, is: [])
  }

  @Test("SCR-7: a drag takes the touch from content that was told of it")
  func dragsLater() {
    let scene = ScrollStage()
    scene.play(0, down(1, 50, 400))
    scene.play(0.3, move(1, 50, 370))
    expect(scene.log, is: ["V.began(1)", "willBeginDragging", "V.cancelled(1)"])
    #expect(scene.scroll.isDragging)
  }

  @Test("SCR-7: content that may not lose its touch keeps it, and nothing scrolls")
  func contentKeeps() {
    let scroll = ChoosyScrollView()
    scroll.lets = { _ in true }
    scroll.cancels = { _ in false }
    let scene = ScrollStage(scroll)
    scene.play(0, down(1, 50, 400))
    scene.play(0.3, move(1, 50, 370))
    scene.play(0.4, move(1, 50, 300))
    scene.play(0.5, up(1, 50, 300))
    expect(scene.log, is: ["V.began(1)", "V.moved(1)", "V.moved(1)", "V.ended(1)"])
    expect(scene.y, is: 0)
    expect(scroll.asked, is: ["begin", "cancel"])
    // The next touch is another matter.
    scene.flick(from: 400, 380, at: 1)
    expect(scene.log.first, is: "willBeginDragging")
  }

  @Test("SCR-8: without canCancelContentTouches nothing asks, and the content keeps its touch")
  func neverCancelled() {
    let scroll = ChoosyScrollView()
    let scene = ScrollStage(scroll)
    scroll.canCancelContentTouches = false
    scene.play(0, down(1, 50, 400))
    scene.play(0.3, move(1, 50, 300))
    expect(scene.log, is: ["V.began(1)", "V.moved(1)"])
    expect(scroll.asked, is: ["begin"])
    scene.play(0.4, up(1, 50, 300))
    // A quick drag has nothing to cancel.
    scene.play(1, down(1, 50, 400))
    scene.play(1.05, move(1, 50, 300))
    expect(scene.y, is: 90)
  }

  @Test("SCR-10: without the delay the content is asked about and told at the touch-down")
  func noDelay() {
    let scroll = ChoosyScrollView()
    let scene = ScrollStage(scroll)
    scroll.delaysContentTouches = false
    scene.play(0, down(1, 50, 400))
    expect(scroll.asked, is: ["begin"])
    expect(scene.log, is: ["V.began(1)"])
    scene.play(0.05, move(1, 50, 370))
    expect(scene.log, is: ["willBeginDragging", "V.cancelled(1)"])
  }

  @Test("SCR-11: content that may not begin hears nothing of the touch, which scrolls all the same")
  func mayNotBegin() {
    let scroll = ChoosyScrollView()
    scroll.lets = { _ in false }
    let scene = ScrollStage(scroll)
    scene.play(0, down(1, 50, 400))
    scene.play(0.3, move(1, 50, 391))
    expect(scene.log, is: [])
    scene.play(0.4, move(1, 50, 370))
    expect(scene.log, is: ["willBeginDragging"])
    scene.play(0.5, up(1, 50, 370))
    expect(scroll.asked, is: ["begin"])
  }

  @Test("SCR-11: of several touches of a view that begin together it is asked once")
  func askedTogether() {
    let scroll = ChoosyScrollView()
    let scene = ScrollStage(scroll)
    scene.content.isMultipleTouchEnabled = true
    scroll.delaysContentTouches = false
    scene.play(0, down(1, 50, 400), down(2, 90, 400))
    expect(scroll.asked, is: ["begin"])
    expect(scene.log, is: ["V.began(1,2)"])
  }

  @Test("SCR-12: touches of the scroll view itself are delayed, and nothing is asked about them")
  func scrollViewItself() {
    let scroll = ChoosyScrollView()
    let scene = ScrollStage(scroll)
    scene.content.isUserInteractionEnabled = false
    scene.play(0, down(1, 50, 400))
    expect(scroll.heard, is: [])
    scene.wait(0.2)
    expect(scroll.heard, is: ["began"])
    scene.play(0.3, up(1, 50, 400))
    expect(scroll.heard, is: ["began", "ended"])
    expect(scroll.asked, is: [])
  }

  @Test("SCR-12: a drag takes a touch from the scroll view itself, and nothing is asked about it")
  func dragOfScrollViewItself() {
    let scroll = ChoosyScrollView()
    let scene = ScrollStage(scroll)
    scene.content.isUserInteractionEnabled = false
    scene.play(0, down(1, 50, 400))
    scene.wait(0.2)
    scene.play(0.3, move(1, 50, 300))
    expect(scene.y, is: 90)
    expect(scroll.heard, is: ["began"])
    expect(scroll.asked, is: [])
  }

  @Test("SCR-13: recognizers on the content have their touches at once")
  func recognizersAreNotDelayed() {
    let scene = ScrollStage()
    let recognizer = PlainRecognizer()
    recognizer.onTouches = { _, phase, _ in scene.stage.note("g.\(phase)") }
    scene.content.addGestureRecognizer(recognizer)
    scene.play(0, down(1, 50, 50))
    expect(scene.log, is: ["g.began"])
  }

  @Test("SCR-14: a touch that stops a movement is not given to the content")
  func stopping() {
    let scene = ScrollStage()
    scene.content.frame.size.height = 4000
    scene.flick(from: 700, 660, 620, 580)
    _ = scene.log
    scene.wait(0.5)
    #expect(scene.scroll.isDecelerating)
    scene.play(0.5, down(1, 50, 50))
    #expect(!scene.scroll.isDecelerating)
    let here = scene.y
    scene.play(0.55, up(1, 50, 50))
    scene.wait(3)
    expect(scene.log, is: ["didEndDecelerating"])
    expect(scene.y, is: here)
    // Nothing was moving this time.
    scene.play(4, down(1, 50, 50))
    scene.play(4.05, up(1, 50, 50))
    expect(scene.log, is: ["V.began(1)", "V.ended(1)"])
  }

  @Test("SCR-14: a touch that stops a movement excludes recognizers on the content, unless both may run")
  func stoppingExcludes() {
    for runsBoth in [false, true] {
      let scene = ScrollStage()
      scene.content.frame.size.height = 4000
      let (tap, arbiter) = (UITapGestureRecognizer(), Arbiter())
      arbiter.together = { _, _ in runsBoth }
      tap.delegate = arbiter
      scene.stage.attach(tap, "tap", to: scene.content)
      scene.flick(from: 700, 660, 620, 580)
      scene.wait(0.5)
      _ = scene.log
      scene.play(0.5, down(1, 50, 50))
      scene.play(0.55, up(1, 50, 50))
      expect(scene.log, is: ["didEndDecelerating"] + (runsBoth ? ["tap.ended"] : []))
      scene.wait(2)
      scene.play(2, down(1, 50, 50))
      scene.play(2.05, up(1, 50, 50))
      expect(scene.log, is: ["tap.ended"])
    }
  }

  @Test("SCR-14: it is so without a delay as well, and the finger that stopped the content may drag it on")
  func stoppingWithoutDelay() {
    let scene = ScrollStage()
    scene.scroll.delaysContentTouches = false
    scene.content.frame.size.height = 4000
    scene.flick(from: 700, 660, 620, 580)
    scene.wait(0.5)
    _ = scene.log
    scene.play(0.5, down(1, 50, 500))
    scene.play(0.9, move(1, 50, 450))
    expect(scene.log, is: ["didEndDecelerating", "willBeginDragging"])
    scene.play(1.5, up(1, 50, 450))
    scene.wait(2)
    _ = scene.log
    scene.play(2, down(1, 50, 50))
    expect(scene.log, is: ["V.began(1)"])
  }

  @Test("SCR-14, SCR-19: 2.5 s after a fling of 750 pt/s a tap reaches the button under it")
  func tapAfterFling() {
    let scene = ScrollStage()
    let button = scene.stage.world.run { UIButton(frame: CGRect(x: 0, y: 300, width: 400, height: 400)) }
    scene.scroll.addSubview(button)
    button.addAction(UIAction { _ in scene.stage.note("tapped") }, for: .touchUpInside)
    scene.flick(from: 700, 692.5, 685, 677.5)
    #expect(scene.log.contains("willEndDragging 0,0.75 to 0,382.13"))
    scene.wait(2.4)
    expect(scene.log, is: ["didEndDecelerating"])
    scene.play(2.531, down(1, 50, 50))
    scene.play(2.6, up(1, 50, 50))
    expect(scene.log, is: ["tapped"])
  }

  @Test("SCR-22: where scrolling is disabled touches are not delayed")
  func disabled() {
    let scene = ScrollStage()
    scene.scroll.isScrollEnabled = false
    scene.scroll.delaysContentTouches = true
    #expect(!scene.scroll.panGestureRecognizer.isEnabled)
    scene.play(0, down(1, 50, 400))
    expect(scene.log, is: ["V.began(1)"])
    scene.play(0.1, move(1, 50, 300))
    expect(scene.log, is: ["V.moved(1)"])
    scene.play(0.2, up(1, 50, 300))
    scene.scroll.isScrollEnabled = true
    scene.play(1, down(1, 50, 400))
    expect(scene.log, is: ["V.ended(1)"])
  }

  @Test("RESP-13: what the content does not take ends at the scroll view")
  func notForwarded() {
    let scene = ScrollStage()
    let outside = Probe(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    outside.name = "P"
    outside.stage = scene.stage
    scene.stage.window.addSubview(outside)
    outside.addSubview(scene.scroll)
    scene.content.forwards = true
    scene.play(0, down(1, 50, 50))
    scene.play(0.05, up(1, 50, 50))
    expect(scene.log, is: ["V.began(1)", "V.ended(1)"])
  }
}

/// A scroll view whose answers a test gives.
final class ChoosyScrollView: UIScrollView {
  var lets: (UIView) -> Bool = { _ in true }
  var cancels: (UIView) -> Bool = { _ in true }
  private(set) var asked: [String] = []
  private(set) var heard: [String] = []

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    asked.append("begin")
    return lets(view)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    asked.append("cancel")
    return cancels(view)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
}
