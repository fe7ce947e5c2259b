import Expectations
import FingerpostHID
import Testing

/// The numbers of samples with estimates, across several sources.
@Suite("Estimates of several sources")
struct SharedEstimatesTests {
  @Test(
    "TOUCH-21: samples of all sources have numbers of their own, and a source that goes updates none any more"
  )
  func estimates() {
    let merger = SourceMerger()
    let (left, right) = (merger.openGate("left"), merger.openGate("right"))
    func sample(_ phase: Contact.Phase, _ number: UInt32, _ expected: Contact.Properties = .force) -> Frame {
      let estimate = Contact.Estimate(number: number, properties: [.force, .azimuth], expected: expected)
      return Frame(
        nanoseconds: 0, contacts: [Contact(id: 1, phase: phase, x: 1, y: 1, estimate: estimate)])
    }
    func numbers(_ frame: Frame, _ gate: SourceMerger.Gate) -> [String] {
      merger.admit(frame, through: gate, now: 0).compactMap(\.frame).flatMap { frame in
        (frame.earlier.map(\.contact) + frame.contacts).compactMap { $0.estimate.map { "#\($0.number)" } }
          + frame.updates.map { "update \($0.number)" }
      }
    }
    func update(_ numbers: UInt32..., expected: Contact.Properties = []) -> Frame {
      Frame(
        nanoseconds: 0,
        updates: numbers.map { EstimateUpdate(number: $0, estimated: expected, expected: expected) })
    }
    expect(numbers(sample(.down, 5), left), is: ["#1"])
    expect(numbers(sample(.down, 5), right), is: ["#2"])
    var move = sample(.move, 9)
    move.earlier = [EarlierSample(nanoseconds: 0, contact: sample(.move, 7).contacts[0])]
    expect(numbers(move, left), is: ["#3", "#4"])
    expect(numbers(sample(.up, 8, []), right), is: ["#5"])
    // Of the one that expected nothing there is nothing more, nor of one that is final.
    expect(numbers(update(5, expected: .force), right), is: ["update 2"])
    expect(numbers(update(5, 8, 5), right), is: ["update 2"])
    expect(numbers(update(7), left), is: ["update 3"])
    let events = merger.close(left, now: 0).compactMap(\.frame)
    expect(events.flatMap(\.contacts).map(\.phase), is: [.cancel])
    expect(
      events.flatMap(\.updates),
      is: [1, 4].map { EstimateUpdate(number: $0, estimated: [.force, .azimuth]) })
  }
}
