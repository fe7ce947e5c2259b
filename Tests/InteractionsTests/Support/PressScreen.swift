import Fingerpost
import FingerpostHID
import FingerpostTimeline
import Foundation
import UIKit

/// A world with a window, a view in it, and fingers that press, move and lift in virtual time.
final class PressScreen {
  let world: World
  let window: UIWindow
  let view: PressedView
  private(set) var lines: [String] = []
  private var places: [Int: CGPoint] = [:]

  init(_ rules: EventRules = .standard) {
    let world = World(eventRules: rules, screenSize: CGSize(width: 400, height: 800))
    self.world = world
    (window, view) = world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let view = PressedView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
      window.addSubview(view)
      window.makeKeyAndVisible()
      return (window, view)
    }
    view.screen = self
  }

  nonisolated deinit {}

  /// The rules of a pad, where there is much room from left to right.
  static var pad: EventRules {
    var rules = EventRules.standard
    rules.isPad = true
    return rules
  }

  func note(_ line: String) { lines.append(line) }

  /// Hands out what was noted since the last call.
  func drain() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Adds a recognizer to the view that notes its states under a name.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: UIView? = nil)
    -> Recognizer
  {
    recognizer.addTarget(self) { (screen: PressScreen) in
      { (recognizer: UIGestureRecognizer) in screen.note("\(name) \(recognizer.state)") }
    }
    (view ?? self.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  func down(_ finger: Int = 1, at place: CGPoint = CGPoint(x: 200, y: 200), buttons: Int = 0) {
    places[finger] = place
    send(finger, .down, buttons)
  }

  func move(_ finger: Int = 1, by x: CGFloat, _ y: CGFloat) {
    places[finger] = places[finger].map { CGPoint(x: $0.x + x, y: $0.y + y) }
    send(finger, .move)
  }

  func up(_ finger: Int = 1) { send(finger, .up) }
  func cancel(_ finger: Int = 1) { send(finger, .cancel) }

  func wait(_ seconds: Double) { world.timeline.advance(to: world.timeline.now.advanced(bySeconds: seconds)) }

  /// Presses and lifts.
  func press(for seconds: Double) {
    down()
    wait(seconds)
    up()
  }

  private func send(_ finger: Int, _ phase: Contact.Phase, _ buttons: Int = 0) {
    guard let place = places[finger] else { return }
    let kind: Contact.Kind = buttons == 0 ? .direct : .indirectPointer
    let contact = Contact(id: finger, phase: phase, x: place.x, y: place.y, kind: kind)
    world.application.handle(
      Frame(nanoseconds: world.timeline.now.nanoseconds, contacts: [contact], buttonMask: buttons))
  }
}

/// A view that notes what it is told of touches.
final class PressedView: UIView {
  weak var screen: PressScreen?

  nonisolated deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { screen?.note("view began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { screen?.note("view ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    screen?.note("view cancelled")
  }
}
