import FingerpostGestures
import FingerpostScreens
import Foundation

extension Explainer {
  /// A report on a tap for whoever has played it and measured the target already, as an audit has.
  ///
  /// It says what gets the tap, what acts and what is in the way; it has no walk, no gestures and no fixes.
  ///
  /// - Parameters:
  ///   - target: the view that is to act.
  ///   - point: where the finger comes down, in points of the screen.
  ///   - reach: how much of the target can be reached, where that was measured.
  ///   - answer: the answer of a tap that hits a view.
  package func report(
    on target: Int, tappedAt point: CGPoint, _ reach: Reach?, answer: (_ hit: Int) -> Answer
  ) -> Report {
    let script = RequestedGesture.tap.script(at: point)
    var report = begin(script, at: (Double(point.x), Double(point.y)))
    let question = Question(script: script, view: target)
    report.question = question
    report.answer = report.hit.map(answer) ?? self.answer(question, from: nil)
    report.answer.script = script
    report.otherOrder = otherOrder(question, report.answer)
    report.answer.isDisputed = report.otherOrder != nil
    let local = touched.built.local(point, of: target)
    var expectation = Expectation(
      view: target, matches: [target], x: Double(local.x), y: Double(local.y), aim: .on)
    if report.answer.kind == .notReached,
      let obstacle = touched.obstacle(before: target, hit: report.hit, lineage)
    {
      expectation.course.obstacles = [obstacle]
    }
    if let reach { expectation.reach = reach }
    report.expected = expectation
    return report
  }
}
