import FingerpostGestures
import FingerpostScreens

extension Explainer {
  /// Tries a recognizer on the window where its view, which is presented, does not hold the point: what dims the screen
  /// behind it gets the touch, and is UIKit's own. [GR-20]
  func tryOnWindow(_ question: Question, _ report: inout Report) {
    guard report.answer.kind == .notReached, let own = question.recognizer, let view = question.view,
      let hit = report.answer.hit, screen.views[hit].className == "UIDimmingView",
      recognizers.part(own) == nil, recognizers[own].isEnabled, recognizers[own].isOpenToChanges,
      screen.views[lineage.root(hit)].isWindow, lineage.root(view) == lineage.root(hit),
      let place = recognizers.recognizers(of: view).firstIndex(of: own)
    else { return }
    let window = lineage.root(hit)
    var other = factory.screen
    let standard = other.views[view].standardRecognizers.count
    let index = place - recognizers.recognizers(of: view).lowerBound - standard
    guard let moved = other.views[view].recognizers?.remove(at: index) else { return }
    other.views[window].recognizers = (other.views[window].recognizers ?? []) + [moved]
    other.views[window].hasRecognizers = true
    // The window comes first, so those between get the next number there.
    let new = recognizers.placed.count { $0.view <= window }
    let explainer = Explainer(other, tree: tree)
    let asked = Question(script: question.script, view: window, recognizer: new)
    let kept = Change.gesture(.keepTouches(new))
    var changes = [kept]
    var answer = explainer.answer(asked, with: changes)
    if !answer.happens {
      let fixes = Solver(asked, explainer).solve(answer).fixes
      guard let more = fixes.first(where: { !$0.changes.contains(kept) })?.changes else { return }
      changes += more
      answer = explainer.answer(asked, with: changes)
    }
    guard answer.happens else { return }
    func number(_ index: Int) -> Int { index == new ? own : index > new && index <= own ? index - 1 : index }
    func renumber(_ activity: Activity) -> Activity {
      var activity = activity
      if case .recognizer(let index) = activity.actor { activity.actor = .recognizer(number(index)) }
      activity.delay = nil
      return activity
    }
    (answer.own, answer.others) = (answer.own.map(renumber), answer.others.map(renumber))
    let effects = answer.others.map { Fix.Effect.stillActs($0.actor) }
    let numbered = changes.map { change -> Change in
      if case .gesture(let change) = change { .gesture(change.renumbered(number)) } else { change }
    }
    report.fixes = [
      Fix(changes: [.moveToWindow(own, from: view)] + numbered, answer: answer, effects: effects)
    ]
  }

  /// Lets an application that ignores all touches heed them again, and looks for what is in the way then. [VAL-96]
  func heedTouches(_ question: Question, _ report: inout Report) {
    var other = factory.screen
    other.ignoresTouches = false
    let explainer = Explainer(other, tree: tree)
    let answer = explainer.answer(question, from: explainer.run(question.script))
    guard !answer.happens else {
      report.fixes = [Fix(changes: [.heedTouches], answer: answer, effects: [])]
      return
    }
    report.fixes = Solver(question, explainer).solve(answer).fixes.map { fix in
      var fix = fix
      fix.changes.insert(.heedTouches, at: 0)
      return fix
    }
  }
}
