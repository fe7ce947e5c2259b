import Fingerpost
import FingerpostGestures
import FingerpostScreens
import FingerpostTrace
import Foundation

/// What a remote does on a television, where nothing is touched: select is pressed, and goes to the focused view. [PRESS-2]
extension Explainer {
  /// The press of select that a tap or a hold stands for on a television, with the focus on what is expected or else on
  /// what lies at the point; nil for any other gesture, and elsewhere.
  func press(_ gesture: RequestedGesture, at point: CGPoint, _ expected: Expected) -> Question? {
    guard screen.isTelevision, gesture == .tap || gesture == .hold else { return nil }
    let hit = touched.touch(x: Double(point.x), y: Double(point.y))
    var question = question(gesture.script(at: point), expected, hit: hit)
    let around = hit.map { lineage.line($0).reversed() } ?? []
    guard let view = question.view ?? around.first(where: { stage.focusBar(of: $0) == nil }) ?? hit else {
      return nil
    }
    let middle = middle(of: view)
    question.script = .select(
      focusing: view, at: (Double(middle.x), Double(middle.y)), for: gesture == .hold ? 1000 : 84)
    return question
  }

  /// That the center of a view was touched, since no point was given.
  public nonisolated static let aimNote =
    "No point was given, so this is about the center of the expected view."

  /// Explains a press.
  func report(_ press: Question, expecting expected: Expected, isAimed: Bool, notes: [String]) -> Report {
    var question = press
    let start = press.script.start ?? (0, 0)
    var words = words
    words.contact = "press"
    var report = Report(
      words: words, variant: variant, roots: touched.built.shownRoots, x: start.x, y: start.y,
      answer: Answer(kind: .notReached, script: press.script))
    (report.isAimed, report.question) = (isAimed, question)
    // A press has no point.
    report.notes = notes.filter { $0 != Self.aimNote }
    report.run = stage.play(press.script)
    report.answer = answer(toPress: question, from: report.run)
    preferTwin(&question, expected, &report)
    report.hit = report.answer.hit
    report.chain = report.hit.map { touched.built.chain(from: $0) } ?? []
    if screen.isHalfRead { report.answer.isDisputed = true }
    if let view = question.view {
      let bounds = screen.views[view].bounds
      report.expected = Expectation(
        view: view, matches: expected.views, x: Double(bounds.midX), y: Double(bounds.midY), aim: .on,
        bounds: Box(
          x: Double(bounds.minX), y: Double(bounds.minY), width: Double(bounds.width),
          height: Double(bounds.height)))
      if !report.answer.happens { report.fixes = fixes(toPress: question, report.answer, of: view) }
      report.remedies = remedies(report)
    }
    let unknowns = UnknownFinder(report)
    report.doubts = Report.Doubts(all: unknowns.all, telling: unknowns.telling, lacking: unknowns.lacking)
    return report
  }

  /// What a press comes to, with why it does not get there, and with what may lie over what it gets to.
  func answer(toPress question: Question, from run: GestureRun?) -> Answer {
    var answer = answer(question, from: run)
    if answer.kind == .notReached, let view = question.view, let bar = stage.focusBar(of: view) {
      answer.hindrance = .unfocusable(view, bar)
    }
    if answer.happens, question.view != nil, let hit = answer.hit, let front = cover(of: hit) {
      (answer.doubt, answer.isDisputed) = (.obscured(by: front), true)
    }
    return answer
  }

  /// A view in front that lies over all of another one.
  private func cover(of view: Int) -> Int? {
    let middle = middle(of: view)
    let hit = touched.touch(x: Double(middle.x), y: Double(middle.y))
    guard case .covered(let front, _, _) = touched.obstacle(before: view, hit: hit, lineage) else {
      return nil
    }
    let reach = ReachSampler(TouchProbe(factory), view: view) { [self] in stands($0, for: view) }.reach()
    return reach.reached == 0 ? front : nil
  }

  /// What lets a press act: that it gets there, and that nothing takes it.
  private func fixes(toPress question: Question, _ before: Answer, of view: Int) -> [Fix] {
    var changes: [Change] = []
    var answer = before
    // What is around the view may have to be switched on, too.
    while changes.count < 8, !answer.happens {
      let next: Change? =
        switch GesturePlayer(factory, changes: changes).focusBar(of: view) {
        case let bar? where answer.kind == .notReached: self.change(bar, of: view)
        default: words.taker(answer).map { .gesture(.keepTouches($0)) } ?? addition(answer, to: view)
        }
      guard let next, !changes.contains(next) else { return [] }
      changes.append(next)
      answer = self.answer(question, with: changes)
    }
    guard answer.happens else { return [] }
    // What had the focus before is not silenced: it can have it again.
    let effects = before.kind == .notReached ? [] : Solver.effects(before, answer)
    return [Fix(changes: changes, answer: answer, effects: effects)]
  }

  /// What a view needs that has the focus and does nothing when select is pressed.
  private func addition(_ answer: Answer, to view: Int) -> Change? {
    if case .control(let control, let why) = answer.hindrance, why == .targetless || why == .untargeted {
      return .addTarget(to: control)
    }
    return standards[view] == nil || standards[view] == .control ? .addRecognizer(to: view, like: nil) : nil
  }

  /// What lets a view be focused, as far as it is for an application to change. [FOC-2]
  private func change(_ bar: Unfocusable, of view: Int) -> Change? {
    switch bar {
    case .itself where screen.views[view].isEnabled == false: .enableControl(view)
    case .itself: standards[view] == nil || standards[view] == .control ? .makeFocusable(view) : nil
    case .off(let holder) where screen.views[holder].isHidden: .show(holder)
    case .off(let holder) where !screen.views[holder].isUserInteractionEnabled: .enable(holder)
    case .off(let holder): .makeOpaque(holder)
    case .elsewhere: nil
    }
  }
}
