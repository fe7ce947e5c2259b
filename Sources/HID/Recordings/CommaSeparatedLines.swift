/// Goes through the lines of a text of comma-separated values.
///
/// Lines may end with LF or CR LF, and the last one need not end at all. A byte order mark and empty lines are
/// skipped. Blanks around a field and one pair of quotation marks around it are left out; a comma inside quotation
/// marks is not supported, as no format here has one.
struct CommaSeparatedLines: Sequence, IteratorProtocol {
  /// A line that is not empty.
  struct Line {
    /// Its place in the text, from 1.
    var number: Int
    /// The fields between the commas.
    var fields: [String]
  }

  private let bytes: [UInt8]
  private var position = 0
  private var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func next() -> Line? {
    while position < bytes.count {
      number += 1
      let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = Self.trimmed(bytes[position..<end])
      position = end + 1
      guard !line.isEmpty else { continue }
      let fields = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      return Line(number: number, fields: fields.map(Self.text))
    }
    return nil
  }

  private static func text(_ field: ArraySlice<UInt8>) -> String {
    var field = trimmed(field)
    let quote = UInt8(ascii: "\"")
    if field.count >= 2, field.first == quote, field.last == quote {
      field = trimmed(field.dropFirst().dropLast())
    }
    return String(decoding: field, as: UTF8.self)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = bytes.firstIndex(where: { !isBlank($0) }),
      let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return [] }
    return bytes[first...last]
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
