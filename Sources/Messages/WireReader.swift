/// Reads the numbers and texts of a message; the bytes may be anything.
public struct WireReader {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// How many bytes are left.
  var left: Int { bytes.count - position }

  mutating func byte() throws(WireError) -> UInt8 { try number(UInt8.self) }
  mutating func uint16() throws(WireError) -> UInt16 { try number(UInt16.self) }
  mutating func uint32() throws(WireError) -> UInt32 { try number(UInt32.self) }
  mutating func int64() throws(WireError) -> Int64 { try number(Int64.self) }
  mutating func uint64() throws(WireError) -> UInt64 { try number(UInt64.self) }
  mutating func double() throws(WireError) -> Double { Double(bitPattern: try number(UInt64.self)) }

  mutating func flag(_ what: String) throws(WireError) -> Bool {
    let number = try byte()
    guard number <= 1 else { throw .value(what, Int(number)) }
    return number == 1
  }

  /// Reads the number of one of several choices.
  mutating func choice<Choice: RawRepresentable<UInt8>>(_ what: String) throws(WireError) -> Choice {
    let number = try byte()
    guard let choice = Choice(rawValue: number) else { throw .value(what, Int(number)) }
    return choice
  }

  /// Reads bytes with their number before them; more than `limit` are refused.
  mutating func block(atMost limit: Int) throws(WireError) -> [UInt8] {
    let count = try count(1)
    guard count <= limit else { throw .tooLong(count) }
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  /// Reads a number of things that have a size of at least some bytes, so that no memory is reserved for what cannot be there.
  mutating func count(_ size: Int) throws(WireError) -> Int {
    let count = Int(try uint32())
    guard count <= left / size else { throw .tooShort(bytes.count) }
    return count
  }

  /// Reads a string; one longer than `limit` bytes is refused.
  mutating func text(_ what: String, atMost limit: Int = .max) throws(WireError) -> String {
    let count = Int(try uint16())
    guard count <= left else { throw .tooShort(bytes.count) }
    guard count <= limit else { throw .text(what) }
    defer { position += count }
    guard let text = String(validating: bytes[position..<position + count], as: UTF8.self) else {
      throw .text(what)
    }
    return text
  }

  @inline(__always)
  private mutating func number<Number: FixedWidthInteger & BitwiseCopyable>(
    _: Number.Type
  ) throws(WireError) -> Number {
    let size = MemoryLayout<Number>.size
    guard left >= size else { throw .tooShort(bytes.count) }
    defer { position += size }
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: Number.self))
  }
}
