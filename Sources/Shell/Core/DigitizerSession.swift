public import FingerpostHID
public import FingerpostMessages
import FingerpostText

/// What a digitizer said so far: what it is called, how large its screen is, and what time it is there.
///
/// Its times count from its first frame, which is now; no frame is more than half a second ahead of the machine's clock. Its
/// places are stretched to the shell's screen.
public struct DigitizerSession {
  /// How far ahead of the machine's clock a frame may be, in nanoseconds. The first frame may have been that late.
  static let maxAhead: Int64 = 500_000_000

  /// What the digitizer is called; nil before it has said so.
  public private(set) var name: String?
  /// The gate of its frames; nil before it has said what it is, and after its end.
  public private(set) var gate: SourceMerger.Gate?
  /// How many of its frames were passed on, whole or in part.
  public private(set) var frames: UInt64 = 0
  /// How many things in its frames cannot be.
  public private(set) var faults: UInt64 = 0

  private let screen: RecordingScreen
  private var stretch = (x: 1.0, y: 1.0)
  private var own: Int64?
  private var base: Int64 = 0

  /// Creates the session of a digitizer that has said nothing yet.
  ///
  /// - Parameter screen: the shell's screen.
  public init(screen: RecordingScreen) {
    self.screen = screen
  }

  /// What a message brings about.
  public enum Outcome {
    /// Frames and notes of its gate.
    case events([SourceEvent])
    /// It has said what it is.
    case came(String, RecordingScreen)
    /// It has said that this was all.
    case ended
    /// It must not say that; why.
    case refused(String)
  }

  /// Takes a message.
  ///
  /// - Parameters:
  ///   - now: the machine's monotonic clock, in nanoseconds.
  ///   - merger: where all frames meet.
  public mutating func take(
    _ message: DigitizerMessage, now: Int64, merger: SourceMerger
  ) -> Outcome {
    switch (message, gate) {
    case (.hello(let name, let own), nil):
      stretch = (screen.width / own.width, screen.height / own.height)
      let line = PlainText.excerpt(name)
      self.name = line
      gate = merger.openGate(line)
      return .came(line, own)
    case (.hello, .some): return .refused("it introduced itself twice")
    case (_, nil): return .refused("it has not introduced itself")
    case (.frame(let frame), .some(let gate)):
      let before = merger.faultCount
      let events = merger.admit(placed(frame, now), through: gate, now: now)
      faults &+= UInt64(max(0, merger.faultCount &- before))
      for event in events where event.frame != nil { frames &+= 1 }
      return .events(events)
    case (.end, .some): return .ended
    }
  }

  /// Ends the session: what is down is cancelled.
  public mutating func end(now: Int64, merger: SourceMerger) -> [SourceEvent] {
    guard let gate else { return [] }
    self.gate = nil
    return merger.close(gate, now: now)
  }

  /// The frame with the shell's time and places.
  private mutating func placed(_ frame: Frame, _ now: Int64) -> Frame {
    var frame = frame
    if stretch != (1, 1) { frame.scale(stretch.x, stretch.y) }
    if own == nil {
      own = frame.nanoseconds
      base = now
    }
    let (passed, overflows) = frame.nanoseconds.subtractingReportingOverflow(own ?? 0)
    let (time, overflowsToo) = base.addingReportingOverflow(passed)
    // A time that is none; the gate says so.
    guard !overflows, !overflowsToo else {
      frame.nanoseconds = .min
      return frame
    }
    frame.shift(to: min(time, now &+ Self.maxAhead))
    return frame
  }
}
