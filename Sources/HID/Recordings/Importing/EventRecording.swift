import FingerpostText

/// A recording of a device's events, as the tools of Linux and Android write them.
public struct EventRecording: Hashable, Sendable {
  /// What the device says about itself.
  public var device: DeviceDescription
  /// Its events, in the order in which they came.
  public var events: [InputEvent]
  /// What the reader assumed, one sentence each.
  public var notes: [String] = []

  /// Decodes the events.
  ///
  /// Time begins with the first frame. Contacts that are still down at the end stay down.
  ///
  /// - Throws: an error if the device reports no contacts.
  public func recording(_ mapping: TouchMapping) throws(RecordingError) -> Recording {
    guard var decoder = EvdevDecoder(device, mapping: mapping) else {
      throw RecordingError(reason: "its device “\(PlainText.excerpt(device.name))” reports no contacts")
    }
    var frames: [Frame] = []
    for event in events { decoder.decode(event, slots: { nil }, into: &frames) }
    let start = frames.first?.nanoseconds ?? 0
    for index in frames.indices { frames[index].nanoseconds &-= start }
    var recording = Recording(frames: frames, screen: mapping.screen, device: RecordingDevice(device))
    recording.notes = notes
    if decoder.losses > 0 {
      recording.notes.append("Events were lost \(decoder.losses) times while it was recorded.")
    }
    if decoder.clockSteps > 0 {
      recording.notes.append("The device's clock went backwards \(decoder.clockSteps) times.")
    }
    return recording
  }

  /// Describes a device by what it reports, if nothing else does.
  mutating func describeByEvents() {
    var ranges: [UInt16: (low: Int32, high: Int32)] = [:]
    var isUnordered = false
    for event in events {
      if event.type == EvdevCode.absolute {
        let range = ranges[event.code] ?? (0, event.value)
        ranges[event.code] = (min(range.low, event.value), max(range.high, event.value))
      } else if event.type == EvdevCode.synchronization {
        if event.code == EvdevCode.contactReport { isUnordered = true }
      } else {
        device.add(event.type, event.code)
      }
    }
    if !isUnordered, ranges[EvdevCode.contactID] != nil, ranges[EvdevCode.slot] == nil {
      ranges[EvdevCode.slot] = (0, 0)
    }
    for code in UInt16(0)...0x3F {
      guard let range = ranges[code] else { continue }
      device.add(DeviceAxis(code: code, minimum: range.low, maximum: range.high))
    }
    device.add(property: EvdevCode.isDirect)
    notes.append(
      "It does not describe its device, so the panel is assumed to end where the farthest finger was.")
  }

  /// Says how far the panel reaches, where the recording does not know.
  public mutating func setPanel(width: Int32, height: Int32) {
    for (code, maximum) in [
      (EvdevCode.contactX, width), (EvdevCode.contactY, height), (EvdevCode.x, width), (EvdevCode.y, height),
    ] where device.has(axis: code) {
      let resolution = device.axis(code)?.resolution ?? 0
      device.add(DeviceAxis(code: code, minimum: 0, maximum: max(0, maximum &- 1), resolution: resolution))
    }
  }
}
