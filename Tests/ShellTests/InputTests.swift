import Expectations
import FingerpostHID
import FingerpostMessages
import Testing

@testable import FingerpostShell

/// What comes in: digitizers, and how fast.
@Suite struct InputTests {
  private static let second: Int64 = 1_000_000_000

  private func come(
    _ session: inout DigitizerSession, _ merger: SourceMerger, width: Double = 400, height: Double = 800
  ) throws {
    let screen = try #require(RecordingScreen(width: width, height: height))
    guard case .came = session.receive(.hello("pad", screen), now: 0, merger: merger) else {
      Issue.record("the digitizer was not let in")
      return
    }
  }

  private func frames(_ outcome: DigitizerSession.Outcome) -> [Frame] {
    guard case .events(let events) = outcome else { return [] }
    return events.compactMap(\.frame)
  }

  private func frame(_ milliseconds: Int64, _ phase: Contact.Phase, x: Double = 0, y: Double = 0)
    -> DigitizerMessage
  {
    .frame(Frame(nanoseconds: milliseconds * 1_000_000, contacts: [Contact(id: 7, phase: phase, x: x, y: y)]))
  }

  @Test("a digitizer's times count from its first frame, which is now") func times() throws {
    let merger = SourceMerger()
    var session = DigitizerSession(screen: .standard)
    try come(&session, merger)
    let base = 1000 * Self.second
    // Its clock may be anything.
    var got = frames(session.receive(frame(99_000, .down), now: base, merger: merger))
    got += frames(session.receive(frame(99_010, .move), now: base + 12_000_000, merger: merger))
    got += frames(session.receive(frame(99_020, .up), now: base + 13_000_000, merger: merger))
    expect(got.map { ($0.nanoseconds - base) / 1_000_000 }, is: [0, 10, 20])
    #expect(session.frames == 3 && session.faults == 0)
  }

  @Test("earlier samples go with their frame to the shell's time") func earlierTimes() throws {
    let merger = SourceMerger()
    var session = DigitizerSession(screen: .standard)
    try come(&session, merger)
    let base = 1000 * Self.second
    _ = session.receive(frame(99_000, .down), now: base, merger: merger)
    guard case .frame(var move) = frame(99_010, .move) else { return }
    move.earlier = [EarlierSample(nanoseconds: 99_004_000_000, contact: move.contacts[0])]
    let got = frames(session.receive(.frame(move), now: base + 12_000_000, merger: merger))
    expect(got.flatMap(\.earlier).map { $0.nanoseconds - base }, is: [4_000_000])
    expect(session.faults, is: 0)
  }

  @Test("no frame lies more than half a second ahead of the clock") func ahead() throws {
    let merger = SourceMerger()
    var session = DigitizerSession(screen: .standard)
    try come(&session, merger)
    let base = 1000 * Self.second
    var got = frames(session.receive(frame(0, .down), now: base, merger: merger))
    got += frames(session.receive(frame(40, .move), now: base, merger: merger))
    got += frames(session.receive(frame(5000, .move), now: base, merger: merger))
    got += frames(session.receive(frame(6000, .up), now: base + 10_000_000, merger: merger))
    expect(got.map { ($0.nanoseconds - base) / 1_000_000 }, is: [0, 40, 500, 510])
  }

  @Test("times that are none are faults and stop nothing", arguments: [Int64.min, .max, -1])
  func impossibleTimes(_ time: Int64) throws {
    let merger = SourceMerger()
    var session = DigitizerSession(screen: .standard)
    try come(&session, merger)
    let base = 1000 * Self.second
    let contact = Contact(id: 1, phase: .down, x: 0, y: 0)
    for (time, phase) in [(0, Contact.Phase.down), (time, .move), (1_000_000, .up)] {
      var contact = contact
      contact.phase = phase
      let frame = Frame(
        nanoseconds: time, contacts: [contact],
        earlier: phase == .move ? [EarlierSample(nanoseconds: -time.magnitudeClamped, contact: contact)] : [])
      _ = session.receive(.frame(frame), now: base, merger: merger)
    }
    expect(merger.contactCount, is: 0)
  }

  @Test("its places are stretched to the shell's screen") func stretched() throws {
    let merger = SourceMerger()
    var session = DigitizerSession(screen: .standard)
    try come(&session, merger, width: 1600, height: 1600)
    let got = frames(session.receive(frame(0, .down, x: 800, y: 400), now: 0, merger: merger))
    #expect(got.first?.contacts.first?.x == 200 && got.first?.contacts.first?.y == 200)
  }

  @Test("frames before it has said what it is are refused, and so is saying it twice") func order() throws {
    let merger = SourceMerger()
    var session = DigitizerSession(screen: .standard)
    for message in [frame(0, .down), .end] {
      guard case .refused = session.receive(message, now: 0, merger: merger) else {
        Issue.record("\(message) was taken")
        return
      }
    }
    try come(&session, merger)
    guard case .refused = session.receive(.hello("pad", .standard), now: 0, merger: merger) else {
      Issue.record("a second greeting was taken")
      return
    }
  }

  @Test("what is impossible is counted, and the rest goes on") func faults() throws {
    let merger = SourceMerger()
    var session = DigitizerSession(screen: .standard)
    try come(&session, merger)
    for message in [frame(0, .move), frame(1, .down), frame(2, .down), frame(3, .up), frame(4, .up)] {
      _ = session.receive(message, now: Self.second, merger: merger)
    }
    expect(session.faults, is: 3)
    expect(session.frames, is: 2)
  }

  @Test("a digitizer that goes has its contacts cancelled") func gone() throws {
    let merger = SourceMerger()
    var session = DigitizerSession(screen: .standard)
    try come(&session, merger)
    _ = session.receive(frame(0, .down), now: Self.second, merger: merger)
    let events = session.end(now: 2 * Self.second, merger: merger)
    expect(events.compactMap(\.frame).flatMap(\.contacts).map(\.phase), is: [.cancel])
    #expect(session.end(now: 3 * Self.second, merger: merger).isEmpty)
  }

  @Test("a bucket lets its burst through at once, and then its rate") func bucket() {
    var bucket = TokenBucket(rate: 1000, burst: 20, now: 0)
    var now: Int64 = 0
    var count = 0
    while bucket.spend(at: now) { count += 1 }
    expect(count, is: 20)
    expect(bucket.time(for: 1), is: 1_000_000)
    now = 10_500_000
    while bucket.spend(at: now) { count += 1 }
    expect(count, is: 30)
    // However long nothing is taken, no more than the burst is saved.
    now = 3600 * Self.second
    while bucket.spend(at: now) { count += 1 }
    expect(count, is: 50)
    expect(bucket.time(for: 1000), is: now + 20_000_000)
    bucket.refund()
    #expect(bucket.spend(at: now) && !bucket.spend(at: now))
  }
}

extension Int64 {
  /// The magnitude, as far as there is one.
  fileprivate var magnitudeClamped: Int64 { Int64(clamping: magnitude) }
}
