import Expectations
import FingerpostHID
import FingerpostTimeline
import Foundation
import Testing
import UIKit

/// What scroll views make of wheels and trackpads.
@Suite("Wheels and trackpads", .bothWays)
struct WheelTests {
  @Test("SCR-53: a trackpad drags the content as a finger does, from the first report on")
  func trackpad() {
    let stage = ScrollStage()
    stage.logsScrolling = true
    expect(stage.scroll(.began, at: 0), is: [])
    expect(stage.scroll(.changed, 0, -3, at: 0.01), is: ["willBeginDragging", "didScroll 0,3"])
    #expect(stage.scroll.isDragging && !stage.scroll.isTracking)
    expect(stage.scroll(.changed, 0, -10, at: 0.02), is: ["didScroll 0,13"])
    let end = stage.scroll(.ended, at: 0.021)
    expect(end.map { $0.prefix(14) }, is: ["willEndDraggin", "didEndDragging", "willBeginDecel"])
    #expect(stage.scroll.isDecelerating)
    stage.wait(10)
    #expect(stage.log.last == "didEndDecelerating" && stage.y > 100)
  }

  @Test("SCR-52: a step of a wheel moves the content at once, and nothing decelerates")
  func wheel() {
    let stage = ScrollStage()
    stage.logsScrolling = true
    let whole = [
      "willBeginDragging", "didScroll 0,50", "willEndDragging 0,0 to 0,50", "didEndDragging false",
    ]
    expect(stage.scroll(.step, 0, -50, at: 0.1), is: whole)
    #expect(!stage.scroll.isDragging && !stage.scroll.isDecelerating)
    stage.wait(5)
    #expect(stage.log == [] && stage.y == 50)
  }

  @Test("SCR-52: a wheel leaves no edge behind, a trackpad does and comes back")
  func edges() {
    let stage = ScrollStage()
    _ = stage.scroll(.step, 0, 80, at: 0)
    expect(stage.y, is: 0)
    _ = stage.scroll(.step, 0, -9000, at: 0.1)
    expect(stage.y, is: 3200)
    _ = stage.scroll(.began, 0, -110, at: 0.2)
    #expect(stage.y > 3240 && stage.y < 3270)
    _ = stage.scroll(.ended, at: 1.2)
    stage.wait(5)
    expect(stage.y, is: 3200)
  }

  @Test("SCR-50, SCR-15: content that does not go that way leaves the scrolling to the scroll view around it")
  func nested() {
    let stage = ScrollStage()
    let inner = stage.stage.world.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)) }
    inner.contentSize = CGSize(width: 1200, height: 300)
    stage.scroll.addSubview(inner)
    _ = stage.scroll(.step, 0, -50, at: 0)
    #expect(stage.y == 50 && inner.contentOffset == .zero)
    _ = stage.scroll(.step, -70, 0, at: 0.1)
    #expect(stage.y == 50 && inner.contentOffset.x == 70)
  }

  @Test(
    "SCR-53: a scroll view that does not scroll leaves it to the one around it; without any nothing happens")
  func disabled() {
    let stage = ScrollStage()
    let inner = stage.stage.world.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)) }
    inner.contentSize = CGSize(width: 400, height: 900)
    stage.scroll.addSubview(inner)
    _ = stage.scroll(.step, 0, -20, at: 0)
    #expect(stage.y == 0 && inner.contentOffset.y == 20)
    inner.isScrollEnabled = false
    _ = stage.scroll(.step, 0, -20, at: 0.1)
    #expect(stage.y == 20 && inner.contentOffset.y == 20)
    stage.scroll.panGestureRecognizer.allowedScrollTypesMask = .continuous
    _ = stage.scroll(.step, 0, -20, at: 0.2)
    expect(stage.y, is: 20)
  }

  @Test("SCR-53: scrolling stops content that decelerates, and takes it along")
  func catches() {
    let stage = ScrollStage()
    stage.flick(from: 700, 650, 600, 550)
    stage.wait(0.2)
    let y = stage.y
    _ = stage.log
    #expect(stage.scroll.isDecelerating)
    expect(stage.scroll(.step, 0, -10, at: 0.2).first, is: "didEndDecelerating")
    #expect(!stage.scroll.isDecelerating && abs(stage.y - y - 10) < 0.001)
  }

  @Test("SCR-16, PIPE-17: the run loop tracks as long as a trackpad drags, and not after a wheel")
  func runLoop() {
    let stage = ScrollStage()
    let application = stage.stage.world.application
    _ = stage.scroll(.step, 0, -10, at: 0)
    #expect(!application.isInTrackingMode)
    _ = stage.scroll(.began, 0, -10, at: 0.1)
    #expect(application.isInTrackingMode)
    _ = stage.scroll(.cancelled, at: 0.2)
    #expect(!application.isInTrackingMode)
  }
}

extension ScrollStage {
  /// Scrolls at (50, 60) and returns what it led to.
  fileprivate func scroll(_ phase: Scroll.Phase, _ dx: Double = 0, _ dy: Double = 0, at time: Double)
    -> [String]
  {
    stage.scroll(phase, dx, dy, at: time)
  }
}
