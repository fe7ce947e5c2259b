#if os(Linux)
  import CChannel
  public import FingerpostHID
  import Foundation

  /// Writes what a device reports as a recording, line by line, so that what is there is whole whatever happens.
  public final class DeviceRecorder {
    /// Why recording ended.
    public enum End: Hashable, Sendable {
      /// It was asked to stop.
      case stopped
      /// Nothing came for as long as one was willing to wait.
      case idle
      /// The device is gone; its contacts were cancelled.
      case gone
      /// A line could not be written; the system says why. The lines before it are whole.
      case unwritten(Int32)
      /// Waiting failed; the system says why.
      case failed(Int32)
    }

    /// How many frames were written whole.
    public private(set) var frameCount = 0

    /// What was lost before it could be written.
    public var losses: SourceLosses { reader.losses }

    private let reader: any FrameSource
    private let input: Int32
    private let output: Int32
    private var start: Int64?

    /// Creates a recorder.
    ///
    /// - Parameters:
    ///   - reader: reads the device.
    ///   - input: the descriptor that the reader reads.
    ///   - output: the descriptor that lines are written to.
    public init(_ reader: any FrameSource, input: Int32, output: Int32) {
      self.reader = reader
      self.input = input
      self.output = output
    }

    /// Writes the header and then every frame, until something ends it.
    ///
    /// - Parameters:
    ///   - interrupts: a descriptor that can be read when it is enough; negative for none.
    ///   - idleMilliseconds: how long nothing may come; negative forever.
    public func run(
      screen: RecordingScreen, device: RecordingDevice, interrupts: Int32 = -1, idleMilliseconds: Int32 = -1
    ) -> End {
      if let number = write(RecordingWriter.header(screen, device)) { return .unwritten(number) }
      while true {
        var waits = [
          pollfd(fd: input, events: Int16(POLLIN), revents: 0),
          pollfd(fd: interrupts, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&waits, 2, idleMilliseconds)
        if count < 0 {
          if errno == EINTR { continue }
          return .failed(errno)
        }
        if count == 0 { return finish(.idle) }
        if waits[1].revents != 0 { return finish(.stopped) }
        guard waits[0].revents != 0 else { continue }
        var frames: [Frame] = []
        let outcome = reader.read(into: &frames)
        if let number = write(frames) { return .unwritten(number) }
        if outcome == .gone { return .gone }
      }
    }

    /// What is down when recording ends has no end of its own.
    private func finish(_ end: End) -> End {
      guard let frame = reader.cancelAll() else { return end }
      return write([frame]).map { .unwritten($0) } ?? end
    }

    private func write(_ frames: [Frame]) -> Int32? {
      for var frame in frames {
        let start = self.start ?? frame.nanoseconds
        self.start = start
        frame.nanoseconds = max(0, frame.nanoseconds &- start)
        if let number = write(RecordingWriter.line(frame)) { return number }
        frameCount += 1
      }
      return nil
    }

    /// - Returns: the system's number for what went wrong, or nil.
    private func write(_ line: String) -> Int32? {
      let bytes = Array((line + "\n").utf8)
      var position = 0
      while position < bytes.count {
        let count = bytes.withUnsafeBytes {
          Foundation.write(output, $0.baseAddress.map { $0 + position }, bytes.count - position)
        }
        if count > 0 {
          position += count
        } else if count == 0 || errno != EINTR {
          return count == 0 ? EIO : errno
        }
      }
      return nil
    }

    /// Returns a descriptor that becomes readable when the process is interrupted, which no longer ends it.
    public static func interrupts() -> Int32 { channel_interrupts() }
  }
#endif
