import Testing

@testable import FingerpostHID

/// What several sources become together.
@Suite("Frames of several sources")
struct FrameMeetingTests {
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
    let meeting = FrameMeeting()
    let (left, right) = (meeting.openDoor("left"), meeting.openDoor("right"))
    var log: [String] = []
    for (door, frame) in [
      (left, frame(0, (7, .down))), (right, frame(1, (7, .down), (3, .down))), (left, frame(2, (7, .move))),
      (right, frame(3, (3, .up))), (left, frame(4, (7, .up))), (left, frame(5, (7, .down))),
      (right, frame(6, (7, .cancel))),
    ] { log += script(meeting.admit(frame, through: door, now: 0)) }
    #expect(
      log == [
        "0 down 1", "1 down 2", "1 down 3", "2 move 1", "3 up 3", "4 up 1", "5 down 4", "6 cancel 2",
      ])
    #expect(meeting.contactCount == 1)
  }

  @Test("the same fingers get the same numbers, by whichever source and however it numbers them")
  func sameNumbers() {
    func play(_ a: Int, _ b: Int, throughSource: Bool) -> [Frame] {
      let meeting = FrameMeeting()
      let frames = [
        frame(0, (a, .down)), frame(8, (a, .move), (b, .down)), frame(16, (b, .up)), frame(24, (a, .up)),
      ]
      if throughSource {
        let source = Source("panel", 5)
        meeting.add(source)
        source.frames = frames
        return meeting.read(5, now: 24_000_000).compactMap(\.frame)
      }
      let door = meeting.openDoor("injection")
      return frames.flatMap { meeting.admit($0, through: door, now: $0.nanoseconds) }.compactMap(\.frame)
    }
    #expect(play(1, 2, throughSource: true) == play(40, 9, throughSource: false))
    #expect(play(1, 2, throughSource: true).flatMap(\.contacts).map(\.id) == [1, 1, 2, 2, 1])
  }

  @Test("earlier samples go with their contacts: in number and in time")
  func earlier() throws {
    let meeting = FrameMeeting()
    let (first, second) = (meeting.openDoor("first"), meeting.openDoor("second"))
    _ = meeting.admit(frame(5000, (1, .down)), through: first, now: 5_000_000_000)
    _ = meeting.admit(frame(100, (1, .down)), through: second, now: 5_010_000_000)
    var move = frame(116, (1, .move))
    move.earlier = [EarlierSample(nanoseconds: 108_000_000, contact: move.contacts[0])]
    let events = meeting.admit(move, through: second, now: 5_026_000_000)
    let given = try #require(events.first?.frame)
    #expect(given.nanoseconds == 5_026_000_000)
    #expect(given.earlier.map(\.nanoseconds) == [5_018_000_000])
    #expect(given.earlier.map(\.contact.id) == [2])
  }

  @Test("the time of all together never goes back")
  func monotone() {
    let meeting = FrameMeeting()
    let (left, right) = (meeting.openDoor("left"), meeting.openDoor("right"))
    var log = script(meeting.admit(frame(20, (1, .down)), through: left, now: 0))
    log += script(meeting.admit(frame(12, (1, .down)), through: right, now: 0))
    log += script(meeting.admit(frame(30, (1, .up)), through: right, now: 0))
    log += script(meeting.admit(frame(28, (1, .up)), through: left, now: 0))
    #expect(log == ["20 down 1", "20 down 2", "30 up 2", "30 up 1"])
  }

  @Test("all sources together have no more keys down than one, and what was refused is refused to its end")
  func manyKeys() {
    let meeting = FrameMeeting()
    let doors = (0..<2).map { meeting.openDoor("keyboard \($0)") }
    func presses(_ keys: Range<Int>, _ phase: Press.Phase, at door: Int) -> Int {
      let presses = keys.map {
        Press(
          key: Key(usage: UInt16($0), characters: "", charactersIgnoringModifiers: ""), phase: phase)
      }
      let events = meeting.admit(Frame(nanoseconds: 0, presses: presses), through: doors[door], now: 0)
      return events.compactMap(\.frame).reduce(0) { $0 + $1.presses.count }
    }
    #expect(presses(0..<40, .began, at: 0) == 40)
    #expect(presses(30..<80, .began, at: 1) == 24)
    #expect(meeting.faultCount == 16)
    // Thirty to thirty-nine are down at both, sixty-four and more at neither.
    #expect(presses(0..<40, .ended, at: 0) == 30)
    #expect(presses(70..<80, .began, at: 0) == 10)
    #expect(presses(30..<80, .ended, at: 1) == 34)
    #expect(presses(70..<80, .ended, at: 0) == 10)
  }

  @Test("PRESS-1: a button that is down at two sources is one press, which ends with the last of them")
  func presses() {
    let meeting = FrameMeeting()
    let (one, two) = (meeting.openDoor("one"), meeting.openDoor("two"))
    var log: [String] = []
    for (door, frame) in [
      (one, press(0, .began)), (two, press(1, .began)), (one, press(2, .ended)), (one, press(3, .began)),
      (two, press(4, .ended)), (one, press(5, .ended)), (two, press(6, .began, .select)),
    ] { log += script(meeting.admit(frame, through: door, now: 0)) }
    #expect(log == ["0 began 5", "5 ended 5", "6 began 4"])
    #expect(meeting.faultCount == 0)
  }

  @Test("MOT-1: a shake, and a pointer, are one for all sources")
  func shakes() {
    let meeting = FrameMeeting()
    let (one, two) = (meeting.openDoor("one"), meeting.openDoor("two"))
    func shake(_ milliseconds: Int64, _ shake: Shake) -> Frame {
      Frame(nanoseconds: milliseconds * 1_000_000, shake: shake)
    }
    func hover(_ milliseconds: Int64, _ phase: Hover.Phase) -> Frame {
      Frame(nanoseconds: milliseconds * 1_000_000, hover: Hover(phase: phase, x: 1, y: 1))
    }
    var log: [String] = []
    for (door, frame) in [
      (one, shake(0, .began)), (two, shake(1, .began)), (one, shake(2, .ended)), (two, shake(3, .ended)),
      (one, hover(4, .entered)), (two, hover(5, .entered)), (one, hover(6, .exited)),
      (two, hover(7, .exited)),
    ] { log += script(meeting.admit(frame, through: door, now: 0)) }
    #expect(
      log == [
        "0 shake began", "3 shake ended", "4 pointer entered", "5 pointer moved", "7 pointer exited",
      ])
  }

  @Test("PIPE-16: a source that is gone has everything cancelled, once")
  func gone() {
    let meeting = FrameMeeting()
    let source = Source("panel", 5)
    let door = meeting.add(source)
    source.frames = [
      frame(0, (1, .down), (2, .down)), press(1, .began), Frame(nanoseconds: 2_000_000, shake: .began),
    ]
    _ = meeting.read(5, now: 2_000_000)
    source.outcome = .gone
    source.frames = [frame(3, (2, .up))]
    #expect(
      script(meeting.read(5, now: 4_000_000)) == [
        "3 up 2", "4 cancel 1", "4 cancelled 5", "4 shake cancelled", "panel: gone.",
      ])
    #expect(meeting.read(5, now: 5_000_000) == [] && meeting.close(door, now: 5_000_000) == [])
    #expect(meeting.descriptors == [] && meeting.contactCount == 0 && source.cancellations == 1)
  }

  @Test("PIPE-16: fingers that are cancelled while they stay down are not heard of before they lift")
  func cancelled() {
    let meeting = FrameMeeting()
    let door = meeting.openDoor("panel")
    _ = meeting.admit(frame(0, (1, .down)), through: door, now: 0)
    #expect(script(meeting.cancelAll(now: 9_000_000)) == ["9 cancel 1"])
    #expect(meeting.cancelAll(now: 9_000_000) == [])
    #expect(script(meeting.admit(frame(8, (1, .down)), through: door, now: 0)) == ["9 down 2"])
  }

  @Test("PIPE-16: a contact is cancelled where it was last, a pointer leaves, and no time goes back for it")
  func cancelledWhere() {
    let meeting = FrameMeeting()
    let door = meeting.openDoor("panel")
    var move = frame(9, (1, .move))
    (move.contacts[0].x, move.contacts[0].y) = (30, 40)
    move.hover = Hover(phase: .entered, x: 3, y: 4)
    _ = meeting.admit(frame(8, (1, .down)), through: door, now: 0)
    _ = meeting.admit(move, through: door, now: 0)
    let end = meeting.cancelAll(now: 5_000_000)
    #expect(script(end) == ["9 cancel 1", "9 pointer exited"])
    let given = end.first?.frame
    #expect(given?.contacts.first?.x == 30 && given?.contacts.first?.y == 40)
    #expect(given?.hover == Hover(phase: .exited, x: 3, y: 4))
    #expect(meeting.faultCount == 0)
    #expect(meeting.cancelAll(now: 5_000_000) == [])
  }

  @Test("what applications are not to hear of makes no frame; a frame of nothing is one")
  func nothing() {
    let meeting = FrameMeeting()
    let (one, two) = (meeting.openDoor("one"), meeting.openDoor("two"))
    _ = meeting.admit(press(0, .began), through: one, now: 0)
    #expect(meeting.admit(press(1, .began), through: two, now: 0) == [])
    #expect(meeting.admit(frame(2), through: two, now: 0).count == 1)
  }

  @Test("a rejection shows the frame as its source has it, and a crowd is reported each time it is one")
  func reports() {
    let meeting = FrameMeeting()
    let (one, two) = (meeting.openDoor("one"), meeting.openDoor("two"))
    func rejected(_ frame: Frame, _ now: Int64 = 0) -> [FrameRejection] {
      meeting.admit(frame, through: two, now: now).compactMap {
        if case .note(.rejected(let rejection, _)) = $0 { rejection } else { nil }
      }
    }
    var many = Frame(nanoseconds: 0)
    many.contacts = (0..<64).map { Contact(id: $0, phase: .down, x: 0, y: 0) }
    _ = meeting.admit(many, through: one, now: 0)
    #expect(rejected(frame(5, (1, .move)), 90_000_000_000).map(\.frame) == [frame(5, (1, .move))])
    #expect(rejected(frame(6, (2, .down))).map(\.fault) == [.tooManyContacts(2)])
    #expect(rejected(frame(7, (3, .down))).isEmpty)
    _ = meeting.admit(frame(8, (0, .up)), through: one, now: 0)
    #expect(rejected(frame(8, (4, .down))).isEmpty)
    #expect(rejected(frame(9, (5, .down))).map(\.fault) == [.tooManyContacts(5)])
  }

  @Test("a source that was read empty reports nothing older, and faults outlive its door") func readEmpty() {
    let meeting = FrameMeeting()
    let source = Source("panel", 5)
    let door = meeting.add(source)
    source.frames = [frame(0, (1, .down))]
    _ = meeting.read(5, now: 0)
    _ = meeting.read(5, now: 5_000_000_000)
    source.frames = [frame(1000, (1, .up), (2, .move))]
    #expect(
      script(meeting.read(5, now: 6_000_000_000)) == [
        "panel: contact 2 moves, and is not down", "6000 up 1",
      ])
    #expect(meeting.faultCount == 1)
    _ = meeting.close(door, now: 6_000_000_000)
    #expect(meeting.faultCount == 1)
  }

  @Test("after a million contacts numbers start over, without those that are down") func millions() {
    var shared = SharedInput()
    #expect([shared.takeNumber(), shared.takeNumber()] == [1, 2])
    shared.giveBack(1)
    shared.nextNumber = 999_999
    #expect((0..<4).map { _ in shared.takeNumber() } == [999_999, 1_000_000, 1, 3])
  }

  @Test("what is impossible is left out with the frames around it, once, and other sources go on")
  func rejections() throws {
    let meeting = FrameMeeting()
    let (good, bad) = (meeting.openDoor("good"), meeting.openDoor("bad"))
    _ = meeting.admit(frame(0, (1, .down)), through: good, now: 0)
    _ = meeting.admit(frame(0, (4, .down)), through: bad, now: 0)
    let events = meeting.admit(frame(1, (4, .down)), through: bad, now: 0)
    guard case .note(let note)? = events.first, case .rejected(let rejection, "bad") = note else {
      Issue.record("no rejection: \(events)")
      return
    }
    #expect(rejection.fault == .alreadyDown(4) && rejection.frame == frame(1, (4, .down)))
    #expect(rejection.context.count == 1)
    #expect("\(note)".hasPrefix("bad: not let in, because contact 4 comes down, and is down already:\n  {"))
    #expect(meeting.admit(frame(2, (4, .down)), through: bad, now: 0) == [] && meeting.faultCount == 2)
    #expect(script(meeting.admit(frame(3, (1, .up)), through: good, now: 0)) == ["3 up 1"])
  }

  @Test("a clock that is set back is a fault, once, and the fingers go on")
  func clockBack() {
    let meeting = FrameMeeting()
    let door = meeting.openDoor("panel")
    func admit(_ frame: Frame, _ now: Int64) -> [String] {
      script(meeting.admit(frame, through: door, now: now * 1_000_000))
    }
    #expect(admit(frame(5000, (1, .down)), 5000) == ["5000 down 1"])
    #expect(
      admit(frame(100, (1, .move)), 5010) == [
        "panel: its time lies before that of the frame before, 5 s", "5010 move 1",
      ])
    #expect(admit(frame(108, (1, .move)), 5018) == ["5018 move 1"])
    #expect(admit(frame(7000, (1, .move)), 5026) == ["5026 move 1"])
    #expect(admit(frame(200, (1, .up)), 5034) == ["5034 up 1"])
    #expect(meeting.faultCount == 2)
  }

  @Test("all sources together have no more contacts than people have fingers, and numbers start over in time")
  func crowd() {
    let meeting = FrameMeeting()
    let doors = (0..<3).map { meeting.openDoor("panel \($0)") }
    var log: [String] = []
    for door in doors {
      var many = Frame(nanoseconds: 0)
      many.contacts = (0..<30).map { Contact(id: $0, phase: .down, x: 0, y: 0) }
      log += script(meeting.admit(many, through: door, now: 0))
    }
    #expect(log.count == 65 && meeting.contactCount == 64 && meeting.faultCount == 26)
    #expect(script(meeting.admit(frame(1, (29, .move)), through: doors[2], now: 0)) == [])
    #expect(script(meeting.close(doors[0], now: 0)).count == 30)
    #expect(script(meeting.admit(frame(2, (29, .up)), through: doors[2], now: 0)) == [])
    #expect(script(meeting.admit(frame(3, (29, .down)), through: doors[2], now: 0)) == ["3 down 65"])
  }

  @Test("whatever comes through three doors, what comes out is the history of one device")
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
    let meeting = FrameMeeting()
    var doors = (0..<3).map { meeting.openDoor("door \($0)") }
    var judge = FrameVerifier()
    var (admitted, now) = (0, Int64(3_000_000_000))
    func check(_ events: [SourceEvent]) {
      for frame in events.compactMap(\.frame) {
        admitted += 1
        #expect(judge.admit(frame).rejections.map(\.fault) == [])
      }
    }
    for _ in 0..<20_000 {
      now += Int64(random(12)) * 1_000_000
      let index = random(3)
      check(meeting.admit(frame(now + Int64(random(9) - 4) * 400_000_000), through: doors[index], now: now))
      if random(400) == 0 { check(meeting.cancelAll(now: now)) }
      if random(400) == 0 {
        check(meeting.close(doors[index], now: now))
        doors[index] = meeting.openDoor("door again")
      }
    }
    check(meeting.cancelAll(now: now))
    #expect(judge.contactsDown == [] && meeting.contactCount == 0 && admitted > 5000)
  }
}
