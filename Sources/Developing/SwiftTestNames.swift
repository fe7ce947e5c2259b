/// Finds the display names of tests in a file of Swift: the first string in every `@Test("…")`.
///
/// It skips comments and strings, so a test inside either is not found. It understands no more of the language than
/// that.
nonisolated struct SwiftTestNames {
  /// A string literal that is open: how many `#` it has, how many quotes, and where its name starts.
  private struct Literal {
    var pounds: Int
    var isMultiline: Bool
    var nameStart: Int?
  }

  /// An interpolation that is open: the string to return to, and the parentheses open in the code.
  private struct Interpolation {
    var literal: Literal
    var depth: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  private var interpolations: [Interpolation] = []
  private var names: [String] = []

  /// Creates a scanner of the text of a file.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Reads to the end, and returns the names in order.
  mutating func read() -> [String] {
    while position < bytes.count { readCode() }
    return names
  }

  private mutating func readCode() {
    switch bytes[position] {
    case UInt8(ascii: "/") where at("//"):
      skip { $0 != UInt8(ascii: "\n") }
    case UInt8(ascii: "/") where at("/*"):
      skipBlockComment()
    case UInt8(ascii: "@") where at("@Test("):
      position += 5
      openParenthesis()
      skip { [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n")].contains($0) }
      openString(isName: true)
    case UInt8(ascii: "("):
      openParenthesis()
    case UInt8(ascii: ")"):
      closeParenthesis()
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      openString(isName: false)
    default:
      position += 1
    }
  }

  private mutating func openParenthesis() {
    position += 1
    if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
  }

  private mutating func closeParenthesis() {
    position += 1
    guard var interpolation = interpolations.popLast() else { return }
    interpolation.depth -= 1
    if interpolation.depth == 0 {
      readString(interpolation.literal)
    } else {
      interpolations.append(interpolation)
    }
  }

  /// Reads a string if one starts here, and otherwise steps over the `#`s that might have begun one.
  private mutating func openString(isName: Bool) {
    var start = position
    while start < bytes.count, bytes[start] == UInt8(ascii: "#") { start += 1 }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else {
      position = start
      return
    }
    var literal = Literal(pounds: start - position, isMultiline: false)
    position = start
    literal.isMultiline = at("\"\"\"")
    position += literal.isMultiline ? 3 : 1
    if isName, !literal.isMultiline { literal.nameStart = position }
    readString(literal)
  }

  /// Reads a string to its end, or to an interpolation in it.
  private mutating func readString(_ literal: Literal) {
    let pounds = String(repeating: "#", count: literal.pounds)
    let close = (literal.isMultiline ? "\"\"\"" : "\"") + pounds
    let escape = "\\" + pounds
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\""), at(close) {
        if let start = literal.nameStart { addName(start..<position, escape: escape) }
        position += close.utf8.count
        return
      }
      if byte == UInt8(ascii: "\\"), at(escape) {
        position += escape.utf8.count
        if at("(") {
          interpolations.append(Interpolation(literal: literal, depth: 1))
          position += 1
          return
        }
        position += 1
      } else if byte == UInt8(ascii: "\n"), !literal.isMultiline {
        return  // Not a string after all, such as a quote in a regular expression.
      } else {
        position += 1
      }
    }
  }

  private mutating func addName(_ range: Range<Int>, escape: String) {
    let name = String(decoding: bytes[range], as: UTF8.self)
    names.append(name.replacing(escape + "\"", with: "\"").replacing(escape + "\\", with: "\\"))
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if at("/*") {
        depth += 1
        position += 2
      } else if at("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func skip(while holds: (UInt8) -> Bool) {
    while position < bytes.count, holds(bytes[position]) { position += 1 }
  }

  private func at(_ word: String) -> Bool {
    let end = position + word.utf8.count
    guard end <= bytes.count else { return false }
    return bytes[position..<end].elementsEqual(word.utf8)
  }
}
