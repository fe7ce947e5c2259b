import Expectations
import FingerpostHID
import FingerpostMessages
import Testing

@testable import FingerpostShell

/// Who watches, and what they are told, in virtual time.
@Suite struct ObserverTests {
  private func desk() -> Desk { Desk(["one", "two"]) }

  private static func piece(
    _ content: ScreenPiece.Content, _ text: String = "", size: Int = 0, isLast: Bool = true, at: Int64 = 0
  ) -> ApplicationMessage {
    let bytes = Array(text.utf8) + [UInt8](repeating: 32, count: size)
    return .piece(ScreenPiece(content, bytes, isLast: isLast, from: at, to: at))
  }

  /// What an observer was told since the last time, a word each.
  private func told(_ desk: Desk, _ observer: Int = 1) -> [String] {
    defer { desk.told[observer] = [] }
    return (desk.told[observer] ?? []).map { message in
      switch message {
      case .hello: "hello"
      case .screens(let screens):
        "screens "
          + screens.map { "\($0.name)\($0.isFront ? "*" : "")\($0.isRunning ? "" : "-")" }.joined(
            separator: " ")
      case .part(let screen, let bytes, let isLast):
        "\(screen) \(String(decoding: bytes.prefix(20), as: UTF8.self))\(isLast ? "" : "…")"
      case .gap(let screen, let loss): "\(screen) gap \(loss.kind.word) \(loss.count)"
      case .frame(let frame): "frame \(Desk.text(frame))"
      case .refused(let reason): reason
      }
    }
  }

  private func come(_ desk: Desk, _ observer: Int = 1) {
    desk.core.observerCame(observer, at: desk.now)
    desk.settle()
  }

  private func say(_ desk: Desk, _ messages: ApplicationMessage..., from index: Int = 0) {
    for message in messages { desk.core.receive(message, from: index, at: desk.now) }
    desk.settle()
  }

  @Test("without an observer nothing is told to say what it looks like, and nothing is kept") func unwatched()
    throws
  {
    let desk = desk()
    try desk.launch("one")
    desk.frame((1, .down))
    expect(desk.got["one"]?.map(Desk.text), is: ["hello", "active", "down1"])
    say(desk, Self.piece(.names), Self.piece(.picture))
    #expect(desk.told.isEmpty && desk.core.nextDeadline == nil)
  }

  @Test("only the screen in front is watched: told before it is active, and untold after it resigned")
  func front() throws {
    let desk = desk()
    come(desk)
    expect(desk.drainLog(), is: ["note observers: 1", "home is watched"])
    // Once is enough.
    desk.core.receive(.hello, from: 1, at: desk.now)
    desk.settle()
    #expect(desk.drainLog().isEmpty)
    try desk.launch("one")
    expect(
      desk.drainLog(),
      is: [
        "one hello", "one watch", "one active", "note started: one (pid 101)", "home is not watched",
        "note front: one",
      ])
    try desk.launch("two")
    expect(
      desk.drainLog().filter { $0.hasPrefix("one ") || $0.hasPrefix("two ") },
      is: [
        "one inactive", "one unwatch", "two hello", "two watch", "two active",
      ])
    expect(
      told(desk),
      is: [
        "hello", "screens home* one- two-", "screens home one* two-", "screens home one two*",
      ])
    desk.core.observerWent(1, at: desk.now)
    desk.settle()
    expect(desk.drainLog(), is: ["two unwatch", "note observers: 0"])
  }

  @Test("an observer hears what the application says, and the frames that it gets") func relayed() throws {
    let desk = desk()
    try desk.launch("one")
    come(desk)
    expect(told(desk), is: ["hello", "screens home one* two-"])
    say(desk, Self.piece(.names, "N"), Self.piece(.picture, "P", isLast: false), Self.piece(.picture, "p"))
    desk.frame((1, .down))
    say(desk, Self.piece(.facts, "F"), Self.piece(.change, "C"))
    expect(told(desk), is: ["1 N", "1 P…", "1 p", "frame down1", "1 F", "1 C"])
    try desk.front(nil)
    // The touch is cancelled for the application, and a recording of the frames is whole.
    expect(told(desk), is: ["frame cancel1", "screens home* one two-"])
  }

  @Test("facts before the names and changes before the picture are not for it, and no loss") func early()
    throws
  {
    let desk = desk()
    try desk.launch("one")
    come(desk)
    _ = told(desk)
    say(desk, Self.piece(.facts, "F"), Self.piece(.change, "C"), Self.piece(.touches, "T"))
    #expect(told(desk).isEmpty)
    say(desk, Self.piece(.names, "N"), Self.piece(.facts, "F"), Self.piece(.change, "C"))
    expect(told(desk), is: ["1 N", "1 F"])
  }

  @Test("where things are, which only a rehearsal asks for, is passed on to no observer") func places() throws
  {
    let desk = desk()
    try desk.launch("one")
    come(desk)
    _ = told(desk)
    say(desk, Self.piece(.names, "N"), Self.piece(.places, "A", isLast: false), Self.piece(.facts, "F"))
    say(desk, Self.piece(.places, "B"), Self.piece(.facts, "G"))
    expect(told(desk), is: ["1 N", "1 F", "1 G"])
  }

  @Test("a second observer has the names and a whole picture asked for, and the first hears them too")
  func second() throws {
    let desk = desk()
    try desk.launch("one")
    come(desk, 1)
    say(desk, Self.piece(.names, "N"), Self.piece(.picture, "P"))
    _ = (told(desk), desk.drainLog())
    come(desk, 2)
    expect(desk.drainLog(), is: ["one watch", "note observers: 2"])
    say(
      desk, Self.piece(.change, "C"), Self.piece(.names, "N"), Self.piece(.picture, "P"),
      Self.piece(.change, "D"))
    expect(told(desk, 1), is: ["1 C", "1 N", "1 P", "1 D"])
    expect(told(desk, 2), is: ["hello", "screens home one* two-", "1 N", "1 P", "1 D"])
  }

  @Test("an observer that does not read: a bounded queue, a gap for each kind, then all again") func slow()
    throws
  {
    let desk = desk()
    try desk.launch("one")
    come(desk, 1)
    come(desk, 2)
    say(desk, Self.piece(.names, "N"), Self.piece(.picture, "P"))
    _ = (told(desk, 1), told(desk, 2), desk.drainLog())
    desk.slow = [1]
    let size = ScreenPiece.maxBytes
    for number in 0..<500 {
      say(desk, Self.piece(.facts, size: size, at: Int64(number)))
      say(desk, Self.piece(.change, size: size, at: Int64(number)))
      desk.frame((1, number == 0 ? .down : .move))
      let waiting = desk.core.desk.observers[0].queue.bytes
      if waiting > ObserverDesk.queueLimit + 2 * size { Issue.record("\(waiting) bytes wait") }
    }
    // The other one hears all of it, and the application is not asked for more meanwhile.
    expect(told(desk, 2).count, is: 1500)
    #expect(!desk.drainLog().contains("one watch"))
    desk.slow = []
    desk.settle()
    let heard = told(desk, 1)
    #expect(heard.allSatisfy { !$0.contains("gap") } && heard.count > 100)
    expect(desk.drainLog(), is: ["one watch"])
    say(desk, Self.piece(.facts, "F"), Self.piece(.names, "N"), Self.piece(.picture, "P"))
    desk.frame((1, .up))
    let parts = heard.count { $0.hasPrefix("1 ") }
    let frames = heard.count { $0.hasPrefix("frame") }
    let last = told(desk, 1)
    expect(last.count, is: 6)
    expect(last.filter { !$0.contains("gap") }, is: ["1 N", "1 P", "frame up1"])
    // Everything was told or counted.
    let counted = last.filter { $0.hasPrefix("1 gap") }.compactMap { Int($0.split(separator: " ")[3]) }
    expect(counted.reduce(parts, +), is: 1001)
    #expect(last.contains("0 gap frames \(500 - frames)"))
  }

  @Test("a message that is cut off in the middle is void, and a gap comes before the next") func cut() throws
  {
    let desk = desk()
    try desk.launch("one")
    come(desk)
    say(desk, Self.piece(.names, "N"), Self.piece(.picture, "P"))
    desk.slow = [1]
    desk.told[1] = []
    for number in 0..<100 {
      say(desk, Self.piece(.change, size: ScreenPiece.maxBytes, isLast: number == 99))
    }
    desk.slow = []
    desk.settle()
    say(desk, Self.piece(.names, "N"), Self.piece(.picture, "P"))
    var messages = ObservedMessages()
    let whole = (desk.told[1] ?? []).compactMap {
      messages.receive($0).map { String(decoding: $0.json, as: UTF8.self) }
    }
    expect(whole, is: ["N", "P"])
  }

  @Test("a message of 50 MB is void when it is too long, whatever follows") func endless() throws {
    let desk = desk()
    try desk.launch("one")
    come(desk)
    say(desk, Self.piece(.names, "N"), Self.piece(.picture, "P"))
    _ = told(desk)
    let count = 50_000_000 / ScreenPiece.maxBytes
    for number in 0..<count {
      say(desk, Self.piece(.change, size: ScreenPiece.maxBytes, isLast: number == count - 1))
    }
    let parts = told(desk).count
    expect(parts, is: ScreenPiece.maxMessageBytes / ScreenPiece.maxBytes)
    say(desk, Self.piece(.change, "C"), Self.piece(.names, "N"), Self.piece(.picture, "P"))
    expect(told(desk), is: ["1 gap pictures 2", "1 N", "1 P"])
  }

  @Test("pieces of two kinds in one message are void") func mixed() throws {
    let desk = desk()
    try desk.launch("one")
    come(desk)
    say(desk, Self.piece(.names, "N"), Self.piece(.picture, "P"))
    say(desk, Self.piece(.change, "C", isLast: false), Self.piece(.facts, "F"))
    say(desk, Self.piece(.names, "N"), Self.piece(.picture, "P"))
    var messages = ObservedMessages()
    let whole = (desk.told[1] ?? []).compactMap {
      messages.receive($0).map { String(decoding: $0.json, as: UTF8.self) }
    }
    expect(whole, is: ["N", "P", "N", "P"])
  }

  @Test("what the application left out is passed on as a gap, and all is asked for again") func leftOut()
    throws
  {
    let desk = desk()
    try desk.launch("one")
    come(desk)
    say(desk, Self.piece(.names, "N"), Self.piece(.picture, "P"))
    _ = (told(desk), desk.drainLog())
    say(desk, .leftOut(ScreenLoss(.facts, count: 7, from: 1, to: 2)))
    expect(desk.drainLog(), is: ["one watch"])
    say(desk, Self.piece(.facts, "F"), Self.piece(.names, "N"), Self.piece(.facts, "F"))
    expect(told(desk), is: ["1 gap facts 8", "1 N", "1 F"])
  }

  @Test("whole pictures are asked for four times a second at most, whoever wants them") func asking() throws {
    let desk = desk()
    try desk.launch("one")
    come(desk)
    say(desk, Self.piece(.names, "N"), Self.piece(.picture, "P"))
    desk.pass(milliseconds: 2000)
    _ = desk.drainLog()
    for _ in 0..<1000 {
      desk.core.receive(.whole(screen: 1), from: 1, at: desk.now)
      say(desk, Self.piece(.names, "N"), Self.piece(.picture, "P"))
      desk.pass(milliseconds: 1)
    }
    let asked = desk.drainLog().count { $0 == "one watch" }
    #expect(asked >= 7 && asked <= 9)
    // Of another screen there is nothing to ask for now.
    desk.pass(milliseconds: 2000)
    desk.core.receive(.whole(screen: 2), from: 1, at: desk.now)
    desk.core.receive(.whole(screen: .max), from: 1, at: desk.now)
    desk.settle()
    #expect(desk.drainLog().isEmpty)
  }

  @Test("an application that ends in the middle of a message and starts again is another run")
  func restarted()
    throws
  {
    let desk = desk()
    try desk.launch("one")
    come(desk)
    say(desk, Self.piece(.names, "N"), Self.piece(.picture, "P", isLast: false))
    desk.ended("one", .killed(9))
    expect(
      told(desk),
      is: [
        "hello", "screens home one* two-", "1 N", "1 P…", "screens home* one- two-",
        "screens home* one- two-",
      ])
    try desk.launch("one")
    say(desk, Self.piece(.facts, "F"), Self.piece(.names, "n"), Self.piece(.picture, "p"))
    expect(told(desk), is: ["screens home one* two-", "1 n", "1 p"])
    expect(desk.core.screens[1].runs, is: 2)
  }

  @Test("an observer that takes nothing for ten seconds is hung up on, and its queue is gone") func silent()
    throws
  {
    let desk = desk()
    try desk.launch("one")
    desk.slow = [1]
    come(desk, 1)
    come(desk, 2)
    desk.pass(milliseconds: 9999)
    expect(desk.core.desk.observers.count, is: 2)
    _ = desk.drainLog()
    desk.pass(milliseconds: 1)
    expect(
      desk.drainLog(), is: ["note hung up: an observer reads nothing", "hang up 1", "note observers: 1"])
    expect(desk.core.desk.observers.map(\.number), is: [2])
  }

  @Test("an application that is given up is not watched, and is told so when it reads again") func givenUp()
    throws
  {
    let desk = desk()
    try desk.launch("one")
    desk.full = ["one"]
    come(desk)
    desk.pass(milliseconds: 10_000)
    expect(desk.core.front, is: nil)
    desk.full = []
    desk.pass(milliseconds: 1)
    // What it was not told yet it need not be told to stop.
    expect(desk.got["one"]?.map(Desk.text), is: ["hello", "active", "inactive"])
  }

  @Test("an application that is watched and given up is told that nothing watches") func givenUpWatched()
    throws
  {
    let desk = desk()
    try desk.launch("one")
    come(desk)
    desk.full = ["one"]
    desk.frame((1, .down))
    desk.pass(milliseconds: 10_000)
    desk.full = []
    desk.pass(milliseconds: 1)
    expect(desk.got["one"]?.map(Desk.text), is: ["hello", "active", "watch", "inactive", "unwatch"])
  }
}
