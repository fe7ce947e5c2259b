#if os(Linux)
  import Expectations
  import FingerpostChannel
  import FingerpostHID
  import FingerpostMessages
  import Foundation
  import Testing

  @testable import FingerpostShell

  /// Who says more than is good for the others.
  @Suite struct ShellFloodTests {
    @Test("a flood is throttled, and nothing of it is lost") func flood() throws {
      let desk = try LoopDesk()
      try desk.loop.launch("one")
      let pad = try desk.digitizer()
      let start = desk.now
      let count = 12_000
      var sent = 0
      var most: Int64 = 0
      while sent < count {
        let message = LoopDesk.frame(Int64(sent), (1, sent == 0 ? .down : sent == count - 1 ? .up : .move))
        if case .sent = pad.send(message) {
          sent += 1
          continue
        }
        desk.settle(1)
        _ = desk.got("one")
        let allowed = 2000 + (desk.now - start) * 4000 / 1_000_000_000
        most = max(most, Int64(desk.loop.core.frameCount) - allowed)
        desk.now += 1_000_000
      }
      _ = pad.send(DigitizerMessage.end)
      for _ in 0..<100 { desk.pass(milliseconds: 10) }
      guard case .message(let reply) = pad.receive(DigitizerReply.self, waits: false) else {
        Issue.record("no answer")
        return
      }
      expect(reply, is: .done(frames: UInt64(count), faults: 0))
      #expect(most <= 0)
      expect(desk.drainNotes().filter { $0 == "slowed down: pad sends more than is accepted" }.count, is: 1)
      expect(desk.loop.core.dropped.frames, is: 0)
    }

    @Test("what the command line asks for is throttled, too") func controlFlood() throws {
      let desk = try LoopDesk()
      let channel = try desk.connect(.control)
      for _ in 0..<60 { expect(channel.send(ControlRequest.front(nil)), is: .sent) }
      desk.settle()
      func answers() -> Int {
        var count = 0
        while case .message = channel.receive(ControlReply.self, waits: false) { count += 1 }
        return count
      }
      expect(answers(), is: 50)
      desk.pass(milliseconds: 1000)
      expect(answers(), is: 10)
    }

    @Test("faults are counted, and not all of them said, whoever reports them") func manyFaults() throws {
      let desk = try LoopDesk()
      for _ in 0..<3 {
        let pad = try desk.digitizer()
        let contacts = (0..<60).map { Contact(id: $0, phase: .move, x: 0, y: 0) }
        _ = pad.send(DigitizerMessage.frame(Frame(nanoseconds: 0, contacts: contacts)))
        desk.settle()
      }
      expect(desk.loop.merger.faultCount, is: 180)
      expect(desk.drainNotes().count { $0.hasPrefix("fault: ") }, is: 100)
    }

    @Test("whoever hangs up and comes again has to wait as well, at that socket") func comingAgain() throws {
      let desk = try LoopDesk()
      func comeAndGo(_ times: Int) throws {
        for _ in 0..<times {
          let pad = try desk.connect(.digitizer)
          _ = pad.send(DigitizerMessage.hello("pad", .standard))
          desk.settle(1)
        }
      }
      try comeAndGo(64)
      desk.settle()
      expect(desk.drainNotes().count, is: 128)
      try comeAndGo(8)
      desk.settle()
      expect(desk.drainNotes(), is: [])
      expect(desk.loop.nextOpening(), isNot: nil)
      try expect(desk.ask(.front(nil)), is: .done(["front: home"]))
      // Nothing was turned away.
      desk.pass(milliseconds: 1000)
      expect(desk.drainNotes().count, is: 16)
      desk.pass(milliseconds: 1000)
      expect(desk.loop.nextOpening(), is: nil)
    }

    @Test("one message at a time costs one token each, on sockets and at ports") func oneByOne() throws {
      let desk = try LoopDesk()
      try desk.loop.launch("one")
      _ = desk.drainNotes()
      let channel = try desk.connect(.control)
      for _ in 0..<50 {
        expect(channel.send(ControlRequest.list), is: .sent)
        desk.settle(2)
        guard case .message = channel.receive(ControlReply.self, waits: false) else {
          Issue.record("no answer")
          return
        }
      }
      for number in 0..<100 {
        var tally = PortTally()
        tally.frames = UInt64(number)
        _ = desk.starter.ports["one"]?.send(ApplicationMessage.tally(tally))
        desk.settle(2)
      }
      expect(desk.drainNotes().filter { $0.hasPrefix("tally") }.count, is: 100)
    }

    @Test("an application cannot fill the notes") func portFlood() throws {
      let desk = try LoopDesk()
      try desk.loop.launch("one")
      _ = desk.drainNotes()
      for number in 0..<150 {
        var tally = PortTally()
        tally.frames = UInt64(number)
        expect(desk.starter.ports["one"]?.send(ApplicationMessage.tally(tally)), is: .sent)
      }
      for _ in 0..<20 { desk.settle() }
      expect(desk.drainNotes().count, is: 100)
      // Nothing is woken by what it says before its time has come.
      expect(desk.loop.nextWord(), is: desk.now + 100_000_000)
      desk.pass(milliseconds: 1000)
      expect(desk.drainNotes().count, is: 10)
      // It is still told what happens, and its end is noticed.
      try desk.loop.launch("two")
      expect(desk.got("one"), is: ["hello", "active", "inactive"])
      desk.hangUp("one")
      desk.pass(milliseconds: 5000)
      desk.settle()
      #expect(desk.drainNotes().contains("ended: one, for an unknown reason"))
    }

    @Test("frames that no hand can make are dearer than those of ten fingers") func dearFrames() throws {
      let desk = try LoopDesk()
      let pad = try desk.digitizer()
      let contacts = (0..<640).map { Contact(id: $0, phase: .move, x: 0, y: 0) }
      var sent = 0
      while pad.send(DigitizerMessage.frame(Frame(nanoseconds: 0, contacts: contacts))) == .sent || sent < 100
      {
        sent += 1
        desk.settle(1)
      }
      let faults = desk.loop.merger.faultCount / contacts.count
      // Twenty-one tokens each.
      #expect(faults <= 2000 / 21 + 1)
    }

    @Test("nor has any hand thousands of keys") func manyKeys() throws {
      let desk = try LoopDesk()
      try desk.loop.launch("one")
      let pad = try desk.digitizer()
      let presses = (0..<2000).map { number in
        Press(key: Key(usage: UInt16(number), characters: "", charactersIgnoringModifiers: ""), phase: .began)
      }
      for _ in 0..<100 {
        guard pad.send(DigitizerMessage.frame(Frame(nanoseconds: 0, presses: presses))) == .sent else {
          break
        }
        desk.settle(1)
      }
      expect(desk.loop.core.frameCount, is: 1)
      // Sixty-three tokens each.
      #expect(desk.loop.merger.faultCount <= (2000 / 63 + 1) * presses.count)
      guard case .message(.hello)? = desk.starter.ports["one"]?.receive(ShellMessage.self, waits: false),
        case .message(.becomeActive)? = desk.starter.ports["one"]?.receive(ShellMessage.self, waits: false),
        case .message(.frame(let frame))? = desk.starter.ports["one"]?.receive(
          ShellMessage.self, waits: false)
      else {
        Issue.record("no frame")
        return
      }
      expect(frame.presses.count, is: 64)
    }
  }
#endif
