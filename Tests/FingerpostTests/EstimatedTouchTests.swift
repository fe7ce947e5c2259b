import Expectations
import FingerpostHID
import FingerpostTimeline
import FingerpostTrace
import Foundation
import Testing
import UIKit

/// Samples of a pencil that are estimates at first, and their final values.
@Suite struct EstimatedTouchTests {
  /// A canvas with a recognizer, and what both are told.
  private final class Desk {
    let stage: Stage
    let canvas: Canvas
    let stroke: Stroke
    var log: [String] = []
    /// The touch that came down last, and its samples in the last move.
    var last: UITouch?
    var samples: [UITouch] = []
    var predictions: [UITouch] = []
    /// Called when a view is told of an update.
    var onUpdate: ((UITouch) -> Void)?

    init(rules: EventRules = .standard, listening: Bool = true) {
      stage = Stage(rules: rules, listening: listening)
      (canvas, stroke) = stage.world.run {
        (Canvas(frame: CGRect(x: 0, y: 0, width: 400, height: 400)), Stroke())
      }
      stroke.cancelsTouchesInView = false
      canvas.addGestureRecognizer(stroke)
      stage.window.addSubview(canvas)
      canvas.desk = self
      stroke.desk = self
    }

    func note(_ name: String, _ touches: Set<UITouch>) {
      for touch in touches.sorted(by: { $0.contactID < $1.contactID }) {
        let force = String(format: "%.1f", Double(touch.force))
        log.append("\(name) \(touch.contactID) #\(touch.estimationUpdateIndex ?? 0) \(force)")
      }
    }

    @discardableResult
    func play(
      _ milliseconds: Int, _ contacts: [Contact] = [], earlier: [EarlierSample] = [],
      updates: [EstimateUpdate] = []
    ) -> [String] {
      stage.world.application.handle(
        Frame(
          nanoseconds: Int64(milliseconds) * 1_000_000, contacts: contacts, earlier: earlier,
          updates: updates))
      return drainLog()
    }

    func drainLog() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private final class Canvas: UIView {
    weak var desk: Desk?
    var forwards = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      desk?.note("began", touches)
      desk?.last = touches.first
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      desk?.note("moved", touches)
      for touch in touches {
        desk?.samples = event?.coalescedTouches(for: touch) ?? []
        desk?.predictions = event?.predictedTouches(for: touch) ?? []
      }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { desk?.note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      desk?.note("cancelled", touches)
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
      desk?.note("updated", touches)
      for touch in touches { desk?.onUpdate?(touch) }
      if forwards { super.touchesEstimatedPropertiesUpdated(touches) }
    }
  }

  private final class Stroke: UIGestureRecognizer {
    weak var desk: Desk?
    var isQuiet = true
    /// What it becomes with the end of its touches.
    var outcome = State.ended

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = outcome }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
      super.touchesEstimatedPropertiesUpdated(touches)
      if !isQuiet { desk?.note("stroke", touches) }
    }
  }

  private func pencil(
    _ phase: Contact.Phase, _ x: Double, _ force: Double = 0.5, _ sample: UInt32? = nil, id: Int = 1,
    y: Double = 50, properties: Contact.Properties = .force, expected: Contact.Properties = .force
  ) -> Contact {
    let estimate = sample.map { Contact.Estimate(number: $0, properties: properties, expected: expected) }
    return Contact(id: id, phase: phase, x: x, y: y, force: force, kind: .pencil, estimate: estimate)
  }

  private func final(_ sample: UInt32, _ force: Double) -> EstimateUpdate {
    EstimateUpdate(number: sample, force: force)
  }

  @Test("TOUCH-21: a sample says what is an estimate and what is expected; a finger has no estimates")
  func properties() throws {
    expect(
      [UITouch.Properties.force, .azimuth, .altitude, .location, .roll].map(\.rawValue), is: [1, 2, 4, 8, 16])
    let desk = Desk()
    desk.play(0, [pencil(.down, 50, 0.5, 7, properties: [.force, .azimuth], expected: .force)])
    let touch = try #require(desk.last)
    expect(touch.estimatedProperties, is: [.force, .azimuth])
    expect(touch.estimatedPropertiesExpectingUpdates, is: .force)
    expect(touch.estimationUpdateIndex, is: 7)
    // The next sample has none.
    desk.play(10, [pencil(.move, 60, 0.6)])
    #expect(touch.estimationUpdateIndex == nil && touch.estimatedProperties == [])
  }

  @Test("TOUCH-21: final values come after the end, with the touch as it was in that sample")
  func afterTheEnd() throws {
    let desk = Desk()
    expect(desk.play(0, [pencil(.down, 50, 0.5, 1)]), is: ["began 1 #1 0.5"])
    let touch = try #require(desk.last)
    expect(desk.play(10, [pencil(.move, 60, 0.6, 2)]), is: ["moved 1 #2 0.6"])
    expect(desk.play(20, [pencil(.up, 70, 0.7, 3)]), is: ["ended 1 #3 0.7"])
    var told: [String] = []
    desk.onUpdate = { updated in
      expect(updated, isSame: touch)
      let place = updated.location(in: nil).x
      let bits = [updated.estimatedProperties, updated.estimatedPropertiesExpectingUpdates].map(\.rawValue)
      told.append("\(Int(place)) \(updated.timestamp) \(bits)")
    }
    let updated = desk.play(30, updates: [final(2, 1.6), final(1, 1.5)])
    expect(updated, is: ["updated 1 #2 1.6", "updated 1 #1 1.5"])
    expect(told, is: ["60 0.01 [0, 0]", "50 0.0 [0, 0]"])
    // The touch is what it was: its last sample has no final value yet.
    #expect(touch.force == 0.7 && touch.estimationUpdateIndex == 3)
    #expect(touch.location(in: nil).x == 70 && touch.estimatedPropertiesExpectingUpdates == .force)
    expect(desk.play(40, updates: [final(3, 1.7)]), is: ["updated 1 #3 1.7"])
    #expect(touch.force == 1.7 && touch.estimatedProperties == [])
    // Each sample is final once.
    expect(desk.play(50, updates: [final(3, 1.8), final(9, 1)]), is: [])
    expect(touch.force, is: 1.7)
  }

  @Test("TOUCH-21: several properties come one after the other, and one may stay an estimate")
  func partly() throws {
    let desk = Desk()
    let all: Contact.Properties = [.force, .azimuth, .altitude, .location]
    desk.play(0, [pencil(.down, 50, 0.5, 1, properties: all, expected: [.force, .altitude, .location])])
    let touch = try #require(desk.last)
    var seen: [String] = []
    desk.onUpdate = {
      seen.append("\($0.estimatedProperties.rawValue) \($0.estimatedPropertiesExpectingUpdates.rawValue)")
    }
    desk.play(
      10,
      updates: [
        EstimateUpdate(
          number: 1, force: 1, estimated: [.azimuth, .altitude, .location], expected: [.altitude, .location]),
        // What was final does not become an estimate again.
        EstimateUpdate(
          number: 1, altitude: 0.25, place: Contact.Precise(x: 51, y: 52), estimated: all, expected: []),
      ])
    expect(seen, is: ["14 12", "14 0"])
    #expect(touch.force == 1 && touch.altitudeAngle == 0.25)
    expect(touch.location(in: desk.canvas), is: CGPoint(x: 51, y: 52))
    expect(touch.preciseLocation(in: nil), is: CGPoint(x: 51, y: 52))
  }

  @Test("TOUCH-21: recognizers are told before the view, also those that are reset") func recognizers() {
    let desk = Desk()
    desk.stroke.isQuiet = false
    desk.play(0, [pencil(.down, 50, 0.5, 1)])
    desk.play(10, [pencil(.up, 50, 0.6, 2)])
    expect(desk.stroke.state, is: .possible)
    expect(
      desk.play(20, updates: [final(1, 1), final(2, 2)]),
      is: [
        "stroke 1 #1 1.0", "updated 1 #1 1.0", "stroke 1 #2 2.0", "updated 1 #2 2.0",
      ])
    // One that ignored the touch, or was not there yet, was not given the sample.
    let late = desk.stage.world.run { Stroke() }
    (late.desk, late.isQuiet) = (desk, false)
    desk.play(100, [pencil(.down, 50, 0.5, 3)])
    desk.canvas.addGestureRecognizer(late)
    desk.canvas.removeGestureRecognizer(desk.stroke)
    expect(desk.play(110, updates: [final(3, 1)]), is: ["updated 1 #3 1.0"])
  }

  @Test("TOUCH-21: a recognizer that is disabled meanwhile is told nothing") func disabled() {
    let desk = Desk()
    desk.stroke.isQuiet = false
    desk.play(0, [pencil(.down, 50, 0.5, 1), pencil(.down, 60, 0.5, 2, id: 2)])
    desk.stroke.isEnabled = false
    expect(desk.play(10, updates: [final(1, 1)]), is: ["updated 1 #1 1.0"])
    desk.stroke.isEnabled = true
    // The second pencil was withheld from the view, and not from the recognizer. [MULTI-2]
    expect(desk.play(20, updates: [final(2, 1)]), is: ["stroke 2 #2 1.0"])
  }

  @Test("TOUCH-21: what a recognizer makes of an update is decided when all were told") func recognizes() {
    let desk = Desk()
    desk.stroke.outcome = .failed
    let tap = desk.stage.world.run { UpdateTap() }
    desk.canvas.addGestureRecognizer(tap)
    var acted: [String] = []
    tap.addTarget { _ in acted.append("acted") }
    desk.onUpdate = { _ in acted.append("view") }
    desk.play(0, [pencil(.down, 50, 0.5, 1)])
    desk.play(10, updates: [final(1, 1)])
    expect(acted, is: ["view", "acted"])
    expect(desk.drainLog(), is: [])
  }

  private final class UpdateTap: UIGestureRecognizer {
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { state = .ended }
  }

  @Test("TOUCH-21: the default passes an update up the chain, and a control or a scroll view keeps it")
  func chain() {
    let desk = Desk()
    desk.canvas.forwards = true
    let parent = desk.stage.world.run { Canvas(frame: CGRect(x: 0, y: 0, width: 400, height: 400)) }
    parent.desk = desk
    desk.stage.window.addSubview(parent)
    let between = desk.stage.world.run { UIView(frame: parent.bounds) }
    parent.addSubview(between)
    between.addSubview(desk.canvas)
    desk.play(0, [pencil(.down, 50, 0.5, 1)])
    expect(desk.play(10, updates: [final(1, 1)]), is: ["updated 1 #1 1.0", "updated 1 #1 1.0"])
    let forwarded = desk.stage.facts { if case .updateForwarded = $0 { true } else { false } }
    expect(forwarded.count, is: 2)
    desk.play(20, [pencil(.up, 50)])
    let keepers = desk.stage.world.run {
      [UIScrollView(frame: parent.bounds), UIButton(frame: parent.bounds)]
    }
    for keeper in keepers {
      parent.addSubview(keeper)
      keeper.addSubview(desk.canvas)
      let number = UInt32(keeper is UIButton ? 3 : 2)
      desk.play(Int(number) * 1000, [pencil(.down, 50, 0.5, number)])
      desk.play(Int(number) * 1000 + 200, [pencil(.up, 50)])
      let heard = desk.play(Int(number) * 1000 + 300, updates: [final(number, 1)])
      expect(heard, is: ["updated 1 #\(number) 1.0"])
    }
  }

  @Test("TOUCH-21: coalesced touches have the numbers of their samples, predicted ones have none")
  func coalesced() {
    let desk = Desk()
    desk.play(0, [pencil(.down, 50)])
    let earlier = [
      EarlierSample(nanoseconds: 4_000_000, contact: pencil(.move, 52, 0.5, 1)),
      EarlierSample(nanoseconds: 6_000_000, contact: pencil(.move, 54, 0.6)),
    ]
    desk.play(8, [pencil(.move, 56, 0.7, 2)], earlier: earlier)
    expect(desk.samples.map(\.estimationUpdateIndex), is: [1, nil, 2])
    expect(desk.samples.map(\.estimatedPropertiesExpectingUpdates), is: [.force, [], .force])
    #expect(desk.predictions.count == 1 && desk.predictions.allSatisfy { $0.estimationUpdateIndex == nil })
    var places: [Double] = []
    desk.onUpdate = { places.append($0.location(in: nil).x.native) }
    expect(desk.play(10, updates: [final(1, 1), final(2, 2)]), is: ["updated 1 #1 1.0", "updated 1 #2 2.0"])
    expect(places, is: [52, 56])
    // Copies are never updated. [COAL-2]
    expect(desk.samples.map(\.force), is: [0.5, 0.6, 0.7])
  }

  @Test("TOUCH-21: what a view was given is corrected after it was cancelled, and nothing else")
  func cancelled() {
    let desk = Desk()
    desk.stroke.cancelsTouchesInView = true
    desk.stroke.isQuiet = false
    desk.play(0, [pencil(.down, 50, 0.5, 1)])
    expect(desk.play(10, [pencil(.up, 60, 0.6, 2)]), is: ["cancelled 1 #2 0.6"])
    expect(
      desk.play(20, updates: [final(1, 1), final(2, 2)]),
      is: [
        "stroke 1 #1 1.0", "updated 1 #1 1.0", "stroke 1 #2 2.0",
      ])
    desk.play(1000, [pencil(.down, 50, 0.5, 3)])
    expect(desk.play(1010, [pencil(.cancel, 50, 0.6, 4)]), is: ["cancelled 1 #4 0.6"])
    expect(
      desk.play(1020, updates: [final(3, 1), final(4, 1)]), is: ["stroke 1 #3 1.0", "updated 1 #3 1.0"])
  }

  @Test("TOUCH-21: a view that has left its window, and its recognizers, are told nothing") func gone() {
    let desk = Desk()
    desk.stroke.isQuiet = false
    desk.play(0, [pencil(.down, 50, 0.5, 1)])
    desk.canvas.removeFromSuperview()
    expect(desk.drainLog(), is: ["cancelled 1 #1 0.5"])
    expect(desk.play(10, updates: [final(1, 1)]), is: [])
    let told = desk.stage.facts { if case .updateTold = $0 { true } else { false } }
    expect(told, is: [])
  }

  @Test("TOUCH-21, DLV-14: a beginning that is held back has its final values when it comes") func held() {
    let desk = Desk()
    desk.stroke.delaysTouchesBegan = true
    desk.stroke.outcome = .failed
    expect(desk.play(0, [pencil(.down, 50, 0.5, 1)]), is: [])
    expect(desk.play(10, [pencil(.move, 60, 0.6, 2)], updates: [final(1, 1.5)]), is: [])
    let replayed = desk.play(20, [pencil(.up, 70, 0.7, 3)])
    expect(replayed, is: ["began 1 #1 1.5", "moved 1 #3 0.7", "ended 1 #3 0.7"])
    // The move in between was never given to the view.
    expect(desk.play(30, updates: [final(2, 1), final(3, 2)]), is: ["updated 1 #3 2.0"])
  }

  @Test("TOUCH-21: an inactive application is told that nothing is expected any more") func inactive() {
    let desk = Desk()
    desk.play(0, [pencil(.down, 50, 0.5, 1)])
    var expected: [Int] = []
    desk.onUpdate = {
      expected += [$0.estimatedProperties.rawValue, $0.estimatedPropertiesExpectingUpdates.rawValue]
    }
    desk.stage.world.application.resignActive()
    expect(desk.drainLog(), is: ["cancelled 1 #1 0.5", "updated 1 #1 0.5"])
    expect(expected, is: [1, 0])
    expect(desk.play(10, updates: [final(1, 1)]), is: [])
  }

  @Test("TOUCH-21: of more than 1,024 samples the oldest are not waited for any longer") func surplus() {
    let desk = Desk(listening: false)
    desk.play(0, [pencil(.down, 50, 0.5, 1)])
    for number in 2...1024 {
      desk.play(number, [pencil(.move, Double(51 - number % 2), 0.5, UInt32(number))])
    }
    expect(
      desk.play(1025, [pencil(.move, 50, 0.5, 1025)]), is: ["moved 1 #1025 0.5", "updated 1 #1 0.5"])
    expect(desk.play(1026, updates: [final(1, 1), final(2, 1)]), is: ["updated 1 #2 1.0"])
  }

  @Test("TOUCH-21, PIPE-7: final values go with the moves of a display frame, and split none")
  func gathered() {
    var rules = EventRules()
    rules.coalesceMoves = true
    rules.eventMoveDelivery = 0.02
    let desk = Desk(rules: rules)
    desk.play(0, [pencil(.down, 50, 0.5, 1)])
    expect(desk.play(4, [pencil(.move, 52, 0.6, 2)]), is: [])
    expect(desk.play(5, updates: [final(1, 1)]), is: [])
    expect(desk.play(8, [pencil(.move, 54, 0.7, 3)], updates: [final(2, 2)]), is: [])
    desk.stage.world.timeline.advance(to: Instant(nanoseconds: 20_000_000))
    expect(desk.drainLog(), is: ["moved 1 #3 0.7", "updated 1 #1 1.0", "updated 1 #2 2.0"])
    expect(desk.samples.map(\.timestamp), is: [0.004, 0.008])
    // An end comes at once, after what waits; so do final values that have nothing to wait for.
    desk.play(24, [pencil(.move, 56, 0.8, 4)], updates: [final(3, 3)])
    expect(
      desk.play(25, [pencil(.up, 56, 0.9, 5)]), is: ["moved 1 #4 0.8", "updated 1 #3 3.0", "ended 1 #5 0.9"])
    expect(desk.play(26, updates: [final(5, 4)]), is: ["updated 1 #5 4.0"])
  }

  @Test("TOUCH-21: two pencils in one event are each told of their own samples") func two() {
    let desk = Desk()
    desk.stroke.isQuiet = false
    desk.canvas.isMultipleTouchEnabled = true
    desk.play(0, [pencil(.down, 50, 0.5, 1), pencil(.down, 60, 0.5, 2, id: 2)])
    expect(
      desk.play(10, updates: [final(2, 2), final(1, 1)]),
      is: [
        "stroke 2 #2 2.0", "updated 2 #2 2.0", "stroke 1 #1 1.0", "updated 1 #1 1.0",
      ])
  }

  @Test("TOUCH-21: the facts") func facts() {
    let desk = Desk()
    desk.play(0, [pencil(.down, 50, 0.5, 1, properties: [.force, .azimuth], expected: .force)])
    desk.play(10, updates: [final(1, 1), final(1, 1)])
    let facts = desk.stage.facts {
      switch $0 {
      case .estimated, .updated: true
      default: false
      }
    }
    expect(
      facts,
      is: [
        .estimated(contact: 1, sample: 1, properties: 3, expected: 1),
        .updated(sample: 1, .applied, expected: 0), .updated(sample: 1, .unknown, expected: 0),
      ])
  }
}
