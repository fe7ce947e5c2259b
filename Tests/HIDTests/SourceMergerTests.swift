import Expectations
import Testing

@testable import FingerpostHID

/// What several sources become together.
@Suite("Frames of several sources")
struct SourceMergerTests {
  /// Gives what it was given.
  private final class Source: FrameSource {
    let name: String
    let descriptor: Int32
    var frames: [Frame] = []
    var outcome = SourceOutcome.waiting
    var cancellations = 0

    init(_ name: String, _ descriptor: Int32) { (self.name, self.descriptor) = (name, descriptor) }

    func read(into frames: inout [Frame]) -> SourceOutcome {
      frames += self.frames
      self.frames = []
      return outcome
    }

    func cancelAll() -> Frame? {
      cancellations += 1
      return nil
    }
  }

  private func frame(_ milliseconds: Int64, _ contacts: (Int, Contact.Phase)...) -> Frame {
    Frame(
      nanoseconds: milliseconds * 1_000_000,
      contacts: contacts.map { Contact(id: $0.0, phase: $0.1, x: 10, y: 20) })
  }

  private func press(_ milliseconds: Int64, _ phase: Press.Phase, _ kind: Press.Kind = .menu) -> Frame {
    Frame(nanoseconds: milliseconds * 1_000_000, presses: [Press(kind: kind, phase: phase)])
  }

  private func script(_ events: [SourceEvent]) -> [String] {
    events.flatMap { event -> [String] in
      switch event {
      case .frame(let frame, _):
        let time = frame.nanoseconds / 1_000_000
        return frame.contacts.map { "\(time) \($0.phase) \($0.id)" }
          + frame.presses.map { "\(time) \($0.phase) \($0.type)" }
          + (frame.shake.map { ["\(time) shake \($0)"] } ?? [])
          + (frame.hover.map { ["\(time) pointer \($0.phase)"] } ?? [])
      case .note(.rejected(let rejection, let name)): return ["\(name): \(rejection.fault)"]
      case .note(let note): return ["\(note)"]
      }
    }
  }

  @Test("contacts of all sources are numbered from 1 in the order in which they come down")
  func numbers() {
    let merger = SourceMerger()
    let (left, right) = (merger.openGate("left"), merger.openGate("right"))
    var log: [String] = []
    for (gate, frame) in [
      (left, frame(0, (7, .down))), (right, frame(1, (7, .down), (3, .down))), (left, frame(2, (7, .move))),
      (right, frame(3, (3, .up))), (left, frame(4, (7, .up))), (left, frame(5, (7, .down))),
      (right, frame(6, (7, .cancel))),
    ] { log += script(merger.admit(frame, through: gate, now: 0)) }
    expect(
      log,
      is: [
        "0 down 1", "1 down 2", "1 down 3", "2 move 1", "3 up 3", "4 up 1", "5 down 4", "6 cancel 2",
      ])
    expect(merger.contactCount, is: 1)
  }

  @Test("the same fingers get the same numbers, by whichever source and however it numbers them")
  func sameNumbers() {
    func play(_ a: Int, _ b: Int, throughSource: Bool) -> [Frame] {
      let merger = SourceMerger()
      let frames = [
        frame(0, (a, .down)), frame(8, (a, .move), (b, .down)), frame(16, (b, .up)), frame(24, (a, .up)),
      ]
      if throughSource {
        let source = Source("panel", 5)
        merger.add(source)
        source.frames = frames
        return merger.read(5, now: 24_000_000).compactMap(\.frame)
      }
      let gate = merger.openGate("injection")
      return frames.flatMap { merger.admit($0, through: gate, now: $0.nanoseconds) }.compactMap(\.frame)
    }
    expect(play(1, 2, throughSource: true), is: play(40, 9, throughSource: false))
    expect(play(1, 2, throughSource: true).flatMap(\.contacts).map(\.id), is: [1, 1, 2, 2, 1])
  }

  @Test("earlier samples go with their contacts: in number and in time")
  func earlier() throws {
    let merger = SourceMerger()
    let (first, second) = (merger.openGate("first"), merger.openGate("second"))
    _ = merger.admit(frame(5000, (1, .down)), through: first, now: 5_000_000_000)
    _ = merger.admit(frame(100, (1, .down)), through: second, now: 5_010_000_000)
    var move = frame(116, (1, .move))
    move.earlier = [EarlierSample(nanoseconds: 108_000_000, contact: move.contacts[0])]
    let events = merger.admit(move, through: second, now: 5_026_000_000)
    let given = try #require(events.first?.frame)
    expect(given.nanoseconds, is: 5_026_000_000)
    expect(given.earlier.map(\.nanoseconds), is: [5_018_000_000])
    expect(given.earlier.map(\.contact.id), is: [2])
  }

  @Test("the time of all together never goes back")
  func monotone() {
    let merger = SourceMerger()
    let (left, right) = (merger.openGate("left"), merger.openGate("right"))
    var log = script(merger.admit(frame(20, (1, .down)), through: left, now: 0))
    log += script(merger.admit(frame(12, (1, .down)), through: right, now: 0))
    log += script(merger.admit(frame(30, (1, .up)), through: right, now: 0))
    log += script(merger.admit(frame(28, (1, .up)), through: left, now: 0))
    expect(log, is: ["20 down 1", "20 down 2", "30 up 2", "30 up 1"])
  }

  @Test("all sources together have no more keys down than one, and what was refused is refused to its end")
  func manyKeys() {
    let merger = SourceMerger()
    let gates = (0..<2).map { merger.openGate("keyboard \($0)") }
    func presses(_ keys: Range<Int>, _ phase: Press.Phase, at gate: Int) -> Int {
      let presses = keys.map {
        Press(
          key: Key(usage: UInt16($0), characters: "", charactersIgnoringModifiers: ""), phase: phase)
      }
      let events = merger.admit(Frame(nanoseconds: 0, presses: presses), through: gates[gate], now: 0)
      return events.compactMap(\.frame).reduce(0) { $0 + $1.presses.count }
    }
    expect(presses(0..<40, .began, at: 0), is: 40)
    expect(presses(30..<80, .began, at: 1), is: 24)
    expect(merger.faultCount, is: 16)
    // Thirty to thirty-nine are down at both, sixty-four and more at neither.
    expect(presses(0..<40, .ended, at: 0), is: 30)
    expect(presses(70..<80, .began, at: 0), is: 10)
    expect(presses(30..<80, .ended, at: 1), is: 34)
    expect(presses(70..<80, .ended, at: 0), is: 10)
  }

  @Test("PRESS-1: a button that is down at two sources is one press, which ends with the last of them")
  func presses() {
    let merger = SourceMerger()
    let (one, two) = (merger.openGate("one"), merger.openGate("two"))
    var log: [String] = []
    for (gate, frame) in [
      (one, press(0, .began)), (two, press(1, .began)), (one, press(2, .ended)), (one, press(3, .began)),
      (two, press(4, .ended)), (one, press(5, .ended)), (two, press(6, .began, .select)),
    ] { log += script(merger.admit(frame, through: gate, now: 0)) }
    expect(log, is: ["0 began 5", "5 ended 5", "6 began 4"])
    expect(merger.faultCount, is: 0)
  }

  @Test("MOT-1: a shake, and a pointer, are one for all sources")
  func shakes() {
    let merger = SourceMerger()
    let (one, two) = (merger.openGate("one"), merger.openGate("two"))
    func shake(_ milliseconds: Int64, _ shake: Shake) -> Frame {
      Frame(nanoseconds: milliseconds * 1_000_000, shake: shake)
    }
    func hover(_ milliseconds: Int64, _ phase: Hover.Phase) -> Frame {
      Frame(nanoseconds: milliseconds * 1_000_000, hover: Hover(phase: phase, x: 1, y: 1))
    }
    var log: [String] = []
    for (gate, frame) in [
      (one, shake(0, .began)), (two, shake(1, .began)), (one, shake(2, .ended)), (two, shake(3, .ended)),
      (one, hover(4, .entered)), (two, hover(5, .entered)), (one, hover(6, .exited)),
      (two, hover(7, .exited)),
    ] { log += script(merger.admit(frame, through: gate, now: 0)) }
    expect(
      log,
      is: [
        "0 shake began", "3 shake ended", "4 pointer entered", "5 pointer moved", "7 pointer exited",
      ])
  }

  @Test("PIPE-16: a source that is gone has everything cancelled, once")
  func gone() {
    let merger = SourceMerger()
    let source = Source("panel", 5)
    let gate = merger.add(source)
    source.frames = [
      frame(0, (1, .down), (2, .down)), press(1, .began), Frame(nanoseconds: 2_000_000, shake: .began),
    ]
    _ = merger.read(5, now: 2_000_000)
    source.outcome = .gone
    source.frames = [frame(3, (2, .up))]
    expect(
      script(merger.read(5, now: 4_000_000)),
      is: [
        "3 up 2", "4 cancel 1", "4 cancelled 5", "4 shake cancelled", "panel: gone.",
      ])
    #expect(merger.read(5, now: 5_000_000) == [] && merger.close(gate, now: 5_000_000) == [])
    #expect(merger.descriptors == [] && merger.contactCount == 0 && source.cancellations == 1)
  }

  @Test("PIPE-16: fingers that are cancelled while they stay down are not heard of before they lift")
  func cancelled() {
    let merger = SourceMerger()
    let gate = merger.openGate("panel")
    _ = merger.admit(frame(0, (1, .down)), through: gate, now: 0)
    expect(script(merger.cancelAll(now: 9_000_000)), is: ["9 cancel 1"])
    expect(merger.cancelAll(now: 9_000_000), is: [])
    expect(script(merger.admit(frame(8, (1, .down)), through: gate, now: 0)), is: ["9 down 2"])
  }

  @Test("PIPE-16: a contact is cancelled where it was last, a pointer leaves, and no time goes back for it")
  func cancelledWhere() {
    let merger = SourceMerger()
    let gate = merger.openGate("panel")
    var move = frame(9, (1, .move))
    (move.contacts[0].x, move.contacts[0].y) = (30, 40)
    move.hover = Hover(phase: .entered, x: 3, y: 4)
    _ = merger.admit(frame(8, (1, .down)), through: gate, now: 0)
    _ = merger.admit(move, through: gate, now: 0)
    let end = merger.cancelAll(now: 5_000_000)
    expect(script(end), is: ["9 cancel 1", "9 pointer exited"])
    let given = end.first?.frame
    #expect(given?.contacts.first?.x == 30 && given?.contacts.first?.y == 40)
    expect(given?.hover, is: Hover(phase: .exited, x: 3, y: 4))
    expect(merger.faultCount, is: 0)
    expect(merger.cancelAll(now: 5_000_000), is: [])
  }

  @Test("what applications are not to hear of makes no frame; a frame of nothing is one")
  func nothing() {
    let merger = SourceMerger()
    let (one, two) = (merger.openGate("one"), merger.openGate("two"))
    _ = merger.admit(press(0, .began), through: one, now: 0)
    expect(merger.admit(press(1, .began), through: two, now: 0), is: [])
    expect(merger.admit(frame(2), through: two, now: 0).count, is: 1)
  }

  @Test("a rejection shows the frame as its source has it, and a crowd is reported each time it is one")
  func reports() {
    let merger = SourceMerger()
    let (one, two) = (merger.openGate("one"), merger.openGate("two"))
    func rejected(_ frame: Frame, _ now: Int64 = 0) -> [FrameRejection] {
      merger.admit(frame, through: two, now: now).compactMap {
        if case .note(.rejected(let rejection, _)) = $0 { rejection } else { nil }
      }
    }
    var many = Frame(nanoseconds: 0)
    many.contacts = (0..<64).map { Contact(id: $0, phase: .down, x: 0, y: 0) }
    _ = merger.admit(many, through: one, now: 0)
    expect(rejected(frame(5, (1, .move)), 90_000_000_000).map(\.frame), is: [frame(5, (1, .move))])
    expect(rejected(frame(6, (2, .down))).map(\.fault), is: [.tooManyContacts(2)])
    #expect(rejected(frame(7, (3, .down))).isEmpty)
    _ = merger.admit(frame(8, (0, .up)), through: one, now: 0)
    #expect(rejected(frame(8, (4, .down))).isEmpty)
    expect(rejected(frame(9, (5, .down))).map(\.fault), is: [.tooManyContacts(5)])
  }

  @Test("a source that was read empty reports nothing older, and faults outlive its gate") func readEmpty() {
    let merger = SourceMerger()
    let source = Source("panel", 5)
    let gate = merger.add(source)
    source.frames = [frame(0, (1, .down))]
    _ = merger.read(5, now: 0)
    _ = merger.read(5, now: 5_000_000_000)
    source.frames = [frame(1000, (1, .up), (2, .move))]
    expect(
      script(merger.read(5, now: 6_000_000_000)),
      is: [
        "panel: contact 2 moves but is not down", "6000 up 1",
      ])
    expect(merger.faultCount, is: 1)
    _ = merger.close(gate, now: 6_000_000_000)
    expect(merger.faultCount, is: 1)
  }

  @Test("after a million contacts numbers start over, without those that are down") func millions() {
    var shared = SharedInput()
    expect([shared.allocateNumber(), shared.allocateNumber()], is: [1, 2])
    shared.release(1)
    shared.nextNumber = 999_999
    expect((0..<4).map { _ in shared.allocateNumber() }, is: [999_999, 1_000_000, 1, 3])
  }

  @Test("what is impossible is left out with the frames around it, once, and other sources go on")
  func rejections() throws {
    let merger = SourceMerger()
    let (good, bad) = (merger.openGate("good"), merger.openGate("bad"))
    _ = merger.admit(frame(0, (1, .down)), through: good, now: 0)
    _ = merger.admit(frame(0, (4, .down)), through: bad, now: 0)
    let events = merger.admit(frame(1, (4, .down)), through: bad, now: 0)
    guard case .note(let note)? = events.first, case .rejected(let rejection, "bad") = note else {
      Issue.record("no rejection: \(events)")
      return
    }
    #expect(rejection.fault == .alreadyDown(4) && rejection.frame == frame(1, (4, .down)))
    expect(rejection.context.count, is: 1)
    #expect("\(note)".hasPrefix("bad: rejected, because contact 4 comes down but is already down:\n  {"))
    #expect(merger.admit(frame(2, (4, .down)), through: bad, now: 0) == [] && merger.faultCount == 2)
    expect(script(merger.admit(frame(3, (1, .up)), through: good, now: 0)), is: ["3 up 1"])
  }

  @Test("a clock that is set back is a fault, once, and the fingers go on")
  func clockBack() {
    let merger = SourceMerger()
    let gate = merger.openGate("panel")
    func admit(_ frame: Frame, _ now: Int64) -> [String] {
      script(merger.admit(frame, through: gate, now: now * 1_000_000))
    }
    expect(admit(frame(5000, (1, .down)), 5000), is: ["5000 down 1"])
    expect(
      admit(frame(100, (1, .move)), 5010),
      is: [
        "panel: its time is earlier than the previous frame's, 5 s", "5010 move 1",
      ])
    expect(admit(frame(108, (1, .move)), 5018), is: ["5018 move 1"])
    expect(admit(frame(7000, (1, .move)), 5026), is: ["5026 move 1"])
    expect(admit(frame(200, (1, .up)), 5034), is: ["5034 up 1"])
    expect(merger.faultCount, is: 2)
  }

  @Test("all sources together have no more contacts than people have fingers, and numbers start over in time")
  func crowd() {
    let merger = SourceMerger()
    let gates = (0..<3).map { merger.openGate("panel \($0)") }
    var log: [String] = []
    for gate in gates {
      var many = Frame(nanoseconds: 0)
      many.contacts = (0..<30).map { Contact(id: $0, phase: .down, x: 0, y: 0) }
      log += script(merger.admit(many, through: gate, now: 0))
    }
    #expect(log.count == 65 && merger.contactCount == 64 && merger.faultCount == 26)
    expect(script(merger.admit(frame(1, (29, .move)), through: gates[2], now: 0)), is: [])
    expect(script(merger.close(gates[0], now: 0)).count, is: 30)
    expect(script(merger.admit(frame(2, (29, .up)), through: gates[2], now: 0)), is: [])
    expect(script(merger.admit(frame(3, (29, .down)), through: gates[2], now: 0)), is: ["3 down 65"])
  }

  @Test("whatever comes through three gates, what comes out is the history of one device")
  func anything() {
    var state: UInt64 = 5
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let numbers = [0.0, 1, -1, .nan, .infinity, 1e300, 55.5]
    func frame(_ time: Int64) -> Frame {
      var frame = Frame(nanoseconds: random(50) == 0 ? [.min, -1, .max, 0][random(4)] : time)
      func contact() -> Contact {
        Contact(
          id: random(40) == 0 ? [-1, .max, .min][random(3)] : random(6),
          phase: Contact.Phase(rawValue: UInt8(random(4))) ?? .move,
          x: random(30) == 0 ? numbers[random(7)] : 3, y: 4)
      }
      for _ in 0..<random(4) { frame.contacts.append(contact()) }
      for _ in 0..<random(2) {
        frame.earlier.append(
          EarlierSample(nanoseconds: time - Int64(random(20)) * 1_000_000, contact: contact()))
      }
      if random(3) == 0 {
        frame.presses.append(
          Press(
            kind: Press.Kind.allCases[random(4)], phase: Press.Phase(rawValue: UInt8(random(4))) ?? .began,
            force: random(20) == 0 ? numbers[random(7)] : 1))
      }
      if random(8) == 0 { frame.shake = Shake.allCases[random(3)] }
      if random(8) == 0 { frame.hover = Hover(phase: [.entered, .moved, .exited][random(3)], x: 1, y: 2) }
      return frame
    }
    let merger = SourceMerger()
    var gates = (0..<3).map { merger.openGate("gate \($0)") }
    var judge = FrameVerifier()
    var (admitted, now) = (0, Int64(3_000_000_000))
    func check(_ events: [SourceEvent]) {
      for frame in events.compactMap(\.frame) {
        admitted += 1
        expect(judge.admit(frame).rejections.map(\.fault), is: [])
      }
    }
    for _ in 0..<20_000 {
      now += Int64(random(12)) * 1_000_000
      let index = random(3)
      check(merger.admit(frame(now + Int64(random(9) - 4) * 400_000_000), through: gates[index], now: now))
      if random(400) == 0 { check(merger.cancelAll(now: now)) }
      if random(400) == 0 {
        check(merger.close(gates[index], now: now))
        gates[index] = merger.openGate("gate again")
      }
    }
    check(merger.cancelAll(now: now))
    #expect(judge.contactsDown == [] && merger.contactCount == 0 && admitted > 5000)
  }
}
