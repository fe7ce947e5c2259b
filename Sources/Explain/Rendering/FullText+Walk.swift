import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace

nonisolated extension FullText {
  /// The windows in order, and every view that was looked at.
  mutating func walk() -> String {
    let count = report.walk.count
    let looked =
      "\(count) \(count == 1 ? "view" : "views") looked at, in this order; points in each view's own coordinates"
    var text = heading("Walk") + "  \(looked)\n"
    text += lines(words.overrides(report))
    if report.windows.isEmpty { return text + steps(0..<count) }
    for (place, window) in report.windows.enumerated() {
      text += lines([words.standing(of: window, isLast: place + 1 == report.windows.count)])
      text += steps(window.steps)
    }
    return text
  }

  private mutating func steps(_ range: Range<Int>) -> String {
    var table = TextTable(widest: 100)
    for step in report.walk[range] {
      let isHit = step.view == report.hit
      let depth = words.lineage.depths[step.view]
      // A deep tree must not push the rest off the page.
      let indent = String(repeating: "  ", count: min(depth, 16)) + (depth > 16 ? "\(depth): " : "")
      let data = words.screen.views[step.view]
      var name = ClassName(data.className).display
      if let label = data.label, !label.isEmpty { name += " \"\(Words.oneLine(label, limit: 24))\"" }
      let mark: TextStyle.Look = isHit ? .good : .plain
      let look: TextStyle.Look = isHit || step.visit.result == .inside ? mark : .faint
      table.add([
        TextTable.Cell(text: result(step, isHit: isHit), look: mark),
        TextTable.Cell(text: indent + name + (data.address.map { " \($0)" } ?? ""), look: look),
        TextTable.Cell(text: Words.point(step.visit.x, step.visit.y)),
        TextTable.Cell(text: Words.box(step.visit.bounds)),
        TextTable.Cell(text: say(words.reason(step, isHit: isHit))),
      ])
    }
    return table.render(indent: "    ", style)
  }

  private func result(_ step: Report.Step, isHit: Bool) -> String {
    switch step.visit.result {
    case .inside: isHit ? "HIT" : "passed through"
    case .outside, .notInvertible: "outside"
    case .hidden: "hidden"
    case .transparent: "transparent"
    case .notInteractive, .animating: "not interactive"
    }
  }
}
