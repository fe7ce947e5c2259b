import Expectations
import Fingerpost
import FingerpostHID
import FingerpostTrace
import Foundation
import Testing
import UIKit

/// Views that leave their window while a hit test asks them.
@Suite struct HitTestLeavingTests {
  private let drops: (Fact) -> Bool = { if case .dropped = $0 { true } else { false } }

  @Test(
    "CANCEL-3: a view that leaves its window while it is asked gets no contact, nor do its recognizers",
    arguments: ["point(inside:with:)", "hitTest(_:with:)"], [1, 2])
  func removesItself(_ place: String, passes: Int) {
    var rules = EventRules()
    rules.hitTestPasses = passes
    let stage = Stage(rules: rules)
    let parent = stage.add("P", 0, 0, 400, 800)
    let view = stage.add("V", 0, 0, 100, 100, to: parent)
    let recognizer = stage.world.run { UITapGestureRecognizer() }
    var actions = 0
    recognizer.addTarget { _ in actions += 1 }
    view.addGestureRecognizer(recognizer)
    // Only in the last pass: what the passes before answer does not count. [HIT-23]
    var asked = 0
    let leave = { [weak view] in
      asked += 1
      if asked == passes { view?.removeFromSuperview() }
    }
    if place == "hitTest(_:with:)" {
      view.hitTestOverride = { _, inherited in
        leave()
        return inherited
      }
    } else {
      view.pointInsideOverride = { _ in
        leave()
        return true
      }
    }
    stage.play(0, down(1, 50, 50))
    expect(stage.facts(drops), is: [.dropped(contact: 1, reason: .viewLeftWindow)])
    expect(stage.facts(drops).first?.rule, is: .cancel3)
    stage.play(0.01, move(1, 52, 50))
    parent.addSubview(view)
    stage.play(0.05, up(1, 52, 50))
    expect(stage.drainLog(), is: [])
    #expect(actions == 0 && recognizer.state == .possible)
    stage.play(1, down(1, 50, 50))
    stage.play(1.1, up(1, 50, 50))
    expect(stage.drainLog(), is: ["V.began(1)", "V.cancelled(1)"])
    expect(actions, is: 1)
  }

  @Test("CANCEL-3: a parent that leaves in the middle takes the view that was hit with it")
  func parentLeaves() {
    var rules = EventRules()
    rules.hitTestPasses = 1
    let stage = Stage(rules: rules)
    let parent = stage.add("P", 0, 0, 400, 800)
    let view = stage.add("V", 0, 0, 100, 100, to: parent)
    parent.hitTestOverride = { [weak parent] _, inherited in
      parent?.removeFromSuperview()
      return inherited
    }
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, up(1, 50, 50))
    expect(stage.drainLog(), is: [])
    expect(stage.facts(drops), is: [.dropped(contact: 1, reason: .viewLeftWindow)])
    withExtendedLifetime(view) {}
  }

  @Test(
    "CANCEL-3, HIT-14: moved to another window while it is asked, no contact; an answer from there gets it")
  func otherWindow() {
    var rules = EventRules()
    rules.hitTestPasses = 1
    let stage = Stage(rules: rules)
    let other = stage.world.run { Probe.Window(frame: CGRect(x: 200, y: 0, width: 200, height: 200)) }
    other.isHidden = false
    let view = stage.add("V", 0, 0, 100, 100)
    view.pointInsideOverride = { [weak view] _ in
      if let view, view.window !== other { other.addSubview(view) }
      return true
    }
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, up(1, 50, 50))
    expect(stage.drainLog(), is: [])
    expect(stage.facts(drops), is: [.dropped(contact: 1, reason: .viewLeftWindow)])
    // From now on the view stays where it is, and the first window answers with it.
    let pointer = stage.add("P", 0, 0, 100, 100)
    let bystander = stage.add("B", 300, 300, 10, 10)
    pointer.hitTestOverride = { _, inherited in
      bystander.removeFromSuperview()
      return inherited == nil ? nil : view
    }
    stage.play(1, down(1, 50, 50))
    expect(stage.drainLog(), is: ["V.began(1)"])
  }

  @Test(
    "CANCEL-3: a view that was taken out and put back while it was asked is in its window, and gets the contact"
  )
  func outAndBack() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    view.pointInsideOverride = { [weak view] _ in
      view?.removeFromSuperview()
      if let view { stage.window.addSubview(view) }
      return true
    }
    stage.play(0, down(1, 50, 50))
    expect(stage.drainLog(), is: ["V.began(1)"])
  }

  @Test("HOVER-1: a view that leaves its window while it is asked for the pointer is hovered over by none")
  func hover() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    let recognizer = stage.world.run { UIHoverGestureRecognizer() }
    var states: [UIGestureRecognizer.State] = []
    recognizer.addTarget { states.append($0.state) }
    view.addGestureRecognizer(recognizer)
    view.pointInsideOverride = { [weak view] _ in
      view?.removeFromSuperview()
      return true
    }
    let hover = { (time: Int64, phase: Hover.Phase, x: Double) in
      stage.world.application.handle(Frame(nanoseconds: time, hover: Hover(phase: phase, x: x, y: 50)))
    }
    hover(0, .entered, 50)
    hover(1, .moved, 60)
    expect(states, is: [])
  }
}
