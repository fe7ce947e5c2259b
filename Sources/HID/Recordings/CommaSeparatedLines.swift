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

  private var lines: RecordingLines

  init(_ bytes: [UInt8]) { lines = RecordingLines(bytes) }

  mutating func next() -> Line? {
    while let (number, line) = lines.nextBytes() {
      guard !line.isEmpty else { continue }
      let fields = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      return Line(number: number, fields: fields.map(Self.text))
    }
    return nil
  }

  private static func text(_ field: ArraySlice<UInt8>) -> String {
    var field = RecordingLines.trimmed(field)
    let quote = UInt8(ascii: "\"")
    if field.count >= 2, field.first == quote, field.last == quote {
      field = RecordingLines.trimmed(field.dropFirst().dropLast())
    }
    return String(decoding: field, as: UTF8.self)
  }
}
