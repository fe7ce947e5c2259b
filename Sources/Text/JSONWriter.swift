/// Writes JSON; it writes commas, quotation marks and line breaks itself.
///
/// What is written waits in a block of bytes, which is handed on when it is large or kept as ``text``. No string is made
/// of a whole report: one of many touches has millions of lines.
package final class JSONWriter {
  /// Where the line breaks are.
  package enum Layout: Sendable {
    /// None but those of ``lineBreak()``.
    case compact
    /// A line for each value, indented by two spaces a level.
    case indented
  }

  /// Takes the bytes written so far; they are not valid after it returns.
  package typealias Output = (UnsafeRawBufferPointer) -> Void

  private enum Place {
    /// At the beginning, or after a key: the value follows as it is.
    case value
    /// After an opening bracket.
    case first
    /// After a value.
    case next
  }

  private var bytes: [UInt8] = []
  private var place = Place.value
  private var breaksLine = false
  private var depth = 0
  private let layout: Layout
  private let limit: Int
  private let output: Output?

  /// Creates a writer that keeps everything.
  package init(_ layout: Layout = .compact) {
    self.layout = layout
    limit = .max
    output = nil
  }

  /// Creates a writer that hands on what it has whenever that is more than a number of bytes, and when told to.
  package init(_ layout: Layout = .compact, flushingAt limit: Int = 1 << 20, to output: @escaping Output) {
    self.layout = layout
    self.limit = limit
    self.output = output
    bytes.reserveCapacity(limit + limit / 8)
  }

  /// Returns an object on one line, whose fields the closure writes.
  package static func object(_ fields: (JSONWriter) throws -> Void) rethrows -> String {
    let writer = JSONWriter()
    writer.beginObject()
    try fields(writer)
    writer.endObject()
    return writer.text
  }

  /// What was written and not handed on.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What was written and not handed on, as bytes.
  package var utf8: [UInt8] { bytes }

  /// Hands on what was written.
  package func flush() {
    guard let output, !bytes.isEmpty else { return }
    bytes.withUnsafeBytes(output)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Ends the line: after the document, or between two elements, behind their comma.
  package func lineBreak() {
    if depth == 0 { bytes.append(0x0A) } else { breaksLine = true }
  }

  // MARK: - Objects and lists

  /// Writes an object, whose fields the closure writes.
  package func object(_ fields: () throws -> Void) rethrows {
    beginObject()
    try fields()
    endObject()
  }

  /// Writes a list, whose values the closure writes.
  package func list(_ values: () throws -> Void) rethrows {
    beginList()
    try values()
    endList()
  }

  /// Begins an object that ``endObject()`` ends, where its fields come from several calls.
  package func beginObject() { open(UInt8(ascii: "{")) }

  /// Ends an object.
  package func endObject() { close(UInt8(ascii: "}")) }

  /// Begins a list that ``endList()`` ends.
  package func beginList() { open(UInt8(ascii: "[")) }

  /// Ends a list.
  package func endList() { close(UInt8(ascii: "]")) }

  /// Writes the key of a field, whose value has to come next.
  package func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    endKey()
  }

  /// Writes a key that is known only at run time.
  package func key(named name: String) {
    separate()
    quote(name)
    endKey()
  }

  private func endKey() {
    if layout == .indented { bytes.append(0x20) }
    bytes.append(UInt8(ascii: ":"))
    if layout == .indented { bytes.append(0x20) }
    place = .value
  }

  private func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    place = .first
    depth += 1
  }

  private func close(_ bracket: UInt8) {
    depth -= 1
    if layout == .indented {
      // As Foundation has it: an empty list takes three lines.
      if place == .first { bytes.append(0x0A) }
      indent()
    } else if breaksLine {
      bytes.append(0x0A)
    }
    breaksLine = false
    bytes.append(bracket)
    place = .next
    if bytes.count > limit { flush() }
  }

  private func separate() {
    if place == .next, depth > 0 { bytes.append(UInt8(ascii: ",")) }
    if layout == .indented, place != .value { indent() }
    if breaksLine {
      bytes.append(0x0A)
      breaksLine = false
    }
    place = .next
  }

  private func indent() {
    bytes.append(0x0A)
    for _ in 0..<depth {
      bytes.append(0x20)
      bytes.append(0x20)
    }
  }

  // MARK: - Values

  /// Writes a text.
  package func value(_ text: String) {
    separate()
    quote(text)
  }

  /// Writes a text, or null.
  package func value(_ text: String?) {
    if let text { value(text) } else { null() }
  }

  /// Writes a whole number.
  package func value(_ number: some BinaryInteger) {
    separate()
    bytes.append(contentsOf: number.description.utf8)
  }

  /// Writes the shortest text that reads back as the same number, and null for what JSON has no number for.
  package func value(_ number: Double) {
    separate()
    bytes.append(contentsOf: Decimals.json(number).utf8)
  }

  /// Writes true or false.
  package func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  /// Writes null.
  package func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes the fields of an object that is JSON already, as fields of the one that is being written; it must have some.
  package func fields(of object: some BidirectionalCollection<UInt8>) {
    let end = object.lastIndex(of: UInt8(ascii: "}")) ?? object.endIndex
    raw(object[..<end].dropFirst())
  }

  /// Writes a value that is JSON already, or several fields.
  package func raw(_ json: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
  }

  private func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      if utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
        for byte in utf8 { escape(byte) }
      } else {
        bytes.append(contentsOf: utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0x0A: bytes.append(contentsOf: "\\n".utf8)
    case 0x0D: bytes.append(contentsOf: "\\r".utf8)
    case 0x09: bytes.append(contentsOf: "\\t".utf8)
    case 0..<0x20: bytes.append(contentsOf: ("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)).utf8)
    default: bytes.append(byte)
    }
  }
}
