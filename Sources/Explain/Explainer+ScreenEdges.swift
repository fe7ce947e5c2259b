import Fingerpost
import FingerpostGestures
import FingerpostScreens
import FingerpostText
import Foundation

/// What the system makes of touches at the edges of the screen.
extension Explainer {
  // MARK: - Gestures of the system's

  /// Whether the system takes a movement in from the top or bottom edge, so that the answer is another. [PIPE-14]
  ///
  /// Those are the edges that it has gestures at on every device.
  func systemGesture(_ answer: Answer, _ question: Question) -> Answer.Doubt? {
    guard screen.kind != .scenario, let hit = answer.hit, screen.views[lineage.root(hit)].isWindow,
      let way = question.script.way, !question.script.isScrolling, abs(way.y) > abs(way.x),
      let start = question.script.start
    else { return nil }
    let (height, region) = (Double(touched.built.world.screenSize.height), screen.eventRules.edgesRegion)
    guard way.y < 0 ? start.y >= height - region : start.y <= region else { return nil }
    let other = edged.answer(question, from: edged.run(question.script))
    let isOther =
      question.view == nil ? !answer.own.isEmpty && other.own.isEmpty : answer.happens && !other.happens
    return isOther ? .systemGesture(isTop: way.y > 0) : nil
  }

  // MARK: - The status bar

  /// Answers for a tap on the status bar, which the system takes, where a scroll view is expected to scroll to its top.
  /// [SCR-24, SCR-34]
  func tryStatusBar(_ question: Question, _ report: inout Report) {
    guard let view = statusBarQuestion(question, report.answer) else { return }
    if scrollsToTop(view, at: report.x, with: []) {
      report.answer = Answer(
        kind: .acts, script: question.script, hit: report.answer.hit, own: [scrolling(view, question)],
        isDisputed: screen.isHalfRead)
      report.remarks.append(
        "The system takes taps on the status bar, and scrolls the one scroll view with scrollsToTop.\(rules: "SCR-24")"
      )
      return
    }
    let others = rivals(of: view)
    guard !others.isEmpty, scrollsToTop(view, at: report.x, with: others.map { .keepFromTop($0) }) else {
      return
    }
    report.answer = Answer(
      kind: .nothingActs, script: question.script, hit: report.answer.hit, hindrance: .severalToTop(others),
      isDisputed: screen.isHalfRead)
  }

  /// Keeps what would scroll to its top as well from that, as was tried when the question was answered.
  func freeStatusBar(_ question: Question, _ report: inout Report) {
    guard case .severalToTop(let others) = report.answer.hindrance, let view = question.view else { return }
    var answer = report.answer
    (answer.kind, answer.hindrance, answer.own) = (.acts, nil, [scrolling(view, question)])
    report.fixes = [Fix(changes: others.map { .keepFromTop($0) }, answer: answer, effects: [])]
  }

  /// The scroll view that a tap on the status bar is expected to scroll, which is not at its top; or nil.
  private func statusBarQuestion(_ question: Question, _ answer: Answer) -> Int? {
    guard screen.kind != .scenario, question.script.key == "tap", question.recognizer == nil,
      !answer.happens, let view = question.view, standards[view] == .scrollView, isShown(view),
      screen.views[lineage.root(view)].isWindow, let start = question.script.start
    else { return nil }
    let size = touched.built.world.screenSize
    // A phone that is held sideways shows no status bar. One with a notch has a bar of 44 pt or more.
    guard size.height > size.width || min(size.width, size.height) >= 744 else { return nil }
    let bar = size.width < 744 && size.height >= 780 ? 44.0 : 20.0
    return start.y >= 0 && start.y < bar && screen.views[view].bounds.origin.y > 0 ? view : nil
  }

  /// The scroll views beside one that a tap on the status bar may scroll to their tops: each that keeps it from that by
  /// itself.
  private func rivals(of view: Int) -> [Int] {
    let others = screen.views.indices.filter {
      $0 != view && standards[$0] == .scrollView && isShown($0)
        && lineage.line($0).allSatisfy { !screen.views[$0].isHidden && screen.views[$0].alpha > 0 }
    }
    return Array(others.prefix(Self.rivalLimit))
  }

  /// The most scroll views that are told of.
  private static let rivalLimit = 6

  /// Whether a tap on the status bar scrolls a view, on a screen with some changes.
  private func scrollsToTop(_ view: Int, at x: Double, with changes: [Change]) -> Bool {
    GesturePlayer(factory, changes: changes).scrollsToTop(view, at: x)
  }

  /// What is said of a view that scrolls to its top: when the finger lifts.
  private func scrolling(_ view: Int, _ question: Question) -> Activity {
    Activity(
      actor: .view(view), action: .scrolls,
      nanoseconds: (question.script.steps.last?.milliseconds ?? 0) * 1_000_000)
  }
}
