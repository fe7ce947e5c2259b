/// An image of at most 256 colors as a PNG file, written without a library, so that its bytes are the same everywhere.
///
/// Each row is stored as its difference from the one above, which is zero nearly everywhere in a picture of boxes, and
/// runs of one byte are all that is compressed: enough for pictures, and a page of code.
struct PNGFile {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Parameters:
  ///   - pixels: the number of each pixel's color, row by row from the top.
  ///   - colors: red, green and blue of each color, from 0 to 255.
  init(width: Int, height: Int, pixels: [UInt8], colors: [(UInt8, UInt8, UInt8)]) {
    chunk("IHDR", Self.number(width) + Self.number(height) + [8, 3, 0, 0, 0])
    chunk("PLTE", colors.flatMap { [$0.0, $0.1, $0.2] })
    var rows: [UInt8] = []
    rows.reserveCapacity((width + 1) * height)
    for row in 0..<height {
      rows.append(2)
      for column in 0..<width {
        let place = row * width + column
        rows.append(row == 0 ? pixels[place] : pixels[place] &- pixels[place - width])
      }
    }
    var data = RunCompressor()
    data.add(rows)
    chunk("IDAT", [0x78, 0x01] + data.finished + Self.number(Self.adler(rows)))
    chunk("IEND", [])
  }

  private mutating func chunk(_ name: String, _ data: [UInt8]) {
    let body = Array(name.utf8) + data
    bytes += Self.number(data.count) + body + Self.number(Self.checksum(body))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func adler(_ bytes: [UInt8]) -> Int {
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }

  /// The cyclic redundancy check of PNG.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }
    return Int(~value)
  }
}

/// Compresses runs of one byte, as DEFLATE's fixed codes have them.
private struct RunCompressor {
  private var bytes: [UInt8] = []
  private var bits: UInt32 = 0
  private var count = 0

  /// Begins the only block.
  init() {
    put(1, 1)
    put(1, 2)
  }

  mutating func add(_ input: [UInt8]) {
    var index = 0
    while index < input.count {
      let byte = input[index]
      var end = index + 1
      while end < input.count, input[end] == byte { end += 1 }
      literal(byte)
      var rest = end - index - 1
      while rest >= 3 {
        let length = rest >= 258 ? 258 : min(rest, 10)
        symbol(length == 258 ? 285 : 254 + length)
        // The byte before: distance 1.
        put(0, 5)
        rest -= length
      }
      for _ in 0..<rest { literal(byte) }
      index = end
    }
  }

  /// The bytes with the end of the block.
  var finished: [UInt8] {
    var copy = self
    copy.symbol(256)
    if copy.count > 0 { copy.put(0, 8 - copy.count) }
    return copy.bytes
  }

  private mutating func literal(_ byte: UInt8) { symbol(Int(byte)) }

  private mutating func symbol(_ value: Int) {
    switch value {
    case 0..<144: code(0x30 + value, 8)
    case 144..<256: code(0x190 + value - 144, 9)
    case 256..<280: code(value - 256, 7)
    default: code(0xC0 + value - 280, 8)
    }
  }

  /// A code of Huffman's, which begins with its highest bit.
  private mutating func code(_ value: Int, _ length: Int) {
    for bit in (0..<length).reversed() { put(UInt32(value >> bit & 1), 1) }
  }

  private mutating func put(_ value: UInt32, _ length: Int) {
    bits |= value << UInt32(count)
    count += length
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }
}
