import Foundation

/// How large an image is, as the first bytes of a file say it. Pixels are not read.
///
/// PNG, JPEG, GIF, BMP and WebP are known.
nonisolated struct ImageHeader {
  /// The size, in pixels.
  let width: Int
  let height: Int

  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(1 << 20))
    guard
      let size = Self.png(bytes) ?? Self.gif(bytes) ?? Self.bmp(bytes) ?? Self.webp(bytes)
        ?? Self.jpeg(bytes),
      size.width > 0, size.height > 0
    else { return nil }
    (width, height) = size
  }

  private typealias Size = (width: Int, height: Int)

  private static func begins(_ bytes: [UInt8], with text: String, at offset: Int = 0) -> Bool {
    bytes.dropFirst(offset).starts(with: Array(text.utf8))
  }

  private static func big(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func png(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 24, bytes[0] == 0x89, begins(bytes, with: "PNG\r\n\u{1A}\n", at: 1) else {
      return nil
    }
    return (big(bytes, 16, 4), big(bytes, 20, 4))
  }

  private static func gif(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 10, begins(bytes, with: "GIF8") else { return nil }
    return (little(bytes, 6, 2), little(bytes, 8, 2))
  }

  private static func bmp(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 26, begins(bytes, with: "BM") else { return nil }
    // A height below zero says that the rows are from top to bottom.
    let height = Int(Int32(truncatingIfNeeded: little(bytes, 22, 4)))
    return (little(bytes, 18, 4), abs(height))
  }

  private static func webp(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 30, begins(bytes, with: "RIFF"), begins(bytes, with: "WEBP", at: 8) else {
      return nil
    }
    if begins(bytes, with: "VP8X", at: 12) { return (little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1) }
    if begins(bytes, with: "VP8L", at: 12) {
      let bits = little(bytes, 21, 4)
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    guard begins(bytes, with: "VP8 ", at: 12) else { return nil }
    return (little(bytes, 26, 2) & 0x3FFF, little(bytes, 28, 2) & 0x3FFF)
  }

  /// The first frame header among the segments of a JPEG file.
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var at = 2
    while at + 9 <= bytes.count, bytes[at] == 0xFF {
      let marker = bytes[at + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (big(bytes, at + 7, 2), big(bytes, at + 5, 2))
      }
      let isFill = marker == 0xFF
      at += isFill ? 1 : 2 + big(bytes, at + 2, 2)
    }
    return nil
  }
}
