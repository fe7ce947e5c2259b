/// Goes through the lines of a text, numbered from 1, without the blanks around them.
///
/// Lines may end with LF or CR LF. Bytes that are not UTF-8 become replacement characters.
struct RecordingLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0
  private var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func next() -> (number: Int, text: String)? {
    nextBytes().map { ($0.number, String(decoding: $0.line, as: UTF8.self)) }
  }

  /// The next line as it is, without the blanks around it.
  mutating func nextBytes() -> (number: Int, line: ArraySlice<UInt8>)? {
    guard position < bytes.count else { return nil }
    number += 1
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    defer { position = end + 1 }
    return (number, Self.trimmed(bytes[position..<end]))
  }

  /// Bytes without the blanks around them.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    while let first = bytes.first, isBlank(first) { bytes.removeFirst() }
    return bytes
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}

extension StringProtocol {
  /// The words of a line, between blanks.
  var words: [SubSequence] { split { $0 == " " || $0 == "\t" } }
}
