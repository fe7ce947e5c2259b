import Foundation

/// A read-only run of bytes that answers 0 outside itself, so that looking ahead needs no checks.
///
/// Readers work on bytes and indices: a `String` costs too much per attribute for dumps of many megabytes.
/// The memory belongs to the caller, for the length of one `withUnsafe…` call.
nonisolated struct Bytes {
  let base: UnsafePointer<UInt8>
  let count: Int

  subscript(index: Int) -> UInt8 { index >= 0 && index < count ? base[index] : 0 }

  /// Returns the index of the first such byte in `start..<end`.
  func first(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
    let end = min(end, count)
    guard start >= 0, start < end else { return nil }
    guard let found = memchr(base + start, Int32(byte), end - start) else { return nil }
    return UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - base
  }

  /// Returns whether the text is at the index.
  func has(_ text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index >= 0, index <= count - length else { return false }
    return memcmp(base + index, text.utf8Start, length) == 0
  }

  /// Returns whether the range holds exactly the text.
  func equals(_ range: Range<Int>, _ text: StaticString) -> Bool {
    range.count == text.utf8CodeUnitCount && has(text, at: range.lowerBound)
  }

  /// Returns the index of the first occurrence of the text that begins in `start..<end`.
  func find(_ text: StaticString, from start: Int = 0, to end: Int? = nil) -> Int? {
    let end = min(end ?? count, count)
    let head = text.utf8Start[0]
    // A look at the second byte spares most calls where the first is common.
    let second = text.utf8CodeUnitCount > 1 ? text.utf8Start[1] : head
    var position = start
    while let found = first(head, from: position, to: end) {
      if text.utf8CodeUnitCount == 1 || self[found + 1] == second, has(text, at: found) { return found }
      position = found + 1
    }
    return nil
  }

  /// Returns whether any byte of the range can be in an identifier.
  func hasIdentifier(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if isIdentifier(self[index]) { return true }
      index += 1
    }
    return false
  }

  /// Returns whether a line ends inside the range.
  func hasLineEnd(_ range: Range<Int>) -> Bool {
    first(.lineFeed, from: range.lowerBound, to: range.upperBound) != nil
      || first(.softBreak, from: range.lowerBound, to: range.upperBound) != nil
  }

  /// Returns the range without white space and line ends at either side.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<count)
    var (start, end) = (range.lowerBound, range.upperBound)
    // Spelled out, since calls are what costs where nothing is inlined and white space runs to megabytes.
    while start < end {
      let byte = base[start]
      guard byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x1E else { break }
      start += 1
    }
    while end > start {
      let byte = base[end - 1]
      guard byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x1E else { break }
      end -= 1
    }
    return start..<end
  }

  /// Returns the index of the first byte at or after `index` that is neither a space nor a tab.
  func skippingSpaces(_ index: Int, to end: Int) -> Int {
    var index = index
    while index < end, self[index] == .space || self[index] == .tab { index += 1 }
    return index
  }

  /// Returns the text of the range, with invalid UTF-8 repaired.
  func string(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    return String(
      decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count), as: UTF8.self)
  }

  /// Returns the bytes of the range without line ends and the white space that follows them, which is what
  /// a console adds when it wraps a long line.
  func unwrapped(_ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      if isLineEnd(self[index]) {
        while index < range.upperBound, isBlank(self[index]) { index += 1 }
      } else {
        result.append(self[index])
        index += 1
      }
    }
    return result
  }
}

/// Returns whether the byte ends a line, one of the input's own or one of an escaped paste.
nonisolated func isLineEnd(_ byte: UInt8) -> Bool { byte == .lineFeed || byte == .softBreak }

/// Returns whether the byte is white space or ends a line.
nonisolated func isBlank(_ byte: UInt8) -> Bool {
  byte == .space || byte == .tab || byte == .lineFeed || byte == .softBreak
}

/// Returns whether the byte is an ASCII digit.
nonisolated func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

/// Returns whether the byte is an ASCII letter.
nonisolated func isLetter(_ byte: UInt8) -> Bool {
  let lower = byte | 0x20
  return lower >= 0x61 && lower <= 0x7A
}

/// Returns whether the byte is a hexadecimal digit.
nonisolated func isHexDigit(_ byte: UInt8) -> Bool {
  let lower = byte | 0x20
  return isDigit(byte) || (lower >= 0x61 && lower <= 0x66)
}

/// Returns whether the byte can be in an identifier; every byte of a letter beyond ASCII can.
nonisolated func isIdentifier(_ byte: UInt8) -> Bool {
  isLetter(byte) || isDigit(byte) || byte == 0x5F || byte >= 0x80
}

nonisolated extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  /// A line end that came out of an escaped one-line paste, where the input's own line goes on.
  static let softBreak: UInt8 = 0x1E
  static let space: UInt8 = 0x20
  static let doubleQuote: UInt8 = 0x22
  static let singleQuote: UInt8 = 0x27
  static let openParen: UInt8 = 0x28
  static let closeParen: UInt8 = 0x29
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let less: UInt8 = 0x3C
  static let equals: UInt8 = 0x3D
  static let greater: UInt8 = 0x3E
  static let openSquare: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeSquare: UInt8 = 0x5D
  static let backtick: UInt8 = 0x60
  static let openBrace: UInt8 = 0x7B
  static let bar: UInt8 = 0x7C
  static let closeBrace: UInt8 = 0x7D
}
