import Expectations
import FingerpostHID
import FingerpostTrace
import Foundation
import Testing
import UIKit

@testable import FingerpostCommandLine

/// Fingers on a view with a recognizer of every kind.
@Suite("Gestures over a view that has every kind")
struct GestureStageTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/gestures")

  private func frames(_ name: String) throws -> [Frame] {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent(name + ".csv"))
    return try LabeledRecording(Array(data)).frames
  }

  /// A frame of one finger, in milliseconds.
  private func finger(_ phase: Contact.Phase, _ x: Double, _ y: Double, _ milliseconds: Int64) -> Frame {
    Frame(nanoseconds: milliseconds * 1_000_000, contacts: [Contact(id: 1, phase: phase, x: x, y: y)])
  }

  @Test(
    "what a hand was asked to do acts first where UIKit's limits agree with the hand",
    arguments: [
      ("tap/quick", GestureLabel.tap), ("tap/long", .tap), ("double/one-finger", .double),
      ("hold/still", .hold), ("hold/trembling", .hold), ("holdanddrag/right", .holdAndDrag),
      ("drag/two-fingers", .drag), ("swipe/up", .swipe), ("zoom/together", .zoom), ("zoom/apart", .zoom),
      ("rotate/clockwise", .rotate),
    ])
  func fixture(name: String, label: GestureLabel) throws {
    for fingers in [1, 3] {
      let outcome = GestureOutcome(label, GestureStage(fingers: fingers).play(try frames(name)))
      #expect(outcome.isRight, "\(outcome.account)")
    }
  }

  @Test(
    "SWIPE-4, PAN-2, ROT-1: most straight drags are swipes, a slanting stroke is a pan, and a slow turn, too",
    arguments: [
      ("drag/down", ActingGesture.swipe), ("drag/slanting", .swipe), ("swipe/slanting", .pan),
      ("rotate/around-one-finger", .pan),
    ])
  func otherwise(name: String, first: ActingGesture) throws {
    for fingers in [1, 3] {
      expect(GestureStage(fingers: fingers).play(try frames(name)).first?.kind, is: first)
    }
  }

  @Test("two fingers that tap twice are a double tap only where one of two fingers is looked for")
  func twoFingers() throws {
    let frames = try frames("double/two-fingers")
    #expect(GestureStage(fingers: 1).play(frames).isEmpty)
    let acts = GestureStage(fingers: 2).play(frames)
    #expect(acts.map(\.kind) == [.doubleTap] && acts.map(\.fingers) == [2] && acts.map(\.state) == [.ended])
  }

  @Test("ARB-18: the tap waits for the double tap, and acts without the fingers' help")
  func tapWaits() {
    let acts = GestureStage().play([finger(.down, 50, 50, 0), finger(.up, 50, 50, 80)])
    expect(acts, is: [GestureAct(kind: .tap, state: .ended, nanoseconds: 430_000_000)])
  }

  @Test("ARB-20: the pan waits for the swipe, and a swipe is not a pan")
  func panWaits() {
    let moves = (1...10).map { finger(.move, 50 + 12 * Double($0), 50, Int64($0) * 10) }
    let acts = GestureStage().play([finger(.down, 50, 50, 0)] + moves + [finger(.up, 170, 50, 110)])
    expect(acts, is: [GestureAct(kind: .swipe, state: .ended, nanoseconds: 50_000_000)])
  }

  @Test("every finger hits the view, wherever it is")
  func everywhere() {
    for place in [-1_000_000.0, -3, 0, 1_000_000] {
      let acts = GestureStage().play([finger(.down, place, place, 0), finger(.up, place, place, 80)])
      expect(acts.map(\.kind), is: [.tap])
    }
  }

  @Test("playing again gives the same acts and the same facts, in which recognizers have names")
  func again() throws {
    let frames = try frames("zoom/apart")
    let stage = GestureStage(fingers: 2)
    let (first, second) = (TraceLog(), TraceLog())
    expect(stage.play(frames, sink: first), is: stage.play(frames, sink: second))
    #expect(first.records == second.records && !first.records.isEmpty)
    let names = first.records.compactMap { record in
      if case .subject(_, .recognizer, let name) = record.fact { name } else { nil }
    }
    #expect(names.contains("double tap of 2") && names.contains("pinch"), "\(names)")
  }

  @Test("no frames, and a finger that stays down forever, come to an end")
  func ends() {
    #expect(GestureStage().play([]).isEmpty)
    let acts = GestureStage(fingers: 0).play([finger(.down, 50, 50, 0)])
    expect(acts, is: [GestureAct(kind: .longPress, state: .began, nanoseconds: 500_000_000)])
  }
}
