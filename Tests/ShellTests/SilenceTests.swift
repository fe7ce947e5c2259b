import Expectations
import FingerpostHID
import FingerpostMessages
import Testing

@testable import FingerpostShell

/// Applications that do not take what they are sent.
@Suite struct SilenceTests {
  @Test("PIPE-9: moves that wait become one; beginnings and ends wait as they are") func merging() throws {
    let desk = Desk()
    try desk.launch("one")
    desk.frame((1, .down))
    desk.full = ["one"]
    _ = desk.drainLog()
    for _ in 0..<100 {
      desk.pass(milliseconds: 4)
      desk.frame((1, .move))
    }
    desk.frame((1, .up))
    desk.frame((2, .down))
    desk.full = []
    desk.settle()
    expect(desk.drainLog().filter { $0.hasPrefix("one") }, is: ["one move1 +99", "one up1", "one down2"])
    expect(desk.core.dropped.frames, is: 0)
  }

  @Test("PIPE-9: ten fingers at 240 Hz for five seconds: nothing is lost, and messages stay short enough")
  func tenFingers() throws {
    let desk = Desk()
    try desk.launch("one")
    let fingers = 1...10
    func frame(_ phase: Contact.Phase) -> Frame {
      Frame(
        nanoseconds: desk.now, contacts: fingers.map { Contact(id: $0, phase: phase, x: 1, y: Double($0)) })
    }
    desk.receive(frame(.down))
    desk.full = ["one"]
    for _ in 0..<1200 {
      desk.now += 1_000_000_000 / 240
      desk.receive(frame(.move))
    }
    desk.receive(frame(.up))
    desk.full = []
    desk.settle()
    var (samples, longest, bytes) = (0, 0, [UInt8]())
    for case .frame(let frame) in desk.got["one"] ?? [] {
      samples += frame.earlier.count + frame.contacts.count
      #expect(ShellMessage.frame(frame).encode(into: &bytes))
      longest = max(longest, bytes.count)
    }
    expect(samples, is: 10 * 1202)
    #expect(longest <= Wire.maxBytes)
    expect(desk.core.dropped.frames, is: 0)
  }

  @Test("nothing taken for ten seconds: given up, home returns, what waited is dropped and counted")
  func silent() throws {
    let desk = Desk()
    try desk.launch("one")
    desk.frame((1, .down))
    desk.full = ["one"]
    desk.frame((1, .up))
    desk.frame((2, .down))
    desk.frame((2, .move))
    _ = desk.drainLog()
    desk.pass(milliseconds: 9_999)
    #expect(desk.drainLog().isEmpty)
    desk.pass(milliseconds: 1)
    expect(
      desk.drainLog(),
      is: [
        "note silent: one reads nothing; 3 frames were dropped", "icon one is pale", "watch cancel2",
        "note front: home",
      ])
    expect(desk.core.dropped.frames, is: 3)
    expect(desk.core.front, is: nil)
    #expect(throws: ShellRefusal.silent("one")) { try desk.launch("one") }
    #expect(throws: ShellRefusal.silent("one")) { try desk.front("one") }
    desk.frame((3, .down))
    expect(desk.drainLog(), is: ["home down3"])
    // It wakes up: what it believed to be down is taken away, and it learns that it is not in front.
    desk.full = []
    desk.settle()
    expect(
      desk.drainLog(),
      is: [
        "one forget", "one cancel1", "one inactive", "note answers again: one", "icon one is as usual",
      ])
    // That ended when it was given up, and not when it was last told of anything.
    guard case .frame(let end)? = desk.got["one"]?.dropLast().last else {
      Issue.record("nothing was cancelled")
      return
    }
    expect(end.nanoseconds, is: desk.now)
    try desk.front("one")
    desk.frame((4, .down))
    expect(desk.drainLog().filter { $0.hasPrefix("one") }, is: ["one active", "one down4"])
  }

  @Test("moves that had been put together and are dropped are counted one by one") func samples() throws {
    let desk = Desk()
    try desk.launch("one")
    desk.frame((1, .down), (2, .down))
    desk.full = ["one"]
    for _ in 0..<50 { desk.frame((1, .move), (2, .move)) }
    desk.frame((1, .up), (2, .up))
    desk.pass(milliseconds: 10_000)
    expect(
      desk.notes().dropLast().last,
      is: "silent: one reads nothing; 2 frames were dropped, with 98 earlier samples")
    expect(desk.core.dropped, is: ShellLoss(frames: 2, samples: 98))
  }

  @Test("an application that takes something now and then is not silent") func slow() throws {
    let desk = Desk()
    try desk.launch("one")
    for id in 0..<20 {
      desk.full = ["one"]
      desk.frame((id, .down))
      desk.pass(milliseconds: 9_000)
      desk.full = []
      desk.settle()
    }
    expect(desk.core.dropped.frames, is: 0)
    expect(desk.core.front, is: 0)
  }

  @Test("a full queue gives an application up at once, however long it has been silent") func bounded() throws
  {
    var settings = ShellSettings()
    settings.queueLimit = 10
    let desk = Desk(settings: settings)
    try desk.launch("one")
    desk.full = ["one"]
    for id in 0..<10 { desk.frame((id, .down)) }
    expect(desk.core.front, is: 0)
    desk.frame((10, .down))
    expect(desk.core.front, is: nil)
    expect(desk.core.dropped.frames, is: 11)
    desk.full = []
    desk.settle()
    // It was told of none of them.
    expect(desk.drainLog().filter { $0.hasPrefix("one") }, is: ["one hello", "one active", "one inactive"])
  }

  @Test(
    "PIPE-9: what waits goes out in the order in which it came in, and nothing is merged across a message")
  func order() {
    func frame(_ time: Int64, _ phase: Contact.Phase) -> ShellMessage {
      .frame(Frame(nanoseconds: time, contacts: [Contact(id: 1, phase: phase, x: 0, y: 0)]))
    }
    let messages: [ShellMessage] = [
      .hello(.standard), .becomeActive, frame(1, .down), frame(2, .move), .resignActive, frame(3, .move),
      frame(4, .cancel), .terminate,
    ]
    var outbox = Outbox()
    for message in messages { outbox.append(message) }
    var out: [ShellMessage] = []
    while let message = outbox.first {
      out.append(message)
      outbox.removeFirst()
    }
    #expect(out == messages && !outbox.isWaiting)
  }

  @Test("a silent application has to take all that waits before it counts again") func onlySome() throws {
    let desk = Desk()
    try desk.launch("one")
    desk.frame((1, .down))
    desk.full = ["one"]
    desk.frame((1, .move))
    desk.pass(milliseconds: 10_000)
    // The end of its contact, and not that it has lost the front.
    desk.core.settle(0, .sent, at: desk.now)
    desk.core.settle(0, .sent, at: desk.now)
    #expect(throws: ShellRefusal.silent("one")) { try desk.front("one") }
    desk.full = []
    desk.settle()
    desk.answer("one", 2)
    try desk.front("one")
  }

  @Test("a message that is too long for any: what the application believes to be down is taken away")
  func tooLong() throws {
    let desk = Desk()
    try desk.launch("one")
    desk.frame((1, .down))
    desk.full = ["one"]
    desk.frame((1, .move))
    _ = desk.drainLog()
    desk.core.settle(0, .tooLong, at: desk.now)
    desk.full = []
    desk.settle()
    let taken = desk.drainLog()
    expect(taken.filter { $0.hasPrefix("one") }, is: ["one forget", "one cancel1", "one inactive"])
    #expect(taken.filter { $0.hasPrefix("note") }.count == 4 && desk.core.front == nil)
    expect(desk.core.dropped.frames, is: 1)
  }

  @Test("a silent application that is ended by the shell still hears that it is to end") func ending() throws
  {
    let desk = Desk()
    try desk.launch("one")
    desk.full = ["one"]
    desk.frame((1, .down))
    desk.pass(milliseconds: 10_000)
    desk.stop()
    _ = desk.drainLog()
    desk.full = []
    desk.settle()
    expect(
      desk.drainLog(),
      is: ["one inactive", "one terminate", "note answers again: one", "icon one is as usual"])
  }

  @Test("to the front and away again while nothing is read is nothing") func backAndForth() throws {
    let desk = Desk()
    try desk.launch("one")
    try desk.launch("two")
    desk.full = ["one"]
    _ = desk.drainLog()
    for _ in 0..<1000 {
      try desk.front("one")
      try desk.front("two")
    }
    expect(desk.core.nextMessage(for: desk.index("one")), is: nil)
    _ = desk.drainLog()
    desk.full = []
    desk.settle()
    #expect(desk.drainLog().isEmpty)
  }
}
