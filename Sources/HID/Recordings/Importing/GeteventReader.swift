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

  static func read(_ bytes: [UInt8], description: DeviceDescription?) throws(RecordingError) -> EventRecording
  {
    var reader = GeteventReader()
    for (number, line) in RecordingLines(bytes) where !line.isEmpty { try reader.take(line, number) }
    guard let most = reader.devices.map(\.placeCount).max(),
      let device = reader.devices.first(where: { $0.placeCount == most })
    else { throw RecordingError(reason: "the recording has no event") }
    var recording = EventRecording(
      device: description ?? DeviceDescription(name: device.name), events: device.events)
    if description == nil { recording.describeByEvents() }
    if reader.devices.count > 1 {
      recording.notes.append(
        "Of its \(reader.devices.count) devices only \(PlainText.excerpt(device.name)) is read, which reports the most places."
      )
    }
    return recording
  }

  private mutating func take(_ line: String, _ number: Int) throws(RecordingError) {
    // What it says before the first event.
    if line.hasPrefix("add device") || line.hasPrefix("could not") || line.hasPrefix("name:") { return }
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else {
      throw RecordingError(
        line: number,
        reason: "it does not begin with a time as in [ 4292.658071]; record with getevent -t or -lt")
    }
    let time = line[line.index(after: line.startIndex)..<end]
    guard let time = RecordTime.nanoseconds(time.words.first ?? "") else {
      throw RecordingError(
        line: number, reason: "the time is “\(PlainText.excerpt(time))”, and not seconds as in 4292.658071")
    }
    var words = line[line.index(after: end)...].words
    var name = ""
    if let first = words.first, first.hasSuffix(":") {
      name = String(first.dropLast())
      words.removeFirst()
    }
    guard words.count == 3 else {
      throw RecordingError(
        line: number, reason: "it has \(words.count) fields behind the time, and not kind, code and value")
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

  /// - Returns: nil for an event that has a name and says nothing of contacts.
  private func event(
    _ words: [Substring], _ time: Int64, _ number: Int
  ) throws(RecordingError) -> InputEvent? {
    let types = EvdevNames.types
    guard let type = UInt16(words[0], radix: 16) ?? EvdevNames.number(words[0], in: types) else {
      throw RecordingError(
        line: number,
        reason: "the kind of event is “\(PlainText.excerpt(words[0]))”; "
          + NearestName.advice(for: String(words[0]), among: types.map(\.name)))
    }
    let codes = EvdevNames.codes(of: type)
    guard let code = UInt16(words[1], radix: 16) ?? EvdevNames.number(words[1], in: codes) else {
      // Keys have hundreds of names, and none of them touches anything.
      guard type == EvdevCode.synchronisation || type == EvdevCode.absolute else { return nil }
      throw RecordingError(
        line: number,
        reason: "the code is “\(PlainText.excerpt(words[1]))”; "
          + NearestName.advice(for: String(words[1]), among: codes.map(\.name)))
    }
    let value: Int32
    switch words[2] {
    case "DOWN": value = 1
    case "UP": value = 0
    default:
      guard let bits = UInt32(words[2], radix: 16) else {
        throw RecordingError(
          line: number,
          reason:
            "the value is “\(PlainText.excerpt(words[2]))”, and not eight hexadecimal digits, DOWN or UP")
      }
      value = Int32(bitPattern: bits)
    }
    return InputEvent(nanoseconds: time, type: type, code: code, value: value)
  }
}
