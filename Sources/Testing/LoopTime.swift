import CRunLoop
import Fingerpost
import FingerpostTimeline
import Foundation

/// Lets a test's time pass while the main run loop waits, second by second: in XCTest's waits for expectations, in
/// `RunLoop.run(until:)`, in an `await` of an XCTest.
///
/// Before each wait windows are laid out, as UIKit has it; after the wait what came due meanwhile happens. What takes time
/// without a wait, such as the test's own code, moves nothing. Swift Testing runs no main run loop, so there nothing
/// changes.
enum LoopTime {
  private static var hasBegun = false
  private static var isMoving = false
  private static var wait: (world: WorldReference, begin: ContinuousClock.Instant)?
  /// Ends a wait when the next deadline is due.
  private static let alarm = Timer(fire: .distantFuture, interval: 1e9, repeats: true) { _ in }
  /// Who looks at the screen after each deadline.
  private static weak var generator: EventGenerator?

  private struct WorldReference {
    weak var world: World?
  }

  /// Follows the main run loop from now on.
  static func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    RunLoop.main.add(alarm, forMode: .default)
    let mode = RunLoop.Mode.default.rawValue as NSString
    run_loop_observe_waits(Unmanaged.passUnretained(mode).toOpaque()) { _, activity, _ in
      MainActor.assumeIsolated {
        if activity == run_loop_will_wait { LoopTime.willWait() } else { LoopTime.hasWaited() }
      }
    }
  }

  /// Has an event generator take its pictures while its world's time passes.
  static func show(to generator: EventGenerator) {
    begin()
    self.generator = generator
  }

  /// The loop is about to wait.
  static func willWait(_ now: ContinuousClock.Instant = .now) {
    // A wait inside of a verb is the verb's; one in what happens in a wait is part of that.
    guard World.bound == nil, !isMoving else { return wait = nil }
    let world = World.current
    world.run { look(at: world) }
    let next = world.timeline.nextDeadline.map { deadline in
      TimeInterval(deadline.nanoseconds - world.timeline.now.nanoseconds) / 1e9
    }
    alarm.fireDate = next.map { Date(timeIntervalSinceNow: max(0, $0)) } ?? .distantFuture
    wait = (WorldReference(world: world), now)
  }

  /// The loop has waited: what has come due meanwhile happens.
  static func hasWaited(_ now: ContinuousClock.Instant = .now) {
    guard let (reference, begin) = wait, let world = reference.world, world === World.current else { return }
    wait = nil
    isMoving = true
    defer { isMoving = false }
    let parts = (now - begin).components
    let passed = parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000
    let end = Instant(nanoseconds: world.timeline.now.nanoseconds + max(0, passed))
    world.run { world.pass(until: end) { look(at: world) } }
  }

  private static func look(at world: World) {
    if let generator, generator.world === world {
      generator.layOut()
      generator.look()
    } else {
      for window in world.application.windows { window.layoutIfNeeded() }
    }
  }
}

extension World {
  /// Lets time pass: what is due on the way happens, and after each deadline something else.
  func pass(until end: Instant, _ afterEach: () -> Void) {
    while let deadline = timeline.nextDeadline, deadline <= end {
      timeline.advance(to: deadline)
      afterEach()
    }
    timeline.advance(to: end)
  }
}

/// Called by the engine when the process's default world is made: tests that use no event generator have that one.
@_cdecl("fingerpost_testing_begins") package nonisolated func fingerpostTestingBegins() {
  MainActor.assumeIsolated { LoopTime.begin() }
}
