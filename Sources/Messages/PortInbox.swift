import FingerpostHID

/// What has come to a port and waits for the main loop: frames, and between them what else the shell says, in order.
public struct PortInbox: Sendable {
  /// How many earlier samples wait at most: ten fingers at 240 Hz for almost seven seconds.
  public static let sampleLimit = 16_384

  /// What happened to the frames so far.
  public private(set) var tally = PortTally()

  private var frames: FrameQueue
  /// Messages that are not frames, each with the number of frames before it.
  private var others: [(after: UInt64, message: ShellMessage)] = []
  private var verifier = FrameVerifier()
  /// For each frame that waits, how many had come when the last part of it came.
  private var ends: [UInt64] = []
  private var firstEnd = 0
  /// The same of the frame that was taken out last.
  private var takenEnd: UInt64 = 0
  /// What is down of what was taken out.
  private var down = HeldInput()
  private var hasForgotten = false
  private var lastTime: Int64 = 0
  /// Which thread put in the frames, in the order of the frames, and how many frames were put in before the next
  /// change.
  private var ways: [(byThread: Bool, end: UInt64)] = []
  /// Whether the event-fetch thread had a part in the frame that was taken out last. [PIPE-3]
  public private(set) var cameByThread = false

  /// Creates an empty inbox.
  ///
  /// - Parameter merges: whether moves that wait become one. How many wait depends on how fast the machine is; where that
  ///   must not show, they do not.
  public init(
    merges: Bool = true, limit: Int = FrameQueue.defaultLimit, sampleLimit: Int = sampleLimit
  ) {
    frames = FrameQueue(merges: merges, limit: limit, sampleLimit: sampleLimit)
  }

  /// How many messages wait.
  public var count: Int { frames.count + others.count }
  /// Whether nothing waits.
  public var isEmpty: Bool { count == 0 }

  /// Whether nothing more should be put in until something was taken out.
  public var isFull: Bool { frames.isFull || others.count >= 256 }

  /// How many of the frames that came do not wait any more: they were taken out, are in one that was, or could not be.
  public var takenFrames: UInt64 { frames.isEmpty ? tally.frames : takenEnd }

  /// Puts in what came, without what cannot be in it.
  ///
  /// - Parameter byThread: whether the event-fetch thread does so.
  public mutating func take(_ message: ShellMessage, byThread: Bool = false) {
    if case .forget = message { return forget() }
    guard case .frame(let frame) = message else {
      others.append((frames.appended, message))
      frames.seal()
      return
    }
    tally.frames &+= 1
    lastTime = frame.nanoseconds
    if let admitted = verifier.admit(frame).frame {
      let count = frames.count
      frames.append(admitted)
      if frames.count > count { ends.append(tally.frames) } else { ends[ends.count - 1] = tally.frames }
      note(byThread)
    }
    tally.faults = UInt64(verifier.faultCount)
    tally.mergedMoves = frames.mergedMoves
    tally.droppedSamples = frames.droppedSamples
  }

  /// Takes out what came first.
  public mutating func popFirst() -> ShellMessage? {
    while true {
      if let other = others.first, other.after <= frames.taken {
        others.removeFirst()
        return other.message
      }
      guard let frame = frames.popFirst() else { return nil }
      takenEnd = ends[firstEnd]
      firstEnd += 1
      if firstEnd == ends.count {
        ends.removeAll(keepingCapacity: true)
        firstEnd = 0
      }
      while let first = ways.first, first.end < frames.taken { ways.removeFirst() }
      cameByThread = ways.first?.byThread ?? false
      // The end of what came down in a frame that was forgotten means nothing.
      guard let own = hasForgotten ? down.admitted(frame) : frame else { continue }
      down.take(own)
      return .frame(own)
    }
  }

  /// Leaves out the frames that wait, and cancels what was down before them.
  private mutating func forget() {
    tally.forgotten &+= tally.frames &- takenFrames
    while frames.popFirst() != nil {}
    frames.seal()
    ends.removeAll()
    firstEnd = 0
    ways.removeAll()
    hasForgotten = true
    // It is down until that was taken out.
    var believed = down
    guard let cancel = believed.cancelAll(at: lastTime) else { return }
    frames.append(cancel)
    ends.append(tally.frames)
    note(false)
    frames.seal()
  }

  /// Notes which thread put in the last frame, or a part of it.
  private mutating func note(_ byThread: Bool) {
    let end = frames.appended
    guard let last = ways.last else { return ways.append((byThread, end)) }
    if last.byThread == byThread {
      ways[ways.count - 1].end = end
    } else if last.end == end {
      // It became one with moves that the other had put in.
      ways[ways.count - 1].end = end - 1
      ways.append((true, end))
    } else {
      ways.append((byThread, end))
    }
  }
}
