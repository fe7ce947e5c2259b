import FingerpostGestures
import FingerpostText

nonisolated extension UnknownFinder {
  /// Recognizers that act in one event: UIKit states no order of their actions, so code cannot count on the one played.
  var order: [Unknown] {
    let acting = (report.answer.own + report.answer.others).compactMap {
      activity -> (index: Int, nanoseconds: Int64)? in
      guard case .recognizer(let index) = activity.actor else { return nil }
      return (index, activity.nanoseconds)
    }
    let first = acting.first { one in acting.count { $0.nanoseconds == one.nanoseconds } > 1 }
    guard let first else { return [] }
    let together = acting.filter { $0.nanoseconds == first.nanoseconds }
    let names = together.prefix(4).map { words.recognizers.short($0.index) }
    return [
      Unknown(
        sentence: "Which of \(names.listed()) acts first: they act in one event, for which UIKit states "
          + "no order.\(rules: "ARB-9")")
    ]
  }
}
