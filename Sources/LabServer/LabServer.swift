#if os(Linux)
  import CChannel
  import FingerpostPageMessages
  import FingerpostHID
  import FingerpostLab
  import FingerpostMessages
  import FingerpostShell
  import FingerpostText
  import FingerpostTrace
  import Glibc

  /// The lab: pages that show a shell, and take fingers for it.
  ///
  /// One thread does everything, and waits for nothing but all of it at once: the shell, pages, and its mailbox.
  /// ```
  ///   shell ──► log ──► pages that have room        page ──► gate ──► fingers ──► shell
  ///                                                            └────► questions ──► answers, on other threads
  /// ```
  public final class LabServer {
    /// How many connections there may be, and how many of them pages.
    static let maxConnections = 64
    static let maxPages = 16
    /// About how many bytes a page is sent at once.
    static let batchBytes = 262_144
    /// How many bytes a message of a screen has at most.
    static let maxMessage = 16_000_000
    /// How many frames are remembered for answers.
    static let maxFrames = 100_000

    let shell: any LabShell
    let answering: (any LabAnswering)?
    var gate: LabGate
    /// Is told that a page has used a token, and returns the one that takes its place.
    let used: @Sendable (String) -> String?
    let mailbox: LabMailbox
    let title: String
    /// What each page is told first, beside what it is told of screens: a message a line.
    let greeting: [String]
    private let listeners: [Int32]
    private let clock: () -> Int64
    private let interrupts: Int32
    let files: [String: [UInt8]]

    var connections: [Int: PageConnection] = [:]
    private var nextConnection = 1
    var log = LabLog()
    var state = LabState()
    /// Counts changes of what pages are told of the shell and of each other.
    var version = 1
    private var parts: [UInt32: [UInt8]] = [:]
    /// The page whose fingers are taken, and the way they go.
    var fingers: PageFingers?
    private var ending: String??

    /// Creates a lab.
    ///
    /// - Parameters:
    ///   - shell: what it shows.
    ///   - listener: where pages are asked for.
    ///   - tokens: what pages have to know, each good for one page.
    ///   - title: what is shown, for the window's title.
    ///   - greeting: messages that each page gets first.
    ///   - answering: answers what else pages ask.
    ///   - mailbox: by which other threads talk to it.
    ///   - interrupts: a descriptor that can be read when the process is to end, or -1.
    ///   - clock: the machine's clock, in nanoseconds.
    ///   - used: is told that a page has used a token, and returns the one that takes its place, or nil.
    @MainActor public init(
      showing shell: any LabShell, at listener: LabListener, tokens: [String], title: String,
      greeting: [String] = [], answering: (any LabAnswering)?, mailbox: LabMailbox, interrupts: Int32 = -1,
      clock: @escaping () -> Int64 = MachineClock.now, used: @escaping @Sendable (String) -> String?
    ) {
      self.shell = shell
      self.answering = answering
      self.mailbox = mailbox
      self.title = title
      self.greeting = greeting
      self.clock = clock
      self.interrupts = interrupts
      self.used = used
      gate = LabGate(tokens: tokens, hosts: listener.hosts, port: listener.port)
      listeners = listener.descriptors
      var files: [String: [UInt8]] = [:]
      for file in LabPage.files {
        files[file.name == "index.html" ? "/" : "/\(file.name)"] = Array(file.text.utf8)
      }
      self.files = files
      state.origin = clock()
    }

    deinit { for descriptor in listeners { close(descriptor) } }

    /// Serves pages until it is told to end, or the shell does.
    ///
    /// - Returns: why the shell ended, or nil if the lab was told to.
    public func run() -> String? {
      while ending == nil {
        wait()
        takeLetters()
        takeFromShell()
        takeFromPages()
        tellPages()
      }
      for (_, page) in connections {
        page.end(1001)
        _ = page.write()
      }
      fingers = nil
      return ending ?? nil
    }

    var now: Int64 { clock() }

    // MARK: - Waiting

    private enum Item {
      case listener(Int32)
      case shell
      case mailbox
      case interrupts
      case fingers
      case page(Int)
    }

    private var waits: [pollfd] = []
    private var items: [Item] = []

    private func wait() {
      waits.removeAll(keepingCapacity: true)
      items.removeAll(keepingCapacity: true)
      func add(_ item: Item, _ descriptor: Int32, _ events: Int32) {
        items.append(item)
        waits.append(pollfd(fd: descriptor, events: Int16(events), revents: 0))
      }
      add(.mailbox, mailbox.descriptor, POLLIN)
      add(.shell, shell.descriptor, POLLIN)
      if interrupts >= 0 { add(.interrupts, interrupts, POLLIN) }
      if connections.count < Self.maxConnections {
        for listener in listeners { add(.listener(listener), listener, POLLIN) }
      }
      if let fingers { add(.fingers, fingers.descriptor, POLLIN | (fingers.isWaiting ? POLLOUT : 0)) }
      let now = self.now
      var until = Int64.max
      for (number, page) in connections {
        if !page.hasEntered { until = min(until, page.deadline) }
        var events = page.isWaiting ? POLLOUT : 0
        if page.isEnding {
          until = min(until, page.deadline)
          events |= POLLIN
        } else if page.bucket.hasToken(at: now) {
          events |= POLLIN
        } else {
          until = min(until, page.bucket.time(for: 50))
        }
        add(.page(number), page.descriptor, events)
      }
      let patience = until == .max ? -1 : max(0, min(60_000, (until - now) / 1_000_000 + 1))
      _ = poll(&waits, nfds_t(waits.count), Int32(patience))
    }

    // MARK: - Other threads

    private func takeLetters() {
      for letter in mailbox.take() {
        switch letter {
        case .stop: ending = .some(nil)
        case .note(let text):
          for (_, page) in connections where page.isPage { note(text, to: page) }
        case .answer(let number, let message):
          guard let page = connections[number], page.isPage else { continue }
          page.questions -= 1
          page.tell(message.utf8)
        }
      }
    }

    func note(_ text: String, to page: PageConnection) {
      let message = JSONWriter.object { json in
        json.field("m", "note")
        json.field("text", text)
      }
      page.tell(message.utf8)
    }

    // MARK: - The shell

    private func takeFromShell() {
      for _ in 0..<500 {
        switch shell.next() {
        case .nothing: return
        case .gone(let reason):
          ending = .some(reason)
          return
        case .hello(let size, _):
          state.size = size
          version += 1
        case .screens(let applications): take(applications)
        case .part(let screen, let bytes, let isLast): take(bytes, of: screen, isLast: isLast)
        case .gap(let screen, let what, let count, let from, let to):
          // What is not finished will not be.
          if what != "frames" { parts[screen] = nil } else { state.incomplete.insert(front) }
          if what == "pictures" { log.losePictures(of: screen) }
          addGap(what, of: screen, count: count, from: from, to: to)
        case .frame(let frame):
          state.frames.append(LabFrame(screen: front, frame))
          guard state.frames.count > Self.maxFrames + 1000 else { continue }
          state.incomplete.formUnion(state.frames.prefix(1000).map(\.screen))
          state.frames.removeFirst(1000)
        }
      }
    }

    /// The number of the screen in front.
    private var front: UInt32 { state.applications.first(where: \.isFront)?.id ?? 0 }

    private func take(_ applications: [LabApplication]) {
      for old in state.applications where applications.first(where: { $0.id == old.id })?.runs != old.runs {
        // Another process counts its facts from the beginning.
        log.forget(old.id)
        parts[old.id] = nil
        state.frames.removeAll { $0.screen == old.id }
        state.incomplete.remove(old.id)
      }
      for application in applications where !application.isRunning && application.id != 0 {
        parts[application.id] = nil
      }
      for new in applications
      where new.isRunning && state.applications.first(where: { $0.id == new.id })?.runs != new.runs {
        state.started[new.id] = now
      }
      state.applications = applications
      version += 1
    }

    private func take(_ bytes: [UInt8], of screen: UInt32, isLast: Bool) {
      parts[screen, default: []] += bytes
      let count = parts[screen]?.count ?? 0
      if count > Self.maxMessage {
        // What is too long is not kept; its end is waited for with nothing.
        parts[screen] = Array(repeating: 0x20, count: 1)
      }
      guard isLast, var message = parts.removeValue(forKey: screen) else { return }
      // A line is a message, so no message may hold the end of one.
      for index in message.indices where message[index] == 0x0A { message[index] = 0x20 }
      if log.add(message, of: screen, at: now) == .wantsWhole { shell.askForWhole(of: screen) }
    }

    private func addGap(_ what: String, of screen: UInt32, count: Int, from: Int64, to: Int64) {
      let message = JSONWriter.object { json in
        json.field("m", "gap")
        json.field("what", what)
        json.field("count", count)
        json.field("from", Double(from) / 1e9)
        json.field("to", Double(to) / 1e9)
      }
      _ = log.add(Array(message.utf8), of: screen, at: now)
    }

    // MARK: - Pages

    private func takeFromPages() {
      for (item, wait) in zip(items, waits) where wait.revents != 0 {
        switch item {
        case .interrupts: ending = .some(nil)
        case .listener(let descriptor): accept(descriptor)
        case .fingers:
          if fingers?.flush() == false { fingers = nil }
        case .page(let number):
          guard let page = connections[number] else { continue }
          if Int32(wait.revents) & (POLLIN | POLLHUP | POLLERR) != 0, !take(from: page, number) {
            drop(number)
          }
        case .shell, .mailbox: break
        }
      }
      let now = self.now
      for (number, page) in connections where (!page.hasEntered || page.isEnding) && page.deadline <= now {
        drop(number)
      }
    }

    private func accept(_ listener: Int32) {
      while connections.count < Self.maxConnections {
        let descriptor = channel_accept(listener)
        guard descriptor >= 0 else { return }
        connections[nextConnection] = PageConnection(descriptor, now: now)
        nextConnection += 1
      }
    }

    private func take(from page: PageConnection, _ number: Int) -> Bool {
      guard page.read() else { return false }
      guard !page.isEnding else {
        page.incoming = []
        return true
      }
      while !page.isEnding {
        if page.socket == nil {
          guard answerRequest(of: page) else { return true }
          continue
        }
        guard page.bucket.hasToken(at: now) else { return true }
        switch page.socket?.next(&page.incoming) ?? .close {
        case .more: return true
        // Before a page has entered, nothing is answered.
        case .pong where !page.hasEntered, .ping where !page.hasEntered: page.end(1008)
        case .pong: _ = page.bucket.take(at: now)
        case .ping(let bytes):
          _ = page.bucket.take(at: now)
          var answer: [UInt8] = []
          SocketReader.write(bytes, kind: 10, to: &answer)
          page.send(answer)
        case .close: page.end(1000)
        case .bad(let reason): page.end(reason)
        case .text(let message):
          _ = page.bucket.take(at: now)
          if !obey(message, from: page, number) { page.end(1008) }
        }
        if page.isEnding { left(number, page) }
      }
      return true
    }

    func drop(_ number: Int) {
      guard let page = connections.removeValue(forKey: number) else { return }
      left(number, page)
    }

    // Its fingers are lifted with its connection, and another page may use its own.
    private func left(_ number: Int, _ page: PageConnection) {
      page.deadline = now + 2_000_000_000
      guard page.hasEntered else { return }
      version += 1
      if fingers?.page == number { fingers = nil }
      let pages = connections.filter { $0.value.isPage }
      if fingers == nil, pages.count == 1, let only = pages.first { takeFingers(of: only.key) }
    }

    func takeFingers(of number: Int) {
      guard fingers == nil, let channel = shell.connectDigitizer() else { return }
      fingers = PageFingers(page: number, channel, screen: state.size)
      version += 1
    }

    private func tellPages() {
      for (number, page) in connections {
        // What waits goes first: a page is told more when all before it is on its way.
        var isOpen = !page.isWaiting || page.write()
        if page.isReady { tell(page, number) }
        if page.isWaiting, isOpen { isOpen = page.write() }
        if !isOpen { drop(number) } else if page.isEnding, !page.isWaiting { page.finish() }
      }
    }

    private func tell(_ page: PageConnection, _ number: Int) {
      guard page.version != version || page.place < log.newest else { return }
      var lines: [UInt8] = []
      page.batch += 1
      lines += Array("{\"m\":\"batch\",\"n\":\(page.batch)}\n".utf8)
      if page.version != version {
        lines += Array(stateLine(for: number).utf8)
        page.version = version
      }
      log.write(after: &page.place, atMost: Self.batchBytes, to: &lines)
      page.tell(lines)
    }
  }
#endif
