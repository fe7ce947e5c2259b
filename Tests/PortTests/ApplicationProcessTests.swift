#if os(Linux)
  import Expectations
  import FingerpostChannel
  import FingerpostHID
  import FingerpostMessages
  import Foundation
  import OwnProcess
  import Testing

  /// A real application in a process of its own, with a test at the other end of its port.
  @Suite(.serialized, .ownWaitingProcess) struct ApplicationProcessTests {
    /// The application and the shell's end of its port.
    private final class Rig {
      let shell: Channel
      let program: Program
      /// How many frames it has said were handled, each time that it did.
      private(set) var handled: [UInt64] = []
      /// What the frames of six seconds ago say.
      private var time = Int64((ProcessInfo.processInfo.systemUptime - 6) * 1e9)

      init(environment: [String: String] = ["FINGERPOST_CLOCK": "frames"]) throws {
        let (shell, port) = try Channel.pair()
        self.shell = shell
        program = Program("PortProbe", port: port.descriptor, environment: environment)
        let screen = try #require(RecordingScreen(width: 400, height: 800))
        expect(shell.send(ShellMessage.hello(screen)), is: .sent)
        try program.expect("launched in the background")
        guard case .message(.ready) = next() else {
          Issue.record("the application is not ready")
          return
        }
        say(.becomeActive)
        try program.expect("active")
      }

      nonisolated deinit {}

      func say(_ message: ShellMessage) { expect(shell.send(message), is: .sent) }

      /// What the application says next, except how many frames it has handled, which is kept.
      func next() -> Channel.Received<ApplicationMessage> {
        while true {
          let message = shell.receive(ApplicationMessage.self, waits: true)
          guard case .message(.handled(let count)) = message else { return message }
          handled.append(count)
        }
      }

      /// Waits until the application has read all that it was sent.
      func untilRead() {
        var count: Int32 = 0
        let end = ProcessInfo.processInfo.systemUptime + 60
        while ioctl(shell.descriptor, UInt(TIOCOUTQ), &count) == 0, count > 0 {
          guard ProcessInfo.processInfo.systemUptime < end else {
            Issue.record("the application does not read")
            return
          }
          usleep(1000)
        }
      }

      func touch(
        _ phase: Contact.Phase, _ ids: ClosedRange<Int> = 1...1, y: Double = 50, after: Double = 0.004
      ) {
        time += Int64(after * 1e9)
        let contacts = ids.map { Contact(id: $0, phase: phase, x: 30 * Double($0), y: y) }
        let message = ShellMessage.frame(Frame(nanoseconds: time, contacts: contacts))
        while shell.send(message) == .full {
          var waits = pollfd(fd: shell.descriptor, events: Int16(POLLOUT), revents: 0)
          #expect(poll(&waits, 1, Program.limit) > 0, "nobody reads the port")
        }
      }
    }

    /// The names of a process's threads besides the main one, by their numbers.
    private static func otherThreads(of process: pid_t) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task").filter {
        $0 != "\(process)"
      }.map {
        try String(contentsOfFile: "/proc/\(process)/task/\($0)/comm", encoding: .utf8)
          .trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }

    @Test(
      "PIPE-3, PIPE-4, PIPE-5: the event-fetch thread is there by its name, and views are called on the main thread",
      arguments: ["main", "thread"])
    func threads(way: String) throws {
      let path = NSTemporaryDirectory() + "fingerpost-\(getpid())-\(way).jsonl"
      defer { unlink(path) }
      var environment = ["PORT_PROBE_THREADS": "1", "FINGERPOST_TRACE": path, "FINGERPOST_FETCH": ""]
      if way == "thread" { environment["FINGERPOST_FETCH"] = "thread" }
      let rig = try Rig(environment: environment)
      let process = rig.program.process
      try expect(Self.otherThreads(of: process).filter { $0 == "event-fetch" }.count, is: 1)
      rig.touch(.down)
      rig.touch(.up)
      try rig.program.expect("ended 1")
      rig.say(.terminate)
      expect(rig.program.end(), is: 0)
      // The main thread has the number of its process.
      expect(rig.program.lines.filter { $0.hasPrefix("on ") }, is: ["on \(process), PortProbe"])
      let trace = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      let fetched = trace.filter { $0.contains("\"fact\":\"fetched\"") }
      expect(fetched.count, is: 2)
      let byThread = fetched.filter { $0.contains("\"by\":\"eventFetch\",\"rule\":\"PIPE-3\"") }
      // By default it depends on how busy the machine is.
      if way == "thread" { expect(byThread.count, is: 2) }
    }

    @Test("a way to fetch that does not exist is refused") func unknownWay() throws {
      let (_, port) = try Channel.pair()
      let program = Program(
        "PortProbe", port: port.descriptor, hearsErrors: true, environment: ["FINGERPOST_FETCH": "threads"])
      expect(program.end(), is: 2)
      expect(program.lines.count, is: 1)
    }

    @Test("PIPE-3, PIPE-4, PIPE-5: frames come from the port to views, on the main thread") func touches()
      throws
    {
      let rig = try Rig()
      rig.touch(.down)
      rig.touch(.up)
      rig.say(.terminate)
      expect(rig.program.end(), is: 0)
      expect(
        rig.program.lines,
        is: [
          "launched in the background", "foreground", "active", "began 1", "ended 1", "resigns", "background",
          "terminates",
        ])
      guard case .message(.tally(let tally)) = rig.next() else {
        Issue.record("there is no tally")
        return
      }
      #expect(tally.frames == 2 && tally.faults == 0)
    }

    @Test("PIPE-16: who loses the front loses its touches") func background() throws {
      let rig = try Rig()
      rig.touch(.down)
      rig.say(.resignActive)
      try rig.program.expect("background")
      rig.touch(.up)
      rig.say(.becomeActive)
      rig.touch(.down, after: 1)
      rig.touch(.up)
      rig.say(.terminate)
      expect(rig.program.end(), is: 0)
      expect(
        rig.program.lines.dropFirst(3),
        is: [
          "began 1", "resigns", "cancelled 1", "background", "foreground", "active", "began 1", "ended 1",
          "resigns",
          "background", "terminates",
        ])
    }

    @Test(
      "timers, the main queue and the main actor run beside the frames",
      arguments: [
        (1, "timer"), (2, "queue"), (3, "task again"),
      ]) func mainThread(row: Int, line: String) throws
    {
      let rig = try Rig(environment: [:])
      rig.touch(.down, y: Double(row) * 100 + 50)
      try rig.program.expect(line)
      rig.say(.terminate)
      expect(rig.program.end(), is: 0)
    }

    @Test("PIPE-17: with a finger on a scroll view timers of the default mode wait, of the common modes not")
    func tracking() throws {
      let rig = try Rig(environment: ["PORT_PROBE_SCROLLS": "yes"])
      rig.touch(.down, y: 150)
      try rig.program.expect("common timer")
      #expect(!rig.program.lines.contains("timer"))
      rig.touch(.up, y: 150)
      try rig.program.expect("timer")
      rig.say(.terminate)
      expect(rig.program.end(), is: 0)
    }

    @Test("deadlines of the timeline come by the machine's clock, without a frame") func deadline() throws {
      let rig = try Rig(environment: [:])
      let now = Int64(ProcessInfo.processInfo.systemUptime * 1e9)
      rig.say(.frame(Frame(nanoseconds: now, contacts: [Contact(id: 1, phase: .down, x: 10, y: 750)])))
      try rig.program.expect("pressed")
      rig.say(.terminate)
      expect(rig.program.end(), is: 0)
    }

    @Test("an application says what it looks like while it is watched, and nothing before and after")
    func watched() throws {
      let rig = try Rig()
      rig.touch(.down)
      rig.touch(.up)
      rig.say(.watch)
      for content in [ScreenPiece.Content.names, .picture] {
        guard case .message(.piece(let piece)) = rig.next(),
          piece.content == content
        else {
          Issue.record("no \(content)")
          return
        }
      }
      rig.say(.unwatch)
      rig.touch(.down, after: 1)
      rig.touch(.up)
      rig.say(.terminate)
      expect(rig.program.end(), is: 0)
      guard case .message(.tally) = rig.next() else {
        Issue.record("it says more")
        return
      }
    }

    @Test("EDGE-4: the shell is told once from which edges the application wants the first swipe")
    func edges() throws {
      let rig = try Rig()
      rig.touch(.down, y: 550)
      try rig.program.expect("wants the edge")
      guard case .message(.wantsFirstSwipe(4)) = rig.next()
      else {
        Issue.record("nothing was said of edges")
        return
      }
      rig.touch(.up)
      rig.say(.terminate)
      expect(rig.program.end(), is: 0)
      guard case .message(.tally) = rig.next() else {
        Issue.record("it was said twice")
        return
      }
    }

    @Test(
      "PIPE-6, PIPE-9: blocked under ten fingers for five seconds, nothing is lost but moves that became one")
    func blocked() throws {
      let rig = try Rig(environment: [:])
      rig.touch(.down, y: 450)
      try rig.program.expect("blocks")
      rig.touch(.down, 2...10)
      for _ in 0..<1200 { rig.touch(.move, 1...10, y: 460) }
      rig.touch(.up, 1...5)
      for _ in 0..<3 { rig.touch(.move, 6...10, y: 470) }
      rig.touch(.up, 6...10)
      rig.program.tell("go on")
      rig.say(.terminate)
      expect(rig.program.end(), is: 0)
      // The last moves may still be on their way when the main thread goes on; they are moves of their own then.
      var (lines, samples): ([String], [Int]) = ([], [])
      for line in rig.program.lines.drop(while: { $0 != "goes on" }).dropFirst() {
        let words = line.split(separator: " ")
        guard words[0] == "moved" else {
          lines.append(line)
          samples.append(0)
          continue
        }
        samples[samples.count - 1] += Int(words[2]) ?? 0
      }
      expect(lines, is: ["began 9", "ended 5", "ended 5", "resigns", "background", "terminates"])
      expect(samples, is: [12_000, 15, 0, 0, 0, 0])
      guard case .message(.tally(let tally)) = rig.next() else {
        Issue.record("there is no tally")
        return
      }
      // Once for a turn of the main loop, and not for each of them.
      #expect(rig.handled.last == tally.frames && tally.frames == 1207)
      #expect(rig.handled == rig.handled.sorted() && rig.handled.count < 20)
    }

    @Test(
      "what waits when the shell has given the application up is not handled, and what is down is cancelled")
    func forgets() throws {
      let rig = try Rig(environment: [:])
      rig.touch(.down, y: 450)
      try rig.program.expect("blocks")
      rig.touch(.up)
      for _ in 0..<100 {
        rig.touch(.down, 2...2)
        rig.touch(.up, 2...2)
      }
      rig.say(.forget)
      rig.say(.resignActive)
      rig.untilRead()
      rig.program.tell("go on")
      rig.say(.terminate)
      expect(rig.program.end(), is: 0)
      expect(
        rig.program.lines.drop { $0 != "goes on" },
        is: [
          "goes on", "cancelled 1", "resigns", "background", "terminates",
        ])
      guard case .message(.tally(let tally)) = rig.next() else {
        Issue.record("there is no tally")
        return
      }
      #expect(tally.forgotten == 201 && rig.handled.last == 202)
    }

    @Test("where time follows the frames, what is still to come comes at the end") func theEnd() throws {
      let rig = try Rig()
      rig.touch(.down)
      rig.say(.terminate)
      expect(rig.program.end(), is: 0)
      expect(
        rig.program.lines.dropFirst(3),
        is: [
          "began 1", "pressed", "resigns", "cancelled 1", "background", "terminates",
        ])
    }

    @Test("without a shell an application ends") func shellIsGone() throws {
      let rig = try Rig()
      rig.touch(.down)
      try rig.program.expect("began 1")
      rig.shell.interrupt()
      expect(rig.program.end(), is: 0)
      expect(rig.program.lines.suffix(4), is: ["resigns", "cancelled 1", "background", "terminates"])
    }

    @Test("without a shell an application ends, even if its main thread never comes back")
    func shellIsGoneMeanwhile() throws {
      let rig = try Rig()
      rig.touch(.down, y: 650)
      try rig.program.expect("blocks for good")
      rig.shell.interrupt()
      expect(rig.program.end(), is: 1)
    }

    @Test("who says something else than a shell does is not a shell") func hostile() throws {
      let rig = try Rig()
      expect(rig.shell.send(DigitizerMessage.end), is: .sent)
      expect(rig.program.end(), is: 0)
    }

    @Test("an application that nothing has started says what it wants") func alone() throws {
      let program = Program("PortProbe")
      expect(program.end(), is: 2)
      #expect(program.lines.isEmpty)
    }

    @Test("the same fingers leave the same trace, to the byte") func sameBytes() throws {
      let traces = try (0..<2).map { number in
        let path = NSTemporaryDirectory() + "fingerpost-\(getpid())-\(number).jsonl"
        defer { unlink(path) }
        let rig = try Rig(environment: ["FINGERPOST_CLOCK": "frames", "FINGERPOST_TRACE": path])
        rig.touch(.down, 1...3, y: 150)
        for _ in 0..<100 { rig.touch(.move, 1...3, y: 170, after: 0.02) }
        rig.touch(.up, 1...3)
        rig.say(.terminate)
        expect(rig.program.end(), is: 0)
        return try Data(contentsOf: URL(filePath: path))
      }
      #expect(traces[0].count > 10_000)
      expect(traces[0], is: traces[1])
    }
  }
#endif
