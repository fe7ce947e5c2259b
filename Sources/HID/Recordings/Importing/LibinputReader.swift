import FingerpostText

/// Reads what `libinput record` writes: YAML of one fixed shape, of which each line is read for itself.
///
/// ```
/// devices:
/// - node: /dev/input/event4
///   evdev:
///     name: "Some touchscreen"
///     id: [24, 0, 0, 0]
///     codes:
///       3: [0, 1, 47, 53, 54, 57]
///     absinfo:
///       53: [0, 1279, 0, 0, 0]
///     properties: [1]
///   events:
///   - evdev:
///     - [  0,  16384,   3,  53,    640]
/// ```
///
/// Of several devices the first touchscreen is read, or else the first that reports contacts.
struct LibinputReader {
  private enum Section {
    case none
    case codes
    case axes
    case events
    case other
  }

  private var devices: [EventRecording] = []
  private var section = Section.none
  /// A list whose end is on a later line.
  private var unfinished: (number: Int, pieces: [String], bytes: Int)?
  /// Whether the lines are about what others than the kernel say of the device, where keys mean something else.
  private var isForeign = false
  private var skipped = 0

  /// What the parts of a device are that are not read.
  private static let foreignParts: Set<Substring> = [
    "udev", "quirks", "hid", "libinput", "system", "- hid", "- libinput",
  ]

  static func read(_ bytes: [UInt8]) throws(RecordingError) -> EventRecording {
    var reader = LibinputReader()
    for (number, line) in RecordingLines(bytes) { try reader.take(line, number) }
    if let unfinished = reader.unfinished {
      throw RecordingError(line: unfinished.number, reason: "the list that begins here has no end")
    }
    let readable =
      reader.devices.first { $0.device.kind == .touchscreen }
      ?? reader.devices.first { $0.device.contactProtocol != nil } ?? reader.devices.first
    guard var recording = readable else { throw RecordingError(reason: "the recording names no device") }
    if reader.devices.count > 1 {
      let name = PlainText.excerpt(recording.device.name)
      recording.notes.append("Of its \(reader.devices.count) devices only “\(name)” is read.")
    }
    if reader.skipped > 0 {
      recording.notes.append(
        "\(reader.skipped) line\(reader.skipped == 1 ? " has a key that is" : "s have keys that are") not known and skipped."
      )
    }
    return recording
  }

  private mutating func take(_ line: String, _ number: Int) throws(RecordingError) {
    var (number, text) = (number, Self.withoutComment(line))
    guard !text.isEmpty else { return }
    if unfinished != nil || Self.beginsList(text), !text.utf8.contains(UInt8(ascii: "]")) {
      var begun = unfinished ?? (number, [], 0)
      // Otherwise each line would copy all before it.
      unfinished = nil
      begun.pieces.append(text)
      begun.bytes += text.utf8.count + 1
      guard begun.bytes < Self.maxListBytes else {
        throw RecordingError(
          line: begun.number,
          reason: "the list that begins here has no end within \(Self.maxListBytes) bytes")
      }
      unfinished = begun
      return
    }
    if let begun = unfinished {
      (number, text) = (begun.number, (begun.pieces + [text]).joined(separator: " "))
      unfinished = nil
    }
    try takeWhole(text, number)
  }

  private mutating func takeWhole(_ text: String, _ number: Int) throws(RecordingError) {
    if text.hasPrefix("- node:") {
      guard devices.count < 64 else {
        throw RecordingError(line: number, reason: "there are more than 64 devices")
      }
      devices.append(EventRecording(device: DeviceDescription(), events: []))
      section = .none
      isForeign = false
      return
    }
    guard let last = devices.indices.last else { return }
    if text.hasPrefix("- [") {
      if section == .events { devices[last].events.append(try event(list(text, number), number)) }
      return
    }
    guard let colon = text.firstIndex(of: ":") else { return }
    let key = text[..<colon]
    if Self.foreignParts.contains(key) { (isForeign, section) = (true, .other) }
    if key == "evdev" || key == "events" || key == "- evdev" { isForeign = false }
    guard !isForeign else { return }
    switch key {
    case "evdev": section = .none
    case "codes": section = .codes
    case "absinfo": section = .axes
    case "events": section = .other
    case "- evdev": section = .events
    case "name" where section != .events:
      devices[last].device.name = Self.unquoted(text[text.index(after: colon)...])
    case "id" where text.contains("["): try identify(list(text, number), last)
    case "properties" where text.contains("["):
      for property in try list(text, number) {
        devices[last].device.add(property: UInt16(clamping: property))
      }
      section = .none
    default:
      if let code = UInt16(key), text.contains("[") {
        try add(code, list(text, number), number, to: last)
      } else if key.first == "-" || section != .events {
        if section != .events, key.first != "-" { skipped += 1 }
        section = .other
      }
    }
  }

  /// More than any list of a real file takes.
  private static let maxListBytes = 100_000

  /// Whether a line has a list as its item or value.
  private static func beginsList(_ text: String) -> Bool {
    if text.hasPrefix("- [") { return true }
    guard let colon = text.firstIndex(of: ":") else { return false }
    return text[text.index(after: colon)...].first { $0 != " " } == "["
  }

  private mutating func identify(_ ids: [Int], _ index: Int) throws(RecordingError) {
    guard ids.count >= 4 else { return }
    devices[index].device.bus = UInt16(truncatingIfNeeded: ids[0])
    devices[index].device.vendor = UInt16(truncatingIfNeeded: ids[1])
    devices[index].device.product = UInt16(truncatingIfNeeded: ids[2])
    devices[index].device.version = UInt16(truncatingIfNeeded: ids[3])
  }

  private mutating func add(
    _ code: UInt16, _ values: [Int], _ number: Int, to index: Int
  ) throws(RecordingError) {
    switch section {
    case .codes:
      for value in values {
        if let value = UInt16(exactly: value) { devices[index].device.add(code, value) }
      }
    case .axes:
      guard values.count >= 2, let low = Int32(exactly: values[0]), let high = Int32(exactly: values[1])
      else {
        throw RecordingError(line: number, reason: "the axis has no minimum and maximum")
      }
      let resolution = values.count >= 5 ? Int32(clamping: values[4]) : 0
      devices[index].device.add(DeviceAxis(code: code, minimum: low, maximum: high, resolution: resolution))
    default: break
    }
  }

  private func event(_ values: [Int], _ number: Int) throws(RecordingError) -> InputEvent {
    guard values.count == 5, let type = UInt16(exactly: values[2]), let code = UInt16(exactly: values[3]),
      let value = Int32(exactly: values[4]), (0..<1_000_000).contains(values[1]),
      let time = RecordTime.nanoseconds(seconds: Int64(values[0]), rest: Int64(values[1]) * 1000)
    else {
      throw RecordingError(
        line: number, reason: "an event is [seconds, microseconds, kind, code, value], but this is not")
    }
    return InputEvent(nanoseconds: time, type: type, code: code, value: value)
  }

  private func list(_ text: String, _ number: Int) throws(RecordingError) -> [Int] {
    guard let open = text.firstIndex(of: "["), let close = text.lastIndex(of: "]"), open < close else {
      throw RecordingError(line: number, reason: "a list in square brackets is missing")
    }
    var values: [Int] = []
    for part in text[text.index(after: open)..<close].split(separator: ",") {
      guard let word = part.words.first, part.words.count == 1, let value = Int(word) else {
        throw RecordingError(line: number, reason: "“\(PlainText.excerpt(part))” is not a whole number")
      }
      values.append(value)
    }
    return values
  }

  /// Comments follow lists and keys; a name in quotation marks may contain the sign.
  private static func withoutComment(_ line: String) -> String {
    guard !line.hasPrefix("name:") else { return line }
    let text = line.prefix { $0 != "#" }
    return String(text.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  private static func unquoted(_ text: Substring) -> String {
    var name = text.drop { $0 == " " }
    if name.first == "\"", let end = name.lastIndex(of: "\""), end > name.startIndex {
      name = name[name.index(after: name.startIndex)..<end]
    }
    return String(name)
  }
}
