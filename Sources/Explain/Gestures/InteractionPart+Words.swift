import FingerpostGestures
import FingerpostScreens
import FingerpostText

nonisolated extension ScreenRecognizer.InteractionPart {
  /// What it is for, the end of a sentence.
  var purpose: Sentence {
    switch self {
    case .lift:
      "it lifts what can be dragged after a press of 0.325 s, and has the touch from the next move of "
        + "10 pt on.\(rules: "DRAG-1", "DRAG-6")"
    case .dragFailure: "long presses wait for it as long as a drag may begin.\(rules: "DRAG-5")"
    case .dragExclusion: "it fails all other gestures when something is lifted.\(rules: "DRAG-4")"
    case .menuPress: "it brings up a context menu after a press, about 0.5 s long here.\(rules: "MENU-2")"
    case .menuFailure: "long presses wait for it, and fail when the menu comes up.\(rules: "MENU-4")"
    case .menuExclusion: "it takes the touch when the menu comes up.\(rules: "MENU-4")"
    }
  }

  /// What it takes to act.
  var needs: String {
    switch self {
    case .lift: "press: 0.325 s, lifts for a drag"
    case .menuPress: "press: brings up a menu"
    case .dragFailure, .dragExclusion, .menuFailure, .menuExclusion: "orders others, does nothing itself"
    }
  }
}

nonisolated extension Words {
  /// What a drag or context menu interaction does and when, as a predicate of the recognizer that does it.
  func interaction(_ part: ScreenRecognizer.InteractionPart, _ activity: Activity) -> String {
    let time = Words.milliseconds(activity.nanoseconds)
    switch part {
    case .lift:
      let drag = activity.dragsFrom.map {
        " and begins a drag at \(Words.milliseconds($0)), which has the finger from then on"
      }
      return "lifts what can be dragged at \(time)\(drag ?? "")"
    case .menuPress: return "brings up a context menu at \(time)"
    case .dragFailure, .dragExclusion, .menuFailure, .menuExclusion: return "acts at \(time)"
    }
  }

  /// Where a recognizer takes the touch for a context menu: that the menu comes up, which is what people see. [MENU-4]
  func menu(takenBy taker: Int, _ answer: Answer, near view: Int?) -> Sentence? {
    guard recognizers[taker].interactionPart == .menuExclusion else { return nil }
    let press = answer.others.first { other in
      guard case .recognizer(let index) = other.actor else { return false }
      return recognizers[index].interactionPart == .menuPress
    }
    let at = press.map { " at \(Words.milliseconds($0.nanoseconds))" } ?? ""
    return "a context menu comes up\(at) and takes the touch, by \(actor(.recognizer(taker), near: view))"
  }
}
