#if os(Linux)
  import CEvdev
  public import FingerpostHID
  import Foundation

  /// Reads a device's events from a descriptor and turns them into frames.
  ///
  /// Whoever owns the descriptor waits for it to be readable; nothing here blocks on one that does not.
  public final class DeviceReader: FrameSource {
    /// What it is called, for people.
    public let name: String
    /// Where events are read from.
    public let descriptor: Int32

    private let slots: () -> SlotSnapshot?
    private var touches: EvdevDecoder?
    private var keys: KeyDecoder?
    private var isGone = false
    /// Whether the device says what is in its slots.
    private var canBeAsked = false
    /// The beginning of an event whose end has not come yet.
    private var rest: [UInt8] = []

    /// Creates a reader; nil for a device that reports neither contacts nor presses.
    ///
    /// - Parameters:
    ///   - name: what it is called, for people; without one, as the device calls itself.
    ///   - descriptor: where events are read from. It stays open, and has to for as long as there is a reader.
    ///   - description: what the device says of itself.
    ///   - mapping: where its places lie on the screen.
    ///   - slots: asks the device for its slots: once now, for what is down already, and whenever events were lost.
    public init?(
      name: String? = nil, descriptor: Int32, description: DeviceDescription, mapping: TouchMapping,
      slots: @escaping () -> SlotSnapshot? = { nil }
    ) {
      if description.kind == .touchscreen {
        let snapshot = slots()
        canBeAsked = snapshot != nil
        touches = EvdevDecoder(description, mapping: mapping, snapshot: snapshot)
      } else {
        keys = KeyDecoder(description)
      }
      guard touches != nil || keys != nil else { return nil }
      self.name = name ?? description.name
      self.descriptor = descriptor
      self.slots = slots
    }

    /// Reads what is there, at most some hundred events at once.
    ///
    /// - Parameter frames: gets the frames.
    public func read(into frames: inout [Frame]) -> SourceOutcome {
      guard !isGone else { return .gone }
      var events: [InputEvent] = []
      var outcome = read(into: &events)
      if events.tellOfLosses, canBeAsked {
        // What waits is older than what the device is about to say.
        while outcome == .more { outcome = read(into: &events) }
        events.dropWhatFollowsLosses()
      }
      for event in events { take(event, into: &frames) }
      if outcome == .gone {
        isGone = true
        if let frame = cancelAll() { frames.append(frame) }
      }
      return outcome
    }

    private func read(into events: inout [InputEvent]) -> SourceOutcome {
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

    /// Cancels whatever is down: the device is to be given up, or belongs to somebody else now.
    ///
    /// - Returns: nil when nothing was down.
    public func cancelAll() -> Frame? { touches?.cancelAll() ?? keys?.cancelAll() }

    private func take(_ event: InputEvent, into frames: inout [Frame]) {
      touches?.take(event, slots: slots, into: &frames)
      keys?.take(event, into: &frames)
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

  extension InputDevice {
    /// Creates a reader of the device, which keeps it open.
    ///
    /// - Throws: an error if it reports neither contacts nor presses.
    public func reader(mapping: TouchMapping) throws(DeviceError) -> DeviceReader {
      guard
        let reader = DeviceReader(
          name: "\(description.name) (\(path))", descriptor: descriptor, description: description,
          mapping: mapping, slots: { self.slots() })
      else { throw .unusable(path, description.kind.rawValue) }
      return reader
    }
  }
#endif
