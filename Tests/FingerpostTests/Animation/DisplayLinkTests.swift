import Expectations
import Fingerpost
import FingerpostHID
import FingerpostTimeline
import Foundation
import Testing
import UIKit

@Suite("Display links")
struct DisplayLinkTests {
  private final class Clock {
    var times: [Double] = []
    var onStep: ((CADisplayLink) -> Void)?
    func step(_ link: CADisplayLink) {
      times.append((link.timestamp * 1000).rounded())
      onStep?(link)
    }
    nonisolated deinit {}
  }

  private let stage = Stage()
  private let clock = Clock()
  private let link: CADisplayLink

  init() {
    let clock = clock
    link = stage.world.run { CADisplayLink(target: clock, selector: Selector("step:", Clock.step)) }
  }

  private func pass(_ seconds: Double) { stage.world.timeline.advance(to: Instant(seconds: seconds)) }

  private func drainTimes() -> [Double] {
    defer { clock.times = [] }
    return clock.times
  }

  @Test("LINK-1: it calls with each frame of the display from its addition on")
  func frames() {
    pass(0.01)
    #expect(drainTimes() == [] && link.timestamp == 0)
    link.add(to: .main, forMode: .common)
    pass(0.07)
    expect(drainTimes(), is: [17, 33, 50, 67])
    expect(link.targetTimestamp - link.timestamp, near: link.duration, within: 1e-9)
  }

  @Test("LINK-1: paused, removed and invalidated it calls nothing")
  func stops() {
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    pass(0.055)
    expect(drainTimes(), is: [])
    link.isPaused = false
    pass(0.08)
    expect(drainTimes(), is: [67])
    link.remove(from: .main, forMode: .common)
    pass(0.11)
    expect(drainTimes(), is: [])
    link.add(to: .main, forMode: .common)
    clock.onStep = { $0.invalidate() }
    pass(0.2)
    #expect(drainTimes() == [117] && stage.world.timeline.nextDeadline == nil)
    link.add(to: .main, forMode: .common)
    expect(stage.world.timeline.nextDeadline, is: nil)
  }

  @Test("LINK-1: with a preferred rate it leaves out frames")
  func rate() {
    link.preferredFramesPerSecond = 20
    link.add(to: .main, forMode: .common)
    pass(0.16)
    expect(drainTimes(), is: [50, 100, 150])
    link.preferredFramesPerSecond = 0
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    pass(0.25)
    expect(drainTimes(), is: [200, 233])
  }

  @Test("LINK-1: at one instant it calls before the touch is delivered")
  func beforeTouches() {
    let probe = stage.add("v", 0, 0, 100, 100)
    clock.onStep = { [unowned stage] _ in stage.note("frame") }
    link.add(to: .main, forMode: .common)
    stage.world.application.handle(
      Frame(nanoseconds: 16_666_667, contacts: [down(1, 50, 50)]))
    expect(stage.drainLog(), is: ["frame", "v.began(1)"])
    expect(probe.superview, isNot: nil)
  }

  @Test("LINK-1: it keeps its target until it is invalidated")
  func keeps() {
    weak var target: Clock?
    let link: CADisplayLink
    do {
      let clock = Clock()
      target = clock
      link = CADisplayLink(target: clock, selector: Selector("step:", Clock.step))
    }
    #expect(target != nil)
    link.invalidate()
    #expect(target == nil)
  }
}
