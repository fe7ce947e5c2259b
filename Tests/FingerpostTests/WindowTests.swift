import Expectations
import FingerpostTrace
import Foundation
import Testing
import UIKit

@Suite struct WindowTests {
  private func makeWindow(
    _ name: String, in stage: Stage, _ frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 800)
  ) -> Probe.Window {
    let window = stage.world.run { Probe.Window(frame: frame) }
    (window.name, window.stage) = (name, stage)
    return window
  }

  /// The name of the window that gets a contact at a point.
  private func target(_ stage: Stage, _ x: Double = 50, _ y: Double = 50) -> String? {
    let before = stage.sink.records.count
    stage.play(1, down(9, x, y))
    stage.play(1, cancel(9, x, y))
    for record in stage.sink.records[before...] {
      if case .targeted(_, let window, _) = record.fact {
        return stage.world.application.windows.first { $0.subject(in: stage.world) == window }
          .flatMap { ($0 as? Probe.Window)?.name }
      }
    }
    return nil
  }

  @Test("WIN-1: the levels have UIKit's values, and any other number is one too")
  func levels() {
    expect(UIWindow.Level.normal.rawValue, is: 0)
    expect(UIWindow.Level.statusBar.rawValue, is: 1000)
    expect(UIWindow.Level.alert.rawValue, is: 2000)
    #expect(UIWindow.Level(-3.5) < .normal)
  }

  @Test("WIN-2: the higher level is in front; on one level the one brought to the front last")
  func stacking() {
    let stage = Stage()
    let second = makeWindow("A", in: stage)
    let alert = makeWindow("B", in: stage)
    alert.windowLevel = .alert
    alert.isHidden = false
    second.isHidden = false
    expect(stage.world.application.windows.map { ($0 as? Probe.Window)?.name }, is: ["W", "A", "B"])
    expect(target(stage), is: "B")
    alert.windowLevel = UIWindow.Level(-1)
    expect(target(stage), is: "A")
    stage.window.makeKeyAndVisible()
    expect(target(stage), is: "W")
    second.isHidden = true
    second.isHidden = false
    expect(target(stage), is: "A")
    second.isHidden = false
    stage.window.makeKey()
    expect(target(stage), is: "A", "becoming key alone brings nothing to the front")
  }

  @Test("WIN-3: a new window is hidden; makeKeyAndVisible shows it, in front and as key")
  func creation() {
    let stage = Stage()
    let window = makeWindow("A", in: stage)
    #expect(window.isHidden)
    #expect(!stage.world.application.windows.contains(window))
    window.makeKey()
    #expect(window.isHidden)
    #expect(window.isKeyWindow)
    stage.window.makeKey()
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
    #expect(window.isKeyWindow)
    expect(stage.world.application.windows.last, isSame: window)
  }

  @Test("WIN-4, WIN-14: touches heed position and stacking, not which window is key, and change no key")
  func keyDoesNotMatter() {
    let stage = Stage()
    let front = makeWindow("A", in: stage, CGRect(x: 0, y: 0, width: 100, height: 100))
    front.isHidden = false
    #expect(stage.window.isKeyWindow)
    expect(target(stage), is: "A")
    #expect(stage.window.isKeyWindow)
  }

  @Test(
    "WIN-5, WIN-7: windows are asked front to back until one answers; if none does the contact is dropped")
  func frontToBack() {
    let stage = Stage()
    let front = makeWindow("A", in: stage, CGRect(x: 0, y: 0, width: 100, height: 100))
    front.isHidden = false
    stage.window.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    expect(target(stage, 50), is: "A")
    expect(target(stage, 150), is: "W")
    expect(target(stage, 250), is: nil)
    let dropped = stage.facts { if case .dropped = $0 { true } else { false } }
    expect(dropped, is: [.dropped(contact: 9, reason: .noWindow)])
    stage.play(2, down(1, 250, 10))
    stage.play(2.1, move(1, 50, 10))
    expect(stage.drainLog(), is: [], "a dropped contact stays dropped")
  }

  @Test("WIN-6: a window that is hidden, not interactive or transparent is passed by", arguments: 0...2)
  func passedBy(_ how: Int) {
    let stage = Stage()
    let front = makeWindow("A", in: stage)
    front.isHidden = false
    expect(target(stage), is: "A")
    switch how {
    case 0: front.isHidden = true
    case 1: front.isUserInteractionEnabled = false
    default: front.alpha = 0.005
    }
    expect(target(stage), is: "W")
  }

  @Test("WIN-8: a window that answers nil for itself lets touches through where it has no view")
  func passThrough() {
    let stage = Stage()
    let front = makeWindow("A", in: stage)
    front.passesThrough = true
    front.isHidden = false
    stage.add("V", 100, 0, 100, 100, to: front)
    expect(target(stage, 50), is: "W")
    expect(target(stage, 150), is: "A")
  }

  @Test("WIN-9: a contact stays with its window when the finger moves over another")
  func staysWithWindow() {
    let stage = Stage()
    stage.add("V", 0, 0, 400, 800)
    let front = makeWindow("A", in: stage, CGRect(x: 200, y: 0, width: 200, height: 800))
    front.isHidden = false
    stage.add("X", 0, 0, 200, 800, to: front)
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, move(1, 300, 50))
    stage.play(0.2, up(1, 300, 50))
    expect(stage.drainLog(), is: ["V.began(1)", "V.moved(1)", "V.ended(1)"])
  }

  @Test("WIN-10: the screen's point is taken into the window's space, transform and all")
  func windowTransform() {
    let stage = Stage()
    let window = makeWindow("A", in: stage, CGRect(x: 0, y: 0, width: 400, height: 800))
    window.bounds = CGRect(x: 0, y: 0, width: 800, height: 400)
    window.transform = CGAffineTransform(rotationAngle: .pi / 2)
    window.isHidden = false
    let view = stage.add("V", 0, 0, 100, 50, to: window)
    var seen: [CGPoint] = []
    view.onTouch = { _, touches, _ in seen += touches.map { $0.location(in: nil) } }
    stage.play(0, down(1, 390, 20))
    expect(stage.drainLog(), is: ["V.began(1)"])
    expect(seen.count, is: 1)
    #expect(abs(seen[0].x - 20) < 1e-9 && abs(seen[0].y - 10) < 1e-9)
  }

  @Test("WIN-11: a window's own hit test is that of a view")
  func windowHitTest() {
    let stage = Stage()
    expect(stage.window.hitTest(CGPoint(x: 399, y: 799), with: nil), isSame: stage.window)
    expect(stage.window.hitTest(CGPoint(x: 400, y: 0), with: nil), is: nil)
  }

  @Test("WIN-12: key status is offered, taken and announced")
  func keyCallbacks() {
    let stage = Stage()
    let second = makeWindow("A", in: stage)
    let unwilling = makeWindow("B", in: stage)
    unwilling.acceptsKey = false
    unwilling.makeKeyAndVisible()
    #expect(!unwilling.isKeyWindow && !unwilling.isHidden)
    expect(stage.drainLog(), is: [])
    second.makeKeyAndVisible()
    expect(stage.drainLog(), is: ["W.resignKey", "A.becomeKey"])
    second.makeKey()
    expect(stage.drainLog(), is: [])
  }

  @Test("WIN-12: a window's changes are posted as notifications")
  func notifications() {
    let stage = Stage()
    let window = makeWindow("A", in: stage)
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    ]
    let posted = Posted()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) {
        posted.add($0.name)
      }
    }
    window.makeKeyAndVisible()
    stage.window.makeKey()
    window.isHidden = true
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
    expect(posted.names, is: [names[0], names[2], names[3], names[1]])
  }

  /// What was posted; the center calls back on the thread that posts, which here is the main one.
  private nonisolated final class Posted: @unchecked Sendable {
    var names: [NSNotification.Name] = []
    func add(_ name: NSNotification.Name) { names.append(name) }
  }

  @Test("WIN-12: key is also a matter of scenes")
  func scenes() {
    let stage = Stage()
    stage.world.run {
      let scene = UIWindowScene()
      let window = UIWindow(windowScene: scene)
      expect(scene.windows, is: [])
      window.makeKeyAndVisible()
      expect(scene.windows, is: [window])
      expect(scene.keyWindow, isSame: window)
      stage.window.makeKey()
      expect(scene.keyWindow, is: nil)
      expect(UIApplication.shared.connectedScenes, is: [scene])
    }
  }

  @Test("WIN-13: when the key window is hidden, the front-most one left that is willing becomes key")
  func keyHidden() {
    let stage = Stage()
    let second = makeWindow("A", in: stage)
    let front = makeWindow("B", in: stage)
    front.acceptsKey = false
    front.isHidden = false
    second.makeKeyAndVisible()
    front.isHidden = true
    front.isHidden = false
    _ = stage.drainLog()
    second.isHidden = true
    expect(stage.drainLog(), is: ["A.resignKey", "W.becomeKey"])
    #expect(stage.window.isKeyWindow)
    stage.window.isHidden = true
    expect(stage.drainLog(), is: ["W.resignKey"])
    expect(stage.world.application.keyWindow, is: nil)
  }

  @Test("VAL-96: a touch that is ignored is stated as dropped, and the finger that was down before is not")
  func ignored() {
    let stage = Stage()
    stage.add("V", 0, 0, 100, 100)
    let drops: (Fact) -> Bool = { if case .dropped = $0 { true } else { false } }
    stage.play(0, down(1, 50, 50))
    stage.world.application.beginIgnoringInteractionEvents()
    stage.play(0.1, down(2, 10, 10))
    stage.play(0.2, up(1, 50, 50), up(2, 10, 10))
    expect(stage.facts(drops), is: [.dropped(contact: 2, reason: .interactionIgnored)])
    expect(stage.facts(drops).first?.rule, is: .val96)
    expect(stage.drainLog(), is: ["V.began(1)", "V.ended(1)"])
    stage.world.application.endIgnoringInteractionEvents()
    stage.play(1, down(3, 50, 50))
    expect(stage.facts(drops).count, is: 1)
  }
}
