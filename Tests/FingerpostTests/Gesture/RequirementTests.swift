import Expectations
import FingerpostTrace
import Foundation
import Testing
import UIKit

/// Who waits for whom, and who is asked what about it.
@Suite("Failure requirements", .bothWays)
struct RequirementTests {
  private func stage(_ names: String..., listening: Bool = Stage.listens) -> (Stage, [PlainRecognizer]) {
    Stage.withRecognizers(names, listening: listening)
  }

  @Test("ARB-20: who requires another's failure fails when that one recognizes, though both may run together")
  func requiredOneWins() {
    for kind in [UIGestureRecognizer.State.began, .ended] {
      let (stage, recognizers) = stage("patient", "other")
      let (patient, other) = (recognizers[0], recognizers[1])
      patient.require(toFail: other)
      for recognizer in recognizers { recognizer.mayPrevent = { _ in false } }
      stage.play(0, down(1, 50, 50))
      patient.state = .ended
      expect(stage.drainLog(), is: [])
      other.state = kind
      if kind == .began { other.state = .ended }
      let end = ["other reset ended", "patient reset failed"]
      expect(stage.drainLog(), is: (kind == .began ? ["other.began"] : []) + ["other.ended"] + end)
    }
  }

  @Test("ARB-20: it also fails when it finds out only then, be the other's gesture going on or over")
  func requiredOneHasWon() {
    for isOver in [false, true] {
      let (stage, recognizers) = stage("patient", "other", "failed", "undecided")
      for recognizer in recognizers { recognizer.mayPrevent = { _ in false } }
      // Links the others, so that who has ended is still there for the undecided one's sake.
      recognizers[1].require(toFail: recognizers[2])
      recognizers[3].require(toFail: recognizers[2])
      recognizers[0].needsFailure = { $0 === recognizers[1] }
      stage.play(0, down(1, 50, 50))
      recognizers[2].state = .failed
      recognizers[1].state = isOver ? .ended : .began
      expect(stage.drainLog(), is: [isOver ? "other.ended" : "other.began"])
      recognizers[0].state = .ended
      expect(stage.drainLog(), is: [])
      recognizers[3].state = .failed
      if !isOver { recognizers[1].state = .ended }
      let resets = ["undecided failed", "failed failed", "other ended", "patient failed"]
      expect(
        stage.drainLog(),
        is: (isOver ? [] : ["other.ended"])
          + resets.map { $0.replacing(" ", with: " reset ") })
    }
  }

  @Test("ARB-13: who finds that one it requires has won was asked whether it may begin once, and no more")
  func askedOnce() {
    let (stage, recognizers) = stage("patient", "other")
    for recognizer in recognizers { recognizer.mayPrevent = { _ in false } }
    recognizers[0].needsFailure = { $0 === recognizers[1] }
    let delegate = Arbiter()
    delegate.shouldBegin = { [unowned stage] _ in
      stage.note("asked")
      return true
    }
    recognizers[0].delegate = delegate
    stage.play(0, down(1, 50, 50))
    recognizers[1].state = .began
    recognizers[0].state = .ended
    expect(stage.drainLog(), is: ["other.began", "asked"])
  }

  @Test("ARB-22: a subclass may ask for another's failure, or that its own be required, for an attempt")
  func subclassHooks() {
    for asks in [true, false] {
      let (stage, recognizers) = stage("patient", "other")
      let (patient, other) = (recognizers[0], recognizers[1])
      if asks {
        patient.needsFailure = { $0 === other }
      } else {
        other.isNeededToFail = { $0 === patient }
      }
      stage.play(0, down(1, 50, 50))
      patient.state = .ended
      expect(stage.drainLog(), is: [])
      other.state = .failed
      expect(stage.drainLog(), is: ["patient.ended", "other reset failed", "patient reset ended"])
    }
  }

  @Test("ARB-22: only those are asked about that are related, and each pair once in an attempt")
  func whoIsAskedAbout() {
    let (stage, recognizers) = stage("patient", "other")
    let patient = recognizers[0]
    let apart = stage.world.run { UIView(frame: CGRect(x: 400, y: 0, width: 0, height: 0)) }
    apart.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.window.addSubview(apart)
    apart.center = CGPoint(x: 5, y: 5)
    let stranger = PlainRecognizer()
    apart.addGestureRecognizer(stranger)
    let delegate = Arbiter()
    delegate.requires = { [unowned stage] _, other in
      stage.note(other === stranger ? "about the stranger" : "about the other")
      return true
    }
    patient.delegate = delegate
    stage.play(0, down(1, 5, 5), down(2, 50, 50))
    expect(stranger.numberOfTouches, is: 1)
    patient.state = .began
    patient.state = .changed
    expect(stage.drainLog(), is: ["about the other"])
    recognizers[1].state = .failed
    expect(stage.drainLog(), is: ["patient.began"])
  }

  @Test("ARB-24: a requirement made for good holds in every attempt")
  func forGood() {
    let (stage, recognizers) = stage("patient", "other")
    recognizers[0].require(toFail: recognizers[1])
    for time in [0.0, 1, 2] {
      stage.play(time, down(1, 50, 50))
      recognizers[0].state = .ended
      expect(stage.drainLog(), is: [])
      recognizers[1].state = .failed
      expect(stage.drainLog(), is: ["patient.ended", "other reset failed", "patient reset ended"])
      stage.play(time + 0.1, up(1, 50, 50))
    }
  }

  @Test("ARB-25: one that requires its own failure sends nothing, and acts once that is taken back")
  func itself() {
    let (stage, recognizers) = stage("a", listening: true)
    recognizers[0].require(toFail: recognizers[0])
    expect(recognizers[0].requiredToFail, is: [recognizers[0]])
    stage.play(0, down(1, 50, 50))
    recognizers[0].state = .ended
    expect(stage.drainLog(), is: [])
    expect(stage.facts { if case .waitsInCircle = $0 { true } else { false } }.count, is: 1)
    stage.play(0.1, up(1, 50, 50))
    recognizers[0].isEnabled = false
    recognizers[0].isEnabled = true
    recognizers[0].dropRequirement(toFail: recognizers[0])
    _ = stage.drainLog()
    stage.play(1, down(1, 50, 50))
    recognizers[0].state = .ended
    expect(stage.drainLog().first, is: "a.ended")
  }

  @Test("ARB-25: a circle of waits is stated, be it of two or of three; a chain is none")
  func circles() {
    for (edges, isCircle) in [
      ([(0, 1), (1, 0)], true), ([(0, 1), (1, 2), (2, 0)], true), ([(0, 1), (1, 2)], false),
    ] {
      let (stage, recognizers) = stage("a", "b", "c", listening: true)
      for (from, to) in edges { recognizers[from].require(toFail: recognizers[to]) }
      stage.play(0, down(1, 50, 50))
      for recognizer in recognizers.prefix(2) { recognizer.state = .ended }
      expect(stage.drainLog(), is: [])
      let circles = stage.facts { if case .waitsInCircle = $0 { true } else { false } }
      expect(circles.isEmpty, isNot: isCircle)
    }
  }
}
