import FingerpostGestures
import FingerpostText

nonisolated extension FullText {
  /// What gestures at the point do, each from a run of the engine.
  mutating func gestures(_ answer: GestureAnswer) -> String {
    guard !answer.runs.isEmpty else { return "" }
    let point = Words.point(report.x, report.y)
    var text = heading("What gestures at \(point) do, from runs of the engine\(words.conditions(answer))")
    for group in answer.groups {
      text += "  \(style.apply(.strong, to: group.runs.title)): \(say(words.summary(group))).\n"
      guard !group.outcome.actors.isEmpty || group.outcome.isFelt || !group.run.undecided.isEmpty else {
        continue
      }
      for line in words.timeline(group.run) {
        let time = String(repeating: " ", count: max(0, 13 - line.time.count)) + line.time
        text += "\(style.apply(.faint, to: time))  \(say(line.sentence))\n"
      }
    }
    return text
  }

  /// What changes with what is tried out.
  mutating func comparison(_ answer: GestureAnswer) -> String {
    let variant = report.variant
    guard !variant.isEmpty else { return "" }
    var text = heading(variant.title(words.recognizers))
    text += lines(words.unplayed(variant))
    if answer.runs.isEmpty { return text + "  No gesture was played, so there is nothing to compare.\n" }
    if answer.changes.isEmpty { return text + "  Nothing changes in what these gestures do.\n" }
    for change in answer.changes {
      let title = style.apply(.strong, to: change.group.runs.title)
      text += "  \(title): \(say(change.clauses.joined(by: "; "))).\n"
    }
    let count = answer.runs.count - answer.changes.reduce(0) { $0 + $1.group.runs.count }
    return text + (count > 0 ? "  The other gestures do the same as before.\n" : "")
  }
}
