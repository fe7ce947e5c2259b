/// Walks over the lines of a text, hard and soft ends alike, with the number that each has in the input.
nonisolated struct LineCursor {
  struct Line {
    var range: Range<Int>
    var number: Int
  }

  private let bytes: Bytes
  private(set) var position = 0
  private var number = 1
  private var nextHard: Int
  private var nextSoft: Int

  init(_ bytes: Bytes) {
    self.bytes = bytes
    nextHard = bytes.first(.lineFeed, from: 0, to: bytes.count) ?? bytes.count
    nextSoft = bytes.first(.softBreak, from: 0, to: bytes.count) ?? bytes.count
  }

  /// Returns the next line that is not empty, or nil at the end.
  mutating func next() -> Line? {
    skipEmptyLines()
    guard position < bytes.count else { return nil }
    let end = min(nextHard, nextSoft)
    let line = Line(range: position..<end, number: number)
    position = end + 1
    if end == nextHard {
      number += 1
      nextHard = bytes.first(.lineFeed, from: position, to: bytes.count) ?? bytes.count
    } else {
      nextSoft = bytes.first(.softBreak, from: position, to: bytes.count) ?? bytes.count
    }
    return line
  }

  /// Returns the next line without moving on.
  func peek() -> Line? {
    var copy = self
    return copy.next()
  }

  private mutating func skipEmptyLines() {
    guard position == nextHard, position < bytes.count else { return }
    let start = position
    while position < bytes.count, bytes.base[position] == 0x0A { position += 1 }
    number += position - start
    nextHard = bytes.first(.lineFeed, from: position, to: bytes.count) ?? bytes.count
  }
}
