import Foundation

/// The `<Class: 0x…` with which every node of a dump begins, or `<Class; frame = …` where pointers were purged.
nonisolated struct DumpHeader {
  /// The name of the class.
  var name: Range<Int>
  /// The address; empty where it was purged.
  var address: Range<Int>

  /// What is at an opening bracket.
  enum Match {
    case header(DumpHeader)
    /// The text ends before it is clear whether this is a header.
    case cutOff
    case none
  }

  /// The longest name that is still taken for one; SwiftUI's reach some thousand bytes.
  private static let longestName = 65_536

  /// Returns the index of the bracket that opens the node at `less`.
  ///
  /// The printers of text views put a whole description into a second pair of brackets:
  /// `<<_UITextContainerView: 0x…; frame = …> minSize = …>`.
  static func bracket(_ bytes: Bytes, at less: Int) -> Int {
    bytes[less + 1] == .less ? less + 1 : less
  }

  /// Looks for a header at the opening bracket at `less`, in bytes up to `end`.
  ///
  /// A name may hold generic arguments, commas, semicolons and spaces, so it reaches up to the `: 0x` outside all
  /// angle brackets, or up to a semicolon that a known attribute follows. Line ends are skipped: to match a header
  /// on one line, end the range there.
  static func match(_ bytes: Bytes, at less: Int, to end: Int) -> Match {
    guard bytes[less] == .less, isNameStart(bytes, less + 1) || less + 1 >= end else { return .none }
    var (index, depth) = (less + 1, 0)
    let limit = min(end, less + longestName)
    while index < limit {
      switch bytes[index] {
      case .less:
        // Generic arguments follow their type without a space; this also keeps the search short.
        guard isIdentifier(bytes[index - 1]) else { return .none }
        depth += 1
      case .greater:
        if bytes[index - 1] != .minus {
          depth -= 1
          if depth < 0 { return purgedLayer(bytes, less, index) }
        }
      case .semicolon where depth == 0 && DumpKey.known(bytes, at: index + 1, to: end) != nil:
        return .header(withoutColon(bytes, less + 1..<index))
      case .colon where depth == 0:
        return address(bytes, after: index, to: end).map { match in
          match.map { .header(DumpHeader(name: less + 1..<index, address: $0)) } ?? .cutOff
        } ?? .none
      case .singleQuote, .doubleQuote, .equals, .bar: return .none
      default: break
      }
      index += 1
    }
    return limit == end ? .cutOff : .none
  }

  private static func isNameStart(_ bytes: Bytes, _ index: Int) -> Bool {
    let byte = bytes[index]
    // The runtime's name for where a local class stands.
    if byte == .openParen { return bytes.has("(unknown context", at: index) }
    return isLetter(byte) || byte == 0x5F || byte == 0x24 || byte >= 0x80
  }

  /// The header of `<Class; frame = …` or `<Class 0x…; frame = …`, which some tools print.
  private static func withoutColon(_ bytes: Bytes, _ range: Range<Int>) -> DumpHeader {
    var start = range.upperBound
    while start > range.lowerBound, isHexDigit(bytes[start - 1]) { start -= 1 }
    guard start < range.upperBound, bytes.has(" 0x", at: start - 3), start - 3 > range.lowerBound else {
      return DumpHeader(name: range, address: range.upperBound..<range.upperBound)
    }
    return DumpHeader(name: range.lowerBound..<start - 3, address: start - 2..<range.upperBound)
  }

  /// `<CALayer> (layer)`, which is all that purging leaves of a layer's line.
  private static func purgedLayer(_ bytes: Bytes, _ less: Int, _ greater: Int) -> Match {
    guard bytes.has(" (layer)", at: greater + 1) else { return .none }
    return .header(DumpHeader(name: less + 1..<greater, address: greater..<greater))
  }

  /// Returns the address after the colon: nil if there is none, the inner nil if the text ends too soon.
  private static func address(_ bytes: Bytes, after colon: Int, to end: Int) -> Range<Int>?? {
    let zero = afterBlanks(bytes, colon + 1, end)
    if zero >= end { return .some(nil) }
    guard bytes[zero] == 0x30 else { return nil }
    let letter = afterBreak(bytes, zero + 1, end)
    if letter >= end { return .some(nil) }
    guard bytes[letter] | 0x20 == 0x78 else { return nil }
    let digits = afterBreak(bytes, letter + 1, end)
    if digits >= end { return .some(nil) }
    if let mask = maskEnd(bytes, digits, end) { return mask..<mask }
    guard isHexDigit(bytes[digits]) else { return nil }
    var index = digits
    while index < end, isHexDigit(bytes[index]) {
      index += 1
      // A wrapped address continues with digits, and then with the end of the header.
      if index < end, isLineEnd(bytes[index]) {
        var ahead = afterBreak(bytes, index, end)
        while ahead < end, isHexDigit(bytes[ahead]) { ahead += 1 }
        if bytes[ahead] == .semicolon || bytes[ahead] == .greater { index = afterBreak(bytes, index, end) }
      }
    }
    if let mask = maskEnd(bytes, index, end) { return mask..<mask }
    return zero..<index
  }

  /// Where signs end that somebody has put in the place of an address, such as `0x…` and `0x7fXXXXXX`; nil where there
  /// are none.
  private static func maskEnd(_ bytes: Bytes, _ start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end {
      let byte = bytes[index]
      if byte | 0x20 == 0x78 || byte == 0x2A || byte == 0x3F || byte == .dot || byte == 0x23 {
        index += 1
      } else if bytes.has("…", at: index) {
        index += 3
      } else {
        break
      }
    }
    let isDone = index >= end || bytes[index] == .semicolon || bytes[index] == .greater
    return index > start && isDone ? index : nil
  }

  private static func afterBlanks(_ bytes: Bytes, _ index: Int, _ end: Int) -> Int {
    var index = index
    while index < end, isBlank(bytes[index]) { index += 1 }
    return index
  }

  private static func afterBreak(_ bytes: Bytes, _ index: Int, _ end: Int) -> Int {
    isLineEnd(bytes[index]) ? afterBlanks(bytes, index, end) : index
  }
}
