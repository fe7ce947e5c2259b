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
  /// - Parameter readsTouchpads: whether the places of a touchpad are read as places on a screen.
  /// - Throws: an error if the device reports no contacts, is a touchpad that is not to be read, or does not tell its
  ///   contacts apart.
  public func recording(
    _ mapping: TouchMapping, readsTouchpads: Bool = false
  ) throws(RecordingError) -> Recording {
    guard var decoder = EvdevDecoder(device, mapping: mapping) else {
      throw RecordingError(reason: "\(deviceName) reports no contacts")
    }
    guard device.kind != .touchpad || readsTouchpads else {
      throw RecordingError(
        reason: "\(deviceName) is a touchpad, whose fingers are not on the screen; "
          + "--touchpad lays the pad over the whole screen")
    }
    guard decoder.contactProtocol != .slots || !hasPlacesWithoutIDs else {
      throw RecordingError(
        reason: "\(deviceName) gives its contacts slots but no tracking ids (ABS_MT_TRACKING_ID), "
          + "so it does not say when a finger comes or goes")
    }
    var frames: [Frame] = []
    for event in events { decoder.decode(event, slots: { nil }, into: &frames) }
    let start = frames.first?.nanoseconds ?? 0
    for index in frames.indices { frames[index].nanoseconds &-= start }
    var recording = Recording(frames: frames, screen: mapping.screen, device: RecordingDevice(device))
    recording.notes = notes
    if device.kind == .touchpad { recording.notes.append("A touchpad is laid over the whole screen.") }
    if frames.isEmpty { recording.notes.append("No finger comes down in it.") }
    if decoder.losses > 0 {
      recording.notes.append("Events were lost \(decoder.losses) times while it was recorded.")
    }
    if decoder.clockSteps > 0 {
      recording.notes.append("The device's clock went backwards \(decoder.clockSteps) times.")
    }
    return recording
  }

  private var deviceName: String {
    device.name.isEmpty ? "its device" : "its device “\(PlainText.excerpt(device.name))”"
  }

  /// Whether contacts have places, but none ever has an id.
  private var hasPlacesWithoutIDs: Bool {
    var hasPlaces = false
    for event in events where event.type == EvdevCode.absolute {
      if event.code == EvdevCode.contactID { return false }
      hasPlaces = hasPlaces || event.code == EvdevCode.contactX || event.code == EvdevCode.contactY
    }
    return hasPlaces
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
    // Only touchpads say with how many fingers they are touched.
    if !device.has(key: EvdevCode.fingerTool) { device.add(property: EvdevCode.isDirect) }
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
