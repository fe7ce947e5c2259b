import Expectations
import FingerpostHID
import FingerpostTrace
import Foundation
import Testing
import TraceVerifying
import UIKit

/// Whole sessions of fingers that scroll as people do who use a phone: drags of 0.1 to 0.6 s that set off from rest, at
/// 120 frames a second, some lifted in motion, some after a rest, now and then with a second finger or a tap.
@Suite("Sessions of scrolling fingers") struct ScrollSessionTests {
  @Test("SCR-20, SCR-25: the offset is continuous to the finger and ends inside the edges", arguments: 1...40)
  func session(seed: UInt64) {
    let session = FingerSession(height: seed.isMultiple(of: 3) ? 900 : 6000)
    for frame in Self.frames(seed) { session.play(frame) }
    session.finish()
    #expect(session.drags > 5)
  }

  @Test("SCR-19: every run of a session leaves the same trace", arguments: [7, 8])
  func sameBytes(seed: UInt64) {
    var traces: Set<String> = []
    for _ in 0..<3 {
      let session = Stage.$listens.withValue(true) { FingerSession(height: 6000) }
      let verifier = TraceVerifier()
      for frame in Self.frames(seed) { session.play(frame) }
      session.finish()
      for record in session.scene.stage.sink.records { verifier.record(record) }
      verifier.finish()
      expect(verifier.violations.map(\.description), is: [])
      traces.insert(session.trace)
    }
    expect(traces.count, is: 1)
    expect(traces.first?.contains("[SCR-17]"), is: true)
  }

  private static func frames(_ seed: UInt64) -> [Frame] {
    var generator = SessionGenerator(state: seed)
    var frames: [Frame] = []
    var time = 0.1
    for _ in 0..<12 {
      frames += generator.drag(from: time)
      time = Double(frames.last?.nanoseconds ?? 0) / 1e9 + generator.number(0.02, 1.5)
    }
    return frames
  }
}

/// Makes up drags. The same seed gives the same drags.
private struct SessionGenerator {
  var state: UInt64

  mutating func number(_ low: Double, _ high: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return low + (high - low) * Double(state >> 40) / Double(1 << 24)
  }

  mutating func drag(from start: Double) -> [Frame] {
    let (x, y) = (number(100, 300), number(150, 650))
    let isTap = number(0, 1) < 0.15
    let (length, duration) = (isTap ? number(-3, 3) : number(-350, 350), number(0.1, 0.6))
    let rests = number(0, 1) < 0.3
    let second = number(0, 1) < 0.2 ? number(0.2, 0.8) : 2
    var frames: [Frame] = []
    func add(_ time: Double, _ contacts: [Contact]) {
      frames.append(Frame(nanoseconds: Int64((time * 1e9).rounded()), contacts: contacts))
    }
    add(start, [Contact(id: 1, phase: .down, x: x, y: y)])
    var time = start
    var place = y
    var hasSecond = false
    while time < start + duration {
      time += 1 / 120.0
      let share = min((time - start) / duration, 1)
      // Slow at first; towards the end at full speed, or slowing down to a rest.
      let way = rests ? share * share * (3 - 2 * share) : share * share
      place = y + length * way
      var contacts = [Contact(id: 1, phase: .move, x: x + 6 * share, y: place)]
      if share > second, !hasSecond {
        hasSecond = true
        contacts.append(Contact(id: 2, phase: .down, x: x - 90, y: place + 120))
      } else if hasSecond {
        contacts.append(Contact(id: 2, phase: .move, x: x - 90, y: place + 120))
      }
      add(time, contacts)
    }
    if rests { time += 0.15 }
    add(time + 0.004, [Contact(id: 1, phase: .up, x: x + 6, y: place)])
    if hasSecond { add(time + 0.03, [Contact(id: 2, phase: .up, x: x - 90, y: place + 120)]) }
    return frames
  }
}
