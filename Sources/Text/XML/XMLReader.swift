/// Reads an XML document, one event after the other.
///
/// It reads what documents without types consist of: elements, attributes, text, CDATA sections, comments and
/// processing instructions, with the five entities that XML has by itself and characters by number. A document that
/// declares types or entities is refused, so nothing is loaded from elsewhere and nothing grows. It needs memory for
/// the document and for the elements that are open, and looks at each byte a constant number of times.
package struct XMLReader {
  package enum Event: Equatable {
    case start(name: String, attributes: [String: String])
    case end(name: String)
    /// Text between tags; one text can come in several events.
    case text(String)
  }

  /// The most attributes of an element.
  package static let maxAttributes = 1000
  /// The most elements that are open at a time.
  package static let maxDepth = 100_000

  let bytes: [UInt8]
  var position = 0
  /// The line on which the last event begins, from 1.
  package private(set) var line = 1
  /// Up to where lines were counted.
  private var counted = 0
  /// Where the names of the open elements stand.
  private var open: [Range<Int>] = []
  /// The element that began and ended with one tag, whose end was not told yet.
  private var emptyElement: String?
  private var hasRoot = false

  /// Begins to read a document in UTF-8, or in UTF-16 with a byte order mark; bytes that are neither are replaced.
  package init(_ document: some RandomAccessCollection<UInt8>) {
    if let converted = UTF16Text.utf8(document) {
      bytes = converted
    } else {
      bytes = Array(String(decoding: document, as: UTF8.self).utf8)
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }
    if has("<?xml"), isBlank(at: position + 5), let end = index(of: "?>", from: position) {
      position = end + 2
    }
  }

  /// Returns what comes next, or nil behind the end of a whole document.
  ///
  /// After an error the reader must not be used any more.
  package mutating func next() throws(XMLFault) -> Event? {
    if let name = emptyElement {
      emptyElement = nil
      return .end(name: name)
    }
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "<") {
        if let text = try text() { return .text(text) }
      } else if has("</") {
        return try endTag()
      } else if has("<!--") {
        try skipComment()
      } else if has("<?") {
        try skipInstruction()
      } else if has("<![CDATA[") {
        if let text = try section() { return .text(text) }
      } else if has("<!") {
        throw fault(isCut(before: "<![CDATA[") || isCut(before: "<!--") ? .endsEarly : .declaresTypes)
      } else {
        return try startTag()
      }
    }
    guard open.isEmpty, hasRoot else { throw fault(hasRoot ? .endsEarly : .isEmpty) }
    return nil
  }

  // MARK: - Between tags

  private mutating func text() throws(XMLFault) -> String? {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    guard !open.isEmpty else {
      for index in start..<position where !isBlank(at: index) {
        throw fault(hasRoot ? .contentAfterRoot : .textOutside, at: index)
      }
      return nil
    }
    note(start)
    return try decoded(start..<position, isValue: false)
  }

  private mutating func section() throws(XMLFault) -> String? {
    let start = position + 9
    guard !open.isEmpty else { throw fault(hasRoot ? .contentAfterRoot : .textOutside) }
    guard let end = index(of: "]]>", from: start) else { throw fault(.endsEarly, at: bytes.count) }
    note(position)
    position = end + 3
    return end > start ? try checked(start..<end) : nil
  }

  private mutating func skipComment() throws(XMLFault) {
    guard let end = index(of: "--", from: position + 4) else { throw fault(.endsEarly, at: bytes.count) }
    guard end + 2 < bytes.count else { throw fault(.endsEarly, at: bytes.count) }
    guard bytes[end + 2] == UInt8(ascii: ">") else { throw fault(.hyphensInComment, at: end) }
    _ = try checked(position..<end)
    position = end + 3
  }

  private mutating func skipInstruction() throws(XMLFault) {
    let start = position
    position += 2
    let name = try name()
    guard string(name).lowercased() != "xml" else { throw fault(.misplacedDeclaration, at: start) }
    guard isBlank(at: position) || has("?>") || position == bytes.count else { throw fault(.badName) }
    guard let end = index(of: "?>", from: position) else { throw fault(.endsEarly, at: bytes.count) }
    _ = try checked(position..<end)
    position = end + 2
  }

  // MARK: - Tags

  private mutating func startTag() throws(XMLFault) -> Event {
    let start = position
    guard !open.isEmpty || !hasRoot else { throw fault(.contentAfterRoot) }
    guard open.count < Self.maxDepth else { throw fault(.tooDeep) }
    position += 1
    let range = try name()
    let name = string(range)
    var attributes: [String: String] = [:]
    while true {
      let hasBlank = skipBlanks()
      guard position < bytes.count else { throw fault(.endsEarly) }
      if has("/>") {
        position += 2
        emptyElement = name
        break
      }
      if bytes[position] == UInt8(ascii: ">") {
        position += 1
        open.append(range)
        break
      }
      guard position + 1 < bytes.count || bytes[position] != UInt8(ascii: "/") else {
        throw fault(.endsEarly)
      }
      guard let scalar = scalar(at: position), XMLName.isStart(scalar) else { throw fault(.missingBracket) }
      guard hasBlank else { throw fault(attributes.isEmpty ? .missingBracket : .missingSpace) }
      let (key, value) = try attribute()
      guard attributes.updateValue(value, forKey: key) == nil else { throw fault(.repeatedAttribute) }
      guard attributes.count <= Self.maxAttributes else { throw fault(.tooManyAttributes, at: start) }
    }
    hasRoot = true
    note(start)
    return .start(name: name, attributes: attributes)
  }

  private mutating func attribute() throws(XMLFault) -> (key: String, value: String) {
    let key = string(try name())
    _ = skipBlanks()
    guard position < bytes.count else { throw fault(.endsEarly) }
    guard bytes[position] == UInt8(ascii: "=") else { throw fault(.missingValue) }
    position += 1
    _ = skipBlanks()
    guard position < bytes.count else { throw fault(.endsEarly) }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw fault(.missingQuotes) }
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote {
      guard bytes[position] != UInt8(ascii: "<") else { throw fault(.lessInValue) }
      position += 1
    }
    guard position < bytes.count else { throw fault(.endsEarly) }
    let value = try decoded(start..<position, isValue: true)
    position += 1
    return (key, value)
  }

  private mutating func endTag() throws(XMLFault) -> Event {
    let start = position
    guard let expected = open.last else { throw fault(hasRoot ? .contentAfterRoot : .badName) }
    position += 2
    let range = try name()
    guard bytes[range] == bytes[expected] else {
      guard position < bytes.count else { throw fault(.endsEarly) }
      throw fault(.wrongEnd)
    }
    _ = skipBlanks()
    guard position < bytes.count else { throw fault(.endsEarly) }
    guard bytes[position] == UInt8(ascii: ">") else { throw fault(.missingBracket) }
    position += 1
    open.removeLast()
    note(start)
    return .end(name: string(range))
  }

  // MARK: - Lines

  /// Makes the line of a place the one of the current event.
  private mutating func note(_ place: Int) {
    while counted < place {
      if bytes[counted] == 0x0A { line += 1 }
      counted += 1
    }
  }

  /// The fault at a place, by default at the current one.
  func fault(_ reason: XMLFault.Reason, at place: Int? = nil) -> XMLFault {
    var copy = self
    copy.note(min(place ?? position, bytes.count))
    return XMLFault(line: copy.line, reason: reason)
  }
}
