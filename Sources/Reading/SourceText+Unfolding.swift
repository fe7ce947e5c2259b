import Foundation

nonisolated extension SourceText {
  /// Unfolds lines that a debugger or an interpreter printed as one escaped string, `"<UIWindow…>\n   | <UIView…"`.
  ///
  /// Other lines stay as they are: a label's text may well hold a backslash.
  static func unfold(_ bytes: Bytes, _ output: UnsafeMutablePointer<UInt8>) -> Int {
    writeLines(bytes, output) { start, end, place in
      if isFolded(bytes, start, end) { return unescape(bytes, start..<end, place) }
      memcpy(place, bytes.base + start, end - start)
      return end - start
    }
  }

  /// Writes each line as a closure has it, which gets where the line begins and ends and where to write, and returns how many
  /// bytes it wrote there; line feeds stay. Returns how many bytes it took in all.
  static func writeLines(
    _ bytes: Bytes, _ output: UnsafeMutablePointer<UInt8>,
    _ write: (Int, Int, UnsafeMutablePointer<UInt8>) -> Int
  ) -> Int {
    var (index, count) = (0, 0)
    while index < bytes.count {
      let end = bytes.first(.lineFeed, from: index, to: bytes.count) ?? bytes.count
      count += write(index, end, output + count)
      if end < bytes.count {
        output[count] = .lineFeed
        count += 1
      }
      index = end + 1
    }
    return count
  }

  private static func isFolded(_ bytes: Bytes, _ start: Int, _ end: Int) -> Bool {
    guard let first = bytes.find("\\n", from: start, to: end) else { return false }
    if opensWithQuote(bytes, start, first) { return true }
    // Without the opening quote only a node that ends right before the escape tells.
    var escape: Int? = first
    while let found = escape {
      let next = bytes[found + 2]
      if bytes[found - 1] == .greater, next == .space || next == .less || next == .bar || next == .backslash {
        return true
      }
      escape = bytes.find("\\n", from: found + 2, to: end)
    }
    return false
  }

  /// Returns whether a quote is at the head of the line, after nothing but a prompt or a `$0 = `.
  private static func opensWithQuote(_ bytes: Bytes, _ start: Int, _ limit: Int) -> Bool {
    var index = start
    while index < min(limit, start + 120) {
      switch bytes[index] {
      case .doubleQuote, .singleQuote:
        var before = index - 1
        while before >= start, bytes[before] == .space || bytes[before] == 0x40 { before -= 1 }
        if before < start { return true }
        switch bytes[before] {
        case .equals, .colon, .greater, .openParen, 0x23: return true
        default: return false
        }
      case .less, .semicolon, .comma: return false
      default: index += 1
      }
    }
    return false
  }

  /// Writes the range with its escapes replaced, and returns how many bytes that took.
  static func unescape(_ bytes: Bytes, _ range: Range<Int>, _ output: UnsafeMutablePointer<UInt8>) -> Int {
    var (index, count) = (range.lowerBound, 0)
    while index < range.upperBound {
      let byte = bytes[index]
      guard byte == .backslash, index + 1 < range.upperBound else {
        output[count] = byte
        count += 1
        index += 1
        continue
      }
      let escape = bytes[index + 1]
      index += 2
      switch escape {
      case 0x6E: output[count] = .softBreak
      case 0x72: continue
      case 0x74: output[count] = .tab
      case .doubleQuote, .singleQuote, .backslash, 0x2F: output[count] = escape
      case 0x75:
        if let (scalar, end) = unicodeEscape(bytes, index, range.upperBound) {
          for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
            output[count] = unit
            count += 1
          }
          index = end
        } else {
          output[count] = .backslash
          output[count + 1] = escape
          count += 2
        }
        continue
      default:
        output[count] = .backslash
        output[count + 1] = escape
        count += 1
      }
      count += 1
    }
    return count
  }

  /// Returns the range with its escapes replaced.
  static func unescaped(_ bytes: Bytes, _ range: Range<Int>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: range.count) { target, count in
      guard let output = target.baseAddress else { return }
      count = unescape(bytes, range, output)
    }
  }

  /// Returns the scalar whose four hexadecimal digits begin at the index, and the index after it; a surrogate
  /// pair is one scalar.
  static func unicodeEscape(_ bytes: Bytes, _ index: Int, _ end: Int) -> (Unicode.Scalar, Int)? {
    guard let high = fourDigits(bytes, index, end) else { return nil }
    if let scalar = Unicode.Scalar(high) { return (scalar, index + 4) }
    guard high < 0xDC00, bytes.has("\\u", at: index + 4), let low = fourDigits(bytes, index + 6, end),
      (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
    else { return ("\u{FFFD}", index + 4) }
    return (scalar, index + 10)
  }

  private static func fourDigits(_ bytes: Bytes, _ index: Int, _ end: Int) -> UInt32? {
    guard index + 4 <= end else { return nil }
    var value: UInt32 = 0
    for offset in 0..<4 {
      let byte = bytes[index + offset]
      guard isHexDigit(byte) else { return nil }
      value = (value << 4) + UInt32(isDigit(byte) ? byte - 0x30 : (byte | 0x20) - 0x57)
    }
    return value
  }
}
