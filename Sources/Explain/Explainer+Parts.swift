import Fingerpost
import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import Foundation

/// Views of which a finger can use a part only.
extension Explainer {
  /// Whether a scroll view may scroll until a point outside its visible part is in it: not where its content does not
  /// reach that far, as beside a list that scrolls up and down only. [SCR-21]
  func canScroll(_ holder: Int, to point: CGPoint) -> Bool {
    guard let content = screen.views[holder].scrolling?.contentSize else { return true }
    let inset = screen.views[holder].scrolling?.contentInset ?? UIEdgeInsets.zero
    let (bounds, place) = (touched.built.views[holder].bounds, touched.built.local(point, of: holder))
    func isThere(_ place: CGFloat, _ shown: ClosedRange<CGFloat>, _ content: ClosedRange<CGFloat>) -> Bool {
      shown.contains(place) || content.contains(place)
    }
    return isThere(
      place.x, bounds.minX...max(bounds.minX, bounds.maxX),
      -inset.left...max(-inset.left, content.width + inset.right))
      && isThere(
        place.y, bounds.minY...max(bounds.minY, bounds.maxY),
        -inset.top...max(-inset.top, content.height + inset.bottom))
  }

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
