import Expectations
import Fingerpost
import FingerpostTimeline
import Foundation
import Testing

@testable import FingerpostScenarios

/// When a run is looked at from outside.
@Suite struct RunWatchTests {
  @Test(
    "ANIM-2: while something animates a run is looked at with each frame of the display, and then no more")
  func frames() {
    let world = World()
    var times: [Int64] = []
    let watch = RunWatch(frame: { _ in }, instant: { times.append($0.timeline.now.nanoseconds / 1_000_000) })
    let run = VirtualRun(world, watching: watch)
    run.advance(to: 0)
    expect(times, is: [])
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.makeKeyAndVisible()
      UIView.animate(withDuration: 0.1) { window.alpha = 0.5 }
      run.advance(to: 60_000_000)
    }
    expect(times, is: [16, 33, 50])
    #expect(run.finish())
    expect(times, is: [16, 33, 50, 66, 83, 100])
  }

  @Test("ANIM-2: what animates forever keeps no run from coming to its end")
  func forever() {
    let world = World()
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.makeKeyAndVisible()
      UIView.animate(withDuration: 0.1, delay: 0, options: .repeat) { window.alpha = 0.5 }
      #expect(VirtualRun(world, watching: RunWatch(frame: { _ in }, instant: { _ in })).finish())
    }
  }
}
