import Expectations
import FingerpostHID
import FingerpostTimeline
import FingerpostTrace
import Foundation
import Testing
import UIKit

@Suite("Shakes and remote commands", .bothWays)
struct SignalTests {
  final class Listener: UIView {
    var heard: [String] = []
    var forwards = false
    var onCall: ((UIEvent?) -> Void)?

    override var canBecomeFirstResponder: Bool { true }

    private func hear(_ what: String, _ event: UIEvent?) {
      heard.append(what)
      onCall?(event)
    }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      hear("began", event)
      if forwards { super.motionBegan(motion, with: event) }
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      hear("ended", event)
      if forwards { super.motionEnded(motion, with: event) }
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      hear("cancelled", event)
      if forwards { super.motionCancelled(motion, with: event) }
    }
    override func remoteControlReceived(with event: UIEvent?) {
      hear("remote", event)
      if forwards { super.remoteControlReceived(with: event) }
    }
  }

  private func listener(on stage: Stage) -> Listener {
    let listener = stage.world.run { Listener() }
    stage.window.addSubview(listener)
    listener.becomeFirstResponder()
    return listener
  }

  private func play(
    _ stage: Stage, _ time: Double, shake: Shake? = nil, remote: RemoteCommand? = nil,
    contacts: [Contact] = []
  ) {
    stage.world.application.handle(
      Frame(
        nanoseconds: Int64((time * 1e9).rounded()), contacts: contacts, shake: shake, remote: remote))
  }

  @Test("MOT-1, EVT-4: the event of a shake says what it is, and has no touches")
  func event() {
    let stage = Stage()
    let listener = listener(on: stage)
    var lines: [String] = []
    listener.onCall = { event in
      guard let event else { return }
      lines.append("\(event.type) \(event.subtype.rawValue) \(event.timestamp) \(event.allTouches == nil)")
    }
    play(stage, 1, shake: .began, contacts: [Contact(id: 1, phase: .down, x: 5, y: 5)])
    play(stage, 2, shake: .ended)
    stage.world.application.beginReceivingRemoteControlEvents()
    for (index, command) in RemoteCommand.allCases.enumerated() {
      play(stage, Double(index + 3), remote: command)
    }
    expect(lines.prefix(2), is: ["motion 1 1.0 true", "motion 1 2.0 true"])
    expect(lines.dropFirst(2), is: (100...109).map { "remoteControl \($0) \($0 - 97).0 true" }[...])
  }

  @Test("MOT-1: what makes no sense is put right")
  func nonsense() {
    let stage = Stage()
    let listener = listener(on: stage)
    play(stage, 1, shake: .ended)
    play(stage, 1, shake: .cancelled)
    #expect(listener.heard.isEmpty)
    play(stage, 2, shake: .began)
    play(stage, 2.5, shake: .began)
    play(stage, 3, shake: .ended)
    play(stage, 4, shake: .ended)
    expect(listener.heard, is: ["began", "cancelled", "began", "ended"])
  }

  @Test("MOT-2: a shake is cancelled after three seconds, at the moment when they are over")
  func tooLong() {
    let stage = Stage()
    let listener = listener(on: stage)
    play(stage, 1, shake: .began)
    stage.world.timeline.advance(to: Instant(seconds: 3.999))
    expect(listener.heard, is: ["began"])
    stage.world.timeline.advance(to: Instant(seconds: 4))
    expect(listener.heard, is: ["began", "cancelled"])
    play(stage, 5, shake: .ended)
    expect(listener.heard, is: ["began", "cancelled"])
  }

  @Test("MOT-2: a shake is over for a controller whose view leaves the window, once")
  func controller() {
    final class Controller: UIViewController {
      var heard: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard.append("began")
      }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard.append("ended")
      }
      override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard.append("cancelled")
      }
    }
    let stage = Stage()
    let controller = stage.world.run { Controller() }
    stage.window.rootViewController = controller
    controller.becomeFirstResponder()
    play(stage, 1, shake: .began)
    stage.window.rootViewController = nil
    expect(controller.heard, is: ["began", "cancelled"])
    play(stage, 2, shake: .ended)
    stage.world.application.resignActive()
    expect(controller.heard, is: ["began", "cancelled"])
  }

  @Test("MOT-2: an application that gets inactive inside the callback of a shake cancels it after that")
  func inactiveInside() {
    let stage = Stage()
    let listener = listener(on: stage)
    listener.onCall = { [listener] _ in
      if listener.heard == ["began"] { stage.world.application.resignActive() }
    }
    play(stage, 1, shake: .began)
    expect(listener.heard, is: ["began", "cancelled"])
  }

  @Test("MOT-1, REM-1: windows and the application can keep the events to themselves")
  func sendEvent() {
    final class Window: UIWindow {
      var types: [UIEvent.EventType] = []
      override func sendEvent(_ event: UIEvent) { types.append(event.type) }
    }
    let stage = Stage()
    let window = stage.world.run { Window(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    let listener = stage.world.run { Listener() }
    window.makeKeyAndVisible()
    window.addSubview(listener)
    listener.becomeFirstResponder()
    stage.world.application.beginReceivingRemoteControlEvents()
    play(stage, 1, shake: .began, remote: .play)
    play(stage, 2, shake: .ended)
    #expect(window.types == [.motion, .remoteControl, .motion] && listener.heard.isEmpty)
  }

  @Test("MOT-1: a chain of ten thousand views is walked without calling each")
  func deep() {
    let stage = Stage()
    let top = listener(on: stage)
    var deepest: UIView = top
    stage.world.run {
      for _ in 0..<10_000 {
        let view = UIView()
        deepest.addSubview(view)
        deepest = view
      }
    }
    let leaf = stage.world.run { Listener() }
    leaf.forwards = true
    deepest.addSubview(leaf)
    leaf.becomeFirstResponder()
    stage.world.application.beginReceivingRemoteControlEvents()
    play(stage, 1, shake: .began, remote: .pause)
    expect(top.heard, is: ["began", "remote"])
  }

  @Test("MOT-4: a shake that reaches the application offers to undo, unless it wants no such thing")
  func undo() {
    final class Application: UIApplication {
      var behaviors: [SystemBehavior] = []
      override func performSystemBehavior(_ behavior: SystemBehavior) { behaviors.append(behavior) }
    }
    let world = World(applicationClass: Application.self)
    let window = world.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    window.makeKeyAndVisible()
    let application = world.application as? Application
    expect(application?.applicationSupportsShakeToEdit, is: true)
    for (time, shake) in [Shake.began, .ended, .began, .cancelled].enumerated() {
      world.application.handle(Frame(nanoseconds: Int64(time), shake: shake))
    }
    expect(application?.behaviors, is: [.undoPrompt])
    application?.applicationSupportsShakeToEdit = false
    world.application.handle(Frame(nanoseconds: 10, shake: .began))
    world.application.handle(Frame(nanoseconds: 11, shake: .ended))
    expect(application?.behaviors, is: [.undoPrompt])
    world.application.handle(Frame(nanoseconds: 12, presses: [Press(kind: .menu, phase: .began)]))
    world.application.handle(Frame(nanoseconds: 13, presses: [Press(kind: .menu, phase: .ended)]))
    expect(application?.behaviors, is: [.undoPrompt, .menu])
  }

  @Test(
    "REM-1: without a key window a command goes to the application and its delegate, and to nothing unasked")
  func noWindow() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var heard: [UIEvent.EventSubtype] = []
      override func remoteControlReceived(with event: UIEvent?) { heard.append(event?.subtype ?? .none) }
    }
    let stage = Stage()
    let delegate = Delegate()
    stage.world.application.delegate = delegate
    stage.window.isHidden = true
    play(stage, 1, remote: .play)
    stage.world.application.beginReceivingRemoteControlEvents()
    play(stage, 2, remote: .nextTrack)
    stage.world.application.endReceivingRemoteControlEvents()
    play(stage, 3, remote: .stop)
    expect(delegate.heard, is: [.remoteControlNextTrack])
    play(stage, 4, shake: .began)
  }
}
