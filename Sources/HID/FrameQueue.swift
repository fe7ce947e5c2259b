/// Frames that wait for somebody who is slower than they come: first in, first out, with nothing left out but samples
/// between moves that are too many. [PIPE-6, PIPE-9]
///
/// Moves that wait become one, with what lies between as earlier samples. Everything else waits as it is. What is in
/// here is bounded: whoever fills it looks at ``isFull`` and stops taking frames until somebody has emptied it.
public struct FrameQueue {
  /// How many frames wait at most, by default; nobody lifts fingers that often while an application sleeps.
  public static let usualLimit = 4096

  /// How many frames were put together with the one before them.
  public private(set) var mergedMoves: UInt64 = 0
  /// How many earlier samples were left out.
  public private(set) var droppedSamples: UInt64 = 0

  private let limit: Int
  private let sampleLimit: Int
  private var frames: [Frame] = []
  /// Where the first frame is; those before it are gone.
  private var first = 0

  /// Creates an empty queue.
  ///
  /// - Parameters:
  ///   - limit: how many frames may wait.
  ///   - sampleLimit: how many earlier samples one frame may have. What is more makes room by every second of the
  ///     oldest half being left out, so that the way of a finger keeps its shape.
  public init(limit: Int = usualLimit, sampleLimit: Int) {
    self.limit = max(1, limit)
    self.sampleLimit = max(4, sampleLimit)
  }

  /// How many frames wait.
  public var count: Int { frames.count - first }
  /// Whether nothing waits.
  public var isEmpty: Bool { frames.count == first }
  /// Whether no more frames should be put in.
  public var isFull: Bool { count >= limit }

  /// Puts a frame behind the others, or makes one of it and the last.
  public mutating func append(_ frame: Frame) {
    guard first < frames.count, frames[frames.count - 1].merge(frame) else {
      frames.append(frame)
      return
    }
    mergedMoves &+= 1
    thinOut()
  }

  /// Returns the oldest frame, which stays.
  public func peek() -> Frame? { first < frames.count ? frames[first] : nil }

  /// Takes the oldest frame.
  public mutating func popFirst() -> Frame? {
    guard first < frames.count else { return nil }
    let frame = frames[first]
    first += 1
    if first == frames.count {
      frames.removeAll(keepingCapacity: first <= 64)
      first = 0
    } else if first >= 256, first * 2 >= frames.count {
      frames.removeFirst(first)
      first = 0
    }
    return frame
  }

  /// Leaves out what waits.
  ///
  /// - Returns: how many frames that were.
  public mutating func removeAll() -> Int {
    defer {
      frames = []
      first = 0
    }
    return count
  }

  private mutating func thinOut() {
    let last = frames.count - 1
    let count = frames[last].earlier.count
    guard count > sampleLimit else { return }
    let half = count / 2
    var kept: [EarlierSample] = []
    kept.reserveCapacity(sampleLimit)
    for (index, sample) in frames[last].earlier.enumerated() where index >= half || index % 2 == 0 {
      kept.append(sample)
    }
    droppedSamples &+= UInt64(count - kept.count)
    frames[last].earlier = kept
  }
}
