import FingerpostGestures
import FingerpostScreens
import FingerpostText

nonisolated extension UnknownFinder {
  /// What delegates of drag and context menu interactions answer, where one of them acts.
  var interactions: [Unknown] {
    let acting = (report.answer.own + report.answer.others).compactMap { activity -> Int? in
      guard case .recognizer(let index) = activity.actor, set[index].interactionPart != nil else {
        return nil
      }
      return index
    }
    return acting.prefix(2).map { index in
      let view = words.short(set.placed[index].view)
      let sentence: Sentence =
        set[index].interactionPart == .lift
        ? "Whether the drag interaction of \(view) has items there: without any nothing is lifted, "
          + "and nothing waits."
          + "\(rules: "DRAG-3")"
        : "Whether the context menu interaction of \(view) has a menu there, and how long it takes: "
          + "its time is not documented.\(rules: "MENU-2")"
      return Unknown(sentence: sentence)
    }
  }
}
