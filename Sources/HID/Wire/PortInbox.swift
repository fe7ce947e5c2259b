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
  /// Who put in the frames, in the order of the frames: each by whom, and how many frames were put in before the next.
  private var ways: [(byThread: Bool, end: UInt64)] = []
  /// Whether the event-fetch thread had a part in the frame that was taken out last. [PIPE-3]
  public private(set) var cameByThread = false

  /// Creates an empty inbox.
  ///
  /// - Parameter merges: whether moves that wait become one. How many wait depends on how fast the machine is; where that
  ///   must not show, they do not.
  public init(
    merges: Bool = true, limit: Int = FrameQueue.usualLimit, sampleLimit: Int = sampleLimit
  ) {
    frames = FrameQueue(merges: merges, limit: limit, sampleLimit: sampleLimit)
  }

  /// How many messages wait.
  public var count: Int { frames.count + others.count }
  /// Whether nothing waits.
  public var isEmpty: Bool { count == 0 }

  /// Whether nothing more should be put in until something was taken out.
  public var isFull: Bool { frames.isFull || others.count >= 256 }

  /// Puts in what came, without what cannot be in it.
  ///
  /// - Parameter byThread: whether the event-fetch thread does so.
  public mutating func take(_ message: ShellMessage, byThread: Bool = false) {
    guard case .frame(let frame) = message else {
      others.append((frames.appended, message))
      frames.seal()
      return
    }
    tally.frames &+= 1
    if let admitted = verifier.admit(frame).frame {
      frames.append(admitted)
      note(byThread)
    }
    tally.faults = UInt64(verifier.faultCount)
    tally.mergedMoves = frames.mergedMoves
    tally.droppedSamples = frames.droppedSamples
  }

  /// Takes out what came first.
  public mutating func popFirst() -> ShellMessage? {
    if let other = others.first, other.after <= frames.taken {
      others.removeFirst()
      return other.message
    }
    guard let frame = frames.popFirst() else { return nil }
    while let first = ways.first, first.end < frames.taken { ways.removeFirst() }
    cameByThread = ways.first?.byThread ?? false
    return .frame(frame)
  }

  /// Notes who put in the last frame, or a part of it.
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
