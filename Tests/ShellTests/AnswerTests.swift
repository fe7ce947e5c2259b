import Expectations
import FingerpostHID
import FingerpostMessages
import Testing

@testable import FingerpostShell

/// Applications that take what they are sent, and do not handle it.
@Suite struct AnswerTests {
  /// An application that is in front, ready, and has handled a finger that is down.
  private func ready(_ change: (inout ShellSettings) -> Void = { _ in }) throws -> Desk {
    var settings = ShellSettings()
    change(&settings)
    let desk = Desk(settings: settings)
    try desk.launch("one")
    desk.core.receive(.ready, from: 0, at: desk.now)
    desk.frame((1, .down))
    _ = desk.drainLog()
    return desk
  }

  @Test(
    "a frame that is not handled for five seconds: it is said, home returns, its frames are dropped and counted"
  )
  func notResponding() throws {
    let desk = try ready()
    desk.hung = ["one"]
    desk.frame((1, .move))
    desk.frame((2, .down))
    desk.pass(milliseconds: 4_000)
    desk.frame((2, .up))
    _ = desk.drainLog()
    desk.pass(milliseconds: 999)
    #expect(desk.drainLog().isEmpty)
    expect(desk.core.nextDeadline, is: desk.now + 1_000_000)
    desk.pass(milliseconds: 1)
    expect(
      desk.drainLog(),
      is: [
        "one forget", "one cancel1", "one inactive",
        "note not responding: one; 3 frames were dropped; wait, or end it with “fingerpost shell end one”",
        "icon one is pale", "watch cancel1", "note front: home",
      ])
    #expect(desk.core.front == nil && desk.core.dropped.frames == 3)
    #expect(desk.core.listing(icons: [])[1].contains("running (pid 101), not responding, "))
    #expect(throws: ShellRefusal.silent("one")) { try desk.launch("one") }
    // Nothing more is said, however long it takes; and the screen belongs to others.
    desk.pass(milliseconds: 100_000)
    desk.frame((3, .down))
    expect(desk.drainLog(), is: ["home down3"])
    expect(desk.core.nextDeadline, is: nil)
    // What it was told last is to be handled as well.
    desk.answer("one", 4)
    #expect(desk.drainLog().isEmpty)
    desk.hung = []
    desk.answer("one")
    expect(desk.drainLog(), is: ["note answers again: one", "icon one is as usual"])
    try desk.front("one")
    desk.frame((4, .down))
    expect(desk.drainLog().filter { $0.hasPrefix("one") }, is: ["one active", "one down4"])
  }

  @Test("an application that answers every 4.9 seconds is not reported, and one that answers after 5.1 is")
  func slow() throws {
    for (milliseconds, isReported) in [(Int64(4900), false), (5100, true)] {
      let desk = try ready()
      desk.hung = ["one"]
      for number in 0..<20 {
        desk.frame((1, .move))
        desk.pass(milliseconds: milliseconds)
        if number == 0 || !isReported { desk.answer("one") }
      }
      expect(desk.notes().contains { $0.hasPrefix("not responding") }, is: isReported)
    }
  }

  @Test("the time counts from the oldest frame that was not handled, not from the last")
  func oldest() throws {
    let desk = try ready()
    desk.hung = ["one"]
    // A frame every 20 ms, the first hundred of which are handled.
    for number in 0..<249 {
      desk.frame((1, .move))
      if number == 99 { desk.answer("one") }
      desk.pass(milliseconds: 20)
    }
    // Two seconds after the first, the first of the others came.
    expect(desk.core.applications[0].answersBy(ShellSettings()), is: Int64(8_000_000_000))
    for _ in 0..<100 { desk.pass(milliseconds: 20) }
    #expect(!desk.notes().contains { $0.hasPrefix("not responding") })
    for _ in 0..<3 { desk.pass(milliseconds: 20) }
    #expect(desk.notes().contains { $0.hasPrefix("not responding") })
  }

  @Test("while nothing waits there is nothing to wait for") func idle() throws {
    let desk = try ready()
    expect(desk.core.nextDeadline, is: nil)
    desk.hung = ["one"]
    desk.frame((1, .up))
    expect(desk.core.nextDeadline, is: desk.now + 5_000_000_000)
    desk.answer("one")
    expect(desk.core.nextDeadline, is: nil)
  }

  @Test("an application that does not say within twenty seconds that it is ready is ended") func launching()
    throws
  {
    let desk = Desk(settings: ShellSettings())
    try desk.launch("one")
    desk.hung = ["one"]
    // Frames cannot be handled before, and are not waited for.
    desk.frame((1, .down))
    _ = desk.drainLog()
    desk.pass(milliseconds: 19_999)
    #expect(desk.drainLog().isEmpty)
    desk.pass(milliseconds: 1)
    expect(
      desk.drainLog(),
      is: [
        "one cancel1", "one inactive", "note not ready in time: one is asked to end", "watch cancel1",
        "note front: home", "ask one",
      ])
    desk.pass(milliseconds: 2000)
    expect(desk.drainLog(), is: ["note killing: one does not end", "kill one"])
    desk.ended("one", .killed(9))
    expect(desk.core.nextDeadline, is: nil)
  }

  @Test("one that is ready after nineteen seconds has five more for what came meanwhile") func lateStart()
    throws
  {
    let desk = Desk(settings: ShellSettings())
    try desk.launch("one")
    desk.hung = ["one"]
    desk.frame((1, .down))
    desk.pass(milliseconds: 19_000)
    desk.core.receive(.ready, from: 0, at: desk.now)
    _ = desk.drainLog()
    desk.pass(milliseconds: 4_999)
    expect(desk.drainLog(), is: ["note ready: one"])
    desk.pass(milliseconds: 1)
    expect(desk.core.front, is: nil)
  }

  @Test("with no end of patience nothing is given up and nothing is ended") func patience() throws {
    let desk = try ready { $0.setPatience(seconds: nil) }
    try desk.launch("two")
    desk.hung = ["one", "two"]
    desk.full = ["two"]
    desk.frame((2, .down))
    _ = desk.drainLog()
    desk.pass(milliseconds: 3_600_000)
    #expect(desk.drainLog().isEmpty && desk.core.nextDeadline == nil)
    let slower = try ready { $0.setPatience(seconds: 60) }
    slower.hung = ["one"]
    slower.frame((1, .up))
    slower.pass(milliseconds: 59_999)
    expect(slower.core.front, is: 0)
    slower.pass(milliseconds: 1)
    expect(slower.core.front, is: nil)
  }

  @Test("what cannot be handled closes the port: more than was sent, less than before, the same again")
  func impossible() throws {
    for count in [UInt64(0), 1, 3, .max] {
      let desk = try ready()
      desk.hung = ["one"]
      desk.frame((1, .up))
      _ = desk.drainLog()
      desk.core.receive(.handled(count), from: 0, at: desk.now)
      desk.settle()
      #expect(desk.notes().first?.hasPrefix("bad message: one: ") ?? false, "\(count)")
      #expect(desk.core.isPortClosed(0))
    }
  }

  @Test("one that does not answer is ended by a signal at once, and killed after five seconds") func ending()
    throws
  {
    let desk = try ready()
    desk.hung = ["one"]
    desk.frame((1, .up))
    desk.pass(milliseconds: 5_000)
    _ = desk.drainLog()
    try desk.end("one")
    expect(desk.drainLog(), is: ["one terminate", "ask one"])
    desk.pass(milliseconds: 4_999)
    #expect(desk.drainLog().isEmpty)
    desk.pass(milliseconds: 1)
    expect(desk.drainLog(), is: ["note killing: one does not end", "kill one"])
    desk.ended("one", .killed(9))
    expect(
      desk.drainLog(),
      is: ["icon one is as usual", "note ended: one, killed by signal 9; 1 frame was dropped"])
    try desk.launch("one")
  }
}
