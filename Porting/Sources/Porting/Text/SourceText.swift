/// A place in a file as the compiler counts it: lines from 1, columns in UTF-8 bytes from 1.
package struct Place: Hashable, Comparable, Sendable {
  package let line: Int
  package let column: Int

  package static func < (lhs: Place, rhs: Place) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

/// The bytes of a file, and where its lines begin.
package struct SourceText: Sendable {
  /// The path as messages say it.
  package let path: String
  package let bytes: [UInt8]
  private let lineStarts: [Int]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let endsLine =
        byte == .newline
        || byte == .carriageReturn && (index + 1 == bytes.count || bytes[index + 1] != .newline)
      if endsLine { starts.append(index + 1) }
    }
    lineStarts = starts
  }

  /// The number of lines; what follows the last line end counts as one.
  package var lineCount: Int { lineStarts.count }

  /// The line and the column of a byte.
  package func place(at offset: Int) -> Place {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return Place(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The same without the blanks in `@available (iOS 9, *)` where a line begins so; nil where none does.
  var withoutBlanksInAttributes: SourceText? {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    for (number, start) in lineStarts.enumerated() {
      let end = number + 1 < lineStarts.count ? lineStarts[number + 1] : bytes.count
      let line = bytes[start..<end]
      let indent = line.prefix(while: \.isBlank)
      let word = line.dropFirst(indent.count).prefix {
        !$0.isBlank && !$0.endsLine && $0 != UInt8(ascii: "(")
      }
      let rest = line.dropFirst(indent.count + word.count)
      let blanks = rest.prefix(while: \.isBlank)
      let isAttribute =
        ["@available", "@objc"].contains { word.elementsEqual($0.utf8) }
        && rest.dropFirst(blanks.count).first == UInt8(ascii: "(")
      kept += isAttribute ? indent + word + rest.dropFirst(blanks.count) : line
    }
    return kept.count == bytes.count ? nil : SourceText(path: path, bytes: kept)
  }

  /// Where the line begins that holds a byte.
  func lineStart(of offset: Int) -> Int { lineStarts[place(at: offset).line - 1] }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  var endsLine: Bool { self == .newline || self == .carriageReturn }
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
