import FingerpostGestures
import FingerpostScreens
import FingerpostText

nonisolated extension UnknownFinder {
  /// That no input says what has the focus, to which a press goes. [PRESS-2]
  var focus: [Unknown] {
    let window = (report.hit ?? report.question?.view).map { screen.views[words.lineage.root($0)] }
    let goal: Sentence = report.hit.map { "; \(words.short($0)) is taken to have it" } ?? ""
    return [
      Unknown(
        sentence:
          "Which view has the focus, which gets the press\(goal).\(rules: "PRESS-2")",
        command: window?.address.map {
          "expr -l objc -O -- [[UIFocusSystem focusSystemForEnvironment:(id)\($0)] focusedItem]"
        })
    ]
  }
}
