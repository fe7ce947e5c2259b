import FingerpostScreens

/// Collects warnings, so that an input that is wrong on every line does not drown its reader.
nonisolated struct WarningList {
  private static let maxWarnings = 200

  private var warnings: [Screen.Warning] = []
  private var dropped = 0
  private var unread: ClosedRange<Int>?
  private var firstUnread = ""

  /// Adds a warning.
  mutating func add(_ line: Int?, _ message: String) {
    if warnings.count < Self.maxWarnings {
      warnings.append(Screen.Warning(line: line, message))
    } else {
      dropped += 1
    }
  }

  /// Notes a line that could not be used; neighbors share one warning.
  mutating func addUnread(_ line: Int, _ bytes: Bytes, _ range: Range<Int>) {
    if let last = unread, line <= last.upperBound + 1 {
      unread = last.lowerBound...max(last.upperBound, line)
      return
    }
    flush()
    unread = line...line
    firstUnread = bytes.excerpt(range)
  }

  /// Returns all warnings in the order of their lines, those without a line first.
  mutating func finished() -> [Screen.Warning] {
    flush()
    var result = warnings.enumerated().sorted {
      ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset)
    }.map(\.element)
    if dropped > 0 {
      result.append(Screen.Warning(line: nil, "There are \(dropped) more warnings like these."))
    }
    return result
  }

  private mutating func flush() {
    guard let lines = unread else { return }
    unread = nil
    if lines.count == 1 {
      add(lines.lowerBound, "This line was not understood: \(firstUnread)")
    } else {
      add(
        lines.lowerBound,
        "Lines \(lines.lowerBound) to \(lines.upperBound) were not understood; the first is: \(firstUnread)")
    }
  }
}
