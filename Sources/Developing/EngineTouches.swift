import FingerpostHID
import FingerpostProbe
import FingerpostTimeline
import Foundation
import UIKit

/// Plays the probe's touches on the engine, in virtual time.
final class EngineTouches: TouchSource {
  private let world: World

  var isHitTestedBySystem: Bool { true }

  var now: TimeInterval { world.timeline.now.seconds }

  private init(_ world: World) {
    self.world = world
  }

  func wait(until time: TimeInterval) {
    world.timeline.advance(to: Self.instant(time))
  }

  func play(_ finger: ProbeFinger, in window: UIWindow, at time: TimeInterval) {
    let phase: Contact.Phase =
      switch finger.phase {
      case .began: .down
      case .ended: .up
      case .cancelled: .cancel
      default: .move
      }
    let place = window.convert(finger.place, to: nil)
    world.application.handle(
      Frame(
        nanoseconds: Self.instant(time).nanoseconds,
        contacts: [Contact(id: finger.id, phase: phase, x: Double(place.x), y: Double(place.y))]))
  }

  private static func instant(_ time: TimeInterval) -> Instant {
    Instant(nanoseconds: Int64((time * 1e9).rounded()))
  }

  /// Plays every question of the probe on the engine.
  ///
  /// - Parameter header: the system and the device whose rules the engine plays.
  /// - Returns: the log, line by line.
  static func log(for header: ProbeLog.Header) -> [String] {
    let world = World(eventRules: header.eventRules)
    return world.run {
      var lines: [String] = []
      FingerpostProbe.run(with: EngineTouches(world), system: header.system, device: header.device) {
        lines.append($0)
      }
      return lines
    }
  }
}
