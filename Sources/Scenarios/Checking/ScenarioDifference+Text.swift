nonisolated extension ScenarioDifference {
  /// The comparison as text, a line a row, without a final line break.
  ///
  /// A minus stands before what was expected and did not come, a plus before what came instead; long stretches
  /// without a difference are cut to three lines at either end.
  ///
  /// - Parameter color: whether to color the differences, for a terminal.
  public func text(color: Bool = false) -> String {
    let width = rows.map { Self.time($0).count }.max() ?? 0
    var lines: [String] = []
    var index = 0
    while index < rows.count {
      let end = rows[index...].firstIndex { !Self.isCommon($0) } ?? rows.count
      let isCut = end - index > 7
      for (place, row) in rows[index..<end].enumerated() {
        if !isCut || place < 3 || place >= end - index - 3 {
          lines.append(Self.line(row, width, color))
        } else if place == 3 {
          lines.append("    … \(end - index - 6) lines as expected")
        }
      }
      if end < rows.count { lines.append(Self.line(rows[end], width, color)) }
      index = end + 1
    }
    return lines.joined(separator: "\n")
  }

  private static func isCommon(_ row: Row) -> Bool {
    if case .common = row { return true }
    return false
  }

  private static func time(_ row: Row) -> String {
    switch row {
    case .common(let line), .extra(let line): "@\(ScenarioLogLine.seconds(line.nanoseconds))"
    case .missing(let line): line.nanoseconds.map { "@\(ScenarioLogLine.seconds($0))" } ?? ""
    case .omitted: ""
    }
  }

  private static func line(_ row: Row, _ width: Int, _ color: Bool) -> String {
    let time = time(row)
    let padded = time + String(repeating: " ", count: width - time.count)
    switch row {
    case .common(let line): return "    \(padded) \(line.text)"
    case .missing(let line): return painted("  - \(padded) \(line.text)", "31", color)
    case .extra(let line): return painted("  + \(padded) \(line.text)", "32", color)
    case .omitted(let expected, let logged):
      return "    … not compared: \(expected) more lines expected, \(logged) more that came"
    }
  }

  private static func painted(_ text: String, _ code: String, _ color: Bool) -> String {
    color ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
