import Expectations
import Foundation
import Testing
import UIKit

@Suite("Targets of controls", .bothWays)
struct ControlTargetTests {
  private final class Target: NamedTarget {
    func sent(_ sender: UIControl) { note("\(name) \(sender.tag)") }
    func whole(_ sender: UIControl, _ event: UIEvent?) {
      note("\(name) \(event.map { $0.type == .touches ? "touches" : "?" } ?? "nil")")
    }

    static let named = Selector("plain", Target.plain)
    static let another = Selector("other", Target.other)
  }

  private let stage = Stage()
  private let control: UIControl

  init() {
    let stage = self.stage
    control = stage.world.run { UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    control.tag = 7
    stage.window.addSubview(control)
  }

  private func target(_ name: String) -> Target {
    Target(name) { [unowned stage] in stage.note($0) }
  }

  private func action(_ name: String, _ identifier: String? = nil) -> UIAction {
    UIAction(identifier: identifier.map { UIAction.Identifier($0) }) { [unowned stage] _ in stage.note(name) }
  }

  private func act() -> [String] {
    stage.tap(0, 50, 50)
    return stage.drainLog()
  }

  @Test("CTL-24: the same target and action twice is one entry for both events")
  func merged() {
    let a = target("a")
    control.addTarget(a, action: Target.named, for: .touchDown)
    control.addTarget(a, action: Target.named, for: [.touchDown, .touchUpInside])
    expect(act(), is: ["a plain", "a plain"])
    control.sendActions(for: [.touchDown, .touchUpInside])
    expect(stage.drainLog(), is: ["a plain"])
    expect(control.allControlEvents, is: [.touchDown, .touchUpInside])
  }

  @Test("CTL-24: another target, another action or none at all is another entry")
  func apart() {
    let (a, b) = (target("a"), target("b"))
    control.addTarget(a, action: Target.named, for: .touchDown)
    control.addTarget(b, action: Target.named, for: .touchDown)
    control.addTarget(a, action: Target.another, for: .touchDown)
    control.addTarget(nil, action: Target.named, for: .touchDown)
    expect(act(), is: ["a plain", "b plain", "a other"])
  }

  @Test("CTL-25: entries are called in the order of registration, whatever kind they are of")
  func order() {
    let (a, b) = (target("a"), target("b"))
    control.addTarget(b, action: Target.sent, for: .touchDown)
    control.addAction(action("closure"), for: .touchDown)
    control.addTarget(a, action: Target.plain, for: .touchDown)
    control.addTarget(a, action: Target.whole, for: .touchDown)
    expect(act(), is: ["b 7", "closure", "a plain", "a touches"])
  }

  @Test("CTL-26: a target is not kept, and one that is gone is skipped")
  func dead() {
    var a: Target? = target("a")
    weak let gone = a
    control.addTarget(a, action: Target.named, for: .touchDown)
    let b = target("b")
    control.addTarget(b, action: Target.named, for: .touchDown)
    a = nil
    #expect(gone == nil && act() == ["b plain"])
    expect(control.allTargets.count, is: 1)
  }

  @Test("CTL-28: removing takes events from a target, an action, a pair, or with two nils from everything")
  func removing() {
    let (a, b) = (target("a"), target("b"))
    func fill() {
      control.removeTarget(nil, action: nil, for: .allEvents)
      for target in [a, b] {
        control.addTarget(target, action: Target.named, for: [.touchDown, .touchUpInside])
        control.addTarget(target, action: Target.another, for: .touchDown)
      }
    }
    fill()
    control.removeTarget(a, action: Target.named, for: .touchDown)
    expect(act(), is: ["a other", "b plain", "b other", "a plain", "b plain"])
    fill()
    control.removeTarget(a, action: nil, for: .touchDown)
    expect(act(), is: ["b plain", "b other", "a plain", "b plain"])
    fill()
    control.removeTarget(nil, action: Target.another, for: .allEvents)
    expect(act(), is: ["a plain", "b plain", "a plain", "b plain"])
    fill()
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(act() == [] && control.allControlEvents == [])
  }

  @Test(
    "CTL-28: who is removed by an earlier handler is not called any more, who is added waits for the next time"
  )
  func duringDispatch() {
    let (a, b) = (target("a"), target("b"))
    control.addAction(
      UIAction { [unowned control] _ in
        control.removeTarget(a, action: nil, for: .touchDown)
        control.addTarget(b, action: Target.named, for: .touchDown)
      }, for: .touchDown)
    control.addTarget(a, action: Target.named, for: .touchDown)
    expect(act(), is: [])
    expect(act(), is: ["b plain"])
  }

  @Test("CTL-29: targets, events and names can be looked up")
  func lookingUp() {
    let object = NSObject()
    let a = target("a")
    #expect(control.allTargets.isEmpty && control.allControlEvents == [])
    control.addTarget(a, action: Target.named, for: .touchDown)
    control.addTarget(a, action: Target.another, for: [.touchDown, .valueChanged])
    control.addTarget(nil, action: Target.another, for: .touchCancel)
    control.addTarget(object, action: Selector("hash", { (_: NSObject) in {} }), for: .touchDown)
    control.addAction(action("closure"), for: .editingChanged)
    let targets = control.allTargets
    #expect(targets.count == 3 && targets.contains(ObjectIdentifier(a)) && targets.contains(object))
    #expect(targets.contains { $0.base is NSNull })
    expect(control.allControlEvents, is: [.touchDown, .valueChanged, .touchCancel, .editingChanged])
    expect(control.actions(forTarget: a, forControlEvent: .touchDown), is: ["plain", "other"])
    expect(control.actions(forTarget: a, forControlEvent: .valueChanged), is: ["other"])
    expect(control.actions(forTarget: nil, forControlEvent: .touchCancel), is: ["other"])
    expect(control.actions(forTarget: NSNull(), forControlEvent: .touchCancel), is: ["other"])
    expect(control.actions(forTarget: a, forControlEvent: .touchCancel), is: nil)
    control.addTarget(a, action: Target.plain, for: [.touchDown, .touchCancel])
    expect(
      control.actions(forTarget: a, forControlEvent: .touchCancel), is: nil, "a method reference has no name")
    expect(control.actions(forTarget: a, forControlEvent: .touchDown), is: ["plain", "other"])
    expect(control.actions(forTarget: a, forControlEvent: [.touchDown, .valueChanged]), is: nil)
    var seen: [UInt] = []
    control.enumerateEventHandlers { _, _, events, stop in
      seen.append(events.rawValue)
      stop = seen.count == 3
    }
    expect(seen, is: [1, 1 | 1 << 12, 1 << 8])
  }

  @Test("CTL-30: sendActions calls all entries that match, with nil for the event")
  func byHand() {
    let a = target("a")
    control.addTarget(a, action: Target.whole, for: .valueChanged)
    control.addTarget(a, action: Target.plain, for: .touchDown)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .applicationReserved)
    expect(stage.drainLog(), is: ["a nil"])
  }

  @Test("CTL-31: an action takes the place of one with the same identifier, event by event")
  func closures() {
    control.addAction(action("first", "x"), for: [.touchDown, .touchUpInside])
    control.addAction(action("between"), for: .touchDown)
    control.addAction(action("second", "x"), for: .touchDown)
    expect(act(), is: ["between", "second", "first"])
    control.addAction(action("third", "x"), for: .touchUpInside)
    expect(act(), is: ["between", "second", "third"])
    control.removeAction(identifiedBy: UIAction.Identifier("x"), for: .touchDown)
    expect(act(), is: ["between", "third"])
  }

  @Test("CTL-31: actions without an identifier are all different, and each is removed by itself")
  func anonymous() {
    let (first, second) = (action("first"), action("second"))
    expect(first.identifier, isNot: second.identifier)
    control.addAction(first, for: .touchDown)
    control.addAction(first, for: .touchUpInside)
    control.addAction(second, for: .touchDown)
    control.removeAction(first, for: .touchDown)
    expect(act(), is: ["second", "first"])
  }

  private final class Hooked: UIControl {
    var seen: [String] = []
    override func sendAction(_ action: UIAction) {
      seen.append(action.title)
      super.sendAction(action)
    }
    override func sendAction(_ action: UIKit.Selector, to target: Any?, for event: UIEvent?) {
      seen.append(action.name)
    }
  }

  @Test("CTL-31, ACT-6: overrides of the two sendAction see everything, and one that calls no super keeps it")
  func hooks() {
    let control = Hooked(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    stage.window.addSubview(control)
    let a = target("a")
    control.addTarget(a, action: Target.named, for: .touchDown)
    var sender: Any?
    control.addAction(UIAction(title: "closure") { sender = $0.sender }, for: .touchDown)
    stage.tap(0, 150, 50)
    #expect(control.seen == ["plain", "closure"] && stage.drainLog() == [])
    #expect(sender as? UIControl === control)
  }

  @Test("CTL-31: an action given to the initializer is for the primary event")
  func primary() {
    let control = UIControl(frame: .zero, primaryAction: action("primary"))
    expect(control.allControlEvents, is: .primaryActionTriggered)
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in })
    #expect(button.currentTitle == "Go" && button.allControlEvents == .primaryActionTriggered)
  }
}
