import Expectations
import FingerpostHID
import Testing

/// What is said of events that never came.
@Suite("Losses of sources")
struct SourceLossesTests {
  /// Loses what it is told to.
  private final class Leaky: FrameSource {
    let name: String
    let descriptor: Int32
    var losses = SourceLosses()
    var outcome = SourceOutcome.waiting

    init(_ name: String, _ descriptor: Int32) { (self.name, self.descriptor) = (name, descriptor) }

    func read(into frames: inout [Frame]) -> SourceOutcome { outcome }
    func cancelAll() -> Frame? { nil }
  }

  @Test("losses are said the 1st, 2nd, 4th, 8th … time, so that a storm of them is none of notes")
  func rarely() {
    let merger = SourceMerger()
    let source = Leaky("panel", 5)
    merger.add(source)
    var told: [Int] = []
    for times in 0...1000 {
      source.losses.times = times
      for event in merger.read(5, now: 0) {
        guard case .note(.lost(let losses, "panel")) = event else { continue }
        told.append(losses.times)
      }
    }
    expect(told, is: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
    source.losses = SourceLosses(times: 5000, eventsLeftOut: 70)
    expect(merger.read(5, now: 0), is: [.note(.lost(source.losses, from: "panel"))])
    expect(merger.read(5, now: 0), is: [])
  }

  @Test("what a source lost since that was said last is said when it goes, and counted after it has gone")
  func atEnd() {
    let merger = SourceMerger()
    let (leaky, tight) = (Leaky("leaky", 5), Leaky("tight", 6))
    let gate = merger.add(leaky)
    merger.add(tight)
    leaky.losses = SourceLosses(times: 4, eventsLeftOut: 1)
    _ = merger.read(5, now: 0)
    leaky.losses = SourceLosses(times: 7, eventsLeftOut: 9)
    expect(merger.read(5, now: 0), is: [])
    tight.outcome = .gone
    expect(merger.read(6, now: 0), is: [.note(.left("tight"))])
    expect(merger.sources.map(\.losses), is: [SourceLosses(times: 7, eventsLeftOut: 9)])
    expect(merger.close(gate, now: 0), is: [.note(.lost(leaky.losses, from: "leaky"))])
    #expect(merger.sources.isEmpty && merger.losses == SourceLosses(times: 7, eventsLeftOut: 9))
  }

  @Test("the words for losses")
  func words() {
    expect("\(SourceNote.lost(SourceLosses(times: 1), from: "panel"))", is: "panel: events were lost once.")
    expect(
      "\(SourceNote.lost(SourceLosses(times: 4, eventsLeftOut: 12), from: "panel"))",
      is: "panel: events were lost 4 times, and 12 more left out.")
  }
}
