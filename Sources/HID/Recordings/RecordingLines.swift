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
    guard position < bytes.count else { return nil }
    number += 1
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    var line = bytes[position..<end]
    while let last = line.last, Self.isBlank(last) { line.removeLast() }
    while let first = line.first, Self.isBlank(first) { line.removeFirst() }
    position = end + 1
    return (number, String(decoding: line, as: UTF8.self))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}

extension StringProtocol {
  /// The words of a line, between blanks.
  var words: [SubSequence] { split { $0 == " " || $0 == "\t" } }
}
