import Expectations
import Fingerpost
import FingerpostTimeline
import Foundation
import Testing
import UIKit

/// What waits while a scroll view tracks or decelerates.
@Suite struct TrackingModeTests {
  private final class Caller: NSObject {
    let stage: Stage
    var lines: [String] = []

    init(_ stage: Stage) { self.stage = stage }

    nonisolated deinit {}

    private func note(_ word: String) {
      let time = (stage.world.timeline.now.seconds * 100).rounded() / 100
      lines.append("\(word) \(time)")
    }

    func called() { note("called") }
    func ticked() { note("timer") }
    func framed(_ link: CADisplayLink) { note("frame") }

    /// Hands out what was noted since the last call.
    func drain() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func stage() -> (Stage, Caller) {
    let stage = Stage()
    let scrollView = stage.world.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    scrollView.contentSize = CGSize(width: 400, height: 8000)
    stage.window.addSubview(scrollView)
    return (stage, Caller(stage))
  }

  @Test("PIPE-17: a delayed call waits while a finger is on a scroll view, and comes when it lifts")
  func delayedCall() {
    let (stage, caller) = stage()
    stage.world.run {
      caller.perform(Selector("called", Caller.called), with: nil, afterDelay: 0.1)
      stage.play(0.05, down(1, 200, 400))
      stage.play(0.5, move(1, 200, 300))
      expect(caller.drain(), is: [])
      // Its velocity is forgotten, so nothing decelerates.
      stage.play(0.9, move(1, 200, 300))
      stage.play(1, up(1, 200, 300))
      stage.play(1.1)
    }
    expect(caller.drain(), is: ["called 1.0"])
  }

  @Test("PIPE-17: it waits for the end of the deceleration, and in the common modes for nothing")
  func deceleration() {
    let (stage, caller) = stage()
    stage.world.run {
      caller.perform(Selector("called", Caller.called), with: nil, afterDelay: 0.1)
      let common = Selector("ticked", Caller.ticked)
      caller.perform(common, with: nil, afterDelay: 0.1, inModes: [.common])
      caller.perform(common, with: nil, afterDelay: 0.12, inModes: [.default, .tracking])
      caller.perform(common, with: nil, afterDelay: 0.14, inModes: [.default])
      stage.play(0.05, down(1, 200, 600))
      for step in 1...4 { stage.play(0.05 + Double(step) / 60, move(1, 200, 600 - 30 * Double(step))) }
      stage.play(0.13, up(1, 200, 480))
      stage.play(0.5)
      expect(caller.drain(), is: ["timer 0.1", "timer 0.12"])
      stage.play(9)
    }
    let late = caller.drain()
    #expect(late.count == 2 && late[0].hasPrefix("called") && late[1].hasPrefix("timer"))
    #expect(late.allSatisfy { $0 > "called 1" })
  }

  @Test("PIPE-17: a repeating timer fires once for all times that it missed, and keeps its beat")
  func timer() {
    let (stage, caller) = stage()
    stage.world.run {
      let timer = Timer.scheduledTimer(
        timeInterval: 0.2, target: caller, selector: Selector("ticked", Caller.ticked), userInfo: nil,
        repeats: true)
      stage.play(0.3, down(1, 200, 400))
      stage.play(1.1, up(1, 200, 400))
      stage.play(1.45)
      timer.invalidate()
    }
    expect(caller.drain(), is: ["timer 0.2", "timer 1.1", "timer 1.2", "timer 1.4"])
  }

  @Test("PIPE-17: a display link in the default mode alone pauses, one in the common modes does not")
  func displayLink() {
    for (mode, frames) in [(RunLoop.Mode.default, 0), (.common, 6)] {
      let (stage, caller) = stage()
      stage.world.run {
        let link = CADisplayLink(target: caller, selector: Selector("framed", Caller.framed))
        link.add(to: .main, forMode: mode)
        stage.play(0.0001, down(1, 200, 400))
        stage.play(0.101, up(1, 200, 400))
        expect(caller.drain().count, is: frames)
        stage.play(0.19)
        expect(caller.drain().count, is: 5)
        link.invalidate()
      }
    }
  }

  @Test("PIPE-17: what is canceled while it waits is not called, and a scroll view that goes keeps nothing")
  func leaving() {
    let (stage, caller) = stage()
    stage.world.run {
      caller.perform(Selector("called", Caller.called), with: nil, afterDelay: 0.1)
      stage.play(0.05, down(1, 200, 400))
      stage.play(0.2)
      NSObject.cancelPreviousPerformRequests(withTarget: caller)
      stage.play(0.3, up(1, 200, 400))
      stage.play(0.4)
      expect(caller.drain(), is: [])
      stage.play(0.5, down(1, 200, 400))
      caller.perform(Selector("called", Caller.called), with: nil, afterDelay: 0.1)
      stage.window.subviews[0].removeFromSuperview()
      stage.play(0.7)
      expect(caller.drain(), is: ["called 0.6"])
    }
  }

  @Test(
    "PIPE-17: what waits for a scroll view that leaves its window comes with the next event at the latest")
  func waiting() {
    let (stage, caller) = stage()
    stage.world.run {
      stage.play(0.05, down(1, 200, 400))
      caller.perform(Selector("called", Caller.called), with: nil, afterDelay: 0.1)
      stage.play(0.3)
      stage.window.subviews[0].removeFromSuperview()
      stage.play(0.4, up(1, 200, 400))
      stage.play(0.5)
      expect(caller.drain(), is: ["called 0.3"])
    }
    let (other, late) = self.stage()
    other.world.run {
      other.play(0.05, down(1, 200, 600))
      for step in 1...4 { other.play(0.05 + Double(step) / 60, move(1, 200, 600 - 30 * Double(step))) }
      other.play(0.13, up(1, 200, 480))
      late.perform(Selector("called", Caller.called), with: nil, afterDelay: 0.1)
      other.play(0.3)
      expect(late.drain(), is: [])
      other.window.subviews[0].removeFromSuperview()
      other.play(0.4)
      other.play(0.5)
    }
    expect(late.drain().count, is: 1)
  }
}
