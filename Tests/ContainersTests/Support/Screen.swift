import Fingerpost
import FingerpostHID
import FingerpostTimeline
import Foundation
import UIKit

/// A world with a window, a log of what its controllers are told, and a finger.
final class Screen {
  let world: World
  let window: UIWindow
  private(set) var lines: [String] = []

  init(rules: EventRules = .standard, size: CGSize = CGSize(width: 393, height: 852)) {
    world = World(eventRules: rules, screenSize: size)
    window = world.run { UIWindow(frame: CGRect(origin: .zero, size: size)) }
  }

  /// Shows a controller as the root, at rest.
  func show(_ root: UIViewController) {
    world.run {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    wait(0)
    lines = []
  }

  func note(_ line: String) { lines.append(line) }

  /// Hands out what was noted since the last call.
  func drain() -> [String] {
    defer { lines = [] }
    return lines
  }

  var now: Double { world.timeline.now.seconds }

  /// Lets time pass, in seconds.
  func wait(_ seconds: Double) {
    world.run { world.timeline.advance(to: world.timeline.now.advanced(bySeconds: seconds)) }
  }

  /// Gives the window the other orientation, and lays out at once or when that is due.
  func turn(layingOut: Bool = true) {
    run {
      window.frame.size = CGSize(width: window.frame.height, height: window.frame.width)
      if layingOut { window.layoutIfNeeded() }
    }
  }

  /// Runs code as code of the application.
  @discardableResult
  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try world.run(body) }

  private func play(_ phase: Contact.Phase, _ point: CGPoint) {
    window.layoutIfNeeded()
    run {
      world.application.handle(
        Frame(
          nanoseconds: world.timeline.now.nanoseconds,
          contacts: [Contact(id: 1, phase: phase, x: point.x.native, y: point.y.native)]))
    }
    window.layoutIfNeeded()
  }

  func down(_ x: Double, _ y: Double) { play(.down, CGPoint(x: x, y: y)) }
  func move(_ x: Double, _ y: Double) { play(.move, CGPoint(x: x, y: y)) }
  func up(_ x: Double, _ y: Double) { play(.up, CGPoint(x: x, y: y)) }

  func tap(_ x: Double, _ y: Double) {
    down(x, y)
    wait(0.05)
    up(x, y)
  }

  /// Drags in even steps, 60 a second, and lifts the finger with the velocity that it has.
  func drag(from start: (Double, Double), to end: (Double, Double), in seconds: Double, lifting: Bool = true)
  {
    down(start.0, start.1)
    let steps = max(1, Int((seconds * 60).rounded()))
    for step in 1...steps {
      wait(seconds / Double(steps))
      let share = Double(step) / Double(steps)
      move(start.0 + (end.0 - start.0) * share, start.1 + (end.1 - start.1) * share)
    }
    if lifting { up(end.0, end.1) }
  }

  /// Where the screen shows a view, in the window.
  func shownFrame(_ view: UIView) -> CGRect {
    let layer = run { view.layer.presentation() ?? view.layer }
    return view.superview.map { $0.convert(layer.frame, to: nil) } ?? layer.frame
  }
}

/// A controller that notes what it is told, and counts whether that adds up.
class Noting: UIViewController {
  let name: String
  let screen: Screen?
  /// What appearance calls led to: unseen, appearing, seen or disappearing.
  private(set) var phase = "unseen"
  /// Calls that do not fit what was before.
  private(set) var faults: [String] = []

  init(_ name: String, _ screen: Screen?) {
    self.name = name
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  private func turn(_ call: String, from phases: [String], to phase: String) {
    if !phases.contains(self.phase) { faults.append("\(name): \(call) while \(self.phase)") }
    self.phase = phase
    screen?.note("\(name) \(call)")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    turn("will appear", from: ["unseen", "disappearing"], to: "appearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    turn("did appear", from: ["appearing"], to: "seen")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    turn("will disappear", from: ["seen", "appearing"], to: "disappearing")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    turn("did disappear", from: ["disappearing"], to: "unseen")
  }
}
