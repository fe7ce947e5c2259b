import Expectations
import FingerpostHID
import FingerpostMessages
import Testing

@testable import FingerpostShell

/// Who gets which frame.
@Suite struct RoutingTests {
  @Test("PIPE-2: with nothing in front the home screen gets the frames") func home() {
    let desk = Desk()
    desk.frame((1, .down))
    desk.frame((1, .move))
    desk.frame((1, .up))
    expect(desk.drainLog(), is: ["home down1", "home move1", "home up1"])
  }

  @Test("PIPE-1: the application in front gets the frames, and the home screen looks on") func front() throws
  {
    let desk = Desk()
    try desk.launch("one")
    expect(
      desk.drainLog(), is: ["one hello", "one active", "note started: one (pid 101)", "note front: one"])
    desk.frame((1, .down))
    desk.frame((1, .up))
    expect(desk.drainLog(), is: ["one down1", "watch down1", "one up1", "watch up1"])
    try desk.launch("two")
    desk.frame((2, .down))
    expect(desk.drainLog().filter { $0.hasSuffix("down2") }, is: ["two down2", "watch down2"])
  }

  @Test("PIPE-16: who loses the front has its contacts cancelled before it is told") func switching() throws {
    let desk = Desk()
    try desk.launch("one")
    try desk.launch("two")
    desk.frame((1, .down), (2, .down))
    desk.frame((2, .move))
    _ = desk.drainLog()
    try desk.front("one")
    expect(
      desk.drainLog(),
      is: [
        "one active", "two cancel1 cancel2", "two inactive", "watch cancel1 cancel2", "note front: one",
      ])
  }

  @Test("TOUCH-21: final values go to who may have seen the sample, and to nothing else") func updates()
    throws
  {
    let desk = Desk()
    try desk.launch("one")
    try desk.launch("two")
    try desk.front("one")
    func sample(_ phase: Contact.Phase, _ number: UInt32) -> Frame {
      let estimate = Contact.Estimate(number: number, properties: .force, expected: .force)
      return Frame(
        nanoseconds: desk.now, contacts: [Contact(id: 1, phase: phase, x: 1, y: 1, estimate: estimate)])
    }
    func updates(_ name: String) -> [UInt32] {
      (desk.got[name] ?? []).flatMap { message -> [UInt32] in
        if case .frame(let frame) = message { frame.updates.map(\.number) } else { [] }
      }
    }
    desk.receive(sample(.down, 1))
    desk.receive(sample(.up, 2))
    desk.receive(
      Frame(nanoseconds: desk.now, updates: [EstimateUpdate(number: 2), EstimateUpdate(number: 3)]))
    expect(updates("one"), is: [2])
    try desk.front("two")
    desk.receive(Frame(nanoseconds: desk.now, updates: [EstimateUpdate(number: 1)]))
    var move = sample(.down, 3)
    desk.receive(move)
    move = sample(.move, 5)
    move.earlier = [EarlierSample(nanoseconds: desk.now, contact: sample(.move, 4).contacts[0])]
    desk.receive(move)
    desk.receive(Frame(nanoseconds: desk.now, updates: [EstimateUpdate(number: 4)]))
    #expect(updates("one") == [2] && updates("two") == [4])
  }

  @Test("EDGE-4: an application that wants the first swipe from the edge has it, and the second leads home")
  func firstSwipe() throws {
    let desk = Desk()
    try desk.launch("one")
    desk.core.receive(.wantsFirstSwipe(4), from: 0, at: desk.now)
    _ = desk.drainLog()
    desk.core.swipeHome(at: 1_000_000_000)
    desk.settle()
    expect(
      desk.drainLog(),
      is: ["note swipe kept: one keeps the first swipe from the edge; a second one goes home"])
    desk.core.swipeHome(at: 3_900_000_000)
    expect(desk.core.front, is: nil)
    // Too late is a first one again, and so is one after the front was lost.
    for (first, second) in [(Int64(10), Int64(14)), (20, 24)] {
      try desk.front("one")
      desk.core.swipeHome(at: first * 1_000_000_000)
      desk.core.swipeHome(at: second * 1_000_000_000)
      expect(desk.core.front, is: 0)
      try desk.front(nil)
    }
    // Other edges are nothing to the shell.
    desk.core.receive(.wantsFirstSwipe(11), from: 0, at: desk.now)
    try desk.front("one")
    desk.core.swipeHome(at: 30_000_000_000)
    expect(desk.core.front, is: nil)
  }

  @Test("contacts that were down at a switch belong to no screen until they end") func straddling() throws {
    let desk = Desk()
    try desk.launch("one")
    try desk.launch("two")
    desk.frame((1, .down))
    try desk.front("one")
    _ = desk.drainLog()
    desk.frame((1, .move))
    desk.frame((1, .move), (2, .down))
    desk.frame((1, .up), (2, .move))
    desk.frame((2, .up))
    expect(desk.drainLog().filter { $0.hasPrefix("one") }, is: ["one down2", "one move2", "one up2"])
    // The same number may begin again.
    desk.frame((1, .down))
    expect(desk.drainLog().filter { $0.hasPrefix("one") }, is: ["one down1"])
  }

  @Test("home in front and back again: a finger that stays down is reported to none") func thereAndBack()
    throws
  {
    let desk = Desk()
    try desk.launch("one")
    desk.frame((1, .down))
    try desk.front(nil)
    desk.frame((1, .move))
    try desk.front("one")
    _ = desk.drainLog()
    desk.frame((1, .move))
    desk.frame((1, .up))
    expect(desk.drainLog(), is: ["watch move1", "watch up1"])
  }

  @Test("what was down on the home screen is cancelled when an application comes to the front")
  func leavingHome() throws {
    let desk = Desk()
    desk.frame((1, .down))
    _ = desk.drainLog()
    try desk.launch("one")
    #expect(desk.drainLog().contains("home cancel1"))
    desk.frame((1, .up))
    expect(desk.drainLog(), is: ["watch up1"])
  }

  @Test("presses, shakes and the pointer are taken away at a switch like contacts") func others() throws {
    let desk = Desk()
    try desk.launch("one")
    desk.receive(
      Frame(
        nanoseconds: desk.now, hover: Hover(phase: .entered, x: 1, y: 1),
        presses: [Press(kind: .select, phase: .began)], shake: .began))
    _ = desk.drainLog()
    try desk.launch("two")
    #expect(desk.drainLog().contains("one press cancelled shake cancelled hover exited"))
    desk.receive(
      Frame(
        nanoseconds: desk.now, hover: Hover(phase: .moved, x: 2, y: 2),
        presses: [Press(kind: .select, phase: .ended)], shake: .ended))
    // The pointer is there for whoever is in front; the press and the shake belong to who lost them.
    expect(desk.drainLog().filter { $0.hasPrefix("two") }, is: ["two hover entered"])
    desk.receive(Frame(nanoseconds: desk.now, remote: .pause))
    expect(desk.drainLog().first, is: "two remote pause")
  }

  @Test("earlier samples of contacts that belong to no screen are left out") func earlierSamples() throws {
    let desk = Desk()
    try desk.launch("one")
    try desk.launch("two")
    desk.frame((1, .down))
    try desk.front("one")
    desk.frame((2, .down))
    _ = desk.drainLog()
    let old = Contact(id: 1, phase: .move, x: 0, y: 0)
    let new = Contact(id: 2, phase: .move, x: 0, y: 0)
    desk.receive(
      Frame(
        nanoseconds: desk.now, contacts: [old, new],
        earlier: [
          EarlierSample(nanoseconds: desk.now, contact: old),
          EarlierSample(nanoseconds: desk.now, contact: new),
        ]))
    expect(desk.drainLog().first, is: "one move2 +1")
  }

  @Test(
    "a finger that rests has no samples where it belongs to no screen, and a frame of nothing moves the time")
  func resting() throws {
    let desk = Desk()
    try desk.launch("one")
    try desk.launch("two")
    desk.frame((1, .down))
    try desk.front("one")
    desk.frame((2, .down))
    let samples = (1...2).map {
      EarlierSample(nanoseconds: desk.now, contact: Contact(id: $0, phase: .move, x: 0, y: 0))
    }
    desk.receive(Frame(nanoseconds: desk.now, contacts: [samples[1].contact], earlier: samples))
    guard case .frame(let frame)? = desk.got["one"]?.last else {
      Issue.record("no frame")
      return
    }
    expect(frame.earlier, is: [samples[1]])
    desk.receive(Frame(nanoseconds: desk.now + 1))
    expect(desk.got["one"]?.last, is: .frame(Frame(nanoseconds: desk.now + 1)))
    // One that says something, and of it nothing to this application, is none.
    desk.receive(Frame(nanoseconds: desk.now + 2, contacts: [Contact(id: 1, phase: .move, x: 1, y: 1)]))
    expect(desk.got["one"]?.last, is: .frame(Frame(nanoseconds: desk.now + 1)))
  }

  @Test(
    "PIPE-16: what is cancelled at a switch ends at the switch, and not when its finger was last heard of")
  func switchTime() throws {
    let desk = Desk()
    try desk.launch("one")
    desk.frame((1, .down))
    let before = desk.now
    desk.pass(milliseconds: 100)
    try desk.front(nil)
    desk.receive(Frame(nanoseconds: before + 1, contacts: [Contact(id: 2, phase: .down, x: 0, y: 0)]))
    guard case .frame(let end)? = desk.got["one"]?.dropLast().last else {
      Issue.record("no frame")
      return
    }
    #expect(end.nanoseconds == desk.now && end.contacts.map(\.phase) == [.cancel])
  }

  @Test("no frame precedes the one before it, nor what was cancelled meanwhile") func times() throws {
    let desk = Desk()
    try desk.launch("one")
    desk.receive(Frame(nanoseconds: desk.now + 50, contacts: [Contact(id: 1, phase: .down, x: 0, y: 0)]))
    desk.receive(
      Frame(
        nanoseconds: desk.now + 20, contacts: [Contact(id: 1, phase: .move, x: 0, y: 0)],
        earlier: [
          EarlierSample(nanoseconds: desk.now + 10, contact: Contact(id: 1, phase: .move, x: 0, y: 0))
        ]))
    try desk.front(nil)
    let times = (desk.got["one"] ?? []).compactMap { message -> [Int64]? in
      guard case .frame(let frame) = message else { return nil }
      return frame.earlier.map(\.nanoseconds) + [frame.nanoseconds]
    }
    let late = desk.now + 50
    expect(times, is: [[late], [late, late], [late]])
  }

  @Test("what is asked for and cannot be is refused in words, and changes nothing") func refusals() throws {
    let desk = Desk(["gallery", "paint"])
    #expect(throws: ShellRefusal.unknown("galery", advice: "did you mean “gallery”?")) {
      try desk.launch("galery")
    }
    #expect(throws: ShellRefusal.notRunning("paint")) { try desk.front("paint") }
    desk.startFailure = "/apps/paint: Permission denied."
    #expect(throws: ShellRefusal.notStarted("paint", "/apps/paint: Permission denied.")) {
      try desk.launch("paint")
    }
    expect(desk.drainLog(), is: ["note not started: paint: /apps/paint: Permission denied."])
    expect(desk.core.front, is: nil)
    desk.stop()
    desk.startFailure = nil
    #expect(throws: ShellRefusal.stopping) { try desk.launch("paint") }
    #expect(throws: ShellRefusal.unknown("x", advice: "there are none")) { try Desk([]).launch("x") }
  }

  @Test("coming to the front twice is once") func again() throws {
    let desk = Desk()
    try desk.launch("one")
    _ = desk.drainLog()
    try desk.launch("one")
    try desk.front("one")
    #expect(desk.drainLog().isEmpty)
  }
}
