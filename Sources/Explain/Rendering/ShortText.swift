import FingerpostText

/// The report on one gesture that fits on a screen: answer, fix, why, other gestures, doubts.
nonisolated struct ShortText {
  /// The most lines.
  static let height = 30

  let report: Report
  let style: TextStyle

  init(_ report: Report, _ style: TextStyle) {
    self.report = report
    self.style = style
  }

  /// The whole report.
  var text: String { text(Report.Section.allCases) }

  /// Some sections of the report, as they are in the whole.
  func text(_ shown: [Report.Section]) -> String {
    sections.filter { shown.contains($0.section) }.map { $0.lines.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// The sections that have something to say, which share the lines of a screen.
  private var sections: [(section: Report.Section, lines: [String])] {
    var room = Self.height
    var parts: [(section: Report.Section, lines: [String])] = []
    func add(_ section: Report.Section, _ lines: [String], atMost limit: Int) {
      let space = room - (parts.isEmpty ? 0 : 1)
      // A heading with a single cut line is useless.
      guard !lines.isEmpty, space > 2 || space >= lines.count else { return }
      let kept =
        lines.count <= min(limit, space)
        ? lines : Array(lines.prefix(min(limit, space) - 1)) + ["  … (--full)"]
      parts.append((section, kept))
      room = space - kept.count
    }
    let end = doubts
    room -= end.count + 1
    add(.answer, answer, atMost: 7)
    add(.fixes, fixes, atMost: 18)
    add(.why, why, atMost: 9)
    add(.otherGestures, otherGestures, atMost: 4)
    return parts + [(.doubts, end)]
  }

  private func heading(_ text: String) -> String { style.apply(.strong, to: text) }

  private func item(_ sentence: Sentence) -> [String] {
    TextLines.wrapped(sentence.brief, indent: "  ", hanging: "    ")
  }

  private var answer: [String] {
    let notes =
      report.remarks.map(\.plain) + report.notes + [report.choice?.brief].compactMap(\.self)
    return TextLines.wrapped(report.sentence.plain).map(heading)
      + notes.prefix(2).flatMap { TextLines.wrapped("Note: \($0)") }
  }

  private var fixes: [String] {
    guard let heading = report.fixHeading else { return [] }
    var lines = [self.heading(heading)]
    for fix in report.remedies {
      let block =
        fix.code.flatMap { TextLines.code($0, indent: "  ") }.map { style.apply(.good, to: $0) }
        + TextLines.wrapped("→ \(fix.outcome.plain)", indent: "      ", hanging: "        ")
      // A fix is shown whole or not at all.
      if lines.count + block.count > 18, lines.count > 1 { break }
      lines += block
    }
    return lines
  }

  private var why: [String] {
    var lines = report.path.map(item) ?? []
    lines += report.words.overrides(report).prefix(3).flatMap(item)
    if let expected = report.expected, report.answer.kind == .notReached, expected.aim == .on {
      let course = expected.course
      for obstacle in course.obstacles.prefix(3) {
        lines += item(report.words.clause(obstacle, before: expected.view).ended)
      }
      let rest = course.obstacles.count - 3
      if rest > 0 {
        lines.append(
          "  … and \(course.isCutShort ? "more than \(rest)" : "\(rest)") more in the way (--full)")
      }
    }
    lines += moments
    return lines.isEmpty ? [] : [heading("Why")] + lines
  }

  /// What happens when, without what happens in every touch.
  private var moments: [String] {
    guard report.answer.kind != .notReached, let run = report.run else { return [] }
    let moments = report.words.moments(run)
    let lines = moments.prefix(5).flatMap { moment in
      let indent = String(repeating: " ", count: max(0, 8 - moment.time.count)) + moment.time + "  "
      return TextLines.wrapped(
        moment.sentence.brief, indent: indent, hanging: String(repeating: " ", count: indent.count + 2))
    }
    return lines + (moments.count > 5 ? ["          … (--full)"] : [])
  }

  private var otherGestures: [String] {
    let all = report.otherGestures
    guard !all.isEmpty else { return [] }
    return [heading("Other gestures")] + all.prefix(3).flatMap { item($0).prefix(2) }
      + (all.count > 3 ? ["  … and \(all.count - 3) more (--full)"] : [])
  }

  private var doubts: [String] {
    let (telling, lacking) = (report.doubts.telling, report.doubts.lacking)
    // What the input has no place for stands at the end, whatever else is not known.
    let shown = 3 - lacking.count
    var lines = telling.isEmpty && lacking.isEmpty ? [] : [heading("Not sure")]
    for unknown in telling.prefix(shown) + lacking {
      lines += item(unknown.sentence).prefix(3)
      if let command = unknown.command {
        lines += TextLines.code(command, indent: "      ").map { style.apply(.faint, to: $0) }
      }
    }
    let rest = telling.count - shown
    lines.append(
      rest > 0
        ? "\(rest) more \(rest == 1 ? "unknown" : "unknowns") and the full report: --full"
        : "The full report: --full")
    return lines
  }
}
