import Fingerpost
public import FingerpostHID

/// Plays frames on a screen, in virtual time: what fingers did once, on views that may never have seen them.
public struct RecordingPlayer {
  private let scene: PlayedScene

  /// The size of the screen that the frames are played on, in points.
  public var screenSize: RecordingScreen { scene.screenSize }

  /// Creates a player for a screen.
  public init(_ scene: PlayedScene) {
    self.scene = scene
  }

  /// Plays frames in order, and lets time run on until nothing is pending.
  ///
  /// They come through a gate, as those of any source do, and so have the same numbers as through the shell.
  ///
  /// - Parameters:
  ///   - frames: the frames, from time 0.
  ///   - pace: called before anything happens at a time, in nanoseconds; a live replay waits in it.
  ///   - watch: what sees the run from outside, or nil.
  /// - Returns: false if something was still pending when time had run on for long.
  @discardableResult public func play(
    _ frames: [Frame], pace: ((Int64) -> Void)? = nil, watching watch: RunWatch? = nil
  ) -> Bool {
    let merger = SourceMerger()
    let gate = merger.openGate("recording")
    let admitted = frames.flatMap { merger.admit($0, through: gate, now: $0.nanoseconds) }
    return play(admitted: admitted.compactMap(\.frame), pace: pace, watching: watch)
  }

  /// Plays frames that have been through a gate, with the numbers that they have.
  ///
  /// - Returns: as ``play(_:pace:watching:)``.
  @discardableResult public func play(
    admitted frames: [Frame], pace: ((Int64) -> Void)? = nil, watching watch: RunWatch? = nil
  ) -> Bool {
    // Who watches sees what deadlines change, and no animation between them.
    scene.world.run {
      VirtualRun(scene.world, watching: watch, pace: pace, stopsAtFrames: false).play(frames)
    }
  }
}
