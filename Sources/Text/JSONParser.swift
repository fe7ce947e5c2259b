/// Reads JSON: of one line, or a document of several.
///
/// Depth, keys and digits have limits, so that no line takes more time or stack than it has bytes.
package struct JSONParser {
  /// How much a text may have of what takes more than its bytes.
  package struct Limits: Sendable {
    /// How deep values may nest.
    var depth: Int
    /// How many keys an object may have.
    var keys: Int
    /// Whether lines may end between values.
    var mayBreakLines = false

    /// For what is written by hand or by this program.
    package static let line = Limits(depth: 6, keys: 64)
    /// For messages of programs that nest what they like.
    package static let message = Limits(depth: 64, keys: 256)
    /// For a file that this program wrote, and that somebody may have laid out.
    package static let document = Limits(depth: 6, keys: 64, mayBreakLines: true)
  }

  private let bytes: [UInt8]
  private let limits: Limits
  private var position = 0

  private init(_ bytes: [UInt8], _ limits: Limits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Returns the value that a text is.
  ///
  /// - Throws: an error that names the character at which the text stops being JSON, or goes beyond a limit.
  package static func read(_ text: String) throws(JSONError) -> JSONValue {
    try read(Array(text.utf8), .line)
  }

  /// Returns the value that a text in UTF-8 is.
  ///
  /// - Throws: an error that names the character at which the text stops being JSON, or goes beyond a limit.
  package static func read(_ bytes: [UInt8], _ limits: Limits) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes, limits)
    let value = try parser.value(depth: 0)
    parser.skipBlanks()
    guard parser.position == parser.bytes.count else { throw parser.error("something follows after the end") }
    return value
  }

  private func error(_ reason: String) -> JSONError {
    JSONError(character: position + 1, reason: reason)
  }

  private mutating func skipBlanks() {
    while position < bytes.count, isBlank(bytes[position]) { position += 1 }
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || (limits.mayBreakLines && (byte == 0x0A || byte == 0x0D))
  }

  private mutating func skip(_ sign: Character) -> Bool {
    skipBlanks()
    guard position < bytes.count, bytes[position] == sign.asciiValue else { return false }
    position += 1
    return true
  }

  // The depth is limited, so this does not go deeper than a constant.
  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth <= limits.depth else { throw error("values are nested too deeply") }
    skipBlanks()
    guard position < bytes.count else { throw error("a value is missing") }
    switch bytes[position] {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try list(depth)
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: return try word()
    }
  }

  private mutating func object(_ depth: Int) throws(JSONError) -> JSONValue {
    position += 1
    var fields: [JSONValue.Field] = []
    if skip("}") { return .object(fields) }
    repeat {
      skipBlanks()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
        throw error("a key in quotation marks is missing")
      }
      let key = try text()
      guard skip(":") else { throw error("a colon is missing") }
      guard !fields.contains(where: { $0.key == key }) else {
        throw error("the key “\(PlainText.excerpt(key))” appears twice")
      }
      guard fields.count < limits.keys else { throw error("an object has too many keys") }
      fields.append(JSONValue.Field(key: key, value: try value(depth: depth + 1)))
    } while skip(",")
    guard skip("}") else { throw error("a comma or } is missing") }
    return .object(fields)
  }

  private mutating func list(_ depth: Int) throws(JSONError) -> JSONValue {
    position += 1
    var values: [JSONValue] = []
    if skip("]") { return .list(values) }
    repeat { values.append(try value(depth: depth + 1)) } while skip(",")
    guard skip("]") else { throw error("a comma or ] is missing") }
    return .list(values)
  }

  private mutating func word() throws(JSONError) -> JSONValue {
    for (word, value) in [("true", JSONValue.flag(true)), ("false", .flag(false)), ("null", .null)]
    where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    throw error("there is no JSON value")
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    func isPart(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    while position < bytes.count, isPart(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard text.utf8.count <= 40, Double(text)?.isFinite == true else {
      position = start
      throw error("there is no number in range")
    }
    return .number(text)
  }

  private mutating func text() throws(JSONError) -> String {
    position += 1
    var scalars: [UInt8] = []
    while position < bytes.count {
      // All up to the next sign at once: a text may have millions of bytes.
      let run = bytes[position...].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      scalars += run
      position = run.endIndex
      guard position < bytes.count else { break }
      position += 1
      guard bytes[position - 1] == UInt8(ascii: "\\") else { return String(decoding: scalars, as: UTF8.self) }
      scalars += String(try escaped()).utf8
    }
    throw error("the string has no end")
  }

  private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
    guard position < bytes.count else { throw error("the string has no end") }
    position += 1
    switch bytes[position - 1] {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"):
      let first = try fourDigits()
      guard (0xD800...0xDBFF).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
      guard bytes[position...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
      position += 2
      let second = try fourDigits()
      guard (0xDC00...0xDFFF).contains(second) else { return "\u{FFFD}" }
      return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
    case let byte where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/"):
      return Unicode.Scalar(byte)
    default: throw error("there is an invalid escape sequence")
    }
  }

  private mutating func fourDigits() throws(JSONError) -> UInt32 {
    guard position + 4 <= bytes.count,
      let value = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits are missing") }
    position += 4
    return value
  }
}

/// Why a text is not JSON.
package struct JSONError: Error {
  /// The place of the byte at which reading stopped, from 1.
  package var character: Int
  /// What is wrong there.
  package var reason: String
}
