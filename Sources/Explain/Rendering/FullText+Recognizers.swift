import FingerpostGestures
import FingerpostScreens
import FingerpostText

nonisolated extension FullText {
  /// The recognizers in play, hit view to window, and what is known of them.
  mutating func section(on answer: GestureAnswer) -> String {
    var text = ""
    if !answer.inPlay.isEmpty {
      text += heading(
        "Gesture recognizers in play, from \(words.short(answer.hit)) to the window\(rules: "GR-20")")
      var table = TextTable(widest: 60)
      for index in answer.inPlay {
        let recognizers = words.recognizers
        let owner: Sentence = "on \(words.short(recognizers.placed[index].view))"
        let relations = words.relations(index)
        let cells = [
          say(recognizers.full(index)), words.needs(index), say(owner), recognizers[index].state,
        ]
        table.add((cells + (relations.isEmpty ? [] : [say(relations)])).map { TextTable.Cell(text: $0) })
      }
      text += table.render(indent: "  ", style)
    }
    let remarks = words.remarks(answer)
    if text.isEmpty, !remarks.isEmpty { text = heading("Gesture recognizers") }
    return text + lines(remarks)
  }
}
