import FingerpostScreens
import FingerpostTrace
import Foundation

extension TextReport {
  /// What gestures at the point do, each from a run of the engine.
  func gestures(_ answer: GestureAnswer) -> String {
    guard !answer.runs.isEmpty else { return "" }
    let described = GestureWords(recognizers: recognizers, words: words)
    let point = Words.point(explanation.x, explanation.y)
    var text = heading("What gestures at \(point) do, from runs of the engine\(conditions(answer))")
    for group in GestureGroup.groups(answer.runs) {
      text += "  \(style.apply(.strong, to: group.title)): \(described.summary(group)).\n"
      guard !group.result.actors.isEmpty || group.result.isFelt || !group.run.undecided.isEmpty else {
        continue
      }
      for line in described.timeline(group.run) {
        let time = String(repeating: " ", count: max(0, 13 - line.time.count)) + line.time
        text += "\(style.apply(.faint, to: time))  \(line.text)\n"
      }
    }
    return text
  }

  /// What changes with what is tried out.
  func comparison(_ answer: GestureAnswer) -> String {
    guard !variant.isEmpty else { return "" }
    let comparison = GestureComparison(recognizers: recognizers, words: words)
    let changes = comparison.changes(answer.runs, answer.changed)
    var text = heading(variant.title(recognizers))
    let played = (variant.removed + variant.edges.flatMap { [$0.recognizer, $0.other] }).filter {
      !recognizers.isPlayed($0)
    }
    for index in Set(played).sorted() {
      text += "  \(recognizers.full(index)) is not played, so the effect of changing it is unknown.\n"
    }
    if answer.runs.isEmpty { return text + "  No gesture was played, so there is nothing to compare.\n" }
    if changes.isEmpty { return text + "  Nothing changes in what these gestures do.\n" }
    for change in changes {
      let title = style.apply(.strong, to: change.group.title)
      text += "  \(title): \(change.clauses.joined(separator: "; ")).\n"
    }
    let count = answer.runs.count - changes.reduce(0) { $0 + $1.group.runs.count }
    if count > 0 { text += "  The other gestures do the same as before.\n" }
    return text
  }

  /// What the runs leave out.
  private func conditions(_ answer: GestureAnswer) -> String {
    let missing = answer.inPlay.filter { !recognizers.isPlayed($0) }
    var parts: [String] = []
    if !missing.isEmpty { parts.append(Words.list(missing.map(recognizers.short))) }
    let untold = answer.untold.filter { standards[$0] != .scrollView }
    if !untold.isEmpty {
      parts.append("the unknown ones of \(Words.list(untold.prefix(3).map { words.short($0) }))")
    }
    return parts.isEmpty ? "" : ", without " + parts.joined(separator: " and without ")
  }
}
