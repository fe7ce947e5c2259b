#if os(Linux)
  import Expectations
  import FingerpostChannel
  import FingerpostHID
  import FingerpostMessages
  import Foundation
  import Testing

  @testable import FingerpostShell

  /// Observers at real sockets, and applications and observers that mean no good.
  @Suite struct ObserverLoopTests {
    private func observer(_ desk: LoopDesk) throws -> ShellObserver {
      let observer = try ShellObserver(folder: desk.place.path)
      desk.settle()
      return observer
    }

    /// What came: how many parts, and the words of everything else.
    private func heard(_ observer: ShellObserver) -> (parts: Int, others: [String]) {
      var (parts, others): (Int, [String]) = (0, [])
      while case .message(let message) = observer.next(waits: false) {
        switch message {
        case .part: parts += 1
        case .hello: others.append("hello")
        case .screens: others.append("screens")
        case .gap(_, let loss): others.append("gap \(loss.kind.word)")
        case .frame: others.append("frame")
        case .refused(let reason): others.append(reason)
        }
      }
      return (parts, others)
    }

    private func piece(_ content: ScreenPiece.Content, size: Int = 3, isLast: Bool = true)
      -> ApplicationMessage
    {
      .piece(ScreenPiece(content, [UInt8](repeating: 32, count: size), isLast: isLast, from: 0, to: 0))
    }

    @Test("an observer is greeted and sees what the application in front says") func greeted() throws {
      let desk = try LoopDesk()
      try desk.loop.launch("one")
      let observer = try observer(desk)
      expect(heard(observer).others, is: ["hello", "screens"])
      expect(desk.got("one"), is: ["hello", "active", "watch"])
      let port = try #require(desk.starter.ports["one"])
      for message in [piece(.names), piece(.picture)] { expect(port.send(message), is: .sent) }
      desk.settle()
      expect(heard(observer).parts, is: 2)
      observer.interrupt()
      desk.settle()
      expect(desk.got("one"), is: ["unwatch"])
      #expect(desk.loop.connections.isEmpty)
    }

    @Test("an application that sends 50 MB: a finger gets through at once, and little waits in the shell")
    func flood() throws {
      let desk = try LoopDesk()
      try desk.loop.launch("one")
      let pad = try desk.digitizer()
      let (reading, deaf) = (try observer(desk), try observer(desk))
      let port = try #require(desk.starter.ports["one"])
      expect(port.send(piece(.names)), is: .sent)
      desk.settle()
      _ = (desk.got("one"), heard(reading))
      var (sent, largest, parts, late) = (0, 0, 0, 0)
      for step in 0..<4000 where sent < 50_000_000 {
        while port.send(piece(.change, size: ScreenPiece.maxBytes, isLast: false)) == .sent {
          sent += ScreenPiece.maxBytes
        }
        _ = pad.send(LoopDesk.frame(Int64(step), (1, step == 0 ? .down : .move)))
        // One round of the loop brings the finger through, whatever else there is.
        desk.settle(1)
        if desk.got("one").isEmpty { late += 1 }
        parts += heard(reading).parts
        largest = max(largest, desk.loop.core.desk.observers.map(\.queue.bytes).max() ?? 0)
        desk.now += 8_000_000
      }
      expect(late, is: 0)
      #expect(sent >= 20_000_000)
      #expect(largest <= ObserverDesk.queueLimit + 2 * ScreenPiece.maxBytes)
      try expect(desk.ask(.front(nil)), is: .done(["front: home"]))
      _ = deaf
    }

    @Test("pieces that nothing wants: an application is soon not read any more") func unwanted() throws {
      let desk = try LoopDesk()
      try desk.loop.launch("one")
      let port = try #require(desk.starter.ports["one"])
      var sent = 0
      for _ in 0..<500 {
        while sent < 5000, port.send(piece(.change)) == .sent { sent += 1 }
        desk.settle(1)
      }
      // What was read, and what fits into the socket.
      #expect(sent < 2000)
      expect(desk.loop.nextWord(), isNot: nil)
      desk.pass(milliseconds: 1000)
      try expect(desk.ask(.front(nil)), is: .done(["front: home"]))
    }

    @Test("an observer that asks and asks is slowed down, and nothing else notices") func nagging() throws {
      let desk = try LoopDesk()
      try desk.loop.launch("one")
      let observer = try observer(desk)
      _ = (desk.got("one"), desk.drainNotes())
      let port = try #require(desk.starter.ports["one"])
      var asked = 0
      for _ in 0..<200 {
        while observer.send(.whole(screen: 1)) == .sent {}
        _ = port.send(piece(.picture))
        desk.settle(1)
        asked += desk.got("one").count { $0 == "watch" }
        _ = heard(observer)
        desk.now += 1_000_000
      }
      #expect(asked <= 5)
      #expect(desk.drainNotes().contains("slowed down: observer sends more than is accepted"))
      try expect(desk.ask(.front(nil)), is: .done(["front: home"]))
    }

    @Test("an observer that sends frames is not a digitizer, and is hung up on") func roles() throws {
      let desk = try LoopDesk()
      try desk.loop.launch("one")
      let channel = try desk.connect(.observer)
      _ = channel.send(ObserverRequest.hello)
      _ = channel.send(LoopDesk.frame(0, (1, .down)))
      desk.settle()
      #expect(desk.loop.core.frameCount == 0 && desk.loop.refusals.badMessages == 1)
      #expect(desk.loop.connections.isEmpty && desk.loop.core.desk.isEmpty)
    }

    @Test("an observer that takes nothing is hung up on after ten seconds") func deaf() throws {
      let desk = try LoopDesk()
      try desk.loop.launch("one")
      let observer = try observer(desk)
      let port = try #require(desk.starter.ports["one"])
      for _ in 0..<10 {
        _ = port.send(piece(.names, size: ScreenPiece.maxBytes))
        desk.settle()
      }
      desk.pass(milliseconds: 9000)
      expect(desk.loop.connections.count, is: 1)
      desk.pass(milliseconds: 1001)
      #expect(desk.loop.connections.isEmpty)
      #expect(desk.drainNotes().contains("hung up: an observer reads nothing"))
      expect(desk.loop.core.nextDeadline, is: nil)
      _ = observer
    }
  }
#endif
