import Foundation

/// One line of a dump, sorted by what it begins with.
nonisolated struct DumpLine {
  /// What a line is.
  enum Content {
    /// A node whose opening bracket stands at the index.
    case node(Int, DumpHeader)
    /// An opening bracket at the index and perhaps a name, with the rest of the header on the next line.
    case cutOffHeader(Int)
    /// White space.
    case blank
    /// Brackets, rules and other signs without a word.
    case ornament
    /// What a debugger shows or is told, or the fence round a block of code.
    case prompt
    /// A sign that lines were left out.
    case elision
    /// A description of something that is not a view.
    case foreign(ForeignText)
    case other
  }

  /// How many vertical bars stand before the content.
  private(set) var bars = 0
  /// How many columns of white space stand before the content.
  private(set) var column = 0
  private(set) var content = Content.blank

  private static let longestPrefix = 300

  /// Sorts the line that holds the range.
  ///
  /// With `continuing` the line follows a node without an end, and a node that is merely mentioned in it
  /// belongs to that one.
  init(_ bytes: Bytes, _ range: Range<Int>, continuing: Bool = false) {
    var index = range.lowerBound
    let end = range.upperBound
    var (start, isDrawn) = (index, false)
    while index < end {
      let byte = bytes[index]
      let (branch, levels) = (Self.branch(bytes, index), Self.levels(bytes, index))
      if branch + levels > 0 {
        isDrawn = true
        index += max(branch, levels)
        continue
      }
      switch byte {
      case .space: column += 1
      case .tab: column += 4 - column % 4
      case .bar:
        bars += 1
        column += 1
      case .less:
        // Branches take as many columns as they are long, and bars are a part of them.
        if isDrawn { (bars, column) = (0, Self.width(bytes, start..<index)) }
        content = Self.atBracket(bytes, index, end, continuing)
        if case .other = content { sortOther(bytes, range, from: index, continuing) }
        return
      default:
        let length = Self.decoration(bytes, index)
        guard length > 0 else {
          sortOther(bytes, range, from: index, continuing)
          return
        }
        index += length - 1
        if byte == .doubleQuote || isDigit(byte) { (bars, column, start, isDrawn) = (0, 0, index + 1, false) }
      }
      index += 1
    }
    // Nothing but white space, or nothing but signs.
    let rest = bytes.trimmed(range)
    if !rest.isEmpty { content = Self.isElision(bytes, rest) ? .elision : .ornament }
  }

  private static func atBracket(_ bytes: Bytes, _ index: Int, _ end: Int, _ continuing: Bool) -> Content {
    let less = DumpHeader.bracket(bytes, at: index)
    switch DumpHeader.match(bytes, at: less, to: end) {
    case .header(let header):
      if !continuing, let foreign = ForeignText(bytes, header) { return .foreign(foreign) }
      return .node(less, header)
    case .cutOff: return .cutOffHeader(less)
    case .none: return .other
    }
  }

  /// Returns how many bytes at the index are a list's marker, a quote or a line's number, as editors, consoles and
  /// mark-up put before the content.
  private static func decoration(_ bytes: Bytes, _ index: Int) -> Int {
    let byte = bytes[index]
    switch byte {
    case .doubleQuote, .singleQuote, .backtick, 0x40, .openParen, .openSquare, .closeParen, .closeSquare,
      .comma:
      return 1
    case .minus, 0x2A, .plus, .greater: return bytes[index + 1] == .space ? 1 : 0
    case 0x2F: return bytes[index + 1] == 0x2F ? 2 : 0
    case 0x30...0x39:
      var length = 1
      while isDigit(bytes[index + length]) { length += 1 }
      switch bytes[index + length] {
      case .colon, .dot, .closeParen, .minus, .plus, 0x2F, .comma, .closeSquare: return length + 1
      // One blank after a line's number parts it from the line.
      case .space, .tab: return length + 1
      default: return 0
      }
    case 0xE2:
      // Lines drawn between rows, bullets, disclosure triangles and typographic quotes.
      let isKnown =
        bytes[index + 1] == 0x94 || bytes.has("•", at: index) || bytes.has("▿", at: index)
        || bytes.has("“", at: index) || bytes.has("‘", at: index)
      return isKnown ? 3 : 0
    default: return 0
    }
  }

  /// Returns how many bytes at the index are a branch of a drawn tree, such as `├──` and `+-`.
  private static func branch(_ bytes: Bytes, _ index: Int) -> Int {
    switch bytes[index] {
    case .bar, .backtick, .backslash, .plus: bytes[index + 1] == .minus ? 1 : 0
    case 0xE2: bytes[index + 1] == 0x94 && bytes[index + 2] != 0x82 ? 3 : 0
    default: 0
    }
  }

  /// Returns how many bytes at the index are signs right before a node of which each is a level, as code of one's own
  /// prints them.
  private static func levels(_ bytes: Bytes, _ index: Int) -> Int {
    var end = index + 1
    switch bytes[index] {
    case .minus, 0x2A, .plus, .greater, .dot, 0x23, 0x7E:
      while bytes[end] == bytes[index] { end += 1 }
      // Auto Layout's trace marks its views with a star.
      let isOne = end == index + 1 && (bytes[index] == .greater || bytes[index] == 0x2A)
      if isOne, bytes[end] == .less { return 0 }
    case 0xC2, 0xE2:
      guard bytes.has("·", at: index) || bytes.has("→", at: index) || bytes.has("—", at: index) else {
        return 0
      }
      while bytes[end] & 0xC0 == 0x80 { end += 1 }
    default: return 0
    }
    let isNext =
      bytes[end] == .less || (bytes[end] == .space && bytes[end + 1] == .less && bytes[index] != .dot)
    return isNext || bytes[index] >= 0xC2 ? end - index : 0
  }

  /// Returns how many columns a text takes.
  private static func width(_ bytes: Bytes, _ range: Range<Int>) -> Int {
    range.reduce(0) { $0 + (bytes[$1] == .tab ? 4 : bytes[$1] & 0xC0 == 0x80 ? 0 : 1) }
  }

  // MARK: - Lines that do not begin with a node

  private mutating func sortOther(_ bytes: Bytes, _ range: Range<Int>, from index: Int, _ continuing: Bool) {
    content = .other
    let rest = bytes.trimmed(index..<range.upperBound)
    var start = range.lowerBound
    while start < index, Self.isIndentation(bytes[start]) { start += 1 }
    if Self.isElision(bytes, start..<rest.upperBound) {
      content = .elision
    } else if !bytes.hasIdentifier(rest) {
      content = .ornament
    } else if !continuing, let foreign = ForeignText(bytes, line: index..<rest.upperBound) {
      content = .foreign(foreign)
    } else {
      findPrefixed(bytes, range, from: index, continuing)
      if case .other = content, Self.isPrompt(bytes, rest) { content = .prompt }
    }
  }

  /// Looks for a node after the prefix of a log, the name of a result (`$0 = `) or a few words and a colon.
  private mutating func findPrefixed(_ bytes: Bytes, _ range: Range<Int>, from start: Int, _ continuing: Bool)
  {
    let limit = min(range.upperBound, start + Self.longestPrefix)
    var search = start
    while let less = bytes.first(.less, from: search, to: limit) {
      search = less + 1
      guard Self.isPrefix(bytes, start..<less, continuing) else { continue }
      let bracket = DumpHeader.bracket(bytes, at: less)
      guard case .header(let header) = DumpHeader.match(bytes, at: bracket, to: range.upperBound) else {
        continue
      }
      let foreign = continuing ? nil : ForeignText(bytes, header)
      content = foreign.map(Content.foreign) ?? .node(bracket, header)
      measure(bytes, start..<less)
      return
    }
  }

  private static func isPrefix(_ bytes: Bytes, _ range: Range<Int>, _ continuing: Bool) -> Bool {
    var end = range.upperBound
    while end > range.lowerBound,
      isIndentation(bytes[end - 1]) || isQuoteOrAt(bytes[end - 1]) || bytes[end - 1] == .backtick
    {
      end -= 1
    }
    guard end > range.lowerBound, bytes.first(.semicolon, from: range.lowerBound, to: end) == nil else {
      return false
    }
    let isResult = bytes.first(0x24, from: range.lowerBound, to: end) != nil
    switch bytes[end - 1] {
    case .closeSquare, 0x23: return true
    case .colon: return !continuing || bytes[end - 2] == .greater
    case .equals, .openParen, .openSquare: return !continuing || isResult
    case .greater: return bytes[end - 2] == .equals || bytes[end - 2] == .minus
    // What a log puts before the first line alone of what is logged.
    default: return isResult || !continuing && SourceText.hasTime(bytes, range.lowerBound..<end)
    }
  }

  /// Measures the indentation between a prefix, which ends with one blank, and the content.
  private mutating func measure(_ bytes: Bytes, _ prefix: Range<Int>) {
    (bars, column) = (0, 0)
    var (index, blank) = (prefix.upperBound, 1)
    while index > prefix.lowerBound, Self.isIndentation(bytes[index - 1]) {
      index -= 1
      if bytes[index] == .bar { bars += 1 }
      blank = bytes[index] == .tab ? 4 : 1
      column += blank
    }
    column = max(0, column - blank)
  }

  private static func isElision(_ bytes: Bytes, _ range: Range<Int>) -> Bool {
    guard range.count >= 2, range.count <= 200 else { return false }
    var (dots, others, index) = (0, 0, range.lowerBound)
    while index < range.upperBound {
      if bytes[index] == .dot {
        dots += 1
      } else if bytes.has("…", at: index) {
        dots += 3
        index += 2
      } else if !isIndentation(bytes[index]), !isBracket(bytes[index]) {
        others += 1
      }
      index += 1
    }
    if others == 0 { return dots >= 2 }
    guard isBracket(bytes[range.lowerBound]) || dots >= 2 else { return false }
    return bytes.find("snip", from: range.lowerBound, to: range.upperBound) != nil
      || bytes.find("truncated", from: range.lowerBound, to: range.upperBound) != nil
      || bytes.find("omitted", from: range.lowerBound, to: range.upperBound) != nil
      || bytes.find("elided", from: range.lowerBound, to: range.upperBound) != nil
  }

  private static func isPrompt(_ bytes: Bytes, _ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    return bytes.has("(lldb)", at: start) || bytes.has("lldb)", at: start) || bytes.has("(gdb)", at: start)
      || bytes.has("gdb)", at: start) || bytes.has("cy#", at: start) || bytes.has("po ", at: start)
      || bytes.has("expr ", at: start) || bytes.has("expression ", at: start) || isResult(bytes, range)
      || bytes.equals(range, "nil")
      || bytes.has("Printing description of", at: start) || isArray(bytes, at: start)
      || bytes[start - 1] == .backtick && bytes[start - 2] == .backtick
  }

  /// What lldb says of an object before it describes it, `(NSArray *) $3 = 0x… @"0 elements"`.
  private static func isResult(_ bytes: Bytes, _ range: Range<Int>) -> Bool {
    guard let result = bytes.find(" = 0x", from: range.lowerBound, to: range.upperBound) else { return false }
    var index = result - 1
    while isDigit(bytes[index]) { index -= 1 }
    if bytes[index] == 0x52 { index -= 1 }
    return index >= range.lowerBound && bytes[index] == 0x24
  }

  /// How a list begins that lldb prints, by the class of the array.
  private static func isArray(_ bytes: Bytes, at start: Int) -> Bool {
    bytes.has("<__NSArray", at: start) || bytes.has("<NSArray", at: start)
      || bytes.has("<__NSSingleObjectArray", at: start) || bytes.has("<__NSFrozenArray", at: start)
  }

  private static func isIndentation(_ byte: UInt8) -> Bool { byte == .space || byte == .tab || byte == .bar }

  private static func isQuoteOrAt(_ byte: UInt8) -> Bool {
    byte == .doubleQuote || byte == .singleQuote || byte == 0x40
  }

  private static func isBracket(_ byte: UInt8) -> Bool {
    switch byte {
    case .openParen, .closeParen, .openSquare, .closeSquare, .less, .greater, .minus, 0x2A, 0x2F, 0x23: true
    default: false
    }
  }
}
