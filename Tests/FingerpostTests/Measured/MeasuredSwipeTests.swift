import Expectations
import FingerpostHID
import Foundation
import Testing
import UIKit

/// Swipes against measurements of UIKit, iOS 26.1 simulator (iPhone SE, touches made in process), published in
/// Vercantez/openuikit: brackets of a thousandth of a point around the limits at six times, and every combination of
/// directions and fingers that was tried.
@Suite("Swipes as measured", .bothWays)
struct MeasuredSwipeTests {
  /// A stroke of one or more fingers, and the move that made the recognizer act.
  nonisolated struct Stroke: CustomTestStringConvertible, Sendable {
    var name: String
    var direction: UISwipeGestureRecognizer.Direction
    /// How many fingers are required.
    var fingers: Int
    /// What share of the moves each finger makes.
    var shares: [Double]
    /// How far the fingers are from their starts, and when.
    var moves: [(x: Double, y: Double, time: Double)]
    /// The number of the move that acts, nil for none.
    var acts: Int?

    init(
      _ name: String, _ direction: UISwipeGestureRecognizer.Direction, fingers: Int, _ shares: [Double],
      _ moves: [(x: Double, y: Double, time: Double)], acts: Int?
    ) {
      self.name = name
      self.direction = direction
      self.fingers = fingers
      self.shares = shares
      self.moves = moves
      self.acts = acts
    }

    var testDescription: String { "\(name) \(moves.last.map { "\($0)" } ?? "")" }
  }

  nonisolated static let strokes = [
    Stroke(
      "distance-fast", .right, fingers: 1, [1],
      [
        (2, 0, 0.01), (5, 0, 0.02), (10, 0, 0.03), (20, 0, 0.04), (30, 0, 0.05), (40, 0, 0.06), (50, 0, 0.07),
        (60, 0, 0.08), (80, 0, 0.09), (120, 0, 0.1),
      ], acts: 6),
    Stroke("zero-required", .right, fingers: 0, [1], [(60, 0, 0.05), (100, 0, 0.1)], acts: nil),
    Stroke("up", .up, fingers: 1, [1], [(0, -100, 0.1)], acts: 0),
    Stroke("down", .down, fingers: 1, [1], [(0, 100, 0.1)], acts: 0),
    Stroke("diagonal", .right, fingers: 1, [1], [(100, 100, 0.1)], acts: nil),
    Stroke("duration-0.49", .right, fingers: 1, [1], [(100, 0, 0.49)], acts: 0),
    Stroke("duration-0.5", .right, fingers: 1, [1], [(100, 0, 0.5)], acts: 0),
    Stroke("duration-0.501", .right, fingers: 1, [1], [(100, 0, 0.501)], acts: nil),
    Stroke("duration-0.6", .right, fingers: 1, [1], [(100, 0, 0.6)], acts: nil),
    Stroke("primary-0.0", .right, fingers: 1, [1], [(49.999, 0, 0)], acts: nil),
    Stroke("primary-0.0", .right, fingers: 1, [1], [(50.001, 0, 0)], acts: 0),
    Stroke("secondary-0.0", .right, fingers: 1, [1], [(100, 49.999, 0)], acts: 0),
    Stroke("secondary-0.0", .right, fingers: 1, [1], [(100, 50.001, 0)], acts: nil),
    Stroke("primary-0.1", .right, fingers: 1, [1], [(45.299, 0, 0.1)], acts: nil),
    Stroke("primary-0.1", .right, fingers: 1, [1], [(45.301, 0, 0.1)], acts: 0),
    Stroke("secondary-0.1", .right, fingers: 1, [1], [(100, 45.099, 0.1)], acts: 0),
    Stroke("secondary-0.1", .right, fingers: 1, [1], [(100, 45.101, 0.1)], acts: nil),
    Stroke("primary-0.3", .right, fingers: 1, [1], [(35.899, 0, 0.3)], acts: nil),
    Stroke("primary-0.3", .right, fingers: 1, [1], [(35.901, 0, 0.3)], acts: 0),
    Stroke("secondary-0.3", .right, fingers: 1, [1], [(100, 35.299, 0.3)], acts: 0),
    Stroke("secondary-0.3", .right, fingers: 1, [1], [(100, 35.301, 0.3)], acts: nil),
    Stroke("primary-0.5", .right, fingers: 1, [1], [(26.499, 0, 0.5)], acts: nil),
    Stroke("primary-0.5", .right, fingers: 1, [1], [(26.501, 0, 0.5)], acts: 0),
    Stroke("secondary-0.5", .right, fingers: 1, [1], [(100, 25.499, 0.5)], acts: 0),
    Stroke("secondary-0.5", .right, fingers: 1, [1], [(100, 25.501, 0.5)], acts: nil),
    Stroke("two-one-required", .right, fingers: 1, [1, 1], [(100, 0, 0.1)], acts: nil),
    Stroke("one-two-required", .right, fingers: 2, [1], [(100, 0, 0.1)], acts: nil),
    Stroke("two-both-required", .right, fingers: 2, [1, 0], [(100, 0, 0.1)], acts: nil),
    Stroke("two-unequal-qualified", .right, fingers: 2, [1, 0.5], [(100, 0, 0.1)], acts: 0),
    Stroke("right-left-union-right", [.right, .left], fingers: 1, [1], [(100, 0, 0.1)], acts: 0),
    Stroke("right-down-right", [.right, .down], fingers: 1, [1], [(100, 0, 0.1)], acts: 0),
    Stroke("right-down-down", [.right, .down], fingers: 1, [1], [(0, 100, 0.1)], acts: nil),
    Stroke("all-right", [.right, .left, .up, .down], fingers: 1, [1], [(100, 0, 0.1)], acts: 0),
    Stroke("direction-empty", [], fingers: 1, [1], [(100, 0, 0.1)], acts: nil),
    Stroke("reversal", .right, fingers: 1, [1], [(-0.1, 0, 0.01), (100, 0, 0.1)], acts: nil),
    Stroke("cross-first", .right, fingers: 1, [1], [(0, 20, 0.01), (100, 0, 0.1)], acts: 1),
    Stroke("no-move", .right, fingers: 1, [1], [], acts: nil),
  ]

  @Test("SWIPE-1, SWIPE-2, SWIPE-4, SWIPE-5, SWIPE-7: the measured strokes", arguments: strokes)
  func strokes(_ stroke: Stroke) {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 375, 667)
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = stroke.direction
    swipe.numberOfTouchesRequired = stroke.fingers
    stage.attach(swipe, "swipe", to: view)
    func play(_ time: Double, _ phase: Contact.Phase, x: Double, y: Double) {
      let contacts = stroke.shares.enumerated().map { index, share in
        Contact(
          id: index + 1, phase: phase, x: 120 + x * share, y: 220 + 80 * Double(index) + y * share)
      }
      stage.world.application.handle(Frame(nanoseconds: Int64((time * 1e9).rounded()), contacts: contacts))
    }
    play(1, .down, x: 0, y: 0)
    _ = stage.drainLog()
    for (index, move) in stroke.moves.enumerated() {
      play(1 + move.time, .move, x: move.x, y: move.y)
      let acted = stage.drainLog().contains("swipe.ended")
      expect(acted, is: (index == stroke.acts), "move \(index)")
      // It has been reset by the time the event is over.
      #expect(swipe.state == .possible || stroke.acts == nil)
    }
    play(2, .up, x: stroke.moves.last?.x ?? 0, y: stroke.moves.last?.y ?? 0)
    #expect(!stage.drainLog().contains("swipe.ended"))
  }

  @Test("SWIPE-1: whatever is assigned is read back")
  func readBack() {
    let swipe = UISwipeGestureRecognizer()
    for bits in [0, 16, UInt.max] {
      swipe.direction = .init(rawValue: bits)
      expect(swipe.direction.rawValue, is: bits)
    }
    for count in [0, -1, 16] {
      swipe.numberOfTouchesRequired = count
      expect(swipe.numberOfTouchesRequired, is: count)
    }
  }
}
