import FingerpostText
import Foundation

/// The text of an input, freed of what consoles, browsers and mail programs put around it.
///
/// Line ends become line feeds and keep their number, so that a warning names the line that the reader of the
/// warning sees. An escaped one-line paste is unfolded with soft breaks, which end a line without counting.
nonisolated struct SourceText {
  private(set) var bytes: [UInt8]
  /// Where a JSON document with elements begins, and on which line.
  private(set) var elements: (start: Int, line: Int)?

  /// How many wrappings may lie one around the other.
  private static let mostWrappings = 4

  init(_ data: Data) {
    // Consoles of Windows write UTF-16.
    bytes = UTF16Text.utf8(data) ?? [UInt8](data)
    unwrap()
    guard elements == nil else { return }
    if isEscapedMarkup { rewrite(Self.unescapeMarkup) }
    if contains("\\n") { rewrite(Self.unfold) }
  }

  /// Takes off what is around a screen, one wrapping after the other.
  private mutating func unwrap() {
    for _ in 0..<Self.mostWrappings {
      bytes.append(.lineFeed)
      if needsCleaning { rewrite(Self.clean) }
      if isQuotedMail { rewrite(Self.unquoteMail) }
      switch withBytes({ JSONPart($0) }) {
      case .elements(let start, let line)?:
        elements = (start, line)
        return
      case .text(let inner)?: bytes = inner
      case nil: return
      }
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

  /// Returns the index after a terminal's color code, `ESC [ … letter`.
  private static func afterEscape(_ bytes: Bytes, _ index: Int) -> Int {
    guard bytes[index + 1] == .openSquare else { return index + 1 }
    var end = index + 2
    while end < bytes.count, isDigit(bytes[end]) || bytes[end] == .semicolon { end += 1 }
    return isLetter(bytes[end]) ? end + 1 : end
  }

  // MARK: - Quoted mail

  /// Whether every line that is not empty begins with `>`.
  private var isQuotedMail: Bool {
    withBytes { bytes in
      var (index, anyQuoted) = (0, false)
      while index < bytes.count {
        let end = bytes.first(.lineFeed, from: index, to: bytes.count) ?? bytes.count
        if bytes[index] == .greater {
          anyQuoted = true
        } else if index < end {
          return false
        }
        index = end + 1
      }
      return anyQuoted
    }
  }

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

  /// Whether the text has no markup of its own but carries `&lt;`.
  private var isEscapedMarkup: Bool {
    withBytes { bytes in
      bytes.find("&lt;") != nil && bytes.first(.less, from: 0, to: bytes.count) == nil
    }
  }

  private static func unescapeMarkup(_ bytes: Bytes, _ output: UnsafeMutablePointer<UInt8>) -> Int {
    var (index, count) = (0, 0)
    while index < bytes.count {
      var (byte, length) = (bytes[index], 1)
      if byte == 0x26 {
        if bytes.has("&lt;", at: index) {
          (byte, length) = (.less, 4)
        } else if bytes.has("&gt;", at: index) {
          (byte, length) = (.greater, 4)
        } else if bytes.has("&amp;", at: index) {
          length = 5
        } else if bytes.has("&quot;", at: index) {
          (byte, length) = (.doubleQuote, 6)
        } else if bytes.has("&#39;", at: index) {
          (byte, length) = (.singleQuote, 5)
        } else if bytes.has("&nbsp;", at: index) {
          (byte, length) = (.space, 6)
        }
      }
      output[count] = byte
      count += 1
      index += length
    }
    return count
  }
}
