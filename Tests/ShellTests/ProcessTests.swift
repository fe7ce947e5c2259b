import Expectations
import FingerpostHID
import FingerpostMessages
import Testing

@testable import FingerpostShell

/// How applications end, and how the shell does.
@Suite struct ProcessTests {
  @Test("killed in the middle of a touch: home returns, the other application is untouched") func killed()
    throws
  {
    let desk = Desk()
    try desk.launch("two")
    try desk.launch("one")
    desk.frame((1, .down))
    _ = desk.drainLog()
    desk.ended("one", .killed(9))
    expect(
      desk.drainLog(), is: ["watch cancel1", "note front: home", "note ended: one, killed by signal 9"])
    desk.frame((1, .move))
    desk.frame((1, .up))
    #expect(desk.drainLog().isEmpty)
    try desk.front("two")
    desk.frame((2, .down))
    expect(desk.drainLog().filter { $0.hasPrefix("two") }, is: ["two active", "two down2"])
  }

  @Test("what waited for the dead is dropped and counted") func dropped() throws {
    let desk = Desk()
    try desk.launch("one")
    desk.full = ["one"]
    for id in 0..<14 { desk.frame((id, .down)) }
    _ = desk.drainLog()
    desk.ended("one", .killed(9))
    expect(desk.notes(), is: ["front: home", "ended: one, killed by signal 9; 14 frames were dropped"])
    expect(desk.core.dropped.frames, is: 14)
    expect(
      desk.core.listing(icons: [])[1], is: "application: one, not running, 14 frames were dropped")
    // The count goes on over the next run.
    desk.full = []
    try desk.launch("one")
    desk.ended("one", .exited(0))
    expect(desk.core.dropped.frames, is: 14)
  }

  @Test("an application that ended can be started again, and knows nothing of before") func again() throws {
    let desk = Desk()
    try desk.launch("one")
    desk.frame((1, .down))
    desk.ended("one", .exited(3))
    _ = desk.drainLog()
    try desk.launch("one")
    desk.frame((1, .up))
    desk.frame((1, .down))
    expect(desk.drainLog().filter { $0.hasPrefix("one") }, is: ["one hello", "one active", "one down1"])
  }

  @Test("who closes its port and lives on is asked to end, and then made to") func portless() throws {
    let desk = Desk()
    try desk.launch("one")
    desk.frame((1, .down))
    _ = desk.drainLog()
    desk.portClosed("one")
    expect(desk.drainLog(), is: ["watch cancel1", "note front: home"])
    #expect(throws: ShellRefusal.self) { try desk.launch("one") }
    #expect(throws: ShellRefusal.notRunning("one")) { try desk.front("one") }
    desk.pass(milliseconds: 499)
    #expect(desk.drainLog().isEmpty)
    desk.pass(milliseconds: 1)
    expect(desk.drainLog(), is: ["note without a port: one is asked to end", "ask one"])
    desk.pass(milliseconds: 2000)
    expect(desk.drainLog(), is: ["note killing: one does not end", "kill one"])
    desk.ended("one", .killed(9))
    expect(desk.drainLog(), is: ["note ended: one, killed by signal 9"])
    expect(desk.core.nextDeadline, is: nil)
  }

  @Test("who closes its port and ends is asked for nothing") func ends() throws {
    let desk = Desk()
    try desk.launch("one")
    desk.portClosed("one")
    desk.ended("one", .exited(0))
    _ = desk.drainLog()
    desk.pass(milliseconds: 60_000)
    #expect(desk.drainLog().isEmpty)
  }

  @Test("what an application says that none may say closes its port") func badMessage() throws {
    let desk = Desk()
    try desk.launch("one")
    _ = desk.drainLog()
    desk.core.spokeBadly(0, .kind(65), at: desk.now)
    desk.settle()
    expect(
      desk.notes(),
      is: [
        "bad message: one: a message of kind 65 is not allowed on this socket; its port is closed",
        "front: home",
      ])
  }

  @Test("ready and tallies are noted") func tallies() throws {
    let desk = Desk()
    try desk.launch("one")
    _ = desk.drainLog()
    var tally = PortTally()
    tally.frames = 12
    tally.mergedMoves = 3
    desk.core.receive(.ready, from: 0, at: desk.now)
    desk.core.receive(.ready, from: 0, at: desk.now)
    desk.core.receive(.tally(tally), from: 0, at: desk.now)
    desk.settle()
    expect(
      desk.notes(), is: ["ready: one", "tally: one, 12 frames, 3 merged, 0 samples left out, 0 faults"])
    tally.forgotten = 4
    desk.core.receive(.tally(tally), from: 0, at: desk.now)
    desk.settle()
    expect(desk.notes(), is: ["tally: one, 12 frames, 3 merged, 0 samples left out, 0 faults, 4 forgotten"])
  }

  @Test("one application is asked to end, and killed if it does not; the others and the shell stay")
  func endsOne() throws {
    let desk = Desk()
    try desk.launch("one")
    try desk.launch("two")
    desk.frame((1, .down))
    _ = desk.drainLog()
    try desk.end("two")
    expect(
      desk.drainLog(),
      is: [
        "two cancel1", "two inactive", "two terminate", "watch cancel1", "note front: home",
      ])
    desk.pass(milliseconds: 1999)
    #expect(desk.drainLog().isEmpty)
    #expect(throws: ShellRefusal.notRunning("two")) { try desk.front("two") }
    #expect(throws: ShellRefusal.notStarted("two", "it is ending just now.")) { try desk.launch("two") }
    desk.pass(milliseconds: 1)
    expect(desk.drainLog(), is: ["ask two"])
    desk.pass(milliseconds: 2999)
    #expect(desk.drainLog().isEmpty)
    desk.pass(milliseconds: 1)
    expect(desk.drainLog(), is: ["note killing: two does not end", "kill two"])
    desk.ended("two", .killed(9))
    try desk.front("one")
    _ = desk.drainLog()
    // One that is not in front leaves what is in front as it is.
    try desk.launch("two")
    _ = desk.drainLog()
    try desk.end("one")
    expect(desk.drainLog(), is: ["one terminate"])
    desk.ended("one", .exited(0))
    #expect(throws: ShellRefusal.notRunning("one")) { try desk.end("one") }
    #expect(throws: ShellRefusal.self) { try desk.end("three") }
    desk.stop()
    #expect(throws: ShellRefusal.stopping) { try desk.end("two") }
  }

  @Test("stopping: touches are cancelled, all are asked to end, and the shell waits for them")
  func stopping() throws {
    let desk = Desk()
    try desk.launch("one")
    try desk.launch("two")
    desk.frame((1, .down))
    _ = desk.drainLog()
    desk.stop()
    expect(
      desk.drainLog(),
      is: [
        "one terminate", "two cancel1", "two inactive", "two terminate", "watch cancel1",
        "note front: home", "note stopping",
      ])
    #expect(!desk.core.isStopped)
    desk.portClosed("one")
    desk.ended("one", .exited(0))
    #expect(!desk.core.isStopped)
    desk.ended("two", .exited(0))
    #expect(desk.core.isStopped)
    expect(desk.core.nextDeadline, is: nil)
  }

  @Test("stopping: who does not end within two seconds is made to") func stubborn() throws {
    let desk = Desk()
    try desk.launch("one")
    desk.stop()
    _ = desk.drainLog()
    desk.pass(milliseconds: 1999)
    #expect(desk.drainLog().isEmpty)
    desk.pass(milliseconds: 1)
    expect(desk.drainLog(), is: ["note killing: one does not end", "kill one"])
    // Where that does not help it is tried again.
    desk.pass(milliseconds: 1999)
    #expect(desk.drainLog().isEmpty)
    desk.pass(milliseconds: 1)
    expect(desk.drainLog(), is: ["note killing: one does not end", "kill one"])
    desk.ended("one", .killed(9))
    #expect(desk.core.isStopped)
  }

  @Test("stopping: asked for twice, nothing waits") func twice() throws {
    let desk = Desk()
    try desk.launch("one")
    desk.stop()
    _ = desk.drainLog()
    desk.stop()
    expect(desk.drainLog(), is: ["note killing: one does not end", "kill one"])
  }

  @Test("with nothing started the shell stops at once, and has no deadline before") func nothing() {
    let desk = Desk()
    expect(desk.core.nextDeadline, is: nil)
    desk.stop()
    #expect(desk.core.isStopped)
  }
}
