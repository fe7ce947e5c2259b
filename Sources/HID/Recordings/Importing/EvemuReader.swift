import FingerpostText

/// Reads what `evemu-record` and `evemu-describe` write.
///
/// ```
/// N: Some touchscreen              name
/// I: 0018 0000 0000 0000           bus, vendor, product, version
/// P: 02 00 00 00 00 00 00 00       properties, one bit each
/// B: 03 03 00 00 00 00 80 60 02    events of kind 03, one bit each; continued on further lines
/// A: 35 0 1279 0 0 0               an axis: minimum, maximum, fuzz, flat, resolution
/// E: 0.016384 0003 0035 640        an event: time, kind, code, value in decimals
/// ```
struct EvemuReader {
  private var recording = EventRecording(device: DeviceDescription(), events: [])
  private var nextBit: [UInt16: Int] = [:]
  private(set) var isDescribed = false
  private var skipped = 0

  /// Reads a file.
  ///
  /// - Parameter description: what the device says about itself, if the file does not tell.
  static func read(_ bytes: [UInt8], description: DeviceDescription?) throws(RecordingError) -> EventRecording
  {
    var reader = EvemuReader()
    for (number, line) in RecordingLines(bytes) { try reader.read(line, number) }
    if !reader.isDescribed {
      if let description {
        reader.recording.device = description
      } else {
        reader.recording.describeByEvents()
      }
    }
    if reader.skipped > 0 {
      reader.recording.notes.append(
        "\(reader.skipped) line\(reader.skipped == 1 ? " is of a kind that is" : "s are of kinds that are") not known and skipped."
      )
    }
    return reader.recording
  }

  /// Reads a description, with or without events behind it.
  static func description(_ bytes: [UInt8]) throws(RecordingError) -> DeviceDescription {
    var reader = EvemuReader()
    for (number, line) in RecordingLines(bytes) { try reader.read(line, number) }
    guard reader.isDescribed else {
      throw RecordingError(reason: "it does not describe a device: no line begins with N:, B: or A:")
    }
    return reader.recording.device
  }

  private mutating func read(_ line: String, _ number: Int) throws(RecordingError) {
    if line.hasPrefix("N:") {
      recording.device.name = String(line.dropFirst(2)).words.joined(separator: " ")
      isDescribed = true
      return
    }
    let text = line.prefix { $0 != "#" }
    guard let mark = text.words.first else { return }
    let words = Array(text.words.dropFirst())
    switch mark {
    case "I:": try identify(words, number)
    case "P:":
      for property in DeviceDescription.bits(try bytes(words, number)) {
        recording.device.add(property: property)
      }
    case "B:": try addBits(words, number)
    case "A:": try addAxis(words, number)
    case "E:": recording.events.append(try event(words, number))
    case "L:", "S:": break
    case _ where mark.utf8.count == 2 && mark.hasSuffix(":") && mark.first?.isUppercase == true: skipped += 1
    default:
      throw RecordingError(
        line: number,
        reason:
          "it begins with “\(PlainText.excerpt(mark))”, but lines of evemu begin with N:, I:, P:, B:, A:, L:, S:, E: or #"
      )
    }
  }

  private mutating func identify(_ words: [Substring], _ number: Int) throws(RecordingError) {
    var ids: [UInt16] = []
    for word in words { ids.append(try code(word, number, "an id")) }
    guard ids.count == 4 else {
      throw RecordingError(
        line: number, reason: "I: has \(ids.count) numbers, not bus, vendor, product and version")
    }
    let device = recording.device
    recording.device.bus = ids[0]
    recording.device.vendor = ids[1]
    recording.device.product = ids[2]
    recording.device.version = ids[3]
    isDescribed = isDescribed || device != recording.device
  }

  private mutating func addBits(_ words: [Substring], _ number: Int) throws(RecordingError) {
    guard let first = words.first else {
      throw RecordingError(line: number, reason: "B: names no kind of event")
    }
    let type = try code(first, number, "a kind of event")
    let bytes = try bytes(Array(words.dropFirst()), number)
    let start = nextBit[type, default: 0]
    for bit in DeviceDescription.bits(bytes, from: start) { recording.device.add(type, bit) }
    nextBit[type] = min(start + bytes.count * 8, 1 << 20)
    isDescribed = true
  }

  private mutating func addAxis(_ words: [Substring], _ number: Int) throws(RecordingError) {
    guard words.count >= 3, let low = Int32(words[1]), let high = Int32(words[2]) else {
      throw RecordingError(line: number, reason: "A: does not name an axis with its minimum and maximum")
    }
    let resolution = words.count >= 6 ? Int32(words[5]) ?? 0 : 0
    recording.device.add(
      DeviceAxis(
        code: try code(words[0], number, "an axis"), minimum: low, maximum: high, resolution: resolution))
    isDescribed = true
  }

  private func event(_ words: [Substring], _ number: Int) throws(RecordingError) -> InputEvent {
    guard words.count >= 4 else {
      throw RecordingError(
        line: number, reason: "E: has \(words.count) fields, not time, kind, code and value")
    }
    guard let time = RecordTime.nanoseconds(words[0]) else {
      throw RecordingError(
        line: number, reason: "the time is “\(PlainText.excerpt(words[0]))”, not seconds as in 0.016384")
    }
    guard let value = Int32(words[3]) else {
      throw RecordingError(
        line: number,
        reason: "the value is “\(PlainText.excerpt(words[3]))”, which is not a whole number in range")
    }
    return InputEvent(
      nanoseconds: time, type: try code(words[1], number, "a kind of event"),
      code: try code(words[2], number, "a code"), value: value)
  }

  private func code(_ word: Substring, _ number: Int, _ what: String) throws(RecordingError) -> UInt16 {
    guard let value = UInt16(word, radix: 16) else {
      throw RecordingError(
        line: number,
        reason: "\(what) is “\(PlainText.excerpt(word))”, not a hexadecimal number up to ffff")
    }
    return value
  }

  private func bytes(_ words: [Substring], _ number: Int) throws(RecordingError) -> [UInt8] {
    var bytes: [UInt8] = []
    for word in words {
      guard let byte = UInt8(word, radix: 16) else {
        throw RecordingError(line: number, reason: "“\(PlainText.excerpt(word))” is not a hexadecimal byte")
      }
      bytes.append(byte)
    }
    return bytes
  }
}
