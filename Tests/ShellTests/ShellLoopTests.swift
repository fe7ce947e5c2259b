#if os(Linux)
  import Expectations
  import FingerpostChannel
  import FingerpostHID
  import FingerpostMessages
  import Foundation
  import Testing

  @testable import FingerpostShell

  /// The loop with real sockets: who is let in, and what comes of what they say.
  @Suite struct ShellLoopTests {
    @Test("the command line lists, launches, brings to the front and stops") func control() throws {
      let desk = try LoopDesk()
      guard case .done(let lines) = try desk.ask(.list) else {
        Issue.record("no list")
        return
      }
      expect(
        lines,
        is: [
          "screen: 400x800", "front: home", "application: one, not running", "application: two, not running",
          "refused: 0 strangers, 0 connections too many, 0 bad messages, 0 impossible reports",
        ])
      try expect(desk.ask(.launch("one")), is: .done(["front: one"]))
      try expect(desk.ask(.launch("two")), is: .done(["front: two"]))
      try expect(desk.ask(.front("one")), is: .done(["front: one"]))
      try expect(desk.ask(.front(nil)), is: .done(["front: home"]))
      try expect(
        desk.ask(.launch("onne")), is: .refused("There is no application “onne”; did you mean “one”?"))
      expect(desk.got("one"), is: ["hello", "active", "inactive", "active", "inactive"])
      try expect(desk.ask(.stop), is: .done(["stopping"]))
      expect(desk.got("two").last, is: "terminate")
      desk.starter.ports = [:]
      desk.settle()
      #expect(desk.loop.core.isStopped)
    }

    @Test("PIPE-1: what a digitizer reports reaches the application in front") func digitizer() throws {
      let desk = try LoopDesk()
      try desk.loop.launch("one")
      let pad = try desk.digitizer()
      _ = desk.drainNotes()
      for message in [
        LoopDesk.frame(0, (5, .down)), LoopDesk.frame(1, (5, .move)), LoopDesk.frame(2, (5, .up)),
      ] {
        _ = pad.send(message)
      }
      desk.settle()
      expect(desk.got("one"), is: ["hello", "active", "down1", "move1", "up1"])
      _ = pad.send(DigitizerMessage.end)
      desk.settle()
      guard case .message(let reply) = pad.receive(DigitizerReply.self, waits: false) else {
        Issue.record("no answer")
        return
      }
      expect(reply, is: .done(frames: 3, faults: 0))
      expect(desk.drainNotes(), is: ["digitizer went: pad, 3 frames, 0 faults"])
    }

    @Test("two digitizers at once are two fingers") func twoDigitizers() throws {
      let desk = try LoopDesk()
      try desk.loop.launch("one")
      let pads = [try desk.digitizer("a"), try desk.digitizer("b")]
      for pad in pads { _ = pad.send(LoopDesk.frame(0, (1, .down))) }
      desk.settle()
      for pad in pads { _ = pad.send(LoopDesk.frame(1, (1, .up))) }
      desk.settle()
      expect(desk.got("one"), is: ["hello", "active", "down1", "down2", "up1", "up2"])
    }

    @Test(
      "a digitizer that vanishes in the middle of a touch: the touch is cancelled", arguments: [false, true])
    func vanished(_ hasMore: Bool) throws {
      let desk = try LoopDesk()
      try desk.loop.launch("one")
      var pad: Channel? = try desk.digitizer()
      _ = pad?.send(LoopDesk.frame(0, (1, .down), (2, .down)))
      if !hasMore { desk.settle() }
      pad?.interrupt()
      pad = nil
      desk.settle()
      expect(desk.got("one"), is: ["hello", "active", "down1 down2", "cancel1 cancel2"])
      expect(desk.drainNotes().last, is: "digitizer went: pad, 1 frame, 0 faults; 2 contacts cancelled")
      #expect(desk.loop.connections.isEmpty)
    }

    @Test("another user is refused at every socket, counted and noted", arguments: ShellSocket.allCases)
    func stranger(_ socket: ShellSocket) throws {
      let desk = try LoopDesk(user: geteuid() + 1)
      let channel = try desk.connect(socket)
      _ = channel.send(ControlRequest.launch("one"))
      desk.settle()
      let reason = "Only the user who runs the shell may use it."
      switch socket {
      case .control:
        guard case .message(.refused(reason)) = channel.receive(ControlReply.self, waits: false) else {
          Issue.record("no refusal")
          return
        }
      case .digitizer:
        guard case .message(.refused(reason)) = channel.receive(DigitizerReply.self, waits: false) else {
          Issue.record("no refusal")
          return
        }
      case .observer:
        guard case .message(.refused(reason)) = channel.receive(ObserverMessage.self, waits: false) else {
          Issue.record("no refusal")
          return
        }
      }
      expect(desk.loop.refusals.strangers, is: 1)
      #expect(desk.loop.connections.isEmpty)
      #expect(desk.starter.ports.isEmpty)
      expect(
        desk.drainNotes(),
        is: ["refused: user \(geteuid()) (pid \(getpid())) at the \(socket.rawValue) socket"]
      )
    }

    @Test("a socket takes sixteen connections, and others again when one has gone") func crowded() throws {
      let desk = try LoopDesk()
      var channels: [Channel] = []
      for _ in 0..<16 { channels.append(try desk.connect(.digitizer)) }
      let late = try desk.connect(.digitizer)
      desk.settle()
      guard case .message(.refused) = late.receive(DigitizerReply.self, waits: false) else {
        Issue.record("no refusal")
        return
      }
      expect(desk.drainNotes(), is: ["refused: too many connections to the digitizer socket"])
      // The other socket has room of its own.
      try expect(desk.ask(.front(nil)), is: .done(["front: home"]))
      channels.removeFirst().interrupt()
      desk.settle()
      _ = try desk.digitizer()
      expect(desk.drainNotes(), is: ["digitizer came: pad, 400x800"])
    }

    @Test("nothing says on a socket what belongs on another") func roles() throws {
      let desk = try LoopDesk()
      try desk.loop.launch("one")
      _ = desk.drainNotes()
      let control = try desk.connect(.control)
      _ = control.send(LoopDesk.frame(0, (1, .down)))
      let digitizer = try desk.digitizer()
      _ = digitizer.send(ControlRequest.stop)
      desk.settle()
      expect(
        desk.drainNotes(),
        is: [
          "refused: bytes on the control socket: a message of kind 65 is not allowed on this socket",
          "digitizer came: pad, 400x800",
          "refused: bytes on the digitizer socket: a message of kind 131 is not allowed on this socket",
          "digitizer went: pad, 0 frames, 0 faults",
        ])
      expect(desk.loop.refusals.badMessages, is: 2)
      #expect(desk.loop.connections.isEmpty)
      // An application has no way to give frames to anything: trying ends it.
      _ = desk.starter.ports["one"]?.send(LoopDesk.frame(0, (1, .down)))
      desk.settle()
      #expect(desk.loop.core.frameCount == 0 && desk.loop.refusals.badMessages == 3)
      expect(
        desk.drainNotes().first,
        is: "bad message: one: a message of kind 65 is not allowed on this socket; its port is closed")
    }

    @Test("PIPE-16: a device that is unplugged in the middle of a touch: the touch is cancelled")
    func unplugged() throws {
      let desk = try LoopDesk()
      let panel = try Panel()
      desk.loop.add(panel)
      try desk.loop.launch("one")
      _ = desk.drainNotes()
      panel.press(desk.now)
      desk.settle()
      expect(desk.got("one"), is: ["hello", "active", "down1"])
      panel.unplug()
      desk.settle()
      expect(desk.got("one"), is: ["cancel1"])
      expect(desk.drainNotes(), is: ["device went: panel"])
      expect(desk.loop.core.front, is: 0)
    }

    @Test("an application that does not read: every frame it did not get is counted") func silent() throws {
      let desk = try LoopDesk()
      try desk.loop.launch("one")
      let pad = try desk.digitizer()
      let count = 1500
      for number in 0..<count {
        while pad.send(LoopDesk.frame(Int64(number), (number, .down), (number + count, .down))) == .full {
          desk.settle(1)
        }
        while pad.send(LoopDesk.frame(Int64(number), (number, .up), (number + count, .up))) == .full {
          desk.settle(1)
        }
        desk.now += 1_000_000
      }
      desk.settle(100)
      expect(desk.loop.core.frameCount, is: UInt64(2 * count))
      expect(desk.loop.core.front, is: 0)
      desk.pass(milliseconds: 10_000)
      expect(desk.loop.core.front, is: nil)
      let dropped = desk.loop.core.dropped.frames
      #expect(dropped > 0)
      var frames = 0
      // It reads again, and is to forget what was sent before; in the end nothing is down.
      var (down, all) = (0, UInt64(0))
      while let port = desk.starter.ports["one"] {
        guard case .message(let message) = port.receive(ShellMessage.self, waits: false) else {
          if desk.loop.core.nextMessage(for: 0) == nil { break }
          desk.settle(1)
          continue
        }
        if case .forget = message { (frames, down) = (0, down) }
        guard case .frame(let frame) = message else { continue }
        all += 1
        _ = port.send(ApplicationMessage.handled(all))
        if !frame.contacts.contains(where: { $0.phase == .cancel }) { frames += 1 }
        for contact in frame.contacts { down += contact.phase == .down ? 1 : -1 }
      }
      expect(frames + Int(dropped), is: 2 * count)
      expect(down, is: 0)
      desk.settle(100)
      #expect(desk.drainNotes().contains("answers again: one"))
    }

    @Test("an application whose process is gone is noticed by its port alone") func portAlone() throws {
      let desk = try LoopDesk()
      try desk.loop.launch("one")
      _ = desk.drainNotes()
      desk.hangUp("one")
      desk.settle()
      expect(desk.drainNotes(), is: ["front: home", "ended: one, for an unknown reason"])
    }

    @Test("idle, the loop has nothing to wait for but what may come") func idle() throws {
      let desk = try LoopDesk()
      try desk.loop.launch("one")
      let pad = try desk.digitizer()
      _ = pad.send(LoopDesk.frame(0, (1, .down)))
      desk.settle()
      expect(desk.loop.core.nextDeadline, is: nil)
      expect(desk.loop.nextTokens(), is: nil)
      expect(desk.loop.nextLook(desk.now), is: nil)
    }

    @Test("a connection that says nothing for five seconds is closed; one that has spoken may be quiet")
    func quiet() throws {
      let desk = try LoopDesk()
      let quiet = try ShellSocket.allCases.map { try desk.connect($0) }
      let pad = try desk.digitizer()
      _ = desk.drainNotes()
      expect(desk.loop.nextQuiet(), is: desk.now + 5_000_000_000)
      desk.pass(milliseconds: 4_999)
      expect(desk.loop.connections.count, is: 4)
      desk.pass(milliseconds: 1)
      expect(
        desk.drainNotes(),
        is: ShellSocket.allCases.map { "hung up: a connection to the \($0.rawValue) socket said nothing" })
      #expect(desk.loop.connections.count == 1 && desk.loop.nextQuiet() == nil)
      guard case .gone = quiet[0].receive(ControlReply.self, waits: false) else {
        Issue.record("it is still there")
        return
      }
      desk.pass(milliseconds: 60_000)
      _ = pad.send(DigitizerMessage.end)
      desk.settle()
      expect(desk.drainNotes(), is: ["digitizer went: pad, 0 frames, 0 faults"])
    }

    @Test("the command line always finds room: the connection that was quiet longest goes") func controlRoom()
      throws
    {
      let desk = try LoopDesk()
      var channels: [Channel] = []
      for _ in 0..<16 { channels.append(try desk.connect(.control)) }
      desk.settle()
      desk.now += 1_000_000
      _ = channels[0].send(ControlRequest.list)
      desk.settle()
      try expect(desk.ask(.front(nil)), is: .done(["front: home"]))
      expect(desk.drainNotes(), is: ["refused: too many connections to the control socket"])
      // The first has spoken since, so it was the second that went.
      guard case .message(.done) = channels[0].receive(ControlReply.self, waits: false),
        case .gone = channels[1].receive(ControlReply.self, waits: false),
        case .nothing = channels[2].receive(ControlReply.self, waits: false)
      else {
        Issue.record("another has gone")
        return
      }
    }
  }
#endif
