import Expectations
import Foundation
import Testing
import UIKit

/// Who wins, who fails and who goes on.
@Suite("Arbitration", .bothWays)
struct ArbitrationTests {
  /// A view in a view, side by side with another one.
  private struct Views {
    let stage = Stage()
    let outer: UIView
    let middle: UIView
    let inner: UIView

    init() {
      let stage = stage
      (outer, middle, inner) = stage.world.run {
        (
          UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)),
          UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 800)),
          UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 800))
        )
      }
      stage.window.addSubview(outer)
      outer.addSubview(middle)
      middle.addSubview(inner)
    }

    /// Attaches a recognizer that goes to a state in a phase and logs its actions.
    func attach(
      _ name: String, to view: UIView, on phase: UITouch.Phase, _ state: UIGestureRecognizer.State
    ) -> PlainRecognizer {
      let recognizer = PlainRecognizer()
      stage.attach(recognizer, name, to: view)
      recognizer.onTouches = { recognizer, now, _ in if now == phase { recognizer.state = state } }
      return recognizer
    }
  }

  @Test("ARB-1: a gesture that continues keeps out those who come later")
  func activeWins() {
    let views = Views()
    let goesOn = views.attach("goesOn", to: views.outer, on: .began, .began)
    let late = views.attach("late", to: views.inner, on: .began, .ended)
    late.onReset = { views.stage.note("late \($0)") }
    views.stage.play(0, down(1, 300, 50))
    views.stage.play(0.1, down(2, 50, 50))
    expect(views.stage.drainLog(), is: ["goesOn.began", "late failed"])
    expect(goesOn.state, is: .began)
  }

  @Test("ARB-3: the view nearest the leaf comes before the order of adding")
  func leafBeforeOrder() {
    let views = Views()
    let kept = [
      views.attach("inner", to: views.inner, on: .began, .ended),
      views.attach("middle", to: views.middle, on: .began, .ended),
      views.attach("outer", to: views.outer, on: .began, .ended),
    ]
    views.stage.play(0, down(1, 50, 50))
    expect(views.stage.drainLog(), is: ["inner.ended"])
    expect(kept.count, is: 3)
  }

  @Test("ARB-3b: where each of several is prevented one way by another, the tie-break decides after all")
  func preventionInACircle() {
    let views = Views()
    let (a, b, c) = (
      views.attach("a", to: views.inner, on: .began, .ended),
      views.attach("b", to: views.inner, on: .began, .ended),
      views.attach("c", to: views.inner, on: .began, .ended)
    )
    a.mayPrevent = { $0 === b }
    b.mayPrevent = { $0 === c }
    c.mayPrevent = { $0 === a }
    views.stage.play(0, down(1, 50, 50))
    expect(views.stage.drainLog(), is: ["c.ended", "b.ended"])
  }

  @Test("ARB-5: who shares a contact is related, also when one's view has gone elsewhere since")
  func sharedContact() {
    let views = Views()
    let other = views.stage.world.run { UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 800)) }
    views.outer.addSubview(other)
    let kept = [
      views.attach("middle", to: views.middle, on: .moved, .ended),
      views.attach("inner", to: views.inner, on: .moved, .ended),
    ]
    views.stage.play(0, down(1, 50, 50))
    other.addSubview(views.inner)
    views.stage.play(0.1, move(1, 60, 50))
    expect(views.stage.drainLog(), is: ["inner.ended"])
    expect(kept.count, is: 2)
  }

  @Test(
    "ARB-5: without a common contact an ancestor at any distance is related, whichever of them comes first")
  func ancestors() {
    for (first, second) in [(300.0, 50.0), (50, 300)] {
      let views = Views()
      let outer = views.attach("outer", to: views.outer, on: .began, .began)
      let inner = views.attach("inner", to: views.inner, on: .began, .began)
      let delegate = Arbiter()
      delegate.receives = { $0.view === views.outer }
      outer.delegate = delegate
      views.stage.play(0, down(1, first, 50))
      views.stage.play(0.1, down(2, second, 50))
      expect(views.stage.drainLog(), is: [first == 300 ? "outer.began" : "inner.began"])
      #expect(inner.numberOfTouches <= 1)
    }
  }

  @Test(
    "ARB-6: one prevents the other if it can, the other can be prevented, and neither delegate is for both")
  func preventing() {
    for answers in 0..<16 {
      let answer = { (bit: Int) in answers & 1 << bit != 0 }
      let views = Views()
      let first = views.attach("first", to: views.inner, on: .began, .began)
      let second = views.attach("second", to: views.inner, on: .moved, .ended)
      let delegates = [Arbiter(), Arbiter()]
      first.mayPrevent = { _ in answer(0) }
      second.mayBePrevented = { _ in answer(1) }
      second.mayPrevent = { _ in false }
      for (index, recognizer) in [first, second].enumerated() {
        delegates[index].together = { _, _ in answer(2 + index) }
        recognizer.delegate = delegates[index]
      }
      views.stage.play(0, down(1, 50, 50))
      views.stage.play(0.1, move(1, 60, 50))
      let prevents = answers == 0b0011
      let log = views.stage.drainLog()
      expect(log, is: ["first.began"] + (prevents ? ["first.changed"] : ["second.ended", "first.changed"]))
    }
  }

  @Test("ARB-8: whether two may run together is asked at each decision, and the latest answer counts")
  func askedAgain() {
    for answers in [[true, true, true], [true, false], [false]] {
      let views = Views()
      let first = views.attach("first", to: views.inner, on: .began, .began)
      let second = views.attach("second", to: views.inner, on: .moved, .ended)
      var left = answers
      let delegate = Arbiter()
      delegate.together = { _, _ in left.isEmpty ? false : left.removeFirst() }
      second.delegate = delegate
      views.stage.play(0, down(1, 50, 50))
      views.stage.play(0.1, move(1, 60, 50))
      let both = answers.count == 3
      #expect(left.isEmpty)
      expect(
        views.stage.drainLog(), is: ["first.began"] + (both ? ["second.ended"] : []) + ["first.changed"])
      expect(first.state, is: .changed)
    }
  }

  @Test("ARB-9: of several that win in one step the leaf's acts first, and on one view the one added last")
  func orderOfActions() {
    let views = Views()
    let recognizers = [
      views.attach("one", to: views.inner, on: .began, .ended),
      views.attach("two", to: views.inner, on: .began, .ended),
      views.attach("outer", to: views.outer, on: .began, .ended),
    ]
    for recognizer in recognizers { recognizer.mayPrevent = { _ in false } }
    views.stage.play(0, down(1, 50, 50))
    expect(views.stage.drainLog(), is: ["two.ended", "one.ended", "outer.ended"])
  }

  /// A view that is asked whether a recognizer may begin.
  private final class Guardian: UIView {
    var answer: () -> Bool = { true }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer() }
  }

  /// A recognizer below which two views are asked; their names are logged.
  private func guarded() -> (Views, PlainRecognizer, [Guardian]) {
    let views = Views()
    let guardians = views.stage.world.run {
      [
        Guardian(frame: CGRect(x: 0, y: 0, width: 50, height: 800)),
        Guardian(frame: CGRect(x: 50, y: 0, width: 50, height: 800)),
      ]
    }
    for (guardian, name) in zip(guardians, ["left", "right"]) {
      views.inner.addSubview(guardian)
      guardian.answer = {
        views.stage.note("\(name) asked")
        return true
      }
    }
    let recognizer = PlainRecognizer()
    views.stage.attach(recognizer, "g", to: views.inner)
    return (views, recognizer, guardians)
  }

  @Test("ARB-14: each view that would lose a touch is asked, and any of them may refuse")
  func everyView() {
    let (views, recognizer, guardians) = guarded()
    views.stage.play(0, down(1, 25, 50), down(2, 75, 50))
    recognizer.state = .began
    expect(views.stage.drainLog(), is: ["left asked", "right asked", "g.began"])
    recognizer.state = .ended
    views.stage.play(1, up(1, 25, 50), up(2, 75, 50))
    expect(views.stage.drainLog(), is: ["g.ended"])
    guardians[1].answer = { false }
    views.stage.play(2, down(1, 25, 50), down(2, 75, 50))
    recognizer.state = .began
    expect(views.stage.drainLog(), is: ["left asked"])
  }

  @Test("ARB-14: a view from which the touch is withheld would lose nothing, and is not asked")
  func withheld() {
    let (views, recognizer, guardians) = guarded()
    guardians[0].isExclusiveTouch = true
    views.stage.play(0, down(1, 25, 50), down(2, 75, 50))
    recognizer.state = .began
    expect(views.stage.drainLog(), is: ["left asked", "g.began"])
  }

  @Test("ARB-14: a view that has lost the touch already is not asked")
  func alreadyTaken() {
    let (views, recognizer, guardians) = guarded()
    let first = views.attach("first", to: views.outer, on: .began, .began)
    first.mayPrevent = { _ in false }
    recognizer.mayPrevent = { _ in false }
    views.stage.play(0, down(1, 25, 50))
    expect(views.stage.drainLog(), is: ["left asked", "first.began"])
    recognizer.state = .began
    expect(views.stage.drainLog(), is: ["g.began"])
    expect(guardians.count, is: 2)
  }

  @Test("ARB-14: a view that loses its touch already is not asked about a second recognizer that takes it")
  func lostAlready() {
    final class Asked: UIView {
      var asked: [String] = []

      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked.append(gestureRecognizer.name ?? "?")
        return true
      }
    }
    let views = Views()
    let leaf = views.stage.world.run { Asked(frame: CGRect(x: 0, y: 0, width: 100, height: 800)) }
    views.outer.addSubview(leaf)
    let delegate = Arbiter()
    delegate.together = { _, _ in true }
    for name in ["first", "second"] {
      let recognizer = views.attach(name, to: views.outer, on: .ended, .ended)
      recognizer.name = name
      recognizer.delegate = delegate
    }
    views.stage.play(0, down(1, 50, 50))
    views.stage.play(0.1, up(1, 50, 50))
    expect(views.stage.drainLog(), is: ["second.ended", "first.ended"])
    expect(leaf.asked, is: ["second"])
  }

  @Test("ARB-20, S-17: who waits for one that recognizes fails at once, even if both might act together")
  func failsAtOnce() {
    let views = Views()
    let swipe = views.attach("swipe", to: views.outer, on: .moved, .ended)
    let pan = views.attach("pan", to: views.outer, on: .cancelled, .failed)
    pan.require(toFail: swipe)
    pan.onReset = { views.stage.note("pan \($0)") }
    let delegate = Arbiter()
    delegate.together = { _, _ in true }
    pan.delegate = delegate
    views.stage.play(0, down(1, 50, 50))
    views.stage.play(0.1, move(1, 60, 50))
    expect(views.stage.drainLog(), is: ["swipe.ended", "pan failed"])
  }
}
