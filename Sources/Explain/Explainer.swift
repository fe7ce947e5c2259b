import Fingerpost
public import FingerpostScreens
import FingerpostTrace
public import Foundation

/// Says which view of a screen gets a touch, and why.
///
/// It builds the engine's own views, plays a contact and reports what the engine states about it. Every figure and
/// every claim of a report comes from such a run.
public final class Explainer {
  let screen: Screen
  let lineage: Lineage
  let touched: TouchedScreen
  let recognizers: RecognizerSet
  /// The standard class that each view is played as.
  let standards: [StandardClass?]
  /// The changes to recognizers that are tried out.
  public private(set) var variant = RecognizerVariant()
  /// Plays the gesture in question.
  let stage: GesturePlayer
  let factory: ScreenFactory
  /// Words about answers; creating them visits all views.
  private(set) lazy var answerWords = AnswerWords(self)
  let tree: Int?
  /// The same screen with the windows of unknown level in the other order; nil if there are fewer than two.
  private(set) lazy var reversed: Explainer? = {
    let guessed = touched.built.shownRoots.count {
      screen.views[$0].isWindow && !screen.views[$0].isWindowLevelKnown
    }
    guard guessed > 1, screen.kind == .recursiveDescription || screen.kind == .viewHierarchy else {
      return nil
    }
    return Explainer(factory.screen, tree: tree, reversesWindows: true)
  }()

  /// Creates an explainer of a screen.
  ///
  /// - Parameters:
  ///   - screen: what was read.
  ///   - tree: the number of the tree to explain, from 1; with nil all windows, or else the first tree.
  public convenience init(_ screen: Screen, tree: Int? = nil) {
    self.init(screen, tree: tree, reversesWindows: false)
  }

  /// - Parameter reversesWindows: whether windows of unknown level are shown in the other order.
  init(_ screen: Screen, tree: Int?, reversesWindows: Bool) {
    var screen = screen
    screen.addStandardRecognizers()
    self.screen = screen
    self.tree = tree
    recognizers = RecognizerSet(screen)
    standards = screen.standardClasses()
    let factory = ScreenFactory(screen, tree: tree, reversesWindows: reversesWindows)
    self.factory = factory
    lineage = Lineage(screen.views)
    touched = TouchedScreen(factory)
    stage = GesturePlayer(factory)
  }

  nonisolated deinit {}

  /// The indices of the views that a name means: an address, a class with or without its module, a label, or the
  /// end of a class's name.
  ///
  /// - Throws: ``UnknownName`` where it means none.
  public func views(named name: String) throws(UnknownName) -> [Int] {
    let finder = ViewFinder(views: screen.views)
    let matches = finder.matches(name)
    guard !matches.isEmpty else {
      throw UnknownName(kind: .view, name: name, nearest: finder.nearest(to: name))
    }
    return matches
  }

  /// Tries out what gestures do without the recognizers of a name.
  ///
  /// - Throws: ``UnknownName`` where the name means none.
  public func leaveOut(_ name: String) throws(UnknownName) {
    variant.remove(try recognizers.matches(name))
  }

  /// Tries out what gestures do when some recognizers wait for others to fail.
  ///
  /// - Parameter text: two names with a colon between: the one that waits, and the one that has to fail.
  /// - Throws: ``UnknownName`` where one of the names means none.
  public func require(_ text: String) throws(UnknownName) {
    var failure: UnknownName?
    // Names may have colons of their own.
    for colon in text.indices where text[colon] == ":" {
      do throws(UnknownName) {
        let waiting = try recognizers.matches(String(text[..<colon]))
        let other = try recognizers.matches(String(text[text.index(after: colon)...]))
        return variant.require(waiting, other)
      } catch {
        failure = failure ?? error
      }
    }
    throw failure
      ?? UnknownName(kind: .recognizer, name: text, nearest: [], hasAny: !recognizers.placed.isEmpty)
  }

  /// The center of a view, as a point of the screen.
  public func middle(of view: Int) -> CGPoint {
    let bounds = touched.built.views[view].bounds
    return touched.built.onScreen(
      CGPoint(x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2),
      of: view)
  }

  /// Which of several views is tapped when no point is given: the first that is shown.
  public func likeliest(of matches: [Int]) -> Int? {
    matches.first(where: isShown) ?? matches.first
  }

  /// Touches at the centers of all views that are shown, in the order of the input.
  public func middles() -> [Tap] {
    screen.views.indices.filter(isShown).map { Tap(middle(of: $0), aim: $0) }
  }

  /// Whether a view is in a tree that is shown.
  func isShown(_ view: Int) -> Bool {
    touched.built.shownRoots.contains(lineage.root(view))
  }

  /// Which of several views is meant by a touch: the nearest one that it lands on or in, else the front-most one under
  /// it, else the first.
  func choice(of matches: [Int], hit: Int?, at point: CGPoint) -> Int {
    if let hit, let around = lineage.line(hit).last(where: matches.contains) { return around }
    let under = matches.last { view in
      isShown(view)
        && touched.built.views[view].point(inside: touched.built.local(point, of: view), with: nil)
    }
    return under ?? likeliest(of: matches) ?? 0
  }

  /// Explains one gesture.
  ///
  /// - Parameters:
  ///   - gesture: what the fingers do.
  ///   - point: where the first finger comes down, in points of the screen.
  ///   - expected: what is expected to act.
  public func explanation(
    of gesture: RequestedGesture = .tap, at point: CGPoint, expecting expected: Expected = .nothing
  ) -> Explanation {
    explanation(gesture.script(at: point), expecting: expected)
  }

  /// Explains one gesture.
  ///
  /// - Parameters:
  ///   - script: the gesture, which begins at a point of the screen.
  ///   - expected: what is expected to act.
  func explanation(_ script: GestureScript, expecting expected: Expected = .nothing) -> Explanation {
    let (x, y) = script.start ?? (0, 0)
    let hit = touched.touch(x: x, y: y)
    var explanation = Explanation(
      explainer: self, x: x, y: y, hit: hit, answer: Answer(kind: .notReached, script: script))
    collect(into: &explanation)
    explanation.gestures = hit.map { gestures(of: $0, script) }
    let question = question(script, expected, hit: hit)
    explanation.question = question
    explanation.run =
      explanation.gestures?.runs.first { $0.script.steps == script.steps } ?? run(script)
    explanation.answer = answer(question, from: explanation.run)
    explanation.otherOrder = otherOrder(question, explanation.answer)
    if explanation.otherOrder != nil || screen.isHalfRead { explanation.answer.isDisputed = true }
    if let view = question.view {
      explanation.expected = expectation(of: view, expected, question, &explanation)
    }
    explanation.controls = ControlReport.reports(explanation)
    return explanation
  }

  /// The question about a gesture, once its first view is known.
  func question(_ script: GestureScript, _ expected: Expected, hit: Int?) -> Question {
    let (x, y) = script.start ?? (0, 0)
    switch expected {
    case .nothing: return Question(script: script)
    case .views(let matches):
      return Question(script: script, view: choice(of: matches, hit: hit, at: CGPoint(x: x, y: y)))
    case .recognizers(let matches):
      let line = hit.map { lineage.line($0) } ?? []
      let inPlay = matches.first { line.contains(recognizers.placed[$0].view) } ?? matches[0]
      return Question(script: script, view: recognizers.placed[inPlay].view, recognizer: inPlay)
    }
  }

  /// The recognizers in play for a gesture that begins on a view, and what they do in gestures there.
  private func gestures(of hit: Int, _ script: GestureScript) -> GestureAnswer {
    var answer = GestureAnswer(hit: hit, recognizers, lineage)
    answer.standard = lineage.line(hit).reversed().filter { standards[$0] != nil }
    guard let start = script.start, start.x.isFinite, start.y.isFinite,
      !answer.standard.isEmpty || !answer.inPlay.allSatisfy({ recognizers[$0].playedKind == nil })
    else { return answer }
    let plan = GesturePlan(answer.inPlay.map { recognizers[$0] }, at: start)
    let stage = GesturePlayer(factory)
    answer.runs = plan.scripts.map(stage.play)
    if !variant.isEmpty {
      let change = GesturePlayer(factory, variant: variant)
      answer.changed = plan.scripts.map(change.play)
    }
    return answer
  }

  private func collect(into explanation: inout Explanation) {
    let built = touched.built
    let recorder = touched.recorder
    var steps: [Int] = []
    for visit in recorder.visits {
      steps.append(explanation.walk.count)
      guard let view = built.index(of: visit.view) else { continue }
      explanation.walk.append(Explanation.Step(view: view, visit: visit))
    }
    steps.append(explanation.walk.count)
    for (place, ask) in recorder.asks.enumerated() {
      guard let window = built.index(of: ask.window) else { continue }
      let last = place + 1 < recorder.asks.count ? recorder.asks[place + 1].firstVisit : recorder.visits.count
      explanation.windows.append(
        Explanation.Window(
          view: window, level: ask.level,
          standing: .asked(x: ask.x, y: ask.y, answer: ask.answer.flatMap { built.index(of: $0) }),
          steps: steps[ask.firstVisit]..<steps[last]))
    }
    let asked = explanation.windows.map(\.view)
    for window in built.world.application.windows.reversed() {
      guard let view = built.index(of: window), !asked.contains(view) else { continue }
      explanation.windows.append(
        Explanation.Window(
          view: view, level: Double(window.windowLevel.rawValue), standing: .notAsked, steps: 0..<0))
    }
    for root in built.shownRoots where built.views[root].isHidden && screen.views[root].isWindow {
      explanation.windows.append(
        Explanation.Window(
          view: root, level: screen.views[root].windowLevel, standing: .hidden, steps: 0..<0))
    }
    explanation.chain = explanation.hit.map { built.chain(from: $0) } ?? []
  }

  private func expectation(
    of view: Int, _ expected: Expected, _ question: Question, _ explanation: inout Explanation
  ) -> Expectation {
    let built = touched.built
    let point = CGPoint(x: explanation.x, y: explanation.y)
    let local = built.local(point, of: view)
    var expectation = Expectation(
      view: view, matches: expected.views, x: Double(local.x), y: Double(local.y), aim: .on,
      course: Solver.Course())
    guard isShown(view) else {
      expectation.aim = .elsewhere
      return expectation
    }
    if !built.views[view].point(inside: local, with: nil) {
      expectation.aim = .beside(visit(of: view, at: local))
    }
    if !explanation.answer.happens || explanation.answer.kind == .actsLate {
      (expectation.course, explanation.fixes) = Solver(question, self).solve(explanation.answer)
    }
    if expectation.aim != .on {
      let middle = middle(of: view)
      let (x, y) = (Double(middle.x), Double(middle.y))
      let hit = touched.touch(x: x, y: y)
      let obstacle = touched.obstacle(before: view, hit: hit, lineage)
      expectation.middle = (x, y, hit.map { lineage.isWithin($0, view) } == true ? nil : obstacle)
    }
    expectation.reach = ReachSampler(TouchProbe(factory), view: view) { [self] in stands($0, for: view) }
      .reach()
    return expectation
  }

  /// How a point lies to a view that no hit test looked at.
  private func visit(of view: Int, at point: CGPoint) -> Visit {
    let engine = touched.built.views[view]
    let bounds = engine.bounds
    return Visit(
      view: engine.subject(in: touched.built.world), result: .outside, x: Double(point.x),
      y: Double(point.y),
      bounds: Box(
        x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
        height: Double(bounds.size.height)),
      alpha: Float(engine.alpha))
  }
}
