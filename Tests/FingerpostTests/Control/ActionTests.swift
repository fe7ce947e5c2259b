import Expectations
import Foundation
import Testing
import UIKit

@Suite("Actions", .bothWays)
struct ActionTests {
  private class Speaker: UIView {
    var name = ""
    weak var stage: Stage?
    var denies = false
    var sendsElsewhere: AnyObject?
    var accepts = false

    override func canPerformAction(_ action: UIKit.Selector, withSender sender: Any?) -> Bool {
      !denies && super.canPerformAction(action, withSender: sender)
    }

    override func target(forAction action: UIKit.Selector, withSender sender: Any?) -> Any? {
      sendsElsewhere ?? super.target(forAction: action, withSender: sender)
    }

    override var canBecomeFirstResponder: Bool { accepts }
  }

  private final class Saver: Speaker {
    func save() { stage?.note("\(name) saves") }
    func saveFor(_ sender: UIButton, _ event: UIEvent?) { stage?.note("\(name) saves for \(sender.tag)") }
  }

  private final class Clerk {
    var saved = 0
    func save() { saved += 1 }
  }

  private final class Recording: UIApplication {
    var sent: [String] = []
    override func sendAction(
      _ action: UIKit.Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
      sent.append("\(action.name) \(target == nil ? "nil" : "given") \(event?.type == .touches)")
      return super.sendAction(action, to: target, from: sender, for: event)
    }
  }

  private static let save = Selector("save", Saver.save)

  private let stage = Stage(applicationClass: Recording.self)
  private let outer: Saver
  private let inner: Saver
  private let button: UIButton
  private var application: UIApplication { stage.world.application }

  init() {
    let stage = self.stage
    (outer, inner, button) = stage.world.run {
      let outer = Saver(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let inner = Saver(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      return (outer, inner, UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    }
    (outer.name, inner.name, outer.stage, inner.stage) = ("outer", "inner", stage, stage)
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(button)
    button.tag = 3
  }

  @Test("ACT-1: a target performs its action without being asked, in the chain or not, responder or not")
  func target() {
    outer.denies = true
    #expect(application.sendAction(Self.save, to: outer, from: button, for: nil))
    let clerk = Clerk()
    #expect(application.sendAction(Selector("save", Clerk.save), to: clerk, from: nil, for: nil))
    #expect(stage.drainLog() == ["outer saves"] && clerk.saved == 1)
  }

  @Test("ACT-1, ACT-2, ACT-4: without a target the first that can performs it, from the sender upwards, once")
  func chain() {
    #expect(application.sendAction(Self.save, to: nil, from: button, for: nil))
    inner.denies = true
    #expect(application.sendAction(Self.save, to: nil, from: button, for: nil))
    outer.denies = true
    #expect(!application.sendAction(Self.save, to: nil, from: button, for: nil))
    #expect(!application.sendAction(Self.save, to: nil, from: nil, for: nil))
    expect(stage.drainLog(), is: ["inner saves", "outer saves"])
  }

  @Test("ACT-1: where there is a first responder the search begins there, and the sender is not asked")
  func firstResponder() {
    outer.accepts = true
    outer.becomeFirstResponder()
    #expect(application.sendAction(Self.save, to: nil, from: button, for: nil))
    expect(stage.drainLog(), is: ["outer saves"])
    outer.denies = true
    #expect(!application.sendAction(Self.save, to: nil, from: button, for: nil))
  }

  @Test("ACT-2: an override of target(forAction:) redirects the action, to any object")
  func redirected() {
    let clerk = Clerk()
    inner.sendsElsewhere = clerk
    #expect(application.sendAction(Selector("save", Clerk.save), to: nil, from: button, for: nil))
    expect(clerk.saved, is: 1)
    inner.sendsElsewhere = outer
    #expect(application.sendAction(Self.save, to: nil, from: button, for: nil))
    expect(stage.drainLog(), is: ["outer saves"])
    #expect(button.target(forAction: Self.save, withSender: nil) as? UIView === outer)
  }

  @Test("ACT-3: a responder can perform what its class has")
  func implemented() {
    #expect(inner.canPerformAction(Self.save, withSender: nil))
    #expect(!button.canPerformAction(Self.save, withSender: nil))
    #expect(stage.window.target(forAction: Self.save, withSender: nil) == nil)
  }

  @Test("ACT-1: what target or sender cannot do is not done, and nothing traps")
  func misfits() {
    #expect(!application.sendAction(Self.save, to: Clerk(), from: button, for: nil))
    let wantsSender = Selector("saveFor", Saver.saveFor)
    #expect(!application.sendAction(wantsSender, to: inner, from: inner, for: nil))
    #expect(application.sendAction(wantsSender, to: inner, from: button, for: nil))
    expect(stage.drainLog(), is: ["inner saves for 3"])
  }

  @Test("ACT-5, CTL-27: a control's methods without a target are looked for, with no, one or two arguments")
  func nilTargets() {
    button.addTarget(nil, action: Saver.save, for: .touchDown)
    button.addTarget(nil, action: Saver.saveFor, for: .touchDown)
    stage.play(0, down(1, 50, 50))
    expect(stage.drainLog(), is: ["inner saves", "inner saves for 3"])
  }

  @Test("ACT-6: a control's actions pass the application, with their event")
  func route() throws {
    button.addTarget(outer, action: Self.save, for: .touchDown)
    button.addTarget(nil, action: Self.save, for: .touchUpInside)
    stage.tap(0, 50, 50)
    button.sendActions(for: .touchDown)
    let recording = try #require(application as? Recording)
    expect(recording.sent, is: ["save given true", "save nil true", "save given false"])
  }

  @Test("ACT-2: a chain of plain views of any depth is walked without exhausting the stack")
  func deep() {
    let stage = Stage()
    var view = UIView()
    let leaf = view
    for _ in 0..<20_000 {
      let parent = UIView()
      parent.addSubview(view)
      view = parent
    }
    stage.window.addSubview(view)
    #expect(!stage.world.application.sendAction(Self.save, to: nil, from: leaf, for: nil))
  }

  @Test("GR-3, ACT-2: a recognizer's nil target is found by the same search")
  func recognizers() {
    let tap = UITapGestureRecognizer(target: nil, action: Self.save)
    inner.denies = true
    inner.addGestureRecognizer(tap)
    stage.tap(0, 150, 150)
    expect(stage.drainLog(), is: ["outer saves"])
  }
}
