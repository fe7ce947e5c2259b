#if os(Linux)
  import CEvdev
  import FingerpostHID
  import Foundation

  /// Reads events from a descriptor, also where they arrive in pieces.
  struct EventStream {
    let descriptor: Int32
    /// The beginning of an event whose end has not come yet.
    private var rest: [UInt8] = []

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Reads what is there, at most some hundred events at once.
    mutating func read(into events: inout [InputEvent]) -> SourceOutcome {
      let size = Int(evdev_event_size())
      var bytes = [UInt8](repeating: 0, count: size * 256)
      let count = bytes.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EAGAIN || errno == EINTR { return errno == EINTR ? .more : .waiting }
      guard count > 0 else { return .gone }
      rest += bytes.prefix(count)
      var position = 0
      while rest.count - position >= size {
        events.append(event(at: position))
        position += size
      }
      rest.removeFirst(position)
      return count == bytes.count ? .more : .waiting
    }

    private func event(at position: Int) -> InputEvent {
      var (seconds, microseconds) = (Int64(0), Int64(0))
      var (type, code) = (UInt16(0), UInt16(0))
      var value: Int32 = 0
      rest.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        evdev_decode(base + position, &seconds, &microseconds, &type, &code, &value)
      }
      let (nanoseconds, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
      let (part, overflowsToo) = microseconds.multipliedReportingOverflow(by: 1000)
      let (time, overflowsThen) = nanoseconds.addingReportingOverflow(part)
      let isSound = !overflows && !overflowsToo && !overflowsThen
      return InputEvent(nanoseconds: isSound ? time : 0, type: type, code: code, value: value)
    }
  }
#endif
