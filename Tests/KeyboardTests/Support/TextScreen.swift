import Fingerpost
import FingerpostHID
import FingerpostTimeline
import Foundation
import UIKit

/// A world with a window, a finger, and what is posted of its keyboard.
final class TextScreen {
  let world: World
  let window: UIWindow
  private(set) var lines: [String] = []
  nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []

  init(rules: EventRules = .standard, size: CGSize = CGSize(width: 375, height: 667)) {
    world = World(eventRules: rules, screenSize: size)
    window = world.run { UIWindow(frame: CGRect(origin: .zero, size: size)) }
    world.run { window.makeKeyAndVisible() }
    watchKeyboard()
  }

  deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  private func watchKeyboard() {
    let names: [(NSNotification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "will show"),
      (UIResponder.keyboardDidShowNotification, "did show"),
      (UIResponder.keyboardWillHideNotification, "will hide"),
      (UIResponder.keyboardDidHideNotification, "did hide"),
      (UIResponder.keyboardWillChangeFrameNotification, "will change"),
      (UIResponder.keyboardDidChangeFrameNotification, "did change"),
    ]
    for (name, words) in names {
      watch(name, object: window.screen) { [weak self] notification in
        self?.infos.append(notification.userInfo ?? [:])
        self?.named.append((words, notification.userInfo ?? [:]))
        self?.note(words)
      }
    }
  }

  /// What the notifications about the keyboard carried.
  private(set) var infos: [[AnyHashable: Any]] = []
  private var named: [(name: String, info: [AnyHashable: Any])] = []

  /// Hands out which notifications carried what since the last call.
  func drainInfos() -> [(name: String, info: [AnyHashable: Any])] {
    defer { named = [] }
    return named
  }

  func watch(
    _ name: NSNotification.Name, object: AnyObject, _ body: @escaping @MainActor (Notification) -> Void
  ) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { body(notification) }
      })
  }

  /// From where to where the keyboard went, as the last notification says.
  var lastFrames: [CGRect] { infos.last.map(Self.frames) ?? [] }

  static func frames(_ info: [AnyHashable: Any]) -> [CGRect] {
    [UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey].compactMap {
      (info[$0] as? NSValue)?.cgRectValue
    }
  }

  func note(_ line: String) { lines.append(line) }

  /// Hands out what was noted since the last call.
  func drain() -> [String] {
    defer { lines = [] }
    return lines
  }

  @discardableResult
  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try world.run(body) }

  /// Lets time pass, in seconds.
  func wait(_ seconds: Double) {
    run { world.timeline.advance(to: world.timeline.now.advanced(bySeconds: seconds)) }
  }

  private func play(_ phase: Contact.Phase, _ x: Double, _ y: Double) {
    run {
      world.application.handle(
        Frame(
          nanoseconds: world.timeline.now.nanoseconds, contacts: [Contact(id: 1, phase: phase, x: x, y: y)]))
    }
  }

  func down(_ x: Double, _ y: Double) { play(.down, x, y) }
  func move(_ x: Double, _ y: Double) { play(.move, x, y) }
  func up(_ x: Double, _ y: Double) { play(.up, x, y) }

  func tap(_ x: Double, _ y: Double) {
    down(x, y)
    wait(0.06)
    up(x, y)
    wait(0)
  }

  /// Holds a finger at a place, and lifts it.
  func press(_ x: Double, _ y: Double, for seconds: Double) {
    down(x, y)
    wait(seconds)
    up(x, y)
    wait(0)
  }

  /// Drags straight down or up in steps of a sixtieth of a second.
  func drag(x: Double, from start: Double, to end: Double, in seconds: Double, lifting: Bool = true) {
    down(x, start)
    let steps = max(1, Int((seconds * 60).rounded()))
    for step in 1...steps {
      wait(seconds / Double(steps))
      move(x, start + (end - start) * Double(step) / Double(steps))
    }
    if lifting { up(x, end) }
  }

  /// Puts a text field into the window.
  func field(y: Double = 20) -> UITextField {
    run {
      let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 30))
      window.addSubview(field)
      return field
    }
  }

  /// Puts a text view into the window, 320 by 200 points, or at a frame.
  func textView(_ frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 200)) -> UITextView {
    run {
      let textView = UITextView(frame: frame)
      textView.font = .systemFont(ofSize: 17)
      window.addSubview(textView)
      return textView
    }
  }
}
