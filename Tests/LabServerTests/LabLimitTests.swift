#if os(Linux)
  import Expectations
  import Foundation
  import LabVisiting
  import Synchronization
  import Testing

  @testable import FingerpostLabServer

  /// How much of each thing a lab takes, keeps and sends: the table of docs/security.md.
  @Suite(.serialized) @MainActor struct LabLimitTests {
    /// Answers when the test says so.
    private final class Slow: LabAnswering {
      private let open = Mutex<[CheckedContinuation<String, Never>]>([])
      var count: Int { open.withLock { $0.count } }
      func reply(to question: LabQuestion) async -> String {
        await withCheckedContinuation { continuation in open.withLock { $0.append(continuation) } }
      }
      func answer() {
        let all = open.withLock { all in
          defer { all = [] }
          return all
        }
        for one in all { one.resume(returning: "") }
      }
    }

    /// Answers each question with so many bytes, and counts them.
    private final class Long: LabAnswering {
      let asked = Mutex(0)
      private let answer: String
      init(_ bytes: Int) { answer = "\"text\":\"\(String(repeating: "x", count: bytes - 9))\"" }
      func reply(to question: LabQuestion) async -> String {
        asked.withLock { $0 += 1 }
        return answer
      }
    }

    /// A shell that answers no request before the test says so.
    private final class Holding: Sendable {
      private let state = Mutex((count: 0, isOpen: false))
      var count: Int { state.withLock { $0.count } }
      func letGo() { state.withLock { $0.isOpen = true } }
      func refuse() -> String {
        state.withLock { $0.count += 1 }
        while !state.withLock({ $0.isOpen }) { usleep(1000) }
        return "why not"
      }
    }

    @Test("a page for which more than 64 MB wait is given up, and one for which no more do is not")
    func waiting() throws {
      var ends: [Int32] = [0, 0]
      try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
      defer { close(ends[1]) }
      _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
      let page = PageConnection(ends[0], now: 0)
      page.send([UInt8](repeating: 0, count: PageConnection.maxWaiting))
      #expect(page.write())
      #expect(page.isWaiting)
      // The system has taken less than this of it.
      page.send([UInt8](repeating: 0, count: 8_000_000))
      #expect(!page.write())
    }

    private func ask(_ id: Int) -> String { #"{"m":"ask","id":\#(id),"what":"x"}"# }

    /// The next message of a page that begins so.
    private func next(_ beginning: String, _ page: LabVisitor) -> String? {
      while let message = page.message() {
        if message.hasPrefix(beginning) || message.hasPrefix("closed") { return message }
      }
      return nil
    }

    @Test("16 pages are let in, and the next one is told that there is no room") func pages() throws {
      let lab = try LabRig()
      let pages = try (0..<16).map { _ in
        let page = try lab.page()
        expect(page.message()?.hasPrefix(#"{"m":"hello""#), is: true)
        return page
      }
      try expect(lab.page().message(), is: "closed 1013")
      pages[0].tell(#"{"m":"clock","n":7}"#)
      expect(next(#"{"m":"clock""#, pages[0])?.hasPrefix(#"{"m":"clock","n":7"#), is: true)
    }

    @Test("a page has four open questions, and more when they were answered") func questions() throws {
      let answers = Slow()
      let lab = try LabRig(answering: answers)
      let page = try lab.page()
      for round in 0..<2 {
        for number in 1...5 { page.tell(ask(round * 5 + number)) }
        let refused = #"{"m":"reply","id":\#(round * 5 + 5),"problem":"Too many questions are open."}"#
        expect(next(#"{"m":"reply""#, page), is: refused)
        while answers.count < 4 { try lab.wait(milliseconds: 1) }
        answers.answer()
        let numbers = (1...4).compactMap { _ in next(#"{"m":"reply""#, page) }
        expect(Set(numbers), is: Set((1...4).map { #"{"m":"reply","id":\#(round * 5 + $0)}"# }))
      }
    }

    @Test("requests for the shell count as open questions, and what is too much is said") func requests()
      throws
    {
      let shell = Holding()
      let lab = try LabRig { _ in shell.refuse() }
      defer { shell.letGo() }
      let page = try lab.page()
      for _ in 0..<50 { page.tell(#"{"m":"home"}"#) }
      page.tell(#"{"m":"clock","n":1}"#)
      var refused = 0
      while let message = page.message(), !message.hasPrefix(#"{"m":"clock""#) {
        if message == #"{"m":"note","text":"Too many requests are open."}"# { refused += 1 }
      }
      expect(refused, is: 46)
      shell.letGo()
      for _ in 0..<4 { expect(next(#"{"m":"note""#, page), is: #"{"m":"note","text":"why not"}"#) }
      expect(shell.count, is: 4)
    }

    @Test("a connection has one request answered at a time: the next one waits until that answer was taken")
    func pipeline() throws {
      let lab = try LabRig()
      let requests = String(repeating: lab.door.head("GET /stage.js"), count: 400)
      let reader = try lab.door.connect()
      reader.send(requests)
      let first = reader.answer()
      for _ in 1..<400 { expect(reader.answer(), is: first) }
      let deaf = try lab.door.connect()
      // More answers than the system keeps for it: until the server has taken nothing for a while.
      var (rounds, untaken) = (0, 0)
      while untaken < 100, rounds < 20_000 {
        untaken = deaf.sendNow(Array(requests.utf8)) == 0 ? untaken + 1 : 0
        rounds += 1
        try lab.wait(milliseconds: 1)
      }
      let server = lab.stop()
      let waiting = server.connections.values.map(\.unread).max() ?? 0
      #expect(waiting > 0 && waiting <= first.utf8.count, "\(waiting) bytes wait")
    }

    @Test("a page that reads nothing is not read either, when a megabyte waits for it") func deaf() throws {
      let answers = Long(500_000)
      let lab = try LabRig(answering: answers)
      let page = try lab.page()
      for number in 0..<100 {
        page.tell(ask(number))
        try lab.wait(milliseconds: 10)
      }
      let server = lab.stop()
      let connection = try #require(server.connections.values.first { $0.hasEntered })
      #expect(answers.asked.withLock { $0 } > 4)
      let limit = PageConnection.maxUnread + PageConnection.maxQuestions * 500_100
      #expect(connection.isFull && connection.unread <= limit, "\(connection.unread) bytes wait")
      withExtendedLifetime(page) {}
    }

    @Test("an answer of more than 16 MB is not sent") func longAnswer() throws {
      let lab = try LabRig(answering: Long(16_000_001))
      let page = try lab.page()
      page.tell(ask(1))
      expect(
        next(#"{"m":"reply""#, page),
        is: #"{"m":"reply","id":1,"problem":"The answer is too long for a page."}"#)
    }

    @Test("a message of a screen of more than 16 MB is left out, and the next one is kept") func longMessage()
      throws
    {
      let lab = try LabRig()
      let begin = Array(#"{"m":"facts","facts":[{"n":1,"fact":"visited"}]}"#.utf8)
      let padding = [UInt8](repeating: 0x20, count: 1_000_000)
      func message(_ pieces: Int) -> [LabShellEvent] {
        [.part(screen: 1, bytes: begin, isLast: false)]
          + (1...pieces).map { .part(screen: 1, bytes: padding, isLast: $0 == pieces) }
      }
      lab.say(message(16) + message(15))
      try lab.wait(milliseconds: 1)
      let server = lab.stop()
      expect(server.log.facts(of: 1).map(\.count), is: [15_000_000 + begin.count])
      #expect(server.parts.isEmpty)
    }

    @Test("a page gets three batches that it has not drawn, and then the latest state") func batches() throws
    {
      let lab = try LabRig()
      let page = try lab.page()
      func told() -> [String] {
        page.tell(#"{"m":"clock","n":1}"#)
        var all: [String] = []
        while let message = page.message(), !message.hasPrefix(#"{"m":"clock""#) { all.append(message) }
        return all
      }
      var batches: [String] = []
      for t in 1...9 {
        lab.say([.part(screen: 1, bytes: Array(#"{"m":"picture","t":\#(t)}"#.utf8), isLast: true)])
        try lab.wait(milliseconds: 1)
        batches += told().filter { $0.hasPrefix(#"{"m":"batch""#) }
      }
      #expect(batches.count == 3 && !batches.contains { $0.contains(#""t":9}"#) })
      page.tell(#"{"m":"seen","n":3}"#)
      expect(next(#"{"m":"batch","n":4"#, page)?.contains(#"1 {"m":"picture","t":9}"#), is: true)
    }

    @Test("eight connections are accepted before those that are there have their turn") func accepted() throws
    {
      let listener = try LabListener(port: 0)
      let server = LabServer(
        showing: ToldShell(), at: listener, tokens: [], title: "", answering: nil, mailbox: LabMailbox()
      ) { _ in nil }
      let visitors = try (0..<20).map { _ in try LabVisitor(port: listener.port) }
      var counts: [Int] = []
      for _ in 0..<3 {
        server.turn()
        counts.append(server.connections.count)
      }
      expect(counts, is: [8, 16, 20])
      withExtendedLifetime(visitors) {}
    }

    @Test("a request has ten seconds, and so has the pass of a page") func time() throws {
      let lab = try LabRig()
      let (half, late, socket) = (try lab.door.connect(), try lab.door.connect(), try lab.door.socket())
      let request = lab.door.head("GET /")
      for visitor in [half, late] { visitor.send(String(request.dropLast())) }
      try lab.wait(milliseconds: 9_900)
      late.send(String(request.suffix(1)))
      #expect(late.answer().hasPrefix("HTTP/1.1 200"))
      try lab.wait(milliseconds: 200)
      #expect(half.isGone() && socket.isGone())
    }
  }
#endif
