import Expectations
import Foundation
import Testing
import UIKit

@Suite("Targets of recognizers", .bothWays)
struct RecognizerTargetTests {
  private final class Target: NamedTarget {
    func sent(_ sender: UITapGestureRecognizer) { note("\(name) \(sender.state)") }
    func whole(_ sender: UIGestureRecognizer, _ event: UIEvent?) {
      note("\(name) \(event?.type == .touches ? "touches" : "-")")
    }

    static let named = Selector("plain", Target.plain)
    static let another = Selector("other", Target.other)
  }

  private let stage: Stage
  private let tap = UITapGestureRecognizer()

  init() {
    stage = Stage()
    let view = stage.world.run { UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    stage.window.addSubview(view)
    view.addGestureRecognizer(tap)
  }

  private func target(_ name: String) -> Target {
    Target(name) { [unowned stage] in stage.note($0) }
  }

  private func act() -> [String] {
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, up(1, 50, 50))
    return stage.drainLog()
  }

  @Test("GR-3: all targets are called, in the order of adding")
  func order() {
    let (a, b) = (target("a"), target("b"))
    tap.addTarget(b, action: Target.named)
    tap.addTarget(a, action: Target.another)
    tap.addTarget(a, action: Target.named)
    tap.addTarget(b, action: Target.sent)
    tap.addTarget(a, action: Target.whole)
    tap.addTarget { [unowned stage] in stage.note("closure \($0.state)") }
    expect(act(), is: ["b plain", "a other", "a plain", "b ended", "a touches", "closure ended"])
  }

  @Test("GR-3: a pair added twice is called once, two pairs with the same target or name are two")
  func twice() {
    let (a, b) = (target("a"), target("b"))
    for _ in 1...2 { tap.addTarget(a, action: Target.named) }
    tap.addTarget(b, action: Target.named)
    tap.addTarget(a, action: Target.another)
    expect(act(), is: ["a plain", "b plain", "a other"])
  }

  @Test("GR-3: removing takes a target, an action, a pair or, with two nils, everything")
  func removing() {
    let (a, b) = (target("a"), target("b"))
    func fill() {
      tap.removeTarget(nil, action: nil)
      for target in [a, b] {
        tap.addTarget(target, action: Target.named)
        tap.addTarget(target, action: Target.another)
      }
    }
    fill()
    tap.removeTarget(a, action: Target.named)
    expect(act(), is: ["a other", "b plain", "b other"])
    fill()
    tap.removeTarget(a, action: nil)
    expect(act(), is: ["b plain", "b other"])
    fill()
    tap.removeTarget(nil, action: Target.named)
    expect(act(), is: ["a other", "b other"])
    fill()
    tap.removeTarget(nil, action: nil)
    expect(act(), is: [])
  }

  @Test("GR-3: an action that removes itself runs to its end, and is not called again")
  func removesItself() {
    final class Kept { let word = String(repeating: "kept", count: 10) }
    let a = target("a")
    func add() {
      let kept = Kept()
      tap.addTarget(a) { (target: Target) in
        { (sender: UIGestureRecognizer) in
          sender.removeTarget(nil, action: nil)
          target.note(kept.word)
        }
      }
    }
    add()
    expect(act(), is: [String(repeating: "kept", count: 10)])
    expect(act(), is: [])
  }

  @Test("GR-3: a target given at the start is the first")
  func initialTarget() {
    let a = target("a")
    let other = UITapGestureRecognizer(target: a, action: Target.named)
    tap.view?.addGestureRecognizer(other)
    other.addTarget(a, action: Target.another)
    expect(act(), is: ["a plain", "a other"])
  }

  @Test("GR-4: a target is not kept, and one that is gone is not called")
  func notRetained() {
    var gone: Target? = target("gone")
    let stays = target("stays")
    weak let weakTarget = gone
    if let gone {
      tap.addTarget(gone, action: Target.named)
      tap.addTarget(gone, action: Target.sent)
      tap.addTarget(gone, action: Target.plain)
    }
    tap.addTarget(stays, action: Target.named)
    gone = nil
    #expect(weakTarget == nil)
    expect(act(), is: ["stays plain"])
  }

  @Test("GR-14: each target gets one action for each state that acts")
  func oneEach() {
    let (a, b) = (target("a"), target("b"))
    let view = tap.view
    tap.isEnabled = false
    let recognizer = PlainRecognizer(target: a, action: Target.named)
    recognizer.addTarget(b, action: Target.named)
    view?.addGestureRecognizer(recognizer)
    recognizer.onTouches = { recognizer, phase, _ in
      recognizer.state = phase == .began ? .began : phase == .moved ? .changed : .ended
    }
    stage.play(0, down(1, 50, 50))
    expect(stage.drainLog(), is: ["a plain", "b plain"])
    stage.play(0.1, move(1, 51, 50))
    expect(stage.drainLog(), is: ["a plain", "b plain"])
    stage.play(0.2, up(1, 51, 50))
    expect(stage.drainLog(), is: ["a plain", "b plain"])
  }
}
