public import Fingerpost
public import FingerpostHID
public import FingerpostMessages
import FingerpostTimeline
public import FingerpostTrace

/// What a running application or the home screen says of its screen while someone watches.
///
/// ```
///   facts ─────► records ──┐ at the end of a turn of the main loop
///   touched? ──► picture ──┴──► messages ──► pieces, as far as they are taken
///               one a frame of the display
/// ```
///
/// It exists while someone watches, and listens to the world's trace from ``renew()`` to ``end()``. Nothing here waits:
/// while what was said is not taken, no further picture is made, and facts are kept up to a limit; then a gap is said.
///
/// Two clocks are involved: ``endTurn(now:clock:)`` paces pictures by the machine's, and what is said has the time of the
/// world's timeline, which may stop.
public final class ScreenWatch: TraceSink {
  /// How long a frame of the display is, in nanoseconds: no two pictures are closer.
  static let frameTime: Int64 = 16_666_667
  /// Of how many nanoseconds a picture may take one, so that the application has the rest.
  static let share: Int64 = 4
  /// How many facts wait at most.
  static let factLimit = 20_000
  /// How many facts are put into words at once.
  static let factsInMessage = 2000
  /// How many bytes wait at most before more is put into words.
  static let waitingBytes = 256 << 10
  /// How long a gesture's story waits for more while the gesture continues, in nanoseconds.
  static let storyTime: Int64 = 200_000_000

  private struct Outgoing {
    var message: ApplicationMessage?
    var content = ScreenPiece.Content.facts
    var count: UInt32 = 1
    var from: Int64 = 0
    var to: Int64 = 0
    var json: [UInt8] = []
    var offset = 0
  }

  private var world: World
  private let recorder: ScreenRecorder
  private let renderer = TraceJSONRenderer()
  /// Tells how long a picture took.
  private let stopwatch: () -> Int64
  private var records: [TraceRecord] = []
  private var lost: ScreenLoss?
  private var outgoing: [Outgoing] = []
  private var waiting = 0
  private var isDirty = true
  private var wantsNames = false
  private var nextPicture = Int64.min
  private var lastEvent = Int64.min
  private var lastLook = Int64.min
  private var teller = GestureStoryteller()
  private var finished: [GestureStory] = []
  private var toldAt = Int64.min

  /// Creates a watch; ``renew()`` begins it.
  ///
  /// - Parameters:
  ///   - world: the world that is watched.
  ///   - recorder: what makes the pictures.
  ///   - stopwatch: how long the thread has worked, in nanoseconds; only differences count. While another process has the
  ///     processor, a picture takes no time.
  public init(
    _ world: World, recorder: ScreenRecorder = ScreenRecorder(), stopwatch: @escaping () -> Int64
  ) {
    self.world = world
    self.recorder = recorder
    self.stopwatch = stopwatch
  }

  nonisolated deinit {}

  /// Whether it listens.
  public private(set) var isListening = false

  /// Begins to listen, or begins again: the names and a whole picture are said next.
  public func renew() {
    if !isListening {
      world.observe(self)
      // What takes part in a touch was given its name just now; it is among the names.
      records.removeAll()
      lastEvent = world.timeline.now.nanoseconds
    }
    isListening = true
    recorder.forget()
    isDirty = true
    wantsNames = true
  }

  /// Goes on with a world that is built now, of the same trace: another screen of what is watched.
  ///
  /// What is introduced while it is built is said as names. The world before is to be given nothing more: what happened
  /// there would be said as well, since the trace is the same.
  ///
  /// - Throws: what `build` throws; then the world stays the one that it was.
  public func move(to build: () throws -> World) rethrows {
    let last = world.trace.introductions(at: 0).last
    let wasListening = isListening
    if wasListening {
      world.observe(nil)
      repeat { sayFacts() } while !records.isEmpty || lost != nil
    }
    defer {
      if wasListening { world.observe(self) }
      isDirty = true
    }
    world = try build()
    let now = world.timeline.now.nanoseconds
    lastEvent = now
    let all = world.trace.introductions(at: now)
    let names =
      last.flatMap { last in all.lastIndex { $0.fact == last.fact } }.map { Array(all[($0 + 1)...]) } ?? all
    for name in names { teller.record(name) }
    if wasListening { say(.names, names) }
  }

  /// Stops listening. What was said so far remains to be taken.
  public func end() {
    guard isListening else { return }
    world.observe(nil)
    isListening = false
    repeat { sayFacts() } while !records.isEmpty || lost != nil
    sayStories(at: nil)
  }

  /// Takes a fact.
  public func record(_ record: TraceRecord) {
    if let story = teller.record(record) { finished.append(story) }
    guard records.count < Self.factLimit else {
      let loss = ScreenLoss(.facts, count: 1, from: record.nanoseconds, to: record.nanoseconds)
      if lost == nil { lost = loss } else { lost?.add(loss) }
      return
    }
    records.append(record)
  }

  /// Notes what a frame says that no fact does.
  public func note(_ frame: Frame) {
    guard waiting < Self.waitingBytes, let message = recorder.fingers(of: frame) else { return }
    say(message)
  }

  /// Puts into words what happened since the last time, as far as what was said before was taken.
  ///
  /// - Parameters:
  ///   - now: the machine's time in nanoseconds.
  ///   - clock: the time on the timeline, if the machine's clock moves that.
  ///   - isDirty: whether the screen may look different.
  public func endTurn(now: Int64, clock: Int64?, isDirty: Bool = true) {
    if isDirty { self.isDirty = true }
    if waiting < Self.waitingBytes {
      sayFacts()
      sayStories(at: now)
    }
    guard isListening, self.isDirty, outgoing.isEmpty || waiting < Self.waitingBytes, !isPictureWaiting,
      now >= nextPicture
    else { return }
    self.isDirty = false
    let event = world.timeline.now.nanoseconds
    if world.isAnimating, let clock { lastLook = max(lastLook, clock) }
    // What an event changed looks like that from the event on; what else ran on the main thread, only from now on.
    lastLook = max(lastLook, event > lastEvent ? event : clock ?? event)
    lastEvent = event
    let began = stopwatch()
    let message = recorder.look(at: world, now: lastLook)
    if let message { say(message) }
    // The screen keeps changing by itself.
    let isAnimating = clock != nil && world.isAnimating
    if isAnimating { self.isDirty = true }
    // A look that finds nothing new takes no frame from the change that may follow.
    let rest = message == nil && !isAnimating ? 0 : Self.frameTime
    nextPicture = now &+ max(rest, Self.share &* (stopwatch() &- began))
  }

  /// Puts into words what happened up to this instant of a timeline that stops, with a picture at once.
  ///
  /// - Parameter looks: whether a picture is made if the screen looks different.
  public func endInstant(looks: Bool) {
    guard looks else {
      sayFacts()
      return sayStories(at: 0)
    }
    nextPicture = .min
    endTurn(now: 0, clock: nil)
  }

  /// Says something else about the screen, after the facts up to now.
  ///
  /// - Parameters:
  ///   - content: what it is.
  ///   - json: an object, as docs/lab-protocol.md describes it.
  ///   - time: the time on the timeline, in nanoseconds.
  public func say(_ content: ScreenPiece.Content, _ json: [UInt8], at time: Int64) {
    sayFacts()
    say(Outgoing(content: content, from: time, to: time, json: json))
  }

  /// When ``endTurn(now:clock:isDirty:)`` has something to do even if nothing happens; nil for never.
  public var nextDeadline: Int64? {
    guard outgoing.isEmpty else { return nil }
    if !records.isEmpty || wantsNames { return .min }
    let story = teller.isNews ? toldAt &+ Self.storyTime : nil
    guard isListening, isDirty else { return story }
    return min(nextPicture, story ?? .max)
  }

  // MARK: - What is taken

  /// What is to be sent next; nil when nothing waits.
  public var next: ApplicationMessage? {
    guard let first = outgoing.first else { return nil }
    if let message = first.message { return message }
    let end = min(first.offset + ScreenPiece.maxBytes, first.json.count)
    let bytes =
      first.offset == 0 && end == first.json.count ? first.json : Array(first.json[first.offset..<end])
    return .piece(
      ScreenPiece(
        first.content, bytes, isLast: end == first.json.count, count: first.count, from: first.from,
        to: first.to))
  }

  /// Takes out what was sent.
  public func removeFirst() {
    guard let first = outgoing.first else { return }
    let end = first.message == nil ? min(first.offset + ScreenPiece.maxBytes, first.json.count) : 0
    waiting -= end - first.offset
    if end < first.json.count { outgoing[0].offset = end } else { outgoing.removeFirst() }
  }

  // MARK: - Words

  private var isPictureWaiting: Bool {
    outgoing.contains { $0.message == nil && $0.content.kind == .pictures }
  }

  private func sayFacts() {
    if wantsNames, lost == nil {
      sayFacts(records)
      records.removeAll(keepingCapacity: true)
      sayNames()
    } else if !records.isEmpty {
      let part = Array(records.prefix(Self.factsInMessage))
      records.removeFirst(part.count)
      sayFacts(part)
    }
    guard let loss = lost, records.isEmpty else { return }
    lost = nil
    outgoing.append(Outgoing(message: .leftOut(loss)))
    // Some of what was lost may have been names.
    sayNames()
  }

  private func sayNames() {
    wantsNames = false
    // Also if there are none yet: what follows can be read.
    let names = world.trace.introductions(at: world.timeline.now.nanoseconds)
    for name in names { teller.record(name) }
    say(.names, names)
  }

  // The last word on a gesture is said at once, what changes on the way now and then.
  private func sayStories(at now: Int64?) {
    for story in finished { say(story) }
    finished.removeAll(keepingCapacity: true)
    guard teller.isNews, let story = teller.current else { return }
    if let now {
      guard story.isOver || toldAt == .min || now &- toldAt >= Self.storyTime else { return }
      toldAt = now
    }
    teller.told()
    say(story)
  }

  private func say(_ story: GestureStory) {
    say(
      Outgoing(
        content: .touches, from: story.began, to: story.last, json: story.message(naming: teller.name)))
  }

  private func sayFacts(_ records: [TraceRecord]) {
    guard !records.isEmpty else { return }
    say(.facts, records)
    for record in records {
      if let message = recorder.chain(of: record, in: world) { say(message) }
    }
  }

  private func say(_ content: ScreenPiece.Content, _ records: [TraceRecord]) {
    say(
      Outgoing(
        content: content, count: UInt32(clamping: records.count), from: records.first?.nanoseconds ?? 0,
        to: records.last?.nanoseconds ?? 0, json: renderer.message(for: records)))
  }

  private func say(_ message: ScreenRecorder.Message) {
    say(
      Outgoing(
        content: message.content, from: message.nanoseconds, to: message.nanoseconds, json: message.json))
  }

  private func say(_ words: Outgoing) {
    guard words.json.count <= ScreenPiece.maxMessageBytes else {
      let loss = ScreenLoss(
        words.content.kind, count: UInt64(words.count), from: words.from, to: words.to)
      if loss.kind == .pictures { recorder.forget() }
      return outgoing.append(Outgoing(message: .leftOut(loss)))
    }
    waiting += words.json.count
    outgoing.append(words)
  }
}
