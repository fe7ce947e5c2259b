/// The table that `maestro hierarchy --compact` prints: a row for each element, with its depth.
///
/// It says what Maestro's JSON says, so it becomes that, each element on the line of its row, and is read in the same
/// way.
nonisolated struct MaestroTable {
  /// What the table begins with; a column with the bounds may follow.
  private static let head: StaticString = "element_num,depth,"

  private let bytes: Bytes
  private var index: Int
  private var output: [UInt8]
  /// The depths of the elements that are not closed yet.
  private var open: [Int] = []
  private let hasBounds: Bool
  /// Whether any element is said to be enabled: Maestro leaves out what is false.
  private let saysEnabled: Bool

  /// Returns the table as JSON, or nil where there is none.
  static func json(_ bytes: Bytes) -> [UInt8]? {
    guard let start = bytes.find(head), start == 0 || isLineEnd(bytes[start - 1]) else { return nil }
    var table = MaestroTable(bytes, from: start)
    while table.readRow() {}
    guard !table.open.isEmpty else { return nil }
    table.close(to: Int.min)
    return table.output + "]\n".utf8
  }

  private init(_ bytes: Bytes, from start: Int) {
    self.bytes = bytes
    let end = bytes.first(.lineFeed, from: start, to: bytes.count) ?? bytes.count
    hasBounds = bytes.find(",bounds,", from: start, to: end) != nil
    saysEnabled = bytes.find("enabled=true", from: end) != nil
    // The lines above the rows stay, without what they say.
    output = (0...end).filter { bytes[$0] == .lineFeed }.map { _ in .lineFeed } + [.openSquare]
    index = end + 1
  }

  /// Reads the next row; false at the first line that is not a row.
  private mutating func readRow() -> Bool {
    guard index < bytes.count, number() != nil, let depth = number() else { return false }
    let first = output.count
    close(to: depth)
    if output.last == .closeBrace { output.append(.comma) }
    output += "{\"attributes\":{".utf8
    if hasBounds { write("bounds", field()) }
    let (attributes, start) = (field(), index)
    for pair in Self.pairs(attributes) { write(String(decoding: pair.key, as: UTF8.self), Array(pair.value)) }
    if saysEnabled, output[first...].firstRange(of: Array("\"enabled\"".utf8)) == nil {
      write("enabled", Array("false".utf8))
    }
    // A key that tells Maestro's elements from others.
    write("hintText", [])
    output += "},\"children\":[".utf8
    open.append(depth)
    // What is left is the number of the element that it is in, which the depth tells, too.
    index = (bytes.first(.lineFeed, from: start, to: bytes.count) ?? bytes.count) + 1
    output += attributes.filter { $0 == .lineFeed } + [.lineFeed]
    return true
  }

  /// Closes the elements in which one of a depth is not.
  private mutating func close(to depth: Int) {
    while let last = open.last, last >= depth {
      open.removeLast()
      output += "]}".utf8
    }
  }

  // MARK: - Fields

  /// Reads a field that is a number, and the comma after it.
  private mutating func number() -> Int? {
    let start = index
    while isDigit(bytes[index]), index - start < 9 { index += 1 }
    guard index > start, bytes[index] == .comma else { return nil }
    defer { index += 1 }
    return Int(bytes.string(start..<index))
  }

  /// Reads a field, which may be in quotation marks, and the comma after it.
  private mutating func field() -> [UInt8] {
    var text: [UInt8] = []
    var isQuoted = false
    while index < bytes.count, isQuoted || (bytes[index] != .comma && bytes[index] != .lineFeed) {
      if bytes[index] != .doubleQuote {
        text.append(bytes[index])
      } else if isQuoted, bytes[index + 1] == .doubleQuote {
        text.append(.doubleQuote)
        index += 1
      } else {
        isQuoted.toggle()
      }
      index += 1
    }
    if bytes[index] == .comma { index += 1 }
    return text
  }

  /// Takes `key=value; key=value` apart. A piece without a key belongs to the value before it.
  private static func pairs(_ text: [UInt8]) -> [(key: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] {
    var pairs: [(key: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []
    for piece in text.split(separator: .semicolon, omittingEmptySubsequences: false) {
      let content = piece.drop { $0 == .space }
      let key = content.prefix { isLetter($0) || $0 == .minus || $0 == 0x5F }
      if !key.isEmpty, content.dropFirst(key.count).first == .equals {
        pairs.append((key, content.dropFirst(key.count + 1)))
      } else if let last = pairs.indices.last {
        pairs[last].value = text[pairs[last].value.startIndex..<piece.endIndex]
      }
    }
    return pairs
  }

  /// Writes a member of the object that is open.
  private mutating func write(_ key: String, _ value: [UInt8]) {
    if output.last != .openBrace { output.append(.comma) }
    // One version of the tool writes the key with a hyphen, another with an underscore.
    output += "\"\(key.replacing("_", with: "-"))\":\"".utf8
    for byte in value where byte >= .space {
      if byte == .doubleQuote || byte == .backslash { output.append(.backslash) }
      output.append(byte)
    }
    output.append(.doubleQuote)
  }
}
