import Foundation

/// The JSON in an input, which may stand below a banner or in a fenced block of code.
nonisolated enum JSONPart {
  /// A screen, in a document that begins at the index, on the line.
  case screen(Int, line: Int)
  /// A text that is wrapped in a document.
  case text([UInt8])

  /// No input has as many places at which a document may begin.
  private static let maxPlaces = 200

  /// Looks for the first document in which there is a screen, before the first node of a dump.
  init?(_ bytes: Bytes) {
    // Its error names elements, in strings, above the hierarchy; and a scenario may write its windows as JSON.
    guard !EarlGreyReader.hasTree(bytes), !ScreenFormat.isScenario(bytes) else { return nil }
    var cursor = LineCursor(bytes)
    var (places, end) = (0, 0)
    while let line = cursor.next() {
      // Lines of a document in which there was nothing are not looked at again.
      guard end < line.range.upperBound else { continue }
      let node: Int? = if case .node(let less, _) = DumpLine(bytes, line.range).content { less } else { nil }
      if let start = Self.beginning(bytes, max(line.range.lowerBound, end)..<line.range.upperBound),
        start < node ?? Int.max
      {
        places += 1
        let rest = Bytes(base: bytes.base + start, count: bytes.count - start)
        guard places <= Self.maxPlaces, let tape = try? JSONTape(rest, takesParts: true) else { return nil }
        end = start + tape.end
        if tape.holds("fingerpost-export/") { return nil }
        let elements = RectangleReader(tape, firstLine: 0)
        if elements?.isOneElement == true, let list = Self.list(bytes, from: start, to: end) {
          self = .text(list)
          return
        }
        if elements != nil || SentryReader(tape, firstLine: 0) != nil {
          self = .screen(start, line: line.number)
          return
        }
        if let text = Self.text(in: tape) {
          self = .text(text)
          return
        }
      } else if let node, node >= end {
        return nil
      }
    }
    return nil
  }

  /// How far into a line a document may begin, after a few words.
  private static let longestPrefix = 200

  /// Returns where a document may begin in a line.
  private static func beginning(_ bytes: Bytes, _ line: Range<Int>) -> Int? {
    var index = line.lowerBound
    let limit = min(line.upperBound, index + longestPrefix)
    while index < limit {
      if mayBegin(bytes, index) { return index }
      index += 1
    }
    return nil
  }

  /// Whether an object, or a list of objects, texts or lists, begins at the index.
  private static func mayBegin(_ bytes: Bytes, _ start: Int) -> Bool {
    guard bytes[start] == .openBrace || bytes[start] == .openSquare else { return false }
    var next = start + 1
    while next < bytes.count, isBlank(bytes[next]) { next += 1 }
    switch bytes[next] {
    case .doubleQuote: return true
    case .openBrace: return bytes[start] == .openSquare
    default: return false
    }
  }

  // MARK: - Several documents

  /// No screen has as many elements that stand one after the other.
  private static let maxElements = 100_000

  /// Returns elements that are documents of their own, such as lines of JSON, as one list, each on its line; nil where
  /// there is only the first one.
  private static func list(_ bytes: Bytes, from start: Int, to end: Int) -> [UInt8]? {
    var (pieces, isCutOff) = ([start..<end], false)
    while var last = pieces.last?.upperBound, pieces.count < maxElements {
      // A part of a list has commas between them.
      if bytes[last] == .comma { last += 1 }
      while last < bytes.count, isBlank(bytes[last]) { last += 1 }
      guard bytes[last] == .openBrace else { break }
      let rest = Bytes(base: bytes.base + last, count: bytes.count - last)
      guard let tape = try? JSONTape(rest, takesParts: true),
        tape.isCutOff || RectangleReader(tape, firstLine: 0)?.isOneElement == true
      else { break }
      pieces.append(last..<last + tape.end)
      isCutOff = tape.isCutOff
      if isCutOff { break }
    }
    guard pieces.count > 1 else { return nil }
    var text = (0..<start).filter { bytes[$0] == .lineFeed }.map { _ in UInt8.lineFeed }
    var (sign, written) = (UInt8.openSquare, start)
    for piece in pieces {
      text.append(sign)
      text += (written..<piece.lowerBound).filter { bytes[$0] == .lineFeed }.map { _ in .lineFeed }
      text += UnsafeBufferPointer(start: bytes.base + piece.lowerBound, count: piece.count)
      (sign, written) = (.comma, piece.upperBound)
    }
    return text + (isCutOff ? [] : [.closeSquare])
  }

  // MARK: - Texts

  /// Returns what the strings of a document say that hold a screen: all pieces of a dump, or the first text of any other
  /// kind.
  private static func text(in tape: JSONTape) -> [UInt8]? {
    var text: [UInt8] = []
    for value in tape.all {
      guard let range = tape.quoted(value), range.count >= shortest else { continue }
      let isDump = dumpMarks.contains {
        tape.bytes.find($0, from: range.lowerBound, to: range.upperBound) != nil
      }
      let isOther =
        !isDump && text.isEmpty
        && otherMarks.contains { tape.bytes.find($0, from: range.lowerBound, to: range.upperBound) != nil }
      guard isDump || isOther else { continue }
      text += unescaped(tape.bytes, range)
      if isOther { break }
      text.append(.lineFeed)
    }
    return text.isEmpty ? nil : text
  }

  private static let shortest = 20
  private static let dumpMarks: [StaticString] = ["; frame = (", "GestureRecognizer: 0x", "|--<"]
  private static let otherMarks: [StaticString] = [
    "Element subtree:", ", {{", "<XCUIElementType", "<AppiumAUT", "<ViewHierarchy", "\\\"AXFrame\\\"",
    "\\\"frame\\\"", "\\\"bounds\\\"", "\\\"coordinates\\\"", "\\\"rect\\\"", "; frame = (",
  ]

  private static func unescaped(_ bytes: Bytes, _ range: Range<Int>) -> [UInt8] {
    var text = SourceText.unescaped(bytes, range)
    for index in text.indices where text[index] == .softBreak { text[index] = .lineFeed }
    return text
  }
}
