import Fingerpost
import FingerpostConsole
import FingerpostExplain
import FingerpostLab
import FingerpostMessages
import FingerpostScenarios
import FingerpostShell
import FingerpostTimeline
import FingerpostWatching

/// A screen from a file, in the machine's time: what an application is to the shell, without a process.
final class LiveScreen {
  private let scene: PlayedScene
  /// How many frames it has handled.
  private(set) var frames: UInt64 = 0
  private var watch: ScreenWatch?
  private var edges: UInt8 = 0
  private var world: World { scene.world }

  /// Builds the screen of a file.
  ///
  /// - Throws: why there is none.
  init(file: String, with additions: [String], at now: Int64) throws(CommandFailure) {
    scene = try ScreenFile.read(file, with: additions).scene()
    world.timeline.advance(to: Instant(nanoseconds: now))
    world.animate { MachineClock.now() }
    // It has no events until the shell brings it to the front.
    world.run { world.application.enterBackground() }
  }

  nonisolated deinit {}

  /// Takes what the shell says.
  func handle(_ message: ShellMessage) {
    world.run {
      switch message {
      case .frame(let frame):
        frames += 1
        watch?.note(frame)
        world.application.handle(frame)
      case .becomeActive: world.application.becomeActive()
      case .resignActive: world.application.enterBackground()
      case .watch:
        let watch =
          self.watch
          ?? ScreenWatch(
            world, recorder: ScreenRecorder(scene.builtScreen) { $0.look }, stopwatch: MachineClock.threadTime
          )
        self.watch = watch
        watch.renew()
      case .unwatch: watch?.end()
      case .terminate:
        world.application.willTerminate()
        watch?.end()
      case .hello, .forget, .rehearse, .pass: break
      }
    }
  }

  /// Does what is due.
  func advance(to now: Int64) { world.doWhatIsDue(at: now) }

  /// When ``advance(to:)`` or ``tellWatchers(at:_:)`` has something to do; nil for never.
  var nextDeadline: Int64? {
    [world.timeline.nextDeadline?.nanoseconds, watch?.nextDeadline.map { max(0, $0) }].compactMap(\.self)
      .min()
  }

  /// The edges from which it wants the first swipe, if that has changed. [EDGE-4]
  func newEdges() -> UInt8? {
    let wanted = world.application.keyWindow?.screenEdgesDeferringSystemGestures.rawValue ?? 0
    let now = UInt8(truncatingIfNeeded: wanted & 15)
    defer { edges = now }
    return now == edges ? nil : now
  }

  /// Says what has happened and what the screen looks like, while someone watches.
  func tellWatchers(at now: Int64, _ say: (ApplicationMessage) -> Void) {
    guard let watch else { return }
    world.run { watch.endTurn(now: now, clock: now) }
    while let message = watch.next {
      watch.removeFirst()
      say(message)
    }
    if !watch.isListening { self.watch = nil }
  }
}
