import Expectations
import FingerpostHID
import FingerpostTesting
import Foundation
import Testing
import UIKit

@MainActor struct EventGeneratorTests {
  private final class Card: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private func button(_ identifier: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 50))
    -> UIButton
  {
    let button = UIButton(frame: frame)
    button.accessibilityIdentifier = identifier
    return button
  }

  @Test func theLogIsWhatRunPrints() throws {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    card.addGestureRecognizer(tap)
    let buy = button("buy", CGRect(x: 0, y: 60, width: 100, height: 40))
    card.addSubview(buy)
    let fingers = try EventGenerator(view: card)
    try fingers.fingerTap(at: RelativeLocation(x: 0.5, y: 0.25))
    try fingers.wait(1)
    try fingers.fingerTap(at: "buy")
    expect(
      fingers.eventLog,
      is: [
        "@0.000 Card.touchesBegan(1)", "@0.050 tap.action(ended)", "@0.050 Card.touchesCancelled(1)",
        "@1.050 buy.event(touchDown)", "@1.100 buy.event(touchUpInside)",
        "@1.100 buy.event(primaryActionTriggered)",
      ])
    fingers.clearEventLog()
    #expect(fingers.eventLog.isEmpty)
    fingers.fingerCancel()
    try fingers.fingerDown(at: RelativeLocation(x: 0.5, y: 0.25))
    fingers.fingerCancel()
    expect(fingers.callbacks, is: ["Card.touchesBegan(1)", "Card.touchesCancelled(1)"])
  }

  @Test func aViewThatIsCoveredIsMissedAndTheErrorExplains() throws {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let play = button("play")
    let cover = UIView(frame: container.bounds)
    container.addSubview(play)
    container.addSubview(cover)
    let fingers = try EventGenerator(view: container)
    let line = #line + 1
    let error = #expect(throws: FingerError.self) { try fingers.fingerTap(at: play) }
    let text = error.map { "\($0)" } ?? ""
    #expect(
      text.hasPrefix("EventGeneratorTests.swift:\(line): A touch there would not be UIButton “play”'s."))
    #expect(text.contains("lies in front of it"))
    #expect(!text.contains("--full"))
    #expect(text.contains("isUserInteractionEnabled = false"))
    #expect(fingers.callbacks.isEmpty)
    cover.isUserInteractionEnabled = false
    try fingers.fingerTap(at: play)
    #expect(fingers.callbacks.contains("play.event(touchUpInside)"))
  }

  @Test func anOverrideThatFramesDoNotShowIsSaid() throws {
    final class Deaf: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    let deaf = Deaf(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    deaf.addGestureRecognizer(UITapGestureRecognizer())
    let fingers = try EventGenerator(view: deaf)
    let error = #expect(throws: FingerError.self) { try fingers.fingerTap() }
    let text = error.map { "\($0)" }?.replacing("\n", with: " ") ?? ""
    #expect(
      text.contains("A hitTest(_:with:) or point(inside:with:) of the application's own decides otherwise"))
    #expect(text.contains("the touch would be UIView's. This was at 0.000 s of the test's time, before"))
  }

  @Test func aViewThatIsNotThereIsNamedWithThoseThatAre() throws {
    let fingers = try EventGenerator(view: button("buy"))
    let error = #expect(throws: FingerError.self) { try fingers.fingerTap(at: "byu") }
    expect(
      error.map { "\($0)" }, is: "No view has the accessibility identifier “byu”; there are “buy”.")
    let elsewhere = #expect(throws: FingerError.self) { try fingers.fingerTap(at: UIView()) }
    expect(
      elsewhere.map { "\($0)" }?.hasSuffix(": UIView is not in the window of this event generator."), is: true
    )
    let type = #expect(throws: FingerError.self) {
      try fingers.viewWithIdentifier("buy", ofType: UISwitch.self)
    }
    expect(type.map { "\($0)" }, is: "The view “buy” is a UIButton, not a UISwitch.")
  }

  @Test func anErrorIsReadOnAnyThread() async throws {
    // While this waits, other tests have their turn; the world of the fingers is gone by then.
    func missed() throws -> FingerError? {
      let hidden = button("buy")
      hidden.isHidden = true
      let fingers = try EventGenerator(view: hidden)
      return #expect(throws: FingerError.self) { try fingers.fingerTap() }
    }
    let error = try missed()
    let text = await Task.detached { error.map { "\($0)" } }.value
    expect(text?.contains(": UIButton “buy” is not visible:"), is: true)
  }

  @Test func aFingerMovesToAViewThatTakesNoTouches() throws {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let target = UILabel(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
    target.accessibilityIdentifier = "target"
    container.addSubview(target)
    let pan = UIPanGestureRecognizer()
    container.addGestureRecognizer(pan)
    let fingers = try EventGenerator(view: container)
    try fingers.fingerDown(at: RelativeLocation(x: 0.1, y: 0.1))
    try fingers.fingerMove(to: "target", duration: 0.3)
    expect(pan.location(in: container), is: CGPoint(x: 250, y: 250))
    try fingers.fingerUp()
  }

  @Test func thePageShowsTheRun() throws {
    let fingers = try EventGenerator(view: button("buy"))
    try fingers.fingerTap()
    let page = fingers.page
    #expect(page.hasPrefix("<!doctype html>") || page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("buy.event(touchUpInside)"))
    #expect(page.contains("\"name\":\"buy\""))
  }

  @Test func thePageShowsTheFingerThatMissed() throws {
    let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let fingers = try EventGenerator(view: hidden)
    #expect(!fingers.page.contains("\"change\":\"down\""))
    hidden.isUserInteractionEnabled = false
    fingers.window.rootViewController?.view.isUserInteractionEnabled = false
    #expect(throws: FingerError.self) { try fingers.fingerTap(at: hidden) }
    let page = fingers.page
    #expect(page.contains("\"change\":\"down\",\"x\":200,\"y\":400"))
    #expect(fingers.callbacks.isEmpty)
    // It is not a finger: the next ones come down as if it had not been.
    hidden.isUserInteractionEnabled = true
    fingers.window.rootViewController?.view.isUserInteractionEnabled = true
    try fingers.fingerTap(at: hidden)
    #expect(!fingers.page.contains("\"contact\":\(FingerIndex.allCases.count + 1),"))
  }

  @Test func everyTestHasAnApplicationOfItsOwn() throws {
    let first = try EventGenerator(view: button("first"))
    expect(UIApplication.shared, isSame: first.world.application)
    let second = try EventGenerator(view: button("second"))
    expect(UIApplication.shared, isSame: second.world.application)
    expect(UIApplication.shared.windows, is: [second.window])
    var inside: UIApplication?
    first.after(0.1) { inside = UIApplication.shared }
    first.advance(by: 0.2)
    expect(inside, isSame: first.world.application)
    expect(second.now, is: 0)
  }

  @Test func aWindowOfTheTestsOwnIsGoneWithTheTest() throws {
    // Other tests of this process may have left windows in the world that was the default until now.
    World().becomeProcessDefault()
    func test() throws -> ObjectIdentifier {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.addSubview(button("buy"))
      window.makeKeyAndVisible()
      let fingers = try EventGenerator(window: window)
      try fingers.fingerTap(at: "buy")
      expect(fingers.eventLog.last, is: "@0.050 buy.event(primaryActionTriggered)")
      expect(UIApplication.shared.windows, is: [window])
      return ObjectIdentifier(fingers.world)
    }
    _ = try test()
    #expect(UIApplication.shared.windows.isEmpty)
    _ = try test()
    let hidden = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(throws: FingerError.self) { try EventGenerator(window: hidden) }
  }

  @Test func aControllerIsShownAndAppears() throws {
    final class Controller: UIViewController {
      var appearances = 0
      override func viewDidAppear(_ animated: Bool) { appearances += 1 }
    }
    let controller = Controller()
    let fingers = try EventGenerator(viewController: controller)
    expect(controller.view.frame, is: CGRect(x: 0, y: 0, width: 400, height: 800))
    fingers.advance(by: 1)
    expect(controller.appearances, is: 1)
  }

  @Test func aTouchIsLoggedWhereverItIsPassedOn() throws {
    final class Passing: UIView {}
    let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let passing = Passing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let plain = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    card.addSubview(passing)
    card.addSubview(plain)
    let fingers = try EventGenerator(view: card)
    try fingers.fingerDown(at: passing)
    try fingers.fingerUp()
    try fingers.fingerDown(at: plain)
    expect(
      fingers.callbacks,
      is: [
        "Passing.touchesBegan(1)", "Card.touchesBegan(1)", "Passing.touchesEnded(1)", "Card.touchesEnded(1)",
        "Card.touchesBegan(1)",
      ])
  }

  @Test func aStylusMovesInSteps() throws {
    final class Canvas: UIView {
      var forces: [CGFloat] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        forces += touches.map { ($0.force * 100).rounded() / 100 }
      }
    }
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let fingers = try EventGenerator(view: canvas)
    try fingers.stylusDown()
    try fingers.stylusMove(to: OffsetLocation(x: 20, y: 0), pressure: 1, duration: 4.0 / 60)
    expect(canvas.forces, is: [0.15, 0.5, 0.85, 1])
    try fingers.stylusUp()
  }

  @Test func whatIsExplainedIsTheScreenAsItIs() throws {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let buy = button("buy")
    container.addSubview(buy)
    container.isUserInteractionEnabled = false
    let fingers = try EventGenerator(view: container)
    let error = #expect(throws: FingerError.self) { try fingers.fingerTap(at: buy) }
    expect(error.map { "\($0)" }?.contains("isUserInteractionEnabled = true"), is: true)
  }

  @Test func aStylusTellsHowItIsHeld() throws {
    final class Canvas: UIView {
      var seen: [(UITouch.TouchType, CGFloat, CGFloat)] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { seen.append((touch.type, touch.force, touch.altitudeAngle)) }
      }
    }
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let fingers = try EventGenerator(view: canvas)
    try fingers.stylusTap(altitude: 1, pressure: 0.5)
    expect(canvas.seen.count, is: 1)
    expect(canvas.seen.first?.0, is: .pencil)
    expect(canvas.seen.first?.1, is: 0.5)
    expect(canvas.seen.first?.2, is: 1)
  }

  @Test func fingersOfARecordingArePlayed() throws {
    let fingers = try EventGenerator(view: button("buy", CGRect(x: 0, y: 0, width: 400, height: 800)))
    let frames = [(2.0, Contact.Phase.down), (2.1, .up)].map { time, phase in
      Frame(
        nanoseconds: Int64(time * 1e9), contacts: [Contact(id: 1, phase: phase, x: 100, y: 100)])
    }
    fingers.advance(by: 5)
    fingers.play(Recording(frames: frames, screen: RecordingScreen(width: 200, height: 400)))
    expect(
      fingers.eventLog,
      is: [
        "@5.000 buy.event(touchDown)", "@5.100 buy.event(touchUpInside)",
        "@5.100 buy.event(primaryActionTriggered)",
      ])
    let error = #expect(throws: FingerError.self) { try fingers.play(recording: "no/such/file") }
    expect(error.map { "\($0)" }, is: "The recording cannot be read: there is no file no/such/file.")
  }

  @Test func modifierKeysAreInForceAsLongAsTheyAreDown() throws {
    final class Keys: UIView {
      var seen: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
          seen.append("\(press.key?.characters ?? "?")\(event?.modifierFlags.rawValue ?? 0)")
        }
      }
    }
    let view = Keys(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let fingers = try EventGenerator(view: view)
    view.becomeFirstResponder()
    try fingers.keyDown(.leftGUI)
    try fingers.keyPress("a")
    try fingers.keyUp(.leftGUI)
    try fingers.keyPress("A")
    expect(view.seen, is: ["\(1 << 20)", "a\(1 << 20)", "a0"])
  }

  @Test("a test target can attach pages itself, where the library has no Swift Testing [issue 30, 1]")
  func attachment() throws {
    let usual = EventGenerator.attachment
    defer { EventGenerator.attachment = usual }
    var attached: [String: Int] = [:]
    EventGenerator.attachment = { page, file in attached[file] = page.count }
    let fingers = try EventGenerator(view: button("buy"))
    fingers.attachPage(named: "Buy")
    #expect(attached == ["Buy.html": Array(fingers.page.utf8).count] && usual != nil)
  }
}
