import FingerpostGestures
import FingerpostScreens
import FingerpostText

nonisolated extension UnknownFinder {
  /// Whether the gesture that goes back begins is decided by UIKit's delegate, which no input shows.
  var goingBack: [Unknown] {
    let pops = (report.gestures?.inPlay ?? []).filter { set[$0].isNavigationPop && set[$0].delegate != .none }
    return pops.prefix(1).map { index in
      if let name = set[index].ownPopDelegate {
        return Unknown(
          sentence:
            "What \(ClassName(name).short), the delegate of \(set.short(index)), answers is not known.\(rules: "ARB-12")"
        )
      }
      let refusal: Sentence
      switch screen.wayBack(beside: set.placed[index]) {
      case .button: refusal = "lets it begin, as there is a back button"
      case .noButton: refusal = "refuses, as there is no back button"
      case .hiddenBar: refusal = "refuses if isNavigationBarHidden is what hides the bar, not its isHidden"
      case .unknown:
        refusal =
          "refuses where the back button was replaced, the bar is hidden or there is nothing to go back to"
      }
      return Unknown(
        sentence:
          "UIKit's delegate of \(set.short(index)) \(refusal); an own delegate decides otherwise."
          + "\(rules: "NAV-8")",
        command: set[index].address.map { "expr -l objc -O -- [(UIGestureRecognizer *)\($0) delegate]" })
    }
  }
}
