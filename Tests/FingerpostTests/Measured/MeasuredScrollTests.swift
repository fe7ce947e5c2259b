import Expectations
import FingerpostHID
import FingerpostTimeline
import Foundation
import Testing
import UIKit

/// Scroll views against measurements of UIKit, iOS 26.1 simulator. Nothing is fitted but the moment at which UIKit's clock
/// starts: 0.8 or 0.9 ms after the stamp of the lift, which is how exactly its frames could be sampled.
@Suite("Scrolling as measured", .bothWays)
struct MeasuredScrollTests {
  /// Half a pixel, and what the published formula leaves of the figures itself.
  private static let tolerance = 1.0 / 6 + 0.09
  private static let frame: Int64 = 16_666_667

  /// A drag at an even speed, and what was seen after it.
  nonisolated struct Fling: CustomTestStringConvertible, Sendable {
    var name: String
    /// Where the content is at first, and how much of it there is.
    var offset: Double
    var height: Double = 100_000
    /// Each move of the finger, up the screen, and how many there are.
    var step: Double
    var count: Int
    /// How often the finger is reported at rest before it lifts.
    var rests = 0
    /// What the figures are relative to.
    var zero: Double
    /// When the first frame comes after the lift, in milliseconds, and by how much the clock is late.
    var first: Double
    var late: Double
    var velocity: Double
    var target: Double
    var final: Double
    /// When the end comes after the lift, in milliseconds.
    var end: Double
    var figures: [Double]

    var testDescription: String { name }
  }

  nonisolated static let flings = [
    Fling(
      name: "750 pt/s", offset: 5000, step: 6, count: 14, zero: 5000, first: 10.6, late: 0.9,
      velocity: 0.75, target: 5443.667, final: 5443.333, end: 2160.8, figures: ScrollFigures.slowFling),
    Fling(
      name: "3,000 pt/s", offset: 5000, step: 24, count: 14, zero: 5000, first: 2.28, late: 0.9,
      velocity: 3, target: 6819.667, final: 6818, end: 2852.4, figures: ScrollFigures.fastFling),
    Fling(
      name: "3,125 pt/s against the edge", offset: 38798, height: 40_000, step: 25, count: 12, zero: 39148,
      first: 7.47, late: 0.9, velocity: 3.125, target: 39148, final: 39148, end: 807.6,
      figures: ScrollFigures.impact),
    Fling(
      name: "let go of beyond the edge after a rest", offset: 0, step: -5, count: 120, rests: 38, zero: 0,
      first: 7.64, late: 0.8, velocity: -0.625, target: 0, final: 0, end: 691.1,
      figures: ScrollFigures.release.map { -$0 }),
  ]

  /// A stage as large as an iPhone 16, with a scroll view that fills it.
  private func stage(offset: Double, height: Double = 100_000) -> ScrollStage {
    var rules = EventRules()
    // Touches made by code leave no move while they rest.
    rules.scrollKeepsVelocityAtRest = true
    let scene = ScrollStage(content: CGSize(width: 393, height: height), rules: rules)
    scene.stage.window.frame.size = CGSize(width: 393, height: 852)
    scene.scroll.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    scene.scroll.contentOffset.y = CGFloat(offset)
    return scene
  }

  private func play(_ scene: ScrollStage, _ nanoseconds: Int64, _ contact: Contact) {
    scene.stage.world.application.handle(Frame(nanoseconds: nanoseconds, contacts: [contact]))
  }

  @Test("SCR-19, SCR-26, SCR-27, SCR-28: after the lift, frame by frame", arguments: flings)
  func flings(_ fling: Fling) {
    let scene = stage(offset: fling.offset, height: fling.height)
    // So that a frame of the display comes as long after the lift as it did there.
    let lift = 200 * Self.frame - Int64((fling.first - fling.late) * 1e6)
    let step: Int64 = 8_000_000
    let start = fling.step > 0 ? 700.0 : 100
    let end = start - fling.step * Double(fling.count)
    let down = lift - step * Int64(fling.count + fling.rests + 1)
    play(scene, down, Contact(id: 1, phase: .down, x: 200, y: start))
    for move in 1...(fling.count + fling.rests) {
      let y = start - fling.step * Double(min(move, fling.count))
      play(scene, down + step * Int64(move), Contact(id: 1, phase: .move, x: 200, y: y))
    }
    var (velocity, target) = (0.0, 0.0)
    scene.onEnd = { (velocity, target) = (Double($0.y), Double($1.pointee.y)) }
    play(scene, lift, Contact(id: 1, phase: .up, x: 200, y: end))
    expect(velocity, near: fling.velocity, within: 1e-8)
    expect(target, near: fling.target, within: Self.tolerance)
    expect(scene.log.suffix(2), is: ["didEndDragging true", "willBeginDecelerating"])
    for (index, figure) in fling.figures.enumerated() where index < fling.figures.count - 1 {
      scene.stage.world.timeline.advance(to: Instant(nanoseconds: (200 + Int64(index)) * Self.frame))
      expect(scene.y - fling.zero, near: figure, within: Self.tolerance, "frame \(index)")
    }
    let last = lift + Int64(fling.end * 1e6)
    scene.stage.world.timeline.advance(to: Instant(nanoseconds: last - 2 * Self.frame))
    #expect(scene.scroll.isDecelerating)
    scene.stage.world.timeline.advance(to: Instant(nanoseconds: last + Self.frame))
    #expect(!scene.scroll.isDecelerating && scene.log == ["didEndDecelerating"])
    expect(scene.y, near: fling.final, within: Self.tolerance)
  }

  @Test("SCR-20, SCR-25: beyond the edge the content gives way less and less, move by move")
  func rubberBand() {
    let scene = stage(offset: 0)
    play(scene, 0, Contact(id: 1, phase: .down, x: 200, y: 100))
    for move in 1...120 {
      let y = 100 + 5 * Double(move)
      play(scene, Int64(move) * 8_000_000, Contact(id: 1, phase: .move, x: 200, y: y))
      // It begins with the second move, when the finger has gone 10 pt.
      expect(scene.scroll.isDragging, is: (move >= 2))
      guard move >= 3 else { continue }
      expect(-scene.y, near: ScrollFigures.rubberBand[move - 3], within: 1.0 / 6 + 0.01, "move \(move)")
    }
  }

  @Test("SCR-25, SCR-28: a slow drag follows the finger less 10 pt, and leaves nothing to decelerate")
  func slowDrag() {
    let scene = stage(offset: 5000)
    scene.logsScrolling = true
    play(scene, 0, Contact(id: 1, phase: .down, x: 200, y: 700))
    for move in 1...79 {
      let count = Double(min(move, 60))
      play(scene, Int64(move) * 16_000_000, Contact(id: 1, phase: .move, x: 200, y: 700 - 3 * count))
      expect(scene.y, is: (move <= 3 ? 5000 : 5002 + 3 * (count - 4)))
    }
    expect(scene.log.first, is: "willBeginDragging")
    play(scene, 80 * 16_000_000, Contact(id: 1, phase: .up, x: 200, y: 520))
    expect(scene.log, is: ["willEndDragging 0,0 to 0,5170", "didEndDragging false"])
    scene.wait(5)
    expect(scene.log, is: [])
  }

  @Test("SCR-17, SCR-25, SCR-30: who hears of which change, and when")
  func callbacks() {
    let scene = ScrollStage(content: CGSize(width: 200, height: 2000))
    scene.scroll.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    scene.logsScrolling = true
    scene.play(0, down(1, 100, 250))
    scene.play(0.016, move(1, 100, 235))
    expect(scene.log, is: ["willBeginDragging", "didScroll 0,5"])
    scene.play(0.032, move(1, 100, 220))
    scene.play(0.048, move(1, 100, 205))
    expect(scene.log, is: ["didScroll 0,20", "didScroll 0,35"])
    scene.play(0.064, move(1, 100, 205))
    scene.play(0.2, up(1, 100, 205))
    #expect(!scene.log.contains { $0.hasPrefix("didScroll") })
    scene.scroll.bounds = CGRect(x: 0, y: 40, width: 200, height: 300)
    #expect(scene.log == [] && scene.y == 40)
    scene.scroll.contentOffset = CGPoint(x: 0, y: 80)
    expect(scene.log, is: ["didScroll 0,80"])
    scene.scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    expect(scene.log, is: ["didScroll 0,40"])
  }

  @Test("SCR-28: after a hold without moves the velocity of the last moves decelerates, frame by frame")
  func afterHold() {
    let scene = stage(offset: 0)
    let lift = 200 * Self.frame - 4_500_000
    // How far apart the moves were is not published; "about 900 pt/s" leaves 16 ms and 16.7 ms, and the figures 16 ms.
    let down = lift - 250_000_000 - 3 * 16_000_000
    play(scene, down, Contact(id: 1, phase: .down, x: 200, y: 700))
    for move in 1...3 {
      let y = 700 - 15 * Double(move)
      play(scene, down + Int64(move) * 16_000_000, Contact(id: 1, phase: .move, x: 200, y: y))
    }
    play(scene, lift, Contact(id: 1, phase: .up, x: 200, y: 655))
    for (index, figure) in [39.0, 54, 69, 83, 97].enumerated() {
      scene.stage.world.timeline.advance(to: Instant(nanoseconds: (200 + Int64(index)) * Self.frame))
      #expect(abs(scene.y - figure) <= 0.5, "frame \(index)")
    }
  }

  @Test("SCR-29: a page that code turns, after 6, 12 and 18 frames")
  func animatedPage() {
    let scene = stage(offset: 375)
    scene.scroll.setContentOffset(CGPoint(x: 0, y: 750), animated: true)
    for (frames, figure) in [(0, 375.0), (6, 469), (12, 656.5), (18, 750)] {
      // The start lies a frame after the call.
      scene.stage.world.timeline.advance(to: Instant(nanoseconds: Int64(frames + 1) * Self.frame))
      #expect(abs(scene.y - figure) <= 0.25, "frame \(frames)")
      #expect(!scene.scroll.isDragging && !scene.scroll.isDecelerating && !scene.scroll.isTracking)
    }
    expect(scene.log, is: ["didEndAnimation"])
  }
}
