public import FingerpostHID
public import FingerpostMessages

/// What waits to be told to one application, in order.
///
/// Moves that wait become one; nothing else is merged, and nothing is left out. The queue is bounded: the code that fills
/// it looks at ``isFull``, and gives the application up.
public struct Outbox {
  /// This many earlier samples of contacts with all their properties fit in one message, together with as many contacts as there
  /// can be.
  static let frameSampleLimit = 500
  /// This many earlier samples may wait in total: ten fingers at 240 Hz for eight seconds.
  static let sampleLimit = 20_000

  private struct Notice {
    /// How many frames of their own were put in before it.
    var place: UInt64
    var message: ShellMessage
  }

  private var frames: FrameQueue
  private var notices: [Notice] = []
  /// What the application was told is down.
  private var told = HeldInput()
  private var toldActive = false

  /// How many frames were put in.
  public private(set) var accepted: UInt64 = 0
  /// How many messages with frames went out.
  public private(set) var sent: UInt64 = 0
  /// What was left out, because the application did not take it.
  public private(set) var dropped = ShellLoss()

  /// Creates an empty outbox.
  ///
  /// - Parameter limit: how many frames may wait.
  public init(limit: Int = FrameQueue.defaultLimit) {
    frames = FrameQueue(limit: limit, sampleLimit: Self.sampleLimit, frameSampleLimit: Self.frameSampleLimit)
  }

  /// How many frames wait.
  public var waitingFrames: Int { frames.count }
  /// Whether anything waits.
  public var isWaiting: Bool { !frames.isEmpty || !notices.isEmpty }
  /// Whether no more frames should be put in.
  public var isFull: Bool { frames.isFull }
  /// How many frames became earlier samples of the one after them.
  public var mergedMoves: UInt64 { frames.mergedMoves }
  /// How many earlier samples were left out, because there were too many.
  public var droppedSamples: UInt64 { frames.droppedSamples }

  /// Puts a frame behind what waits.
  public mutating func append(_ frame: Frame) {
    accepted &+= 1
    frames.append(frame)
  }

  /// Puts a message that is not a frame behind what waits.
  ///
  /// Coming to the front and leaving it again, with nothing in between, are not worth mentioning.
  public mutating func append(_ message: ShellMessage) {
    if case .frame(let frame) = message { return append(frame) }
    if let last = notices.last, last.place == frames.appended {
      switch (last.message, message) {
      case (.becomeActive, .resignActive), (.resignActive, .becomeActive), (.watch, .unwatch):
        notices.removeLast()
        return
      case (.unwatch, .watch), (.watch, .watch):
        // It starts over then.
        notices[notices.count - 1].message = message
        return
      default: break
      }
    }
    frames.seal()
    notices.append(Notice(place: frames.appended, message: message))
  }

  /// What is to be sent next; nil when nothing waits.
  public var first: ShellMessage? {
    if let notice = notices.first, notice.place <= frames.removed { return notice.message }
    return frames.peek().map { .frame($0) }
  }

  /// Takes out what was sent.
  public mutating func removeFirst() {
    if let notice = notices.first, notice.place <= frames.removed {
      notices.removeFirst()
      if notice.message == .becomeActive { toldActive = true }
      if notice.message == .resignActive { toldActive = false }
      return
    }
    guard let frame = frames.popFirst() else { return }
    sent &+= 1
    told.record(frame)
  }

  /// Leaves out what waits, except what the application has to know to be right again: that what it believes to be down
  /// was cancelled, that it is not in front, and that it is to end.
  ///
  /// - Returns: what was left out.
  @discardableResult public mutating func giveUp(at nanoseconds: Int64) -> ShellLoss {
    let loss = dropFrames()
    let kept = notices.map(\.message).filter { message in
      switch message {
      case .becomeActive, .resignActive, .forget: false
      default: true
      }
    }
    notices = []
    if sent > 0 { append(.forget) }
    // It was told when it takes that, and not before.
    var believed = told
    if let frame = believed.cancelAll(at: nanoseconds) { append(frame) }
    if toldActive { append(.resignActive) }
    for message in kept { append(message) }
    return loss
  }

  /// Drops everything: it will not be taken.
  public mutating func abandon() {
    _ = dropFrames()
    notices = []
    told = HeldInput()
    toldActive = false
  }

  private mutating func dropFrames() -> ShellLoss {
    var loss = ShellLoss()
    while let frame = frames.popFirst() {
      loss.frames &+= 1
      loss.samples &+= UInt64(frame.earlier.count)
    }
    dropped = dropped + loss
    return loss
  }
}
