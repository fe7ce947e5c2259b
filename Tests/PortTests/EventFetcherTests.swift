#if os(Linux)
  import Expectations
  import CChannel
  import FingerpostChannel
  import FingerpostHID
  import FingerpostMessages
  import FingerpostTrace
  import Foundation
  import OwnProcess
  import Testing

  @testable import FingerpostPort

  /// The event-fetch thread, with a test in place of the main loop.
  @Suite(.ownWaitingProcess) struct EventFetcherTests {
    private func frame(_ number: Int) -> ShellMessage {
      let contact = Contact(id: 1, phase: number % 2 == 0 ? .down : .up, x: 1, y: 1)
      return .frame(Frame(nanoseconds: Int64(number), contacts: [contact]))
    }

    /// Takes what comes, as the main loop does, until there is no more to come.
    private func receiveAll(_ fetcher: EventFetcher) -> [ShellMessage] {
      var heard: [ShellMessage] = []
      let end = channel_now() + 30_000_000_000
      while channel_now() < end {
        var left = fetcher.waiting
        while left > 0, let message = fetcher.next() {
          if message == .terminate { return heard }
          heard.append(message)
          left -= 1
        }
        guard let port = fetcher.mainWillWait() else { continue }
        channel_wait(port, fetcher.wake, -1, 1_000_000_000)
        fetcher.mainDidWake()
        fetcher.readPort()
      }
      return heard
    }

    @Test(
      "a full inbox holds no more than it may, and goes on when it is emptied: nothing is lost",
      arguments: [false, true])
    func full(handsOverAll: Bool) throws {
      let (shell, port) = try Channel.pair()
      let fetcher = EventFetcher(port, inbox: PortInbox(limit: 4), handsOverAll: handsOverAll)
      fetcher.start()
      for number in 0..<100 { expect(shell.send(frame(number)), is: .sent) }
      shell.interrupt()
      // The main thread is busy: the other has taken the port.
      channel_wait(fetcher.wake, -1, -1, 30_000_000_000)
      #expect((1...5).contains(fetcher.waiting))
      expect(receiveAll(fetcher), is: (0..<100).map(frame))
      expect(fetcher.tally.frames, is: 100)
      fetcher.finish()
    }

    @Test(
      "PIPE-3, PIPE-4: where the thread hands over every frame, the main thread waits for its signal alone")
    func handsOver() throws {
      let (shell, port) = try Channel.pair()
      let fetcher = EventFetcher(port, handsOverAll: true)
      expect(shell.send(frame(0)), is: .sent)
      // Without the thread nothing is read, however often the main thread looks.
      expect(fetcher.mainWillWait(), is: -1)
      fetcher.mainDidWake()
      fetcher.readPort()
      #expect(!fetcher.hasNews() && fetcher.waiting == 0)
      fetcher.start()
      for number in 0..<20 {
        channel_wait(fetcher.wake, -1, -1, 30_000_000_000)
        fetcher.mainDidWake()
        fetcher.readPort()
        expect(fetcher.next(), is: frame(number))
        expect(fetcher.lastWay, is: .eventFetch)
        expect(fetcher.mainWillWait(), is: -1)
        expect(shell.send(frame(number + 1)), is: .sent)
      }
      shell.interrupt()
      expect(receiveAll(fetcher).last.map { $0 == frame(20) }, is: true)
      fetcher.finish()
    }

    @Test("PIPE-3, PIPE-4: source 1 reads the port and signals source 0, which is performed in the same turn")
    func sources() throws {
      let (shell, port) = try Channel.pair()
      let fetcher = EventFetcher(port)
      var log: [String] = []
      let read = fetcher.source1
      let drain = fetcher.source0 {
        var left = fetcher.waiting
        while left > 0, let message = fetcher.next() {
          if case .frame(let frame) = message { log.append("frame \(frame.nanoseconds)") }
          // What comes meanwhile is for the next turn.
          if log.last == "frame 0" { expect(shell.send(frame(2)), is: .sent) }
          left -= 1
        }
      }
      func turn() {
        for source in [read, drain] where source.isSignaled() {
          log.append("source \(source.version.rawValue)")
          source.perform()
        }
      }
      turn()
      expect(log, is: [])
      for number in 0..<2 { expect(shell.send(frame(number)), is: .sent) }
      expect(fetcher.mainWillWait(), is: port.descriptor)
      fetcher.mainDidWake()
      turn()
      expect(log, is: ["source 1", "source 0", "frame 0", "frame 1"])
      turn()
      expect(log.count, is: 4, "nobody has waited for the port")
      expect(fetcher.mainWillWait(), is: port.descriptor)
      fetcher.mainDidWake()
      turn()
      expect(log.suffix(3), is: ["source 1", "source 0", "frame 2"])
      fetcher.finish()
    }

    @Test("PIPE-3: of each frame it is known which thread took it in") func ways() {
      var inbox = PortInbox()
      func move(_ number: Int) -> ShellMessage {
        .frame(Frame(nanoseconds: Int64(number), contacts: [Contact(id: 1, phase: .move, x: 1, y: 1)]))
      }
      inbox.receive(frame(0))
      inbox.receive(.becomeActive, byThread: true)
      inbox.receive(move(1))
      // What becomes one of both counts as handed over.
      inbox.receive(move(2), byThread: true)
      inbox.receive(move(3))
      inbox.receive(frame(5), byThread: true)
      inbox.receive(frame(6))
      inbox.receive(frame(7))
      var ways: [Bool] = []
      while let message = inbox.popFirst() {
        if case .frame = message { ways.append(inbox.cameByThread) }
      }
      expect(ways, is: [false, true, true, false, false])
    }

    @Test("nor does the main thread take in more than the inbox holds") func fullOnMain() throws {
      let (shell, port) = try Channel.pair()
      let fetcher = EventFetcher(port, inbox: PortInbox(limit: 4))
      for number in 0..<100 { expect(shell.send(frame(number)), is: .sent) }
      fetcher.mainDidWake()
      fetcher.readPort()
      #expect(fetcher.waiting == 4 && fetcher.lastWay == .main)
      shell.interrupt()
      expect(receiveAll(fetcher), is: (0..<100).map(frame))
      fetcher.finish()
    }

    @Test("while the main thread waits the port is its own, and called back when it was the other's")
    func recall() throws {
      let (shell, port) = try Channel.pair()
      let fetcher = EventFetcher(port)
      fetcher.start()
      expect(shell.send(frame(0)), is: .sent)
      channel_wait(fetcher.wake, -1, -1, 30_000_000_000)
      expect(fetcher.next(), is: frame(0))
      expect(fetcher.mainWillWait(), is: -1)
      // The other thread gives it back, and says so.
      var descriptor: Int32? = -1
      let end = channel_now() + 30_000_000_000
      while descriptor == -1, channel_now() < end {
        channel_wait(fetcher.wake, -1, -1, 1_000_000_000)
        fetcher.mainDidWake()
        fetcher.readPort()
        descriptor = fetcher.mainWillWait()
      }
      expect(descriptor, is: port.descriptor)
      // From here on nothing has to hand anything over.
      expect(shell.send(frame(1)), is: .sent)
      fetcher.mainDidWake()
      fetcher.readPort()
      expect(fetcher.next(), is: frame(1))
      // Unless the main thread is busy once more.
      expect(shell.send(frame(2)), is: .sent)
      channel_wait(fetcher.wake, -1, -1, 30_000_000_000)
      expect(fetcher.next(), is: frame(2))
      shell.interrupt()
      expect(receiveAll(fetcher), is: [])
      fetcher.finish()
    }
  }
#endif
