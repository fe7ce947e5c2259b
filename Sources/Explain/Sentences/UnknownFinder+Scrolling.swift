import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostText

/// What an input does not say of wheels and trackpads.
nonisolated extension UnknownFinder {
  /// Whether a pan takes their scrolling, which no dump says. [PAN-14]
  var scrolling: [Unknown] {
    guard case .takesNoScrolling(let pan?) = report.answer.hindrance, screen.kind != .scenario,
      set[pan].settings["allowedScrollTypesMask"] == nil
    else { return [] }
    return [
      Unknown(
        sentence:
          "Whether allowedScrollTypesMask of \(set.short(pan)) was set; it is taken to be empty.\(rules: "PAN-14")",
        command: set[pan].address.map {
          "expr -l objc -- (int)[(UIPanGestureRecognizer *)\($0) allowedScrollTypesMask]"
        })
    ]
  }
}
