/// A change of some bytes of a file. Edits neither add nor remove line ends.
struct Edit {
  let range: Range<Int>
  let text: String
}

/// The changes of one file, which are applied together.
struct EditList {
  private(set) var edits: [Edit] = []

  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text))
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text))
  }

  /// The file with all edits made, or nil when two of them want the same bytes or a line end would change.
  ///
  /// A line that only had what was removed becomes empty, and no blanks remain where the end of a line was removed.
  func applied(to source: SourceText) -> [UInt8]? {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.count.signum(), $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.count.signum(), $1.offset)
    }.map(\.element)
    var result: [UInt8] = []
    result.reserveCapacity(source.bytes.count + ordered.count * 16)
    var at = 0
    for edit in ordered {
      guard edit.range.lowerBound >= at, edit.range.upperBound <= source.bytes.count,
        !edit.text.utf8.contains(where: \.endsLine), !source.bytes[edit.range].contains(where: \.endsLine)
      else { return nil }
      result += source.bytes[at..<edit.range.lowerBound]
      result += edit.text.utf8
      at = edit.range.upperBound
      if edit.text.isEmpty, at == source.bytes.count || source.bytes[at].endsLine {
        while result.last?.isBlank == true { result.removeLast() }
      }
    }
    result += source.bytes[at...]
    return result
  }
}
