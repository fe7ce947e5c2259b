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

  /// Writes the head of a message, without the length.
  mutating func message(_ kind: UInt8) {
    append(Wire.letters.0)
    append(Wire.letters.1)
    append(Wire.version)
    append(kind)
    append(UInt32(0))
  }

  /// Writes a whole message with its parts. Frames add theirs one by one: that takes half the time, and there are many.
  mutating func message<each Part: WirePart>(_ kind: UInt8, _ parts: repeat each Part) {
    message(kind)
    add(repeat each parts)
  }

  mutating func add<each Part: WirePart>(_ parts: repeat each Part) {
    repeat (each parts).write(to: &self)
  }

  mutating func add(_ part: some WirePart) { part.write(to: &self) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ number: some FixedWidthInteger & BitwiseCopyable) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ block: some Sequence<UInt8>) { bytes.append(contentsOf: block) }
}
