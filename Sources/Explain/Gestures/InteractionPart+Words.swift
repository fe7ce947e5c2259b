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
