/// Frames that wait for a receiver that is slower than they arrive: first in, first out, with nothing left out but samples
/// between moves that are too many. [PIPE-6, PIPE-9]
///
/// Moves that wait become one, with what is between as earlier samples. Everything else waits as it is. What is in
/// here is bounded: the code that fills it checks ``isFull`` and stops taking frames until it has been emptied.
public struct FrameQueue: Sendable {
  /// How many frames wait at most, by default; fingers are not lifted that often while an application sleeps.
  public static let defaultLimit = 4096
  /// How many final values one frame gathers.
  static let frameUpdateLimit = 64

  /// How many frames were put together with the one before them.
  public private(set) var mergedMoves: UInt64 = 0
  /// How many earlier samples were left out.
  public private(set) var droppedSamples: UInt64 = 0
  /// How many frames were ever put in as frames of their own, and not together with the one before them.
  public private(set) var appended: UInt64 = 0

  private let merges: Bool
  private let limit: Int
  private let sampleLimit: Int
  private let frameSampleLimit: Int
  private var sampleCount = 0
  private var frames: [Frame] = []
  /// Where the first frame is; those before it are gone.
  private var first = 0
  private var isSealed = false

  /// Creates an empty queue.
  ///
  /// - Parameters:
  ///   - merges: whether moves that wait become one.
  ///   - limit: how many frames may wait.
  ///   - sampleLimit: how many earlier samples they may have together. Where there are more, every second time of
  ///     the older half of the longest move is left out, so that the ways of fingers keep their shape.
  ///   - frameSampleLimit: how many earlier samples one frame gathers; a move that would bring more waits by itself.
  public init(
    merges: Bool = true, limit: Int = defaultLimit, sampleLimit: Int, frameSampleLimit: Int = .max
  ) {
    self.merges = merges
    self.limit = max(1, limit)
    self.sampleLimit = max(4, sampleLimit)
    self.frameSampleLimit = frameSampleLimit
  }

  /// How many frames wait.
  public var count: Int { frames.count - first }
  /// Whether nothing waits.
  public var isEmpty: Bool { frames.count == first }
  /// Whether no more frames should be put in.
  public var isFull: Bool { count >= limit }
  /// How many frames of their own were taken out.
  public var taken: UInt64 { appended - UInt64(count) }

  /// Puts a frame behind the others, or makes one of it and the last.
  public mutating func append(_ frame: Frame) {
    let last = frames.count - 1
    if first <= last, merges, !isSealed {
      let before = frames[last].earlier.count
      let hasRoom = before + frames[last].contacts.count + frame.earlier.count <= frameSampleLimit
      let updates = frames[last].updates.count + frame.updates.count
      if hasRoom, updates <= Self.frameUpdateLimit, frames[last].merge(frame) {
        sampleCount += frames[last].earlier.count - before
        mergedMoves &+= 1
        while sampleCount > sampleLimit { thinOut() }
        return
      }
    }
    isSealed = false
    appended &+= 1
    sampleCount += frame.earlier.count
    frames.append(frame)
    while sampleCount > sampleLimit { thinOut() }
  }

  /// Returns the oldest frame, which stays.
  public func peek() -> Frame? { first < frames.count ? frames[first] : nil }

  /// Keeps the next frame from becoming one with the last: something else happens in between.
  public mutating func seal() { isSealed = true }

  /// Takes the oldest frame.
  public mutating func popFirst() -> Frame? {
    guard first < frames.count else { return nil }
    let frame = frames[first]
    sampleCount -= frame.earlier.count
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

  private mutating func thinOut() {
    var longest = first
    for index in first..<frames.count where frames[index].earlier.count > frames[longest].earlier.count {
      longest = index
    }
    let samples = frames[longest].earlier
    let (count, recent) = (samples.count, samples[samples.count / 2].nanoseconds)
    var kept: [EarlierSample] = []
    kept.reserveCapacity(count)
    // By times and not by places: at one time there may be a sample of each finger.
    var (keeps, time) = (false, Int64.min)
    for sample in samples {
      if sample.nanoseconds != time { keeps.toggle() }
      time = sample.nanoseconds
      if keeps || time >= recent { kept.append(sample) }
    }
    // Few samples, or all of one time: then the oldest have to go.
    if kept.count == count { kept.removeFirst(max(1, count / 4)) }
    droppedSamples &+= UInt64(count - kept.count)
    sampleCount -= count - kept.count
    frames[longest].earlier = kept
  }
}
