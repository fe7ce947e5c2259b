import FingerpostText

/// Reads what Android's `getevent -t` and `getevent -lt` print.
///
/// ```
/// [    4292.658071] 0003 0035 00000248
/// [    4292.658071] /dev/input/event3: EV_ABS       ABS_MT_POSITION_X    00000248
/// ```
///
/// Of several devices the one is read that reports the most places.
struct GeteventReader {
  private struct Device {
    var name: String
    var events: [InputEvent] = []
    var placeCount = 0
  }

  private var devices: [Device] = []
  private var panels = GeteventPanels()
  private var skipped = 0
  private var firstUnknown: RecordingError?

  static func read(_ bytes: [UInt8], description: DeviceDescription?) throws(RecordingError) -> EventRecording
  {
    var reader = GeteventReader()
    for (number, line) in RecordingLines(bytes) where !line.isEmpty { try reader.take(line, number) }
    guard let largest = reader.devices.map(\.placeCount).max(),
      let device = reader.devices.first(where: { $0.placeCount == largest })
    else { throw reader.firstUnknown ?? RecordingError(reason: "the recording has no event") }
    var recording = EventRecording(
      device: description ?? DeviceDescription(name: device.name), events: device.events)
    if description == nil {
      if let panel = reader.panels.description(of: device.name) {
        recording.device = panel
      } else {
        recording.describeByEvents()
      }
    }
    if reader.devices.count > 1 {
      recording.notes.append(
        "Of its \(reader.devices.count) devices only \(PlainText.excerpt(device.name)) is read, which reports the most positions."
      )
    }
    if reader.skipped > 0 {
      recording.notes.append(
        "\(reader.skipped) event\(reader.skipped == 1 ? " has a name that is" : "s have names that are") not known and skipped."
      )
    }
    return recording
  }

  private mutating func take(_ line: String, _ number: Int) throws(RecordingError) {
    // What getevent says before the first event, and -p about each device.
    if !line.hasPrefix("["), panels.take(line, isFirst: devices.isEmpty) { return }
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else {
      throw RecordingError(
        line: number,
        reason: "it does not begin with a time as in [ 4292.658071]; record with getevent -t or -lt")
    }
    let time = line[line.index(after: line.startIndex)..<end]
    guard let time = RecordTime.nanoseconds(time.words.first ?? "") else {
      throw RecordingError(
        line: number, reason: "the time is “\(PlainText.excerpt(time))”, not seconds as in 4292.658071")
    }
    var words = line[line.index(after: end)...].words
    var name = ""
    if let first = words.first, first.hasSuffix(":") {
      name = String(first.dropLast())
      words.removeFirst()
    }
    // getevent -r adds how many reports came in the last second.
    if words.count == 5, words[3] == "rate" { words.removeLast(2) }
    guard words.count == 3 else {
      throw RecordingError(
        line: number, reason: "it has \(words.count) fields after the time, not kind, code and value")
    }
    guard let event = try event(words, time, number) else { return }
    if !devices.contains(where: { $0.name == name }) {
      guard devices.count < 64 else {
        throw RecordingError(line: number, reason: "there are more than 64 devices")
      }
      devices.append(Device(name: name))
    }
    guard let index = devices.firstIndex(where: { $0.name == name }) else { return }
    devices[index].events.append(event)
    if event.type == EvdevCode.absolute, event.code == EvdevCode.contactX || event.code == EvdevCode.x {
      devices[index].placeCount += 1
    }
  }

  /// - Returns: nil for an event whose name is not known, or says nothing of contacts.
  private mutating func event(
    _ words: [Substring], _ time: Int64, _ number: Int
  ) throws(RecordingError) -> InputEvent? {
    let types = EvdevNames.types
    guard let type = UInt16(words[0], radix: 16) ?? EvdevNames.number(words[0], in: types) else {
      skip(
        number,
        "the kind of event is “\(PlainText.excerpt(words[0]))”; "
          + NearestName.advice(for: String(words[0]), among: types.map(\.name)))
      return nil
    }
    let codes = EvdevNames.codes(of: type)
    guard let code = UInt16(words[1], radix: 16) ?? EvdevNames.number(words[1], in: codes) else {
      // Keys have hundreds of names, and none of them touches anything.
      guard type == EvdevCode.synchronisation || type == EvdevCode.absolute else { return nil }
      skip(
        number,
        "the code is “\(PlainText.excerpt(words[1]))”; "
          + NearestName.advice(for: String(words[1]), among: codes.map(\.name)))
      return nil
    }
    let value: Int32
    switch words[2] {
    case "UP", "MT_TOOL_FINGER": value = 0
    case "DOWN", "MT_TOOL_PEN": value = 1
    case "REPEAT", "MT_TOOL_PALM": value = 2
    case _ where words[2].hasPrefix("MT_TOOL_"): value = 3
    default:
      guard let bits = UInt32(words[2], radix: 16) else {
        throw RecordingError(
          line: number,
          reason:
            "the value is “\(PlainText.excerpt(words[2]))”, not eight hexadecimal digits, DOWN or UP")
      }
      value = Int32(bitPattern: bits)
    }
    return InputEvent(nanoseconds: time, type: type, code: code, value: value)
  }

  private mutating func skip(_ number: Int, _ reason: String) {
    skipped += 1
    firstUnknown = firstUnknown ?? RecordingError(line: number, reason: reason)
  }
}

/// The kernel's names of events, as tools print them.
enum EvdevNames {
  typealias Entry = (name: String, number: UInt16)

  static let types: [Entry] = [
    ("EV_SYN", 0), ("EV_KEY", 1), ("EV_REL", 2), ("EV_ABS", 3), ("EV_MSC", 4), ("EV_SW", 5), ("EV_LED", 0x11),
    ("EV_SND", 0x12), ("EV_REP", 0x14), ("EV_FF", 0x15), ("EV_PWR", 0x16), ("EV_FF_STATUS", 0x17),
  ]

  static func codes(of type: UInt16) -> [Entry] {
    switch type {
    case EvdevCode.synchronisation: synchronisation
    case EvdevCode.key: keys
    case EvdevCode.absolute: axes
    default: []
    }
  }

  static func number(_ name: Substring, in entries: [Entry]) -> UInt16? {
    entries.first { $0.name == name }?.number
  }

  private static let synchronisation: [Entry] = [
    ("SYN_REPORT", 0), ("SYN_CONFIG", 1), ("SYN_MT_REPORT", 2), ("SYN_DROPPED", 3),
  ]

  private static let keys: [Entry] = [
    ("BTN_TOUCH", EvdevCode.touch), ("BTN_TOOL_FINGER", EvdevCode.fingerTool),
    ("BTN_TOOL_PEN", EvdevCode.penTool), ("BTN_STYLUS", EvdevCode.stylus), ("BTN_LEFT", EvdevCode.leftButton),
  ]

  private static let axes: [Entry] = [
    ("ABS_X", 0), ("ABS_Y", 1), ("ABS_Z", 2), ("ABS_RX", 3), ("ABS_RY", 4), ("ABS_RZ", 5),
    ("ABS_THROTTLE", 6),
    ("ABS_RUDDER", 7), ("ABS_WHEEL", 8), ("ABS_GAS", 9), ("ABS_BRAKE", 0x0A), ("ABS_HAT0X", 0x10),
    ("ABS_HAT0Y", 0x11), ("ABS_HAT1X", 0x12), ("ABS_HAT1Y", 0x13), ("ABS_HAT2X", 0x14), ("ABS_HAT2Y", 0x15),
    ("ABS_HAT3X", 0x16), ("ABS_HAT3Y", 0x17), ("ABS_PRESSURE", 0x18), ("ABS_DISTANCE", 0x19),
    ("ABS_TILT_X", 0x1A), ("ABS_TILT_Y", 0x1B), ("ABS_TOOL_WIDTH", 0x1C), ("ABS_VOLUME", 0x20),
    ("ABS_PROFILE", 0x21),
    ("ABS_MISC", 0x28), ("ABS_MT_SLOT", 0x2F), ("ABS_MT_TOUCH_MAJOR", 0x30), ("ABS_MT_TOUCH_MINOR", 0x31),
    ("ABS_MT_WIDTH_MAJOR", 0x32), ("ABS_MT_WIDTH_MINOR", 0x33), ("ABS_MT_ORIENTATION", 0x34),
    ("ABS_MT_POSITION_X", 0x35), ("ABS_MT_POSITION_Y", 0x36), ("ABS_MT_TOOL_TYPE", 0x37),
    ("ABS_MT_BLOB_ID", 0x38), ("ABS_MT_TRACKING_ID", 0x39), ("ABS_MT_PRESSURE", 0x3A),
    ("ABS_MT_DISTANCE", 0x3B), ("ABS_MT_TOOL_X", 0x3C), ("ABS_MT_TOOL_Y", 0x3D),
  ]
}
