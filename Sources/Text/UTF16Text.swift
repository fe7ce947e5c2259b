/// Texts in UTF-16, which some consoles write where a program's output is sent to a file.
public enum UTF16Text {
  /// Returns the same text in UTF-8, or nil if it does not begin with a byte order mark of UTF-16.
  ///
  /// The mark is left out. Halves of characters become replacement characters, and an odd last byte is dropped.
  public static func utf8(_ bytes: some RandomAccessCollection<UInt8>) -> [UInt8]? {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return nil }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var first: UInt8?
    for byte in bytes.dropFirst(2) {
      guard let one = first else {
        first = byte
        continue
      }
      units.append(isLittle ? UInt16(byte) << 8 | UInt16(one) : UInt16(one) << 8 | UInt16(byte))
      first = nil
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
