import Expectations
import Fingerpost
import FingerpostHID
import FingerpostTimeline
import FingerpostTrace
import Foundation
import Testing
import UIKit

/// What a contact did between two deliveries, and where it may be soon.
@Suite struct CoalescedTouchTests {
  /// A stage whose view notes the samples of every call.
  private final class Samples {
    let stage: Stage
    let view: Probe
    var log: [String] = []
    var copies: [UITouch] = []
    /// The one event of touches.
    var event: UIEvent?

    init(rules: EventRules = .standard) {
      stage = Stage(rules: rules)
      view = stage.add("V", 0, 0, 400, 800)
      view.isMultipleTouchEnabled = true
      view.onTouch = { [unowned self] phase, touches, event in
        for touch in touches.sorted(by: { $0.contactID < $1.contactID }) { note(phase, touch, event) }
      }
    }

    private func note(_ phase: UITouch.Phase, _ touch: UITouch, _ event: UIEvent?) {
      self.event = event
      let all = event?.coalescedTouches(for: touch) ?? []
      copies = all
      let places = all.map { "\(Int($0.previousLocation(in: nil).x))-\(Int($0.location(in: nil).x))" }
      let soon = (event?.predictedTouches(for: touch) ?? []).map { copy in
        "\(Int(exactly: copy.location(in: nil).x.rounded()) ?? 0)"
      }
      let tail = soon.isEmpty ? "" : " soon \(soon.joined(separator: " "))"
      log.append("\(touch.contactID) \(phase) \(places.joined(separator: " "))\(tail)")
    }

    func play(_ time: Double, _ contacts: Contact..., earlier: [(Double, Contact)] = []) -> [String] {
      let samples = earlier.map { EarlierSample(nanoseconds: Int64(($0.0 * 1e9).rounded()), contact: $0.1) }
      stage.world.application.handle(
        Frame(nanoseconds: Int64((time * 1e9).rounded()), contacts: contacts, earlier: samples))
      return drainLog()
    }

    func advance(_ time: Double) -> [String] {
      stage.world.timeline.advance(to: Instant(nanoseconds: Int64((time * 1e9).rounded())))
      return drainLog()
    }

    func drainLog() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private static let gathering: EventRules = {
    var rules = EventRules()
    rules.coalesceMoves = true
    // Round figures: a display of 50 Hz.
    rules.eventMoveDelivery = 0.02
    return rules
  }()

  @Test("COAL-1, COAL-4: every delivery has at least the current sample, those of began and ended too")
  func always() {
    let samples = Samples()
    expect(samples.play(0, down(1, 50, 50)), is: ["1 began 50-50"])
    expect(samples.play(1, move(1, 60, 50)).first?.hasPrefix("1 moved 50-60"), is: true)
    expect(samples.play(2, up(1, 65, 50)), is: ["1 ended 60-65"])
    expect(samples.play(3, down(1, 50, 50)), is: ["1 began 50-50"])
    expect(samples.play(4, cancel(1, 51, 50)), is: ["1 cancelled 50-51"])
  }

  @Test("COAL-1, COAL-6, PIPE-10: the samples in between come first, in order of time, as many as there are")
  func several() {
    let samples = Samples()
    _ = samples.play(0, down(1, 50, 50))
    let earlier = [(0.004, move(1, 51, 50)), (0.008, move(1, 53, 50)), (0.012, move(1, 56, 50))]
    expect(
      samples.play(0.016, move(1, 60, 50), earlier: earlier).first?.hasPrefix(
        "1 moved 50-51 51-53 53-56 56-60"), is: true)
    expect(samples.copies.map(\.timestamp), is: [0.004, 0.008, 0.012, 0.016])
    #expect(samples.copies.allSatisfy { $0.phase == .moved })
    let gathered = samples.stage.facts { if case .gathered = $0 { true } else { false } }
    expect(gathered, is: [.gathered(contact: 1, samples: 3)])
    expect(
      samples.play(0.032, up(1, 62, 50), earlier: [(0.02, move(1, 61, 50))]), is: ["1 ended 60-61 61-62"])
  }

  @Test("COAL-1: a touch that is not in the event has no list, and a copy is none that is")
  func strangers() throws {
    let samples = Samples()
    _ = samples.play(0, down(1, 50, 50))
    let event = try #require(samples.event)
    let copy = try #require(samples.copies.first)
    expect(event.coalescedTouches(for: copy), is: nil)
    expect(event.predictedTouches(for: copy), is: nil)
    let touch = try #require(event.allTouches?.first)
    _ = samples.play(0.1, up(1, 50, 50))
    expect(event.coalescedTouches(for: touch), is: nil)
    expect(event.predictedTouches(for: touch), is: nil)
  }

  @Test("COAL-2: the samples are copies, which stay as they are; the touch itself goes on")
  func copies() throws {
    let samples = Samples()
    let tap = samples.stage.world.run { UITapGestureRecognizer() }
    samples.view.addGestureRecognizer(tap)
    _ = samples.play(0, down(1, 50, 50))
    let touch = try #require(samples.event?.allTouches?.first)
    _ = samples.play(0.016, move(1, 60, 50), earlier: [(0.008, move(1, 55, 50))])
    let old = samples.copies
    #expect(old.allSatisfy { $0 !== touch && $0.view === touch.view && $0.window === touch.window })
    expect(old[0], isNotSame: old[1])
    let last = try #require(old.last)
    #expect(last.location(in: nil) == touch.location(in: nil) && last.timestamp == touch.timestamp)
    #expect(last.tapCount == touch.tapCount && last.type == touch.type)
    #expect(last.gestureRecognizers?.count == 1 && last.gestureRecognizers?.first === tap)
    _ = samples.play(0.032, move(1, 150, 50))
    _ = samples.play(0.048, up(1, 160, 50))
    expect(old.map { $0.location(in: nil).x }, is: [55, 60])
    #expect(old.map(\.timestamp) == [0.008, 0.016] && old.map(\.phase) == [.moved, .moved])
    #expect(last.tapCount == 1 && last.gestureRecognizers?.count == 1)
    #expect(touch.location(in: nil).x == 160 && touch.gestureRecognizers?.isEmpty == true)
  }

  @Test("COAL-2, TOUCH-19: each copy has the force, radius and angles of its sample")
  func properties() {
    let samples = Samples()
    _ = samples.play(0, down(1, 50, 50))
    let pressed = { (x: Double, force: Double) in
      Contact(
        id: 1, phase: .move, x: x, y: 50, precise: .init(x: x + 0.25, y: 50), force: force,
        majorRadius: force * 2,
        altitude: force / 4, azimuth: force / 8)
    }
    _ = samples.play(0.016, pressed(60, 2), earlier: [(0.008, pressed(55, 1))])
    expect(samples.copies.map(\.force), is: [1, 2])
    expect(samples.copies.map(\.majorRadius), is: [2, 4])
    expect(samples.copies.map(\.altitudeAngle), is: [0.25, 0.5])
    expect(samples.copies.map { $0.azimuthAngle(in: nil) }, is: [0.125, 0.25])
    expect(samples.copies.map { $0.preciseLocation(in: nil).x }, is: [55.25, 60.25])
    expect(samples.copies.map { $0.precisePreviousLocation(in: nil).x }, is: [50, 55.25])
  }

  @Test("COAL-3: the touch's own previous location is that of its last delivery")
  func previousOfTouch() throws {
    let samples = Samples()
    _ = samples.play(0, down(1, 50, 50))
    let touch = try #require(samples.event?.allTouches?.first)
    _ = samples.play(0.016, move(1, 60, 50), earlier: [(0.008, move(1, 55, 50))])
    expect(touch.previousLocation(in: nil).x, is: 50)
    expect(samples.copies.last?.previousLocation(in: nil).x, is: 55)
  }

  @Test("COAL-3, TOUCH-7: a finger that went away and came back between two deliveries has moved")
  func thereAndBack() {
    let samples = Samples()
    _ = samples.play(0, down(1, 50, 50))
    expect(
      samples.play(0.016, move(1, 50, 50), earlier: [(0.008, move(1, 55, 50))]).first?.hasPrefix(
        "1 moved 50-55 55-50"), is: true)
  }

  @Test(
    "COAL-6, TOUCH-8: a contact that only has earlier samples rests since, and is delivered at its own time")
  func earlierOnly() {
    let samples = Samples()
    var times: [Int: TimeInterval] = [:]
    _ = samples.play(0, down(1, 50, 50), down(2, 200, 50))
    let noted = samples.view.onTouch
    samples.view.onTouch = { phase, touches, event in
      noted?(phase, touches, event)
      for touch in touches { times[touch.contactID] = touch.timestamp }
    }
    let log = samples.play(
      0.016, move(1, 60, 50),
      earlier: [(0.004, move(2, 210, 50)), (0.008, move(2, 220, 50)), (0.01, move(3, 9, 9))])
    expect(
      log.map { $0.components(separatedBy: " soon")[0] }, is: ["1 moved 50-60", "2 moved 200-210 210-220"])
    expect(times, is: [1: 0.016, 2: 0.008])
  }

  @Test(
    "COAL-5: what is predicted is a display frame ahead along the last movement, and replaced by every event")
  func predicted() throws {
    expect(EventRules.standard.eventMoveDelivery, is: 1.0 / 60)
    var rules = EventRules()
    rules.eventMoveDelivery = 0.02
    let samples = Samples(rules: rules)
    expect(samples.play(0, down(1, 50, 50)), is: ["1 began 50-50"])
    expect(samples.play(0.1, move(1, 60, 50)), is: ["1 moved 50-60 soon 62"])
    let event = try #require(samples.event)
    expect(
      samples.play(0.2, move(1, 80, 50), earlier: [(0.19, move(1, 70, 50))]),
      is: [
        "1 moved 60-70 70-80 soon 100"
      ])
    var predicted: [UITouch] = []
    let touch = try #require(event.allTouches?.first)
    samples.view.onTouch = { _, _, event in predicted = event?.predictedTouches(for: touch) ?? [] }
    samples.stage.play(0.3, move(1, 90, 60))
    #expect(predicted.count == 1 && predicted.first !== touch)
    expect(predicted.first?.previousLocation(in: nil), is: CGPoint(x: 90, y: 60))
    expect(predicted.first?.location(in: nil), is: CGPoint(x: 92, y: 62))
    expect(predicted.first?.timestamp, is: 0.32)
    samples.stage.play(0.3, move(1, 91, 60))
    expect(predicted, is: [], "no time has gone by")
    samples.stage.play(0.4, up(1, 100, 60))
    expect(predicted, is: [])
  }

  @Test("DLV-15, COAL-1: a beginning that was held has the one sample that it had")
  func replayed() {
    let samples = Samples()
    let holder = samples.stage.world.run { PlainRecognizer() }
    holder.delaysTouchesBegan = true
    samples.view.addGestureRecognizer(holder)
    expect(samples.play(0, down(1, 50, 50)), is: [])
    holder.onTouches = { recognizer, phase, _ in if phase == .moved { recognizer.state = .failed } }
    let log = samples.play(0.016, move(1, 60, 50), earlier: [(0.008, move(1, 55, 50))])
    expect(log.map { $0.components(separatedBy: " soon")[0] }, is: ["1 began 50-50", "1 moved 50-60"])
  }

  // MARK: - Gathering

  @Test("PIPE-7: with moves gathered, those of one frame of the display make one event, when it is over")
  func gathered() {
    let samples = Samples(rules: Self.gathering)
    expect(samples.play(0.001, down(1, 50, 50)), is: ["1 began 50-50"], "a touch-down waits for nothing")
    expect(samples.play(0.005, move(1, 51, 50)) + samples.play(0.01, move(1, 53, 50)), is: [])
    expect(samples.play(0.015, move(1, 56, 50)), is: [])
    expect(samples.advance(0.0199), is: [])
    expect(samples.advance(0.02), is: ["1 moved 50-51 51-53 53-56 soon 68"])
    expect(samples.copies.last?.timestamp, is: 0.015, "the time of the sample, not of the delivery")
    expect(samples.advance(1), is: [], "a frame in which nothing moves brings no event")
    expect(samples.play(1.001, move(1, 60, 50)), is: [])
    expect(
      samples.play(1.021, move(1, 61, 50)), is: ["1 moved 56-60 soon 60"],
      "the next frame's sample finds it over")
  }

  @Test("PIPE-6, PIPE-8: a touch-down or a lift does not wait, and the moves before it go first")
  func order() {
    let samples = Samples(rules: Self.gathering)
    _ = samples.play(0.001, down(1, 50, 50))
    expect(samples.play(0.005, move(1, 51, 50)), is: [])
    expect(samples.play(0.006, down(2, 90, 50)).map { $0.prefix(7) }, is: ["1 moved", "2 began"])
    expect(samples.play(0.007, move(1, 52, 50)) + samples.play(0.008, move(2, 91, 50)), is: [])
    let log = samples.play(0.009, up(1, 53, 50))
    expect(
      log.map { $0.components(separatedBy: " soon")[0] },
      is: [
        "1 moved 51-52", "2 moved 90-91", "1 ended 52-53",
      ])
    expect(samples.play(0.01, move(2, 92, 50)), is: [])
    expect(samples.play(0.011, cancel(2, 92, 50)).map { $0.prefix(7) }, is: ["2 moved", "2 cance"])
    expect(samples.advance(1), is: [])
  }

  @Test("PIPE-6: the application's loss of activity takes its turn behind the moves that were gathered")
  func inactive() {
    let samples = Samples(rules: Self.gathering)
    _ = samples.play(0.001, down(1, 50, 50)) + samples.play(0.005, move(1, 51, 50))
    samples.stage.world.application.resignActive()
    expect(samples.drainLog().map { $0.prefix(7) }, is: ["1 moved", "1 cance"])
  }

  @Test("PIPE-6: other buttons or keys, a pointer and presses keep moves apart")
  func kinds() {
    let samples = Samples(rules: Self.gathering)
    _ = samples.play(0.001, down(1, 50, 50)) + samples.play(0.002, move(1, 51, 50))
    let application = samples.stage.world.application
    application.handle(Frame(nanoseconds: 3_000_000, contacts: [move(1, 52, 50)], buttonMask: 2))
    expect(samples.drainLog().count, is: 1)
    application.handle(
      Frame(nanoseconds: 4_000_000, contacts: [move(1, 53, 50)], buttonMask: 2, modifierFlags: 1))
    expect(samples.drainLog().count, is: 1)
    application.handle(Frame(nanoseconds: 5_000_000, hover: Hover(phase: .entered, x: 5, y: 5)))
    expect(samples.drainLog().count, is: 1)
    expect(samples.advance(1), is: [])
  }

  @Test("PIPE-9: what comes in while the application is busy makes one event, however long that takes")
  func stalled() {
    let samples = Samples(rules: Self.gathering)
    var isBusy = true
    samples.view.onTouch = { [unowned samples] _, _, event in
      guard isBusy else {
        let touch = event?.allTouches?.first
        samples.log.append("\(touch.flatMap { event?.coalescedTouches(for: $0) }?.count ?? 0) samples")
        return
      }
      isBusy = false
      for step in 1...100 {
        let frame = Frame(nanoseconds: Int64(step) * 10_000_000, contacts: [move(1, 50 + Double(step), 50)])
        samples.stage.world.application.handle(frame)
      }
    }
    expect(samples.play(0, down(1, 50, 50)), is: [])
    expect(samples.advance(1), is: ["100 samples"])
  }

  @Test("PIPE-7: a time of a display frame that makes no sense does no harm", arguments: [0, 1e-12, 1e300])
  func intervals(_ interval: Double) {
    var rules = Self.gathering
    rules.eventMoveDelivery = interval
    let samples = Samples(rules: rules)
    _ = samples.play(0.001, down(1, 50, 50)) + samples.play(0.002, move(1, 51, 50))
    samples.stage.world.application.handle(Frame(nanoseconds: .max, contacts: [move(1, 52, 50)]))
    samples.stage.world.application.handle(Frame(nanoseconds: .max, contacts: [up(1, 53, 50)]))
    expect(samples.drainLog().last?.hasPrefix("1 ended"), is: true)
  }
}
