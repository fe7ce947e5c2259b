package import Fingerpost
import Foundation

/// The pan that shows the actions behind a row of a dumped list. [LIST-12, LIST-22]
///
/// It begins later than other pans, to the side only, and where the finger came down on a row. That the row has actions no
/// input says; they are taken to be there, as a list without any does not have the recognizer.
package final class DumpedSwipe: UIPanGestureRecognizer {
  private var start: CGPoint?

  package override init(target: Any?, action: Fingerpost.Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  nonisolated deinit {}

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if start == nil { start = touches.first?.location(in: view) }
  }

  package override var isReadyToBegin: Bool {
    let way = translation(in: view)
    guard abs(way.x) > abs(way.y) else {
      if eventRules.swipeActionsFailsVertically { state = .failed }
      return false
    }
    return abs(way.x) >= eventRules.swipeActionsHysteresis
  }

  package override var shouldBegin: Bool {
    guard let list = view as? DumpedList, let start else { return true }
    return list.hasCell(at: start)
  }

  package override func reset() {
    super.reset()
    start = nil
  }
}
