import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace

nonisolated extension UnknownFinder {
  /// What delegates of drag and context menu interactions answer, where one of them acts.
  var interactions: [Unknown] {
    let acting = (report.answer.own + report.answer.others).compactMap { activity -> Int? in
      guard case .recognizer(let index) = activity.actor, set[index].interactionPart != nil else {
        return nil
      }
      return index
    }
    // A menu whose press another one took away would have come up a little later.
    let late = (report.run?.events ?? []).compactMap { timed -> Int? in
      guard case .verdict(let index, let verdict) = timed.event, verdict.state == .cancelled,
        set[index].interactionPart == .menuPress
      else { return nil }
      return index
    }
    return (acting + late.filter { !acting.contains($0) }).prefix(2).map { index in
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

  /// Whether the application ignores touches as a whole, which no dump says. [VAL-96]
  var ignoring: [Unknown] {
    guard report.question?.view != nil, report.answer.happens, screen.kind == .recursiveDescription else {
      return []
    }
    return [
      Unknown(
        sentence:
          "Whether the application ignores all touches, as after beginIgnoringInteractionEvents().\(rules: "VAL-96")",
        command: "expr -l objc -- (BOOL)[[UIApplication sharedApplication] isIgnoringInteractionEvents]")
    ]
  }

  /// Whether views want fingers for themselves, where two are down. [EXCL-1, EXCL-2]
  var exclusive: [Unknown] {
    guard report.answer.script.rest != nil, !screen.hasElementTypes, let run = report.run else { return [] }
    let open = run.events.compactMap { timed -> Int? in
      guard case .targeted(_, let view) = timed.event, screen.views[view].isExclusiveTouch == nil else {
        return nil
      }
      return view
    }
    guard let first = open.first else { return [] }
    return [
      Unknown(
        sentence:
          "Whether \(open.map { words.full($0) }.listed("or")) has isExclusiveTouch, with which only one of two views "
          + "gets a finger; ask this of each.\(rules: "EXCL-1", "EXCL-2")",
        command: screen.views[first].address.map {
          "expr -l objc -- (BOOL)[(UIView *)\($0) isExclusiveTouch]"
        })
    ]
  }
}
