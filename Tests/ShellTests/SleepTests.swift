#if os(Linux)
  import Expectations
  import FingerpostChannel
  import FingerpostHID
  import FingerpostMessages
  import Testing

  @testable import FingerpostShell

  /// A shell that was not running for a time, because its process was stopped or the machine slept: it judges nobody by that
  /// time.
  @Suite(.serialized) struct SleepTests {
    /// A desk whose application in front has been sent a frame.
    private func desk() throws -> (LoopDesk, Channel) {
      let desk = try LoopDesk()
      try desk.loop.launch("one")
      _ = desk.starter.ports["one"]?.send(ApplicationMessage.ready)
      let digitizer = try desk.digitizer()
      _ = digitizer.send(LoopDesk.frame(0, (1, .down)))
      _ = digitizer.send(LoopDesk.frame(4, (1, .up)))
      desk.settle()
      _ = desk.got("one")
      _ = desk.drainNotes()
      return (desk, digitizer)
    }

    private func answer(_ desk: LoopDesk) {
      _ = desk.starter.ports["one"]?.send(ApplicationMessage.handled(desk.handled["one"] ?? 0))
    }

    @Test(
      "what an application said in time is read before it is judged, however late that is",
      arguments: [300, 6000, 21_000])
    func answered(late: Int64) throws {
      let (desk, digitizer) = try desk()
      defer { withExtendedLifetime(digitizer) {} }
      desk.pass(milliseconds: 4900)
      answer(desk)
      desk.now += late * 1_000_000
      desk.settle()
      expect(desk.drainNotes().filter { $0.hasPrefix("not responding") || $0.hasPrefix("front") }, is: [])
      #expect(!desk.loop.core.isSilent(0) && desk.loop.core.front == 0)
    }

    @Test(
      "an application that slept as long as the shell has its time again, and is judged by it",
      arguments: [6000, 21_000])
    func sleptToo(late: Int64) throws {
      let (desk, digitizer) = try desk()
      defer { withExtendedLifetime(digitizer) {} }
      desk.pass(milliseconds: 4900)
      desk.now += late * 1_000_000
      desk.settle()
      desk.pass(milliseconds: 4900)
      expect(desk.drainNotes(), is: [])
      desk.pass(milliseconds: 200)
      #expect(desk.drainNotes().contains { $0.hasPrefix("not responding: one") })
    }

    @Test("each time of the core begins again: to be ready, to take what is sent, to exit")
    func core() throws {
      let settings = ShellSettings()
      let desk = Desk(settings: settings)
      try desk.launch("one")
      desk.pass(milliseconds: 19_900)
      desk.now += 21_000_000_000
      desk.core.wokeLate(at: desk.now)
      desk.pass(milliseconds: 19_900)
      #expect(!desk.drainLog().contains { $0.contains("not ready") })
      desk.core.receive(.ready, from: 0, at: desk.now)
      desk.full = ["one"]
      desk.frame((1, .down))
      desk.pass(milliseconds: 9900)
      desk.now += 21_000_000_000
      desk.core.wokeLate(at: desk.now)
      desk.pass(milliseconds: 9900)
      #expect(!desk.core.isSilent(0))
      desk.pass(milliseconds: 200)
      #expect(desk.core.isSilent(0))
      _ = desk.drainLog()
      desk.core.stop(at: desk.now)
      desk.pass(milliseconds: 1900)
      desk.now += 21_000_000_000
      desk.core.wokeLate(at: desk.now)
      desk.pass(milliseconds: 1900)
      #expect(!desk.drainLog().contains { $0.contains("kill") })
      desk.pass(milliseconds: 200)
      #expect(desk.drainLog().contains { $0.contains("kill") })
    }
  }
#endif
