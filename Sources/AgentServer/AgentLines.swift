/// Cuts what comes from a client into lines, whatever pieces it comes in.
package struct AgentLines {
  /// The most bytes of a message.
  package static let maxBytes = 64_000_000

  /// A line, or that one was too long.
  package enum Line: Equatable, Sendable {
    /// The bytes without the line feed.
    case message([UInt8])
    /// A line of more bytes than a message may have, which were thrown away.
    case tooLong
  }

  private let limit: Int
  private var begun: [UInt8] = []
  private var isSkipping = false

  /// Creates one that has seen nothing yet.
  package init(limit: Int = maxBytes) {
    self.limit = limit
  }

  /// Adds the next piece, and returns the lines that end in it; blank lines are left out.
  package mutating func add(_ piece: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = piece[...]
    while let end = rest.firstIndex(of: 0x0A) {
      if let line = finish(rest[..<end]) { lines.append(line) }
      rest = rest[(end + 1)...]
    }
    keep(rest)
    return lines
  }

  /// Returns what the input ends with, if that has no line feed.
  package mutating func end() -> Line? { finish([]) }

  private mutating func keep(_ piece: ArraySlice<UInt8>) {
    guard !isSkipping else { return }
    guard begun.count + piece.count <= limit else {
      (isSkipping, begun) = (true, [])
      return
    }
    begun += piece
  }

  private mutating func finish(_ piece: ArraySlice<UInt8>) -> Line? {
    keep(piece)
    defer { (isSkipping, begun) = (false, []) }
    if isSkipping { return .tooLong }
    return begun.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } ? nil : .message(begun)
  }
}
