import FingerpostGestures
import FingerpostScreens
import FingerpostText

/// What dumps do not print of text views.
nonisolated extension UnknownFinder {
  /// Whether the text that a finger acts on can be edited: if not, what a tap does depends on whether it can be selected,
  /// and on where a link is.
  var texts: [Unknown] {
    let answer = report.answer
    guard answer.script.isStill, !screen.hasElementTypes, screen.kind != .scenario,
      let text = [answer.hit, report.question?.view].compactMap(\.self).first(where: set.isTextView),
      screen.views[text].isEditable == nil, screen.views[text].isSelectable != false,
      !words.reader.isBeingEdited(text)
    else { return [] }
    return [
      Unknown(
        sentence:
          "Whether the text of \(words.full(text)) can be edited, as is assumed. If it can only be selected, "
          + "a tap opens links and does nothing else; if neither, taps do nothing to it.\(rules: "TXV-2")",
        command: screen.views[text].address.map { "expr -l objc -O -- (BOOL)[(id)\($0) isEditable]" })
    ]
  }
}
