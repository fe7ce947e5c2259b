/// Writes the numbers and texts of a message, the least byte first.
public struct WireWriter {
  private var bytes: [UInt8]

  /// Takes over the room that bytes have, and leaves them empty.
  init(taking bytes: inout [UInt8]) {
    self.bytes = []
    swap(&self.bytes, &bytes)
  }

  /// Puts the length into the head, and gives the bytes away.
  mutating func finish() -> [UInt8] {
    let length = UInt32(clamping: bytes.count - Wire.headBytes)
    for index in 0..<4 { bytes[4 + index] = UInt8(truncatingIfNeeded: length >> (8 * index)) }
    var finished: [UInt8] = []
    swap(&finished, &bytes)
    return finished
  }

  mutating func add(_ byte: UInt8) { bytes.append(byte) }

  mutating func add(_ number: some FixedWidthInteger & BitwiseCopyable) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ number: Double) { add(number.bitPattern) }

  mutating func add(_ block: [UInt8]) {
    add(UInt32(clamping: block.count))
    bytes.append(contentsOf: block)
  }

  /// A text of more than 65,535 bytes makes a message that is longer than any may be.
  mutating func add(_ text: String) {
    let utf8 = text.utf8
    add(UInt16(clamping: utf8.count))
    bytes.append(contentsOf: utf8)
  }
}
