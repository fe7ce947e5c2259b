import Expectations
import FingerpostHID
import FingerpostTimeline
import FingerpostTrace
import Foundation
import Testing
import UIKit

@Suite("Presses of buttons", .bothWays)
struct PressesTests {
  /// A stage with a responder that is first, inside of a view that has the recognizers under test.
  final class Desk {
    let stage: Stage
    let outer: Presser
    let inner: Presser

    init(rules: EventRules = .standard, forwards: Bool = false) {
      let stage = Stage(rules: rules)
      self.stage = stage
      (outer, inner) = stage.world.run { (Presser("O", stage), Presser("I", stage)) }
      outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      inner.frame = outer.bounds
      inner.forwards = forwards
      stage.window.addSubview(outer)
      outer.addSubview(inner)
      inner.becomeFirstResponder()
    }

    func attach(_ recognizer: UIGestureRecognizer, _ name: String = "g") {
      stage.attach(recognizer, name, to: outer)
    }

    func play(_ time: Double, _ presses: Press...) -> [String] {
      stage.world.application.handle(Frame(nanoseconds: Int64((time * 1e9).rounded()), presses: presses))
      return stage.drainLog()
    }

    func wait(_ time: Double) -> [String] {
      stage.world.timeline.advance(to: Instant(nanoseconds: Int64((time * 1e9).rounded())))
      return stage.drainLog()
    }

    func touch(_ time: Double, _ contact: Contact) -> [String] {
      stage.play(time, contact)
      return stage.drainLog()
    }
  }

  final class Presser: UIView, TraceNamed {
    let name: String
    unowned let stage: Stage
    var forwards = false
    var onPress: ((UIPress.Phase, Set<UIPress>, UIPressesEvent?) -> Void)?

    var traceName: String { name }
    override var canBecomeFirstResponder: Bool { true }

    init(_ name: String, _ stage: Stage) {
      self.name = name
      self.stage = stage
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private func log(_ phase: UIPress.Phase, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
      stage.note("\(name).\(phase)(\(presses.names))")
      onPress?(phase, presses, event)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log(.began, presses, event)
      if forwards { super.pressesBegan(presses, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log(.changed, presses, event)
      if forwards { super.pressesChanged(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log(.ended, presses, event)
      if forwards { super.pressesEnded(presses, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log(.cancelled, presses, event)
      if forwards { super.pressesCancelled(presses, with: event) }
    }
  }

  /// A recognizer that logs its calls and does what it is told in them.
  final class Watcher: UIGestureRecognizer {
    unowned let stage: Stage
    var onPress: ((Watcher, UIPress.Phase, Set<UIPress>, UIPressesEvent) -> Void)?

    init(_ stage: Stage) {
      self.stage = stage
      super.init(target: nil, action: nil)
    }

    private func log(_ phase: UIPress.Phase, _ presses: Set<UIPress>, _ event: UIPressesEvent) {
      stage.note("w.\(phase)(\(presses.names))")
      onPress?(self, phase, presses, event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      stage.note("w.began(\(touches.contacts))")
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      log(.began, presses, event)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      log(.changed, presses, event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      log(.ended, presses, event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      log(.cancelled, presses, event)
    }

    override func reset() { stage.note("w.reset") }
  }

  func began(_ kind: Press.Kind = .select, force: Double = 1) -> Press {
    Press(kind: kind, phase: .began, force: force)
  }
  func changed(_ kind: Press.Kind = .select, force: Double = 1) -> Press {
    Press(kind: kind, phase: .changed, force: force)
  }
  func ended(_ kind: Press.Kind = .select) -> Press { Press(kind: kind, phase: .ended) }
  func cancelled(_ kind: Press.Kind = .select) -> Press { Press(kind: kind, phase: .cancelled) }

  // MARK: - Responders

  @Test("PRESS-1: phases and types have UIKit's raw values")
  func rawValues() {
    let phases: [UIPress.Phase] = [.began, .changed, .stationary, .ended, .cancelled]
    expect(phases.map(\.rawValue), is: [0, 1, 2, 3, 4])
    let types: [UIPress.PressType] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown,
    ]
    expect(types.map(\.rawValue), is: [0, 1, 2, 3, 4, 5, 6, 30, 31])
    expect(types.map(\.rawValue), is: Press.Kind.buttons.map(\.rawValue))
  }

  @Test("PRESS-1, EVT-4: presses and their event say what the hardware says")
  func contents() {
    let desk = Desk()
    var lines: [String] = []
    desk.inner.onPress = { [desk] _, presses, event in
      for press in presses {
        lines.append("\(press.phase) \(press.type) \(press.timestamp) \(press.force)")
        #expect(press.responder === desk.inner && press.window === desk.stage.window)
      }
      let all = (event?.allPresses ?? []).sorted { $0.type.rawValue < $1.type.rawValue }
      lines.append(all.map { "\($0.type) \($0.phase)" }.joined(separator: ", "))
      #expect(event?.type == .presses && event?.allTouches == nil)
    }
    _ = desk.play(0.5, began(force: 0.25)) + desk.play(1, changed(force: 0.5), began(.menu))
    expect(
      lines,
      is: [
        "began select 0.5 0.25", "select began", "began menu 1.0 1.0", "select changed, menu began",
        "changed select 1.0 0.5", "select changed, menu began",
      ])
    lines = []
    _ = desk.play(2, ended(.menu))
    expect(lines, is: ["ended menu 2.0 1.0", "select stationary, menu ended"])
  }

  @Test("PRESS-2, FR-7: the first responder gets a press, or else the key window")
  func target() {
    let desk = Desk()
    let window = desk.stage.world.run { KeyWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    window.stage = desk.stage
    expect(desk.play(0, began()) + desk.play(0.1, ended()), is: ["I.began(select)", "I.ended(select)"])
    window.makeKeyAndVisible()
    _ = desk.stage.drainLog()
    expect(desk.play(1, began()), is: ["K.began"])
    window.isHidden = true
    _ = desk.stage.drainLog()
    expect(desk.play(2, ended(), began(.menu)), is: ["K.ended", "I.began(menu)"])
  }

  final class KeyWindow: UIWindow {
    weak var stage: Stage?
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      stage?.note("K.began")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      stage?.note("K.ended")
    }
  }

  @Test("PRESS-2: the responder of a press is settled when it begins")
  func fixedResponder() {
    let desk = Desk()
    expect(desk.play(0, began()), is: ["I.began(select)"])
    desk.outer.becomeFirstResponder()
    expect(desk.play(0.1, changed()), is: ["I.changed(select)"])
    expect(desk.play(0.2, ended(), began(.menu)), is: ["I.ended(select)", "O.began(menu)"])
  }

  @Test("PRESS-2: without a key window nothing hears of a press")
  func noKeyWindow() {
    let desk = Desk()
    desk.stage.window.isHidden = true
    _ = desk.stage.drainLog()
    expect(desk.play(0, began()) + desk.play(0.1, changed()) + desk.play(0.2, ended()), is: [])
  }

  @Test("PRESS-4, RESP-10: the inherited methods pass presses up the chain, each by itself")
  func forwarding() {
    final class Controller: UIViewController {
      weak var stage: Stage?
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        stage?.note("C.ended(\(presses.names))")
        super.pressesEnded(presses, with: event)
      }
    }
    final class Application: UIApplication {
      var heard: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("began")
      }
      override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("changed")
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("ended")
      }
      override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("cancelled")
      }
    }
    let stage = Stage(applicationClass: Application.self)
    let controller = stage.world.run { Controller() }
    controller.stage = stage
    stage.window.rootViewController = controller
    let view = stage.world.run { Presser("V", stage) }
    view.forwards = true
    let plain = stage.world.run { UIView(frame: .zero) }
    controller.view.addSubview(plain)
    plain.addSubview(view)
    view.becomeFirstResponder()
    _ = stage.drainLog()
    let application = stage.world.application as? Application
    func play(_ press: Press) -> [String] {
      stage.world.application.handle(Frame(nanoseconds: 0, presses: [press]))
      defer { application?.heard = [] }
      return stage.drainLog() + (application?.heard ?? [])
    }
    expect(play(began()), is: ["V.began(select)", "began"])
    expect(play(changed()), is: ["V.changed(select)", "changed"])
    expect(play(ended()), is: ["V.ended(select)", "C.ended(select)", "ended"])
    _ = play(began(.menu))
    expect(play(cancelled(.menu)), is: ["V.cancelled(menu)", "cancelled"])
  }

  @Test("EVT-1, EVT-2: presses of one phase come in one call, began before changed before ended")
  func grouping() {
    let desk = Desk()
    expect(desk.play(0, began(.menu), began(.upArrow)), is: ["I.began(upArrow,menu)"])
    expect(
      desk.play(1, ended(.upArrow), changed(.menu), began(.pageUp)),
      is: [
        "I.began(pageUp)", "I.changed(menu)", "I.ended(upArrow)",
      ])
  }

  @Test("PRESS-1: reports that make no sense are put right")
  func nonsense() {
    let desk = Desk()
    expect(desk.play(0, changed()) + desk.play(0, ended()) + desk.play(0, cancelled()), is: [])
    expect(desk.play(1, began()), is: ["I.began(select)"])
    expect(desk.play(2, began()), is: ["I.cancelled(select)", "I.began(select)"])
    expect(desk.play(3, changed(), ended(), ended()), is: ["I.ended(select)"])
    expect(desk.play(4, ended()), is: [])
  }

  // MARK: - Cancelling

  @Test("PRESS-3, CANCEL-1: presses are cancelled when the application becomes inactive")
  func inactive() {
    let desk = Desk()
    _ = desk.play(0, began(), began(.menu))
    desk.stage.world.application.resignActive()
    expect(desk.stage.drainLog(), is: ["I.cancelled(select,menu)"])
    expect(desk.play(1, ended()), is: [])
  }

  @Test("PRESS-3, CANCEL-3: a responder that leaves the window is told that its presses are cancelled, once")
  func removed() {
    let desk = Desk()
    var press: UIPress?
    desk.inner.onPress = { _, presses, _ in press = presses.first }
    _ = desk.play(0, began())
    desk.outer.removeFromSuperview()
    expect(desk.stage.drainLog(), is: ["I.cancelled(select)"])
    expect(press?.responder, is: nil)
    expect(desk.play(1, changed()) + desk.play(2, ended()), is: [])
  }

  @Test("PRESS-3: a responder may leave inside its own callback")
  func removedInside() {
    let desk = Desk()
    desk.inner.onPress = { [desk] phase, _, _ in if phase == .began { desk.inner.removeFromSuperview() } }
    expect(desk.play(0, began()), is: ["I.began(select)", "I.cancelled(select)"])
    expect(desk.play(1, ended()), is: [])
  }

  // MARK: - Recognizers

  @Test("PRESS-3, TAP-11: a tap sees a press first, acts at the release, and takes it from the responder")
  func tap() {
    let desk = Desk()
    desk.attach(UITapGestureRecognizer())
    expect(desk.play(0, began()), is: ["I.began(select)"])
    expect(desk.play(0.1, changed(force: 0.5)), is: ["I.changed(select)"])
    expect(desk.play(0.2, ended()), is: ["g.ended", "I.cancelled(select)"])
    expect(
      desk.play(1, began()) + desk.play(1.2, ended()),
      is: [
        "I.began(select)", "g.ended", "I.cancelled(select)",
      ])
  }

  @Test(
    "PRESS-3: a recognizer that cancels nothing leaves the press alone, and one on no view of the chain sees none"
  )
  func cancelsNothing() {
    let desk = Desk()
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    desk.attach(tap)
    let elsewhere = desk.stage.add("E", 0, 0, 400, 800)
    desk.stage.attach(UITapGestureRecognizer(), "e", to: elsewhere)
    expect(
      desk.play(0, began()) + desk.play(0.1, ended()), is: ["I.began(select)", "g.ended", "I.ended(select)"])
  }

  @Test("PRESS-3: with the old order the cancel comes before the action")
  func oldOrder() {
    var rules = EventRules.standard
    rules.deliveryCancelsFirst = true
    let desk = Desk(rules: rules)
    desk.attach(UITapGestureRecognizer())
    expect(
      desk.play(0, began()) + desk.play(0.1, ended()),
      is: [
        "I.began(select)", "I.cancelled(select)", "g.ended",
      ])
  }

  @Test("TAP-11: by default a tap takes presses of select alone, and others where it says so")
  func tapTypes() {
    let desk = Desk()
    let tap = UITapGestureRecognizer()
    desk.attach(tap)
    expect(tap.allowedPressTypes, is: [4])
    expect(desk.play(0, began(.menu)) + desk.play(0.1, ended(.menu)), is: ["I.began(menu)", "I.ended(menu)"])
    tap.allowedPressTypes = [5, 6]
    expect(desk.play(1, began()) + desk.play(1.1, ended()), is: ["I.began(select)", "I.ended(select)"])
    expect(
      desk.play(2, began(.menu)) + desk.play(2.1, ended(.menu)),
      is: [
        "I.began(menu)", "g.ended", "I.cancelled(menu)",
      ])
  }

  @Test("TAP-11, DLV-8: a double tap of a button holds the end back, and takes both presses")
  func doubleTap() {
    let desk = Desk()
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    desk.attach(tap)
    expect(desk.play(0, began()) + desk.play(0.1, ended()), is: ["I.began(select)"])
    expect(desk.wait(0.44), is: [])
    expect(desk.wait(0.46), is: ["I.ended(select)"])
    expect(desk.play(1, began()) + desk.play(1.1, ended()), is: ["I.began(select)"])
    expect(desk.play(1.2, began()), is: ["I.began(select)"])
    expect(desk.play(1.3, ended()), is: ["g.ended", "I.cancelled(select,select)"])
    expect(desk.wait(9), is: [])
  }
}

extension Set<UIPress> {
  /// The names of the buttons, in the order of their numbers.
  var names: String {
    map(\.type).sorted { $0.rawValue < $1.rawValue }.map { "\($0)" }.joined(separator: ",")
  }
}
