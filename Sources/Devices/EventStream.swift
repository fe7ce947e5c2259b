#if os(Linux)
  import CEvdev
  import FingerpostHID
  import Foundation

  /// Reads events from a descriptor, also where they arrive in pieces, and counts what is lost.
  struct EventStream {
    let descriptor: Int32
    /// The beginning of an event whose end has not come yet.
    private var rest: [UInt8] = []

    /// What was lost so far.
    private(set) var losses = SourceLosses()
    /// Whether the device can be queried for its state after lost events.
    private let canBeAsked: Bool
    /// Whether events are left out, because some before them are missing.
    private var isBehindLoss = false

    init(_ descriptor: Int32, canBeAsked: Bool) {
      self.descriptor = descriptor
      self.canBeAsked = canBeAsked
    }

    /// Reads what is there, at most some hundred events at once.
    ///
    /// Where events were lost and the device can be asked, everything that waits is read and left out: it is older than
    /// the device's answer.
    mutating func read(into events: inout [InputEvent]) -> SourceOutcome {
      var outcome = readSome(into: &events)
      count(events[...])
      guard canBeAsked, isBehindLoss else { return outcome }
      while outcome == .more {
        let place = events.count
        outcome = readSome(into: &events)
        count(events[place...])
      }
      events.dropWhatFollowsLosses()
      isBehindLoss = false
      return outcome
    }

    private mutating func count(_ events: ArraySlice<InputEvent>) {
      for event in events {
        if event.isLoss {
          losses.times &+= 1
          isBehindLoss = true
        } else if !isBehindLoss {
          continue
        } else if event.type != EvdevCode.synchronization {
          losses.eventsLeftOut &+= 1
        } else if event.code == EvdevCode.report, !canBeAsked {
          isBehindLoss = false
        }
      }
    }

    private mutating func readSome(into events: inout [InputEvent]) -> SourceOutcome {
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
