import FingerpostText
import Foundation

/// The text of an input, freed of what consoles, browsers and mail programs put around it.
///
/// Line ends become line feeds and keep their number, so that a warning names the line that the reader of the
/// warning sees. An escaped one-line paste is unfolded with soft breaks, which end a line without counting.
nonisolated struct SourceText {
  private(set) var bytes: [UInt8]
  /// Where a JSON document with a screen begins, and on which line.
  private(set) var document: (start: Int, line: Int)?

  /// How many wrappings may lie one around the other.
  private static let maxWrappings = 4

  init(_ data: Data) {
    // Consoles of Windows write UTF-16.
    bytes = UTF16Text.utf8(data) ?? [UInt8](data)
    unwrap()
    guard document == nil else { return }
    // Some pages escape what was escaped already.
    for _ in 0..<Self.maxWrappings where isEscapedMarkup { rewrite(Self.unescapeMarkup) }
    if contains("\\n") { rewrite(Self.unfold) }
  }

  /// Takes off what is around a screen, one wrapping after the other.
  private mutating func unwrap() {
    for _ in 0..<Self.maxWrappings {
      bytes.append(.lineFeed)
      if needsCleaning { rewrite(Self.clean) }
      unquote()
      if let table = withBytes(MaestroTable.json) { bytes = table }
      switch withBytes({ JSONPart($0) }) {
      case .screen(let start, let line)?:
        document = (start, line)
        return
      case .text(let inner)?: bytes = inner
      case nil: return
      }
    }
  }

  /// Takes off what is in front of each line: marks of quotation, then what a log puts there.
  private mutating func unquote() {
    for _ in 0..<Self.maxWrappings where isQuotedMail { rewrite(Self.unquoteMail) }
    for _ in 0..<2 {
      guard let prefix = withBytes(Self.linePrefix) else { return }
      rewrite { Self.withoutPrefix(prefix, $0, $1) }
    }
  }

  private func contains(_ text: StaticString) -> Bool {
    withBytes { $0.find(text) != nil }
  }

  /// Calls the function with the text's bytes.
  func withBytes<Result, Failure: Error>(
    _ body: (Bytes) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bytes.withUnsafeBufferPointer { buffer throws(Failure) in
      // A text is never empty, so that it has a base; see `init`.
      try body(Bytes(base: buffer.baseAddress!, count: buffer.count))
    }
  }

  /// Replaces the text by what the function makes of it, which is never longer.
  private mutating func rewrite(_ body: (Bytes, UnsafeMutablePointer<UInt8>) -> Int) {
    let source = bytes
    bytes = [UInt8](unsafeUninitializedCapacity: source.count) { target, count in
      source.withUnsafeBufferPointer { buffer in
        guard let input = buffer.baseAddress, let output = target.baseAddress else { return }
        count = body(Bytes(base: input, count: buffer.count), output)
      }
    }
  }

  // MARK: - Invisible bytes

  private var needsCleaning: Bool {
    withBytes { bytes in
      bytes.first(0x0D, from: 0, to: bytes.count) != nil || bytes.first(0x1B, from: 0, to: bytes.count) != nil
        || bytes.first(0, from: 0, to: bytes.count) != nil || bytes.find("\u{A0}") != nil
        || bytes.find("\u{FEFF}") != nil || bytes.find("\u{200B}") != nil || bytes.find("\u{2028}") != nil
        || bytes.find("\u{2029}") != nil
    }
  }

  private static func clean(_ bytes: Bytes, _ output: UnsafeMutablePointer<UInt8>) -> Int {
    var (index, count) = (0, 0)
    while index < bytes.count {
      var byte = bytes[index]
      var length = 1
      switch byte {
      case 0x0D:
        if bytes[index + 1] == .lineFeed { length = 2 }
        byte = .lineFeed
      case 0:
        index += 1
        continue
      case 0x1B:
        index = afterEscape(bytes, index)
        continue
      case 0xC2 where bytes[index + 1] == 0xA0:
        (byte, length) = (.space, 2)
      case 0xE2 where bytes.has("\u{2028}", at: index) || bytes.has("\u{2029}", at: index):
        (byte, length) = (.lineFeed, 3)
      case 0xE2 where bytes.has("\u{200B}", at: index), 0xEF where bytes.has("\u{FEFF}", at: index):
        index += 3
        continue
      default: break
      }
      output[count] = byte
      count += 1
      index += length
    }
    return count
  }

  /// Returns the index after a terminal's color code, `ESC [ … letter`, or after a text for the terminal,
  /// `ESC _ … BEL`.
  private static func afterEscape(_ bytes: Bytes, _ index: Int) -> Int {
    var end = index + 2
    if bytes[index + 1] == 0x5F || bytes[index + 1] == 0x5D {
      let bell = bytes.first(0x07, from: end, to: min(bytes.count, index + 200))
      return bell.map { $0 + 1 } ?? end
    }
    guard bytes[index + 1] == .openSquare else { return index + 1 }
    while end < bytes.count, isDigit(bytes[end]) || bytes[end] == .semicolon { end += 1 }
    return isLetter(bytes[end]) ? end + 1 : end
  }

  // MARK: - Quoted mail

  /// Whether the lines begin with `>` in which there is something of a screen.
  ///
  /// Other lines may be what people write around what they quote.
  private var isQuotedMail: Bool {
    withBytes { bytes in
      var (index, quoted, others) = (0, 0, 0)
      while index < bytes.count {
        let end = bytes.first(.lineFeed, from: index, to: bytes.count) ?? bytes.count
        if bytes[index] == .greater {
          quoted += 1
        } else if Self.screenMarks.contains(where: { bytes.find($0, from: index, to: end) != nil }) {
          others += 1
        }
        index = end + 1
      }
      return quoted > 0 && others == 0
    }
  }

  private static let screenMarks: [StaticString] = ["<", "|", "{", ", 0x"]

  private static func unquoteMail(_ bytes: Bytes, _ output: UnsafeMutablePointer<UInt8>) -> Int {
    var (index, count) = (0, 0)
    while index < bytes.count {
      if bytes[index] == .greater { index += bytes[index + 1] == .space ? 2 : 1 }
      let end = min(bytes.count, (bytes.first(.lineFeed, from: index, to: bytes.count) ?? bytes.count) + 1)
      if end > index { memcpy(output + count, bytes.base + index, end - index) }
      count += max(0, end - index)
      index = max(end, index)
    }
    return count
  }

  // MARK: - Text copied from a page's source

  /// Whether the text has more escaped brackets than brackets, all of which are those of a page's own tags: their names
  /// have small letters, and those of elements and classes begin with a capital.
  private var isEscapedMarkup: Bool {
    withBytes { bytes in
      var (escaped, own, index) = (0, 0, 0)
      while index < bytes.count {
        if bytes[index] == .less {
          own += 1
          guard bytes[index + 1] == 0x2F || bytes[index + 1] == 0x21 || bytes[index + 1] >= 0x61 else {
            return false
          }
        }
        if bytes[index] == 0x26, bytes.has("&lt;", at: index) || bytes.has("&amp;lt;", at: index) {
          escaped += 1
        }
        index += 1
      }
      return escaped > own
    }
  }

  /// Returns the index after a page's tag that begins at the index, on the same line; nil where none does.
  private static func afterTag(_ bytes: Bytes, _ index: Int) -> Int? {
    let name = bytes[index + 1] == 0x2F ? bytes[index + 2] : bytes[index + 1]
    guard isLetter(name) else { return nil }
    var end = index + 1
    while end < bytes.count, !isLineEnd(bytes[end]), bytes[end] != .less {
      if bytes[end] == .greater { return end + 1 }
      end += 1
    }
    return nil
  }

  /// The character that a reference such as `&#39;` or `&#x27;` at the index stands for, and how long that is.
  private static func reference(_ bytes: Bytes, _ index: Int) -> (Unicode.Scalar, Int)? {
    guard bytes[index + 1] == 0x23 else { return nil }
    let isHex = bytes[index + 2] | 0x20 == 0x78
    var (end, number) = (index + (isHex ? 3 : 2), UInt32(0))
    let start = end
    while end - start < 6, isHex ? isHexDigit(bytes[end]) : isDigit(bytes[end]) {
      let digit = isDigit(bytes[end]) ? UInt32(bytes[end] - 0x30) : UInt32(bytes[end] | 0x20) - 0x57
      number = number * (isHex ? 16 : 10) + digit
      end += 1
    }
    guard end > start, bytes[end] == .semicolon, number > 0, let scalar = Unicode.Scalar(number) else {
      return nil
    }
    return (scalar, end + 1 - index)
  }

  private static func unescapeMarkup(_ bytes: Bytes, _ output: UnsafeMutablePointer<UInt8>) -> Int {
    var (index, count) = (0, 0)
    while index < bytes.count {
      var (byte, length) = (bytes[index], 1)
      if byte == .less, let end = afterTag(bytes, index) {
        // Where lines were broken by tags alone.
        if bytes.has("<br", at: index), !isLineEnd(bytes[end]) {
          output[count] = .lineFeed
          count += 1
        }
        index = end
        continue
      }
      if byte == 0x26 {
        if bytes.has("&lt;", at: index) {
          (byte, length) = (.less, 4)
        } else if bytes.has("&gt;", at: index) {
          (byte, length) = (.greater, 4)
        } else if bytes.has("&amp;", at: index) {
          length = 5
        } else if bytes.has("&quot;", at: index) {
          (byte, length) = (.doubleQuote, 6)
        } else if bytes.has("&apos;", at: index) {
          (byte, length) = (.singleQuote, 6)
        } else if bytes.has("&nbsp;", at: index) {
          (byte, length) = (.space, 6)
        } else if let (scalar, size) = reference(bytes, index) {
          // No reference is shorter than what it stands for.
          for unit in String(Character(scalar)).utf8 {
            output[count] = unit
            count += 1
          }
          index += size
          continue
        }
      }
      output[count] = byte
      count += 1
      index += length
    }
    return count
  }
}
