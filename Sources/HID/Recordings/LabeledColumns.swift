/// Where the columns of a labeled recording are, and what a line says in them.
struct LabeledColumns {
  /// What one line says about one finger.
  struct Row {
    var line: Int
    var phase: Contact.Phase
    var x: Double
    var y: Double
    var nanoseconds: Int64
  }

  /// Positions farther out than this are on no screen, and would spoil sums.
  private static let farthest = 1_000_000.0

  private let count: Int
  private let type: Int
  private let x: Int
  private let y: Int
  private let time: Int

  /// Finds the columns by their names in the first line.
  init(_ header: CommaSeparatedLines.Line) throws(RecordingError) {
    func index(of name: String) throws(RecordingError) -> Int {
      guard let index = header.fields.firstIndex(of: name) else {
        let text = header.fields.joined(separator: ",")
        let isScenario = ["title:", "windows:", "screen:", "rules:"].contains { text.hasPrefix($0) }
        let hint = isScenario ? "; this looks like a scenario, which `fingerpost run` plays" : ""
        throw RecordingError(
          line: header.number,
          reason: "the first line has no column “\(name)”, but \(Self.shown(text))\(hint)")
      }
      return index
    }
    count = header.fields.count
    type = try index(of: "type")
    x = try index(of: "position.dx")
    y = try index(of: "position.dy")
    time = try index(of: "timeStamp")
  }

  /// Reads a line after the first.
  func row(_ line: CommaSeparatedLines.Line) throws(RecordingError) -> Row {
    guard line.fields.count == count else {
      throw RecordingError(
        line: line.number,
        reason:
          "it has \(line.fields.count) field\(line.fields.count == 1 ? "" : "s"), and the first line \(count)"
      )
    }
    let phase: Contact.Phase
    switch line.fields[type] {
    case "down": phase = .down
    case "move": phase = .move
    case "up": phase = .up
    case "cancel": phase = .cancel
    case let other:
      throw RecordingError(
        line: line.number, reason: "the type is “\(Self.shown(other))”, not down, move, up or cancel")
    }
    return Row(
      line: line.number, phase: phase, x: try place(line, x, "position.dx"),
      y: try place(line, y, "position.dy"), nanoseconds: try nanoseconds(line))
  }

  private func place(
    _ line: CommaSeparatedLines.Line, _ column: Int, _ name: String
  ) throws(RecordingError) -> Double {
    let text = line.fields[column]
    guard let value = Double(text), value.isFinite else {
      throw RecordingError(
        line: line.number, reason: "\(name) is “\(Self.shown(text))”, which is not a number")
    }
    guard abs(value) <= Self.farthest else {
      throw RecordingError(
        line: line.number, reason: "\(name) is \(Self.shown(text)), which is off the screen")
    }
    return value
  }

  private func nanoseconds(_ line: CommaSeparatedLines.Line) throws(RecordingError) -> Int64 {
    guard let nanoseconds = Self.nanoseconds(line.fields[time].utf8) else {
      throw RecordingError(
        line: line.number,
        reason:
          "timeStamp is “\(Self.shown(line.fields[time]))”, not hours:minutes:seconds, as in 0:00:01.250000"
      )
    }
    return nanoseconds
  }

  /// Reads hours, minutes and seconds with up to nine decimals.
  static func nanoseconds(_ text: String.UTF8View) -> Int64? {
    let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let seconds = parts[2].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard seconds.count <= 2, let hour = number(parts[0], digits: 1...6),
      let minute = number(parts[1], digits: 1...2), minute < 60,
      let second = number(seconds[0], digits: 1...2), second < 60
    else { return nil }
    var fraction: Int64 = 0
    if seconds.count == 2 {
      guard let value = number(seconds[1], digits: 1...9) else { return nil }
      fraction = value
      for _ in seconds[1].count..<9 { fraction *= 10 }
    }
    // At most six digits of hours: nothing here can overflow.
    return ((hour * 60 + minute) * 60 + second) * 1_000_000_000 + fraction
  }

  private static func number(_ text: Substring.UTF8View, digits: ClosedRange<Int>) -> Int64? {
    guard digits.contains(text.count) else { return nil }
    var value: Int64 = 0
    for byte in text {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    return value
  }

  /// As much of a string as a message has room for.
  private static func shown(_ text: String) -> String {
    text.unicodeScalars.count <= 60 ? text : String(text.unicodeScalars.prefix(60)) + "…"
  }
}
