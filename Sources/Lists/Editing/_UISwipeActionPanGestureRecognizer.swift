import Fingerpost
import Foundation

/// The pan that shows the actions behind a row. [LIST-12]
///
/// Dumps show it on the table, with no recognizer that has to fail first and none that waits for it: of it and another pan
/// the one that begins first prevents the other. It begins later than other pans, so a scroll view around the table that
/// pages to the side takes the finger, unless that is so fast that one event is enough for both. [LIST-22]
///
/// A drag to the side over a row without actions fails it. A drag up or down only leaves it possible, for which it is known
/// to keep recognizers waiting that require its failure; `swipeActions.failsVertically` is the other reading.
final class _UISwipeActionPanGestureRecognizer: UIPanGestureRecognizer, TraceNamed {
  var traceName: String { "_UISwipeActionPanGestureRecognizer" }

  /// Where the finger came down, in points of the table's content.
  private var start: CGPoint?

  override init(target: Any?, action: Fingerpost.Selector?) {
    super.init(target: target, action: action)
    // Two fingers select rows. [LIST-11]
    maximumNumberOfTouches = 1
  }

  nonisolated deinit {}

  /// How far the finger has gone to the right since it came down, with what it took to begin.
  var way: CGFloat { start.map { location(in: view).x - $0.x } ?? 0 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if start == nil, !touches.isEmpty { start = touches[touches.startIndex].location(in: view) }
  }

  override var isReadyToBegin: Bool {
    let way = translation(in: view)
    if abs(way.x) > abs(way.y) { return abs(way.x) >= eventRules.swipeActionsHysteresis }
    if eventRules.swipeActionsFailsVertically { state = .failed }
    return false
  }

  override var shouldBegin: Bool {
    guard let list = view as? any SwipingList, let start else { return false }
    return list.swiping.begins(at: start, by: way)
  }

  override func reset() {
    super.reset()
    start = nil
  }
}
