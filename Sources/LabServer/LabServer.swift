import CChannel
import FingerpostChannel
import FingerpostHID
import FingerpostLab
import FingerpostMessages
import FingerpostPageMessages
import FingerpostShell
import FingerpostText
import FingerpostTrace

/// The lab: pages that show a shell, and take fingers for it.
///
/// One thread does everything, and waits for nothing but all of it at once: the shell, pages, and its mailbox.
/// ```
///   shell ──► log ──► pages that have room        page ──► gate ──► fingers ──► shell
///                                                            └────► questions ──► answers, on other threads
/// ```
public final class LabServer {
  /// How many connections there may be that no page has entered by, and how many pages.
  static let maxOutside = 48
  static let maxPages = 16
  /// About how many bytes a page is sent at once.
  static let batchBytes = 262_144
  /// How many bytes a message of a screen has at most.
  static let maxMessage = 16_000_000
  /// How many connections are accepted before those that are there have their turn.
  static let acceptedAtOnce = 8
  /// A message of a page counts once more for each of so many bytes.
  static let messageBytes = 4096
  /// How long frames are remembered when no page is left: it may be loaded again.
  static let forgetsAfter: Int64 = 30_000_000_000

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
  var parts: [UInt32: [UInt8]] = [:]
  /// The page whose fingers are taken, and the way they go.
  var fingers: PageFingers?
  /// When the frames are forgotten, because no page is left.
  var forgetsAt: Int64?
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

  /// Returns a descriptor that can be read when the process is to end, which does not end by itself any more.
  public static func interrupts() -> Int32 { channel_interrupts() }

  /// Serves pages until it is told to end, or the shell does.
  ///
  /// - Returns: why the shell ended, or nil if the lab was told to.
  public func run() -> String? {
    while ending == nil { turn() }
    for (_, page) in connections {
      page.end(1001)
      _ = page.write()
    }
    fingers = nil
    return ending ?? nil
  }

  var now: Int64 { clock() }

  /// Waits until someone has said something or a time is over, and does what is due.
  func turn() {
    wait()
    handleLetters()
    receiveFromShell()
    receiveFromPages()
    tellPages()
  }

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
    for listener in listeners { add(.listener(listener), listener, POLLIN) }
    if let fingers { add(.fingers, fingers.descriptor, POLLIN | (fingers.isWaiting ? POLLOUT : 0)) }
    let now = self.now
    var until = forgetsAt ?? .max
    for (number, page) in connections {
      if !page.hasEntered { until = min(until, page.deadline) }
      var events = page.isWaiting ? POLLOUT : 0
      if page.isEnding {
        until = min(until, page.deadline)
        events |= POLLIN
      } else if !page.isHeld {
        events |= POLLIN
      } else if page.socket != nil {
        if !page.isFull { until = min(until, page.bucket.time(for: 50)) }
      } else if !page.isWaiting {
        until = now
      }
      add(.page(number), page.descriptor, events)
    }
    let patience = until == .max ? -1 : max(0, min(60_000, (until - now) / 1_000_000 + 1))
    _ = poll(&waits, nfds_t(waits.count), Int32(patience))
  }

  // MARK: - Other threads

  private func handleLetters() {
    for letter in mailbox.drain() {
      switch letter {
      case .stop: ending = .some(nil)
      case .obeyed(let number, let reason):
        connections[number]?.questions -= 1
        guard let reason else { continue }
        for (_, page) in connections where page.isPage && !page.isFull { note(reason, to: page) }
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

  private func receiveFromShell() {
    for _ in 0..<500 {
      switch shell.next() {
      case .nothing: return
      case .gone(let reason):
        ending = .some(reason)
        return
      case .hello(let size, _):
        state.size = size
        version += 1
      case .screens(let applications): receive(applications)
      case .part(let screen, let bytes, let isLast): receive(bytes, of: screen, isLast: isLast)
      case .gap(let screen, let what, let count, let from, let to):
        // What is not finished will not be.
        if what != "frames" { parts[screen] = nil } else { state.incomplete.insert(front) }
        if what == "pictures" { log.losePictures(of: screen) }
        addGap(what, of: screen, count: count, from: from, to: to)
      case .frame(let frame):
        state.remember(LabFrame(screen: front, frame))
      }
    }
  }

  /// The number of the screen in front.
  var front: UInt32 { state.applications.first(where: \.isFront)?.id ?? 0 }

  // MARK: - Pages

  private func receiveFromPages() {
    for (item, wait) in zip(items, waits) where wait.revents != 0 {
      switch item {
      case .interrupts: ending = .some(nil)
      case .listener(let descriptor): accept(descriptor)
      case .fingers:
        if fingers?.flush() == false { fingers = nil }
      case .page(let number):
        guard let page = connections[number] else { continue }
        if Int32(wait.revents) & (POLLIN | POLLHUP | POLLERR) != 0, !read(from: page, number) {
          drop(number)
        }
      case .shell, .mailbox: break
      }
    }
    for (number, page) in connections where page.isHeld { receive(from: page, number) }
    let now = self.now
    if let time = forgetsAt, time <= now {
      state.forgetFrames()
      forgetsAt = nil
    }
    for (number, page) in connections where (!page.hasEntered || page.isEnding) && page.deadline <= now {
      drop(number)
    }
  }

  private func accept(_ listener: Int32) {
    for _ in 0..<Self.acceptedAtOnce {
      let descriptor = channel_accept(listener)
      guard descriptor >= 0 else { return }
      makeRoom()
      connections[nextConnection] = PageConnection(descriptor, now: now)
      nextConnection += 1
    }
  }

  // Nobody who says nothing keeps a page out: those go first that never said anything, and the quietest of them.
  private func makeRoom() {
    let outside = connections.filter { !$0.value.hasEntered }
    guard outside.count >= Self.maxOutside else { return }
    let quietest = outside.min { one, other in
      if one.value.hasSpoken != other.value.hasSpoken { return other.value.hasSpoken }
      return (one.value.spokeAt, one.key) < (other.value.spokeAt, other.key)
    }
    if let quietest { drop(quietest.key) }
  }

  private func read(from page: PageConnection, _ number: Int) -> Bool {
    guard page.read(at: now) else { return false }
    guard !page.isEnding else {
      page.incoming = []
      return true
    }
    receive(from: page, number)
    return true
  }

  /// Takes requests and messages from what came. What waits, because a page sends too much or does not read, is held,
  /// and nothing more is read before it was taken.
  private func receive(from page: PageConnection, _ number: Int) {
    page.isHeld = true
    while !page.isEnding {
      if page.socket == nil {
        guard !page.isWaiting else { return }
        guard answerRequest(of: page) else { break }
        continue
      }
      guard !page.isFull, page.bucket.hasToken(at: now) else { return }
      switch page.socket?.next(&page.incoming) ?? .close {
      case .more:
        page.isHeld = false
        return
      // Before a page has entered, nothing is answered.
      case .pong where !page.hasEntered, .ping where !page.hasEntered: page.end(1008)
      case .pong: _ = page.bucket.spend(at: now)
      case .ping(let bytes):
        _ = page.bucket.spend(at: now)
        var answer: [UInt8] = []
        SocketReader.write(bytes, kind: 10, to: &answer)
        page.send(answer)
      case .close: page.end(1000)
      case .bad(let reason): page.end(reason)
      case .text(let message):
        _ = page.bucket.spend(at: now)
        page.bucket.charge(message.count / Self.messageBytes)
        if !obey(message, from: page, number) { page.end(1008) }
      }
      if page.isEnding { left(number, page) }
    }
    page.isHeld = false
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
    if pages.isEmpty { forgetsAt = now + Self.forgetsAfter }
    if fingers == nil, pages.count == 1, let only = pages.first { connectFingers(of: only.key) }
  }

  func connectFingers(of number: Int) {
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
