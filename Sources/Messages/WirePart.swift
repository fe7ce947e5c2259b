/// What a message consists of, and how it is written.
protocol WirePart {
  func write(to writer: inout WireWriter)
  static func write(_ list: [Self], to writer: inout WireWriter)
}

extension WirePart {
  static func write(_ list: [Self], to writer: inout WireWriter) {
    for element in list { element.write(to: &writer) }
  }
}

extension WirePart where Self: FixedWidthInteger & BitwiseCopyable {
  func write(to writer: inout WireWriter) { writer.append(self) }
}

extension UInt8: WirePart {
  func write(to writer: inout WireWriter) { writer.append(self) }
  static func write(_ list: [UInt8], to writer: inout WireWriter) { writer.append(list) }
}
extension UInt16: WirePart {}
extension UInt32: WirePart {}
extension UInt64: WirePart {}
extension Int32: WirePart {}
extension Int64: WirePart {}

extension Double: WirePart {
  func write(to writer: inout WireWriter) { writer.append(bitPattern) }
}

extension Bool: WirePart {
  func write(to writer: inout WireWriter) { writer.append(UInt8(self ? 1 : 0)) }
}

/// A text of more than 65,535 bytes makes a message that is longer than any may be.
extension String: WirePart {
  func write(to writer: inout WireWriter) {
    writer.append(UInt16(clamping: utf8.count))
    writer.append(utf8)
  }
}

/// Whether it is there, and then what it is.
extension Optional: WirePart where Wrapped: WirePart {
  func write(to writer: inout WireWriter) {
    writer.add(self != nil)
    self?.write(to: &writer)
  }
}

/// How many there are, and then each.
extension Array: WirePart where Element: WirePart {
  func write(to writer: inout WireWriter) {
    writer.append(UInt32(clamping: count))
    Element.write(self, to: &writer)
  }
}
