/// What was left out of the frames for applications, because they did not take them.
public struct ShellLoss: Hashable, Sendable {
  /// How many frames, as they waited.
  public var frames: UInt64
  /// How many earlier samples were in those: moves that had been put together while they waited.
  public var samples: UInt64

  /// Creates a loss.
  public init(frames: UInt64 = 0, samples: UInt64 = 0) {
    self.frames = frames
    self.samples = samples
  }

  /// Adds up two losses.
  public static func + (one: ShellLoss, other: ShellLoss) -> ShellLoss {
    ShellLoss(frames: one.frames &+ other.frames, samples: one.samples &+ other.samples)
  }
}

extension ShellLoss: CustomStringConvertible {
  /// The loss as a clause.
  public var description: String {
    let frames = frames == 1 ? "1 frame was dropped" : "\(frames) frames were dropped"
    return samples == 0 ? frames : "\(frames), with \(samples) earlier samples"
  }
}
