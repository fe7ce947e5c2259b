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
  public mutating func take(_ message: ShellMessage) {
    guard case .frame(let frame) = message else {
      others.append((frames.appended, message))
      frames.seal()
      return
    }
    tally.frames &+= 1
    if let admitted = verifier.admit(frame).frame { frames.append(admitted) }
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
    return frames.popFirst().map { .frame($0) }
  }
}
