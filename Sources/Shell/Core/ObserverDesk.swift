import FingerpostHID
import FingerpostMessages

/// The observers, and what each is still to be told.
///
/// ```
///   pieces of the screen in front ──► a queue for each observer ──► its socket
///                                        │ full: the message is left out, and counted
///                                        └ has room again: a gap is said, a whole picture and the names are asked for
/// ```
///
/// A queue is bounded, whatever the application says and however slow the observer is. One that is slow costs the others
/// nothing but a whole picture now and then.
struct ObserverDesk {
  /// What an observer knows of a screen.
  struct Knowledge {
    /// Whether it can read facts: it was told the names before.
    var hasNames = false
    /// Whether it can read changes: it has the picture before.
    var hasPicture = false
    /// Whether the message that is coming is told to it.
    var isReceiving = false
    /// What it was not told, of facts and of pictures.
    var lost: [ScreenLoss] = []

    /// Notes a loss, after which the rest of its kind cannot be read any more.
    mutating func lose(_ loss: ScreenLoss) {
      if loss.kind == .facts { hasNames = false } else { hasPicture = false }
      if let place = lost.firstIndex(where: { $0.kind == loss.kind }) {
        lost[place].add(loss)
      } else {
        lost.append(loss)
      }
    }
  }

  /// An observer.
  struct Observer {
    let number: Int
    var queue = ObserverQueue()
    var screens: [Knowledge]
    var lostFrames: ScreenLoss?
    var owesScreens = false
    /// Since when its socket has been full.
    var stuckSince: Int64?
  }

  /// The message of a screen that is coming.
  struct Relay {
    var content: ScreenPiece.Content?
    var size = 0
    var isVoid = false
  }

  /// How many bytes wait for one observer at most, about; a piece more is let in.
  static let queueLimit = 4 << 20
  /// When no more than this waits, it is worth asking for what was left out.
  static let roomAgain = queueLimit / 4

  private(set) var observers: [Observer] = []
  private var relays: [Relay]
  private(set) var told: [ObservedScreen] = []
  /// The screen that says what it looks like, because an observer watches.
  var watched: Int?
  /// Whether it was asked for a whole picture that has not come yet.
  var isAsked = false
  /// How often it may be asked: an observer that wants one again and again must not keep an application busy.
  var asking = TokenBucket(rate: 4, burst: 4, now: .min / 2)

  init(screens: Int) {
    relays = [Relay](repeating: Relay(), count: screens)
  }

  var isEmpty: Bool { observers.isEmpty }

  /// Makes room for one more screen, of which nothing is known yet.
  mutating func addScreen() {
    relays.append(Relay())
    for index in observers.indices { observers[index].screens.append(Knowledge()) }
  }

  mutating func add(_ number: Int, hello: ObserverMessage) {
    var new = Observer(number: number, screens: [Knowledge](repeating: Knowledge(), count: relays.count))
    new.queue.append(hello)
    new.queue.append(.screens(told))
    // A message in the middle of which it comes is not for it.
    observers.append(new)
  }

  mutating func remove(_ number: Int) { observers.removeAll { $0.number == number } }

  /// Whether an observer lacks what it needs to read what a screen says, and could take it.
  func wantsWhole(_ screen: Int) -> Bool {
    observers.contains { observer in
      let known = observer.screens[screen]
      return !(known.hasNames && known.hasPicture) && observer.queue.bytes < Self.roomAgain
    }
  }

  // MARK: - What is told

  /// Tells all what screens there are, if that has changed.
  mutating func tell(_ screens: [ObservedScreen]) {
    guard screens != told else { return }
    for (old, new) in zip(told, screens) where new.runs != old.runs || !new.isRunning {
      reset(Int(new.id))
    }
    told = screens
    for index in observers.indices {
      if observers[index].queue.bytes < Self.queueLimit {
        observers[index].queue.append(.screens(screens))
      } else {
        observers[index].owesScreens = true
      }
    }
  }

  private mutating func reset(_ screen: Int) {
    relays[screen] = Relay()
    for index in observers.indices { observers[index].screens[screen] = Knowledge() }
  }

  /// Tells all what was passed on to the screen in front.
  mutating func tell(_ frame: Frame) {
    for index in observers.indices {
      if observers[index].queue.bytes < Self.queueLimit {
        if let loss = observers[index].lostFrames {
          observers[index].lostFrames = nil
          observers[index].queue.append(.gap(screen: 0, loss))
        }
        observers[index].queue.append(.frame(frame))
      } else {
        let loss = ScreenLoss(.frames, count: 1, from: frame.nanoseconds, to: frame.nanoseconds)
        if observers[index].lostFrames == nil {
          observers[index].lostFrames = loss
        } else {
          observers[index].lostFrames?.add(loss)
        }
      }
    }
  }

  /// Passes on that a screen has left something out.
  mutating func tell(_ loss: ScreenLoss, of screen: Int) {
    guard loss.kind != .frames else { return }
    for index in observers.indices { observers[index].screens[screen].lose(loss) }
    if screen == watched, loss.kind == .pictures { isAsked = false }
  }

  /// Passes on a piece of what a screen says.
  mutating func tell(_ piece: ScreenPiece, of screen: Int) {
    guard piece.content != .places else { return }
    var relay = relays[screen]
    let isFirst = relay.content == nil
    if isFirst { relay = Relay(content: piece.content) }
    relay.size += piece.bytes.count
    let wasVoid = relay.isVoid
    relay.isVoid = wasVoid || relay.size > ScreenPiece.maxMessageBytes || relay.content != piece.content
    for index in observers.indices {
      tell(piece, of: screen, to: index, isFirst: isFirst, isVoid: relay.isVoid)
    }
    if piece.isLast {
      if screen == watched, relay.content == .picture { isAsked = false }
      relay = Relay()
    }
    relays[screen] = relay
  }

  private mutating func tell(
    _ piece: ScreenPiece, of screen: Int, to index: Int, isFirst: Bool, isVoid: Bool
  ) {
    var known = observers[index].screens[screen]
    defer { observers[index].screens[screen] = known }
    let hasRoom = observers[index].queue.bytes < Self.queueLimit
    if isFirst {
      // What one could not read anyway is not a loss, unless it is because of one.
      let canRead: Bool =
        switch piece.content {
        case .picture, .names: true
        case .change: known.hasPicture
        case .facts, .touches: known.hasNames
        case .places: false
        }
      guard canRead, hasRoom else {
        if canRead || known.lost.contains(where: { $0.kind == piece.loss.kind }) { known.lose(piece.loss) }
        return
      }
      for loss in known.lost { observers[index].queue.append(.gap(screen: UInt32(screen), loss)) }
      known.lost = []
      known.isReceiving = true
    }
    guard known.isReceiving else { return }
    guard hasRoom, !isVoid else {
      known.isReceiving = false
      return known.lose(piece.loss)
    }
    observers[index].queue.append(
      .part(screen: UInt32(screen), bytes: piece.bytes, isLast: piece.isLast))
    guard piece.isLast else { return }
    known.isReceiving = false
    if piece.content == .names { known.hasNames = true }
    if piece.content == .picture { known.hasPicture = true }
  }

  // MARK: - What goes out

  private func place(of number: Int) -> Int? { observers.firstIndex { $0.number == number } }

  func next(for number: Int) -> ObserverMessage? { place(of: number).flatMap { observers[$0].queue.first } }

  /// Notes that what was next was sent, or cannot be.
  mutating func removeFirst(for number: Int) {
    guard let index = place(of: number) else { return }
    observers[index].queue.removeFirst()
    observers[index].stuckSince = nil
    if observers[index].owesScreens, observers[index].queue.bytes < Self.queueLimit {
      observers[index].owesScreens = false
      observers[index].queue.append(.screens(told))
    }
  }

  /// Has observers that read nothing begin their time again.
  mutating func restart(at now: Int64) {
    for index in observers.indices where observers[index].stuckSince != nil {
      observers[index].stuckSince = now
    }
  }

  mutating func isFull(_ number: Int, at now: Int64) {
    guard let index = place(of: number), observers[index].stuckSince == nil else { return }
    observers[index].stuckSince = now
  }
}

/// What waits for an observer, in order.
struct ObserverQueue {
  private var messages: [ObserverMessage] = []
  private var removedCount = 0
  /// How much memory that takes, about.
  private(set) var bytes = 0

  var first: ObserverMessage? { removedCount < messages.count ? messages[removedCount] : nil }

  mutating func append(_ message: ObserverMessage) {
    bytes += Self.size(of: message)
    messages.append(message)
  }

  mutating func removeFirst() {
    guard removedCount < messages.count else { return }
    bytes -= Self.size(of: messages[removedCount])
    messages[removedCount] = .screens([])
    removedCount += 1
    if removedCount == messages.count || removedCount > 256 {
      messages.removeFirst(removedCount)
      removedCount = 0
    }
  }

  private static func size(of message: ObserverMessage) -> Int {
    switch message {
    case .hello, .refused, .gap: 128
    case .screens(let screens): 128 + 128 * screens.count
    case .part(_, let bytes, _): 128 + bytes.count
    case .frame(let frame):
      256 + 128 * (frame.contacts.count + frame.earlier.count + frame.presses.count + frame.updates.count)
    }
  }
}
