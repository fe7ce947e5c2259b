import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostText

/// What an input does not say of wheels and trackpads, and of zooming.
nonisolated extension UnknownFinder {
  var scrolling: [Unknown] { wheels + zooming }

  /// Whether a delegate names the view that a scroll view zooms. [SCR-23]
  private var zooming: [Unknown] {
    guard report.answer.kind == .reached, let view = report.question?.view,
      words.openZoom(view, report.answer.script) != nil
    else { return [] }
    return [
      Unknown(
        sentence: "Whether \(words.full(view)) has a delegate with viewForZooming(in:).\(rules: "SCR-23")",
        command: screen.views[view].address.map { "expr -l objc -O -- [(UIScrollView *)\($0) delegate]" })
    ]
  }

  /// Whether a pan takes their scrolling, which no dump says. [PAN-14]
  private var wheels: [Unknown] {
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
