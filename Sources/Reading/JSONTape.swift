import FingerpostText

/// The values of a JSON text in the order in which they begin, without copies of what they say.
///
/// Most of a view hierarchy is values that no reader asks for, images among them. Each costs a few bytes here, and no depth
/// of nesting takes any stack.
nonisolated struct JSONTape {
  /// One value.
  private struct Value {
    var start: UInt32
    var end: UInt32
    /// The place after the value and all values in it.
    var next: UInt32
    /// Where its key begins, after the quotation mark; 0 for the element of an array.
    var key: UInt32
  }

  /// Where a text stops being JSON, and why.
  struct Failure: Error {
    var offset: Int
    var reason: String
  }

  private enum Expected {
    case key, keyOrEnd, value, valueOrEnd, separator
  }

  /// No screen has nearly as many values.
  static let maxValues = 24_000_000

  let bytes: Bytes
  /// Whether the text stopped being JSON before its outermost value ended.
  private(set) var isCutOff = false
  /// Where the outermost value ends, or where the text stopped being JSON.
  private(set) var end = 0
  /// A string that has no end, since the text was cut off in it.
  private(set) var unfinished: Int?
  private let takesParts: Bool
  private var values: [Value] = []

  /// Finds the values of a text.
  ///
  /// - Parameter takesParts: whether a text is read as far as it is JSON, whatever follows.
  init(_ bytes: Bytes, takesParts: Bool = false) throws(Failure) {
    self.bytes = bytes
    self.takesParts = takesParts
    var open: [Int] = []
    do {
      try scan(&open)
    } catch {
      guard takesParts, !values.isEmpty else { throw error }
      isCutOff = true
      end = min(error.offset, bytes.count)
      dropUnfinishedWord()
      while !open.isEmpty { close(&open, at: min(error.offset, bytes.count) - 1) }
    }
  }

  // MARK: - Looking at values

  /// All values, each after the one that holds it.
  var all: Range<Int> { values.indices }

  /// The outermost value.
  var root: Int { 0 }

  /// The byte with which a value begins, which tells its kind.
  func kind(_ value: Int) -> UInt8 { bytes[Int(values[value].start)] }

  /// Whether a value is an object.
  func isObject(_ value: Int) -> Bool { kind(value) == .openBrace }

  /// Whether a value is an array.
  func isArray(_ value: Int) -> Bool { kind(value) == .openSquare }

  /// Calls the closure with each member of an object or element of an array.
  func forEach(in value: Int, _ body: (Int) -> Void) {
    guard isObject(value) || isArray(value) else { return }
    var index = value + 1
    let end = Int(values[value].next)
    while index < end {
      body(index)
      index = Int(values[index].next)
    }
  }

  /// Returns the members of an object or the elements of an array.
  func elements(_ value: Int) -> [Int] {
    var result: [Int] = []
    forEach(in: value) { result.append($0) }
    return result
  }

  /// Returns the member of an object that has the key, unless it is null.
  func member(_ key: StaticString, of value: Int) -> Int? {
    guard isObject(value) else { return nil }
    var index = value + 1
    let end = Int(values[value].next)
    while index < end {
      if hasKey(index, key) { return kind(index) == 0x6E ? nil : index }
      index = Int(values[index].next)
    }
    return nil
  }

  /// Returns whether a member of an object has the key.
  func hasKey(_ value: Int, _ key: StaticString) -> Bool {
    let start = Int(values[value].key)
    return start > 0 && bytes.has(key, at: start)
      && bytes[start + key.utf8CodeUnitCount] == .doubleQuote
  }

  /// Returns the key of a member of an object.
  func key(_ value: Int) -> String {
    let start = Int(values[value].key)
    guard start > 0 else { return "" }
    return text(from: start, to: Self.endOfString(bytes, start - 1) - 1)
  }

  /// Returns what a string says, or nil for any other value.
  func text(_ value: Int) -> String? {
    guard kind(value) == .doubleQuote else { return nil }
    return text(from: Int(values[value].start) + 1, to: Int(values[value].end) - 1)
  }

  /// Returns what a string says, or a number, `true` or `false` as it is written.
  func word(_ value: Int) -> String? {
    if let text = text(value) { return text }
    guard !isObject(value), !isArray(value) else { return nil }
    return bytes.string(Int(values[value].start)..<Int(values[value].end))
  }

  private func text(from start: Int, to end: Int) -> String {
    guard bytes.first(.backslash, from: start, to: end) != nil else { return bytes.string(start..<end) }
    let quoted = Array(UnsafeBufferPointer(start: bytes.base + start - 1, count: end - start + 2))
    return (try? JSONParser.read(quoted, .line))?.text ?? bytes.string(start..<end)
  }

  /// Returns whether any member of the outermost object is a string that begins with the text.
  func holds(_ text: StaticString) -> Bool {
    var isHeld = false
    forEach(in: root) { value in
      if let range = quoted(value), bytes.has(text, at: range.lowerBound) { isHeld = true }
    }
    return isHeld
  }

  /// Returns the number that a value is, or that a string says.
  func number(_ value: Int) -> Double? {
    var (start, end) = (Int(values[value].start), Int(values[value].end))
    if kind(value) == .doubleQuote { (start, end) = (start + 1, end - 1) }
    guard let number = PrintedNumber(bytes, start..<end)?.value, number.isFinite else { return nil }
    return number
  }

  /// Returns the line on which a value begins, counted from a place whose line is known.
  func line(of value: Int, from place: inout (offset: Int, line: Int)) -> Int {
    let start = Int(values[value].start)
    while let end = bytes.first(.lineFeed, from: place.offset, to: start) {
      place = (end + 1, place.line + 1)
    }
    return place.line
  }

  /// Returns what a string says, between its quotation marks and with its escapes as they are.
  func quoted(_ value: Int) -> Range<Int>? {
    kind(value) == .doubleQuote ? Int(values[value].start) + 1..<Int(values[value].end) - 1 : nil
  }

  // MARK: - Finding values

  private mutating func scan(_ open: inout [Int]) throws(Failure) {
    var expected = Expected.value
    var key = 0
    var index = 0
    while true {
      index = skippingBlanks(index)
      guard index < bytes.count else {
        if open.isEmpty, !values.isEmpty {
          end = bytes.count
          return
        }
        throw Failure(offset: index, reason: "the text ends in the middle of a value")
      }
      let byte = bytes.base[index]
      switch expected {
      case .keyOrEnd where byte == .closeBrace, .valueOrEnd where byte == .closeSquare:
        close(&open, at: index)
        index += 1
        expected = .separator
      case .key, .keyOrEnd:
        guard byte == .doubleQuote else { throw Failure(offset: index, reason: "a key is missing") }
        key = index + 1
        index = skippingBlanks(Self.endOfString(bytes, index))
        guard bytes[index] == .colon else { throw Failure(offset: index, reason: "a colon is missing") }
        index += 1
        expected = .value
      case .value, .valueOrEnd:
        guard values.count < Self.maxValues else {
          throw Failure(offset: index, reason: "there are more values than any screen has")
        }
        let end = try append(at: index, key: key)
        key = 0
        if byte == .openBrace || byte == .openSquare {
          open.append(values.count - 1)
          expected = byte == .openBrace ? .keyOrEnd : .valueOrEnd
        } else {
          expected = .separator
        }
        index = end
      case .separator:
        guard let last = open.last else {
          if takesParts {
            end = index
            return
          }
          throw Failure(offset: index, reason: "something follows after the end")
        }
        let isObject = isObject(last)
        if byte == .comma {
          expected = isObject ? .key : .value
        } else if byte == (isObject ? .closeBrace : .closeSquare) {
          close(&open, at: index)
        } else {
          throw Failure(offset: index, reason: "a comma or closing bracket is missing")
        }
        index += 1
      }
    }
  }

  /// Leaves out a number or word at the end of a text that was cut off, which may have gone on.
  private mutating func dropUnfinishedWord() {
    guard let last = values.last else { return }
    switch bytes[Int(last.start)] {
    case .openBrace, .openSquare: return
    case .doubleQuote: if Int(last.end) > bytes.count { unfinished = values.count - 1 }
    default: if skippingBlanks(Int(last.end)) >= bytes.count { values.removeLast() }
    }
  }

  private mutating func close(_ open: inout [Int], at index: Int) {
    guard let last = open.popLast() else { return }
    values[last].end = UInt32(index + 1)
    values[last].next = UInt32(values.count)
  }

  /// Adds the value that begins at an index, and returns where to read on.
  private mutating func append(at index: Int, key: Int) throws(Failure) -> Int {
    let end: Int
    switch bytes.base[index] {
    case .openBrace, .openSquare: end = index + 1
    case .doubleQuote:
      end = Self.endOfString(bytes, index)
      guard end <= bytes.count else {
        if takesParts {
          let next = UInt32(values.count + 1)
          values.append(Value(start: UInt32(index), end: UInt32(end), next: next, key: UInt32(key)))
        }
        throw Failure(offset: bytes.count, reason: "the text ends in the middle of a string")
      }
    default:
      var after = index
      while after < bytes.count, Self.isOfWord(bytes.base[after]) { after += 1 }
      guard after > index else { throw Failure(offset: index, reason: "a value is missing") }
      end = after
    }
    values.append(
      Value(start: UInt32(index), end: UInt32(end), next: UInt32(values.count + 1), key: UInt32(key)))
    return end
  }

  private func skippingBlanks(_ index: Int) -> Int {
    var index = index
    while index < bytes.count {
      switch bytes.base[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return index
      }
    }
    return index
  }

  /// Whether a byte can be in a number, `true`, `false` or `null`.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == .plus || byte == .minus || byte == .dot
  }

  /// Returns the index after the closing quotation mark, or one beyond the end where there is none.
  private static func endOfString(_ bytes: Bytes, _ start: Int) -> Int {
    var index = start + 1
    while let quote = bytes.first(.doubleQuote, from: index, to: bytes.count) {
      var slashes = 0
      while quote - 1 - slashes > start, bytes.base[quote - 1 - slashes] == .backslash { slashes += 1 }
      if slashes % 2 == 0 { return quote + 1 }
      index = quote + 1
    }
    return bytes.count + 1
  }
}
