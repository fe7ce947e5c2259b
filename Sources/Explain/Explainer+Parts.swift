import FingerpostGestures
import FingerpostScreens
import Foundation

/// Views of which a finger can use a part only.
extension Explainer {
  /// From this part of what is to be seen on, what something else takes of a view counts.
  private static let partLost = 0.1

  /// Says of a view that acts at its center, and not on a part of it, that it acts in part, and looks for what helps
  /// there.
  func checkParts(_ question: Question, _ report: inout Report) {
    guard let view = question.view, standards[view] != .scrollView, let reach = report.expected?.reach,
      [.acts, .actsToo, .actsLate].contains(report.answer.kind), reach.lostPart > Self.partLost,
      let point = reach.lostPoint
    else { return }
    var beside = question
    beside.script = question.script.moved(to: point)
    let answer = answer(beside, from: run(beside.script))
    guard !answer.happens else { return }
    report.answer.kind = .actsInPart
    let (course, fixes) = Solver(beside, self).solve(answer)
    report.expected?.course = course
    report.fixes = fixes
  }
}
