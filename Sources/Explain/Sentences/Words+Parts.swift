import FingerpostGestures
import FingerpostText

/// Views of which a finger can use a part only, in words.
nonisolated extension Words {
  /// Which part of the expected view can be used, as a sentence that follows the answer; nothing where all of it can.
  func inPart(_ report: Report) -> Sentence {
    guard report.answer.kind == .actsInPart, let expected = report.expected, let reach = expected.reach,
      let box = reach.boxes.first
    else { return "" }
    let shown = Double(reach.samples - reach.cutOff)
    let part = Words.percent(Double(reach.samples - reach.cutOff - reach.lost) * 100 / shown)
    let taker = reach.takers.lazy.compactMap(\.view).first { !lineage.isWithin($0, expected.view) }
    let why = reason(inPart: expected)
    return " Only \(part) of it can be used, \(Words.box(box)) in its coordinates: "
      + (why ?? "\(taker.map { full($0) } ?? "nothing") gets the rest") + "."
  }

  /// What is in the way on the rest of the view, as a clause.
  private func reason(inPart expected: Expectation) -> Sentence? {
    switch expected.course.obstacles.first {
    case .outside(_, let holder):
      return "the rest sticks out of \(full(holder)), and what lies outside a view is not asked"
    case .covered(let front, _, let hit):
      return "\(full(hit == front ? front : hit)) lies in front of the rest"
    case .window(let window, let hit):
      return "\(short(hit)), in the window \(full(window)), takes the rest"
    default: return nil
    }
  }

  /// Where a view can be used whose center cannot; nil where it can be used nowhere, or a point was given.
  func partly(_ report: Report) -> Sentence? {
    guard report.isAimed, report.answer.kind == .notReached, let reach = report.expected?.reach,
      let point = reach.point
    else { return nil }
    return
      "\(Words.percent(reach.percent)) of it can be used, for example at \(Words.point(point.x, point.y))."
  }
}
