import FingerpostScenes
import FingerpostTrace
import Foundation

extension TextReport {
  /// What gestures at the point do, each from a run of the engine.
  func gestures(_ answer: GestureAnswer) -> String {
    guard !answer.runs.isEmpty else { return "" }
    let described = GestureWords(recognizers: recognizers, words: words)
    let point = Words.point(explanation.x, explanation.y)
    var text = heading("What gestures at \(point) do, from runs of the engine\(conditions(answer))")
    for story in GestureStory.stories(answer.runs) {
      text += "  \(style.apply(.strong, to: story.title)): \(described.summary(story)).\n"
      guard !story.outcome.actors.isEmpty || story.outcome.isFelt || !story.run.undecided.isEmpty else {
        continue
      }
      for line in described.timeline(story.run) {
        let time = String(repeating: " ", count: max(0, 13 - line.time.count)) + line.time
        text += "\(style.apply(.faint, to: time))  \(line.text)\n"
      }
    }
    return text
  }

  /// Without whom the runs are made.
  private func conditions(_ answer: GestureAnswer) -> String {
    let missing = answer.inPlay.filter { recognizers[$0].playedKind == nil }
    var parts: [String] = []
    if !missing.isEmpty { parts.append(Words.list(missing.map(recognizers.short))) }
    if !answer.untold.isEmpty {
      parts.append("the unknown ones of \(Words.list(answer.untold.prefix(3).map { words.short($0) }))")
    }
    return parts.isEmpty ? "" : ", without " + parts.joined(separator: " and without ")
  }
}
