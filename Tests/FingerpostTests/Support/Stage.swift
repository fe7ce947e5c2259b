import Fingerpost
import FingerpostHID
import FingerpostTrace
import Foundation

/// A world with one window, a log that its probes write to, and fingers.
final class Stage {
  let sink = TraceLog()
  let world: World
  let window: Probe.Window
  private(set) var log: [String] = []
  private var nanoseconds: Int64 = 0

  /// Whether the worlds of the current test have a listener, unless a test asks for one itself.
  @TaskLocal static var listens = true

  init(
    rules: EventRules = .standard, listening: Bool = Stage.listens,
    applicationClass: UIApplication.Type = UIApplication.self
  ) {
    let world = World(
      eventRules: rules, trace: Trace(listening ? sink : nil), applicationClass: applicationClass)
    self.world = world
    window = world.run { Probe.Window(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    window.name = "W"
    window.makeKeyAndVisible()
    window.stage = self
  }

  /// Adds a probe to a view, by default the window.
  @discardableResult
  func add(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, to parent: UIView? = nil,
    forwards: Bool = false
  ) -> Probe {
    world.run {
      let probe = Probe(frame: CGRect(x: x, y: y, width: width, height: height))
      probe.name = name
      probe.stage = self
      probe.forwards = forwards
      (parent ?? window).addSubview(probe)
      return probe
    }
  }

  func note(_ line: String) {
    log.append(line)
  }

  /// Hands out what was logged since the last call.
  func drainLog() -> [String] {
    defer { log = [] }
    return log
  }

  // MARK: - Fingers

  /// Plays a frame at a time in seconds.
  func play(_ time: Double, _ contacts: Contact...) {
    world.application.handle(Frame(nanoseconds: Int64((time * 1e9).rounded()), contacts: contacts))
  }

  func facts(_ isWanted: (Fact) -> Bool) -> [Fact] {
    sink.records.map(\.fact).filter(isWanted)
  }
}

func down(_ id: Int, _ x: Double, _ y: Double) -> Contact { Contact(id: id, phase: .down, x: x, y: y) }
func move(_ id: Int, _ x: Double, _ y: Double) -> Contact { Contact(id: id, phase: .move, x: x, y: y) }
func up(_ id: Int, _ x: Double, _ y: Double) -> Contact { Contact(id: id, phase: .up, x: x, y: y) }
func cancel(_ id: Int, _ x: Double, _ y: Double) -> Contact { Contact(id: id, phase: .cancel, x: x, y: y) }
