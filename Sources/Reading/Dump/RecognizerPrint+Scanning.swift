import FingerpostScreens
import Foundation

nonisolated extension RecognizerPrint {
  /// What is between the brackets of a description, white space left out on either side.
  static func inner(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = trimmed(bytes)
    if bytes.first == UInt8(ascii: "<") { bytes = bytes.dropFirst() }
    if bytes.last == UInt8(ascii: ">") { bytes = bytes.dropLast() }
    return bytes
  }

  /// The class and what follows it: the address, and a name in parentheses.
  static func header(_ bytes: ArraySlice<UInt8>) -> ScreenRecognizer? {
    let text = text(bytes)
    guard let place = text.range(of: ": 0x") ?? text.range(of: " 0x") else { return nil }
    var className = text[..<place.lowerBound]
    if className.hasSuffix(":") { className = className.dropLast() }
    guard !className.isEmpty else { return nil }
    let rest = text[place.upperBound...]
    let digits = rest.prefix { $0.isHexDigit }
    var recognizer = ScreenRecognizer(className: String(className), address: "0x" + digits)
    let name = rest.dropFirst(digits.count).drop { $0 == " " }
    if name.hasPrefix("("), let end = name.lastIndex(of: ")") {
      recognizer.name = String(name[name.index(after: name.startIndex)..<end])
    }
    return recognizer
  }

  /// The parts between separators that are in no bracket.
  static func split(_ bytes: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var depth = 0
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case separator where depth == 0:
        parts.append(bytes[start..<index])
        start = index + 1
      default: break
      }
    }
    parts.append(bytes[start...])
    return parts
  }

  /// The outermost `<…>` of a list.
  static func descriptions(in bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var depth = 0
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        if depth == 0 { start = index }
        depth += 1
      case UInt8(ascii: ">") where depth > 0:
        depth -= 1
        if depth == 0 { found.append(bytes[start...index]) }
      default: break
      }
    }
    return found
  }

  /// The first address, such as `0x7f1`.
  static func address(_ bytes: ArraySlice<UInt8>) -> String? {
    let text = text(bytes)
    guard let place = text.range(of: "0x") else { return nil }
    return "0x" + text[place.upperBound...].prefix { $0.isHexDigit }
  }

  /// A piece as text, on one line and without white space on either side.
  ///
  /// A list's description writes its line ends as a backslash and an n; readers mark a fold with U+001E.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: trimmed(bytes).filter { $0 != 0x1E && $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let first = bytes.first {
      if first == UInt8(ascii: "\\"), bytes.dropFirst().first == UInt8(ascii: "n") {
        bytes = bytes.dropFirst(2)
      } else if isSpace(first) {
        bytes = bytes.dropFirst()
      } else {
        break
      }
    }
    while let last = bytes.last, isSpace(last) { bytes = bytes.dropLast() }
    return bytes
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x1E
  }
}
