import Fingerpost
import FingerpostGestures
public import FingerpostScreens
import FingerpostTrace
public import Foundation

/// Says which view of a screen gets a touch, and why.
///
/// It builds the engine's own views, plays a contact and reports what the engine states about it. Every figure and
/// every claim of a report comes from such a run.
public final class Explainer {
  package let screen: Screen
  package let lineage: Lineage
  package let touched: TouchedScreen
  package let recognizers: RecognizerSet
  /// The standard class that each view is played as.
  package let standards: [StandardClass?]
  /// The changes to recognizers that are tried out.
  public private(set) var variant = RecognizerVariant()
  /// Plays the gesture in question.
  let stage: GesturePlayer
  /// Those that play it with something that the input leaves open.
  var otherPlayers: [(edits: ScreenEdits, player: GesturePlayer)] = []
  /// The same screen with a recognizer more, by its view and kind.
  var guests: [(view: Int, guise: Answer.Guise, added: AddedRecognizer, explainer: Explainer)] = []
  package let factory: ScreenFactory
  /// What reports say things with; creating it visits all views.
  package private(set) lazy var words = Words(
    screen, lineage, recognizers, standards, touched.built.world.eventRules)
  let tree: Int?
  /// The same screen with the system's gestures at its edges. [PIPE-14]
  private(set) lazy var edged: Explainer = {
    var screen = factory.screen
    screen.eventRules.edgesSystemGestures = true
    return Explainer(screen, tree: tree)
  }()
  /// The same screen with the windows of unknown level in the other order; nil if there are fewer than two.
  private(set) lazy var reversed: Explainer? = {
    let guessed = touched.built.shownRoots.count {
      screen.views[$0].isWindow && !screen.views[$0].isWindowLevelKnown
    }
    let kinds: [Screen.Kind] = [.recursiveDescription, .viewHierarchy, .earlGrey, .sentry]
    guard guessed > 1, kinds.contains(screen.kind), !screen.areWindowsInOrder else { return nil }
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
    let finder = ViewFinder(views: screen.views, areElements: screen.hasElementTypes)
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
  ///   - isAimed: whether the point is the center of the expected view because none was given, so that the question is
  ///     about the whole view.
  ///   - notes: how the question was understood, a sentence each.
  public func report(
    of gesture: RequestedGesture = .tap, at point: CGPoint, expecting expected: Expected = .nothing,
    isAimed: Bool = false, notes: [String] = []
  ) -> Report {
    if let press = press(gesture, at: point, expected) {
      return report(press, expecting: expected, isAimed: isAimed, notes: notes)
    }
    let script = gesture.script(at: point)
    if let held = grasping(script, expected) {
      return held.report(script, expecting: expected, isAimed: isAimed, notes: notes + [Self.grasp])
    }
    return report(script, expecting: expected, isAimed: isAimed, notes: notes)
  }

  /// Explains one gesture.
  ///
  /// - Parameters:
  ///   - script: the gesture, which begins at a point of the screen.
  ///   - expected: what is expected to act.
  func report(
    _ script: GestureScript, expecting expected: Expected = .nothing, isAimed: Bool = false,
    notes: [String] = []
  ) -> Report {
    var report = begin(script, at: script.start ?? (0, 0))
    (report.notes, report.isAimed) = (notes, isAimed)
    collect(into: &report)
    var question = question(script, expected, hit: report.hit)
    report.question = question
    var gestures = report.hit.map { self.gestures(of: $0, script) }
    report.run = gestures?.runs.first { $0.script.steps == script.steps } ?? run(script)
    gestures?.asked = report.run.map { words.reader.activities(in: $0) } ?? []
    report.gestures = gestures
    report.answer = answer(question, from: report.run)
    preferTwin(&question, expected, &report)
    report.otherOrder = otherOrder(question, report.answer)
    if report.otherOrder != nil || screen.isHalfRead { report.answer.isDisputed = true }
    addDoubt(to: &report.answer, question, report.run)
    tryStatusBar(question, &report)
    if let view = question.view {
      report.expected = expectation(of: view, expected, question, &report)
      addTwinsFix(question, &report)
      tryPress(question, &report)
      tellOfSelection(question, &report)
      tellOfAccessory(question, &report)
      if isAimed { checkParts(question, &report) }
      report.remedies = remedies(report)
      report.remarks += words.remarks(report)
    } else {
      report.remarks += [words.beyondScreen(report), words.goingBack(report)].compactMap(\.self)
    }
    if let role = words.role(report) ?? words.group(report) { report.remarks.append(role) }
    report.controls = ControlReport.reports(report)
    let unknowns = UnknownFinder(report)
    report.doubts = Report.Doubts(all: unknowns.all, telling: unknowns.telling, lacking: unknowns.lacking)
    return report
  }

  /// A report on a gesture that has not been played: only what gets its first touch is known.
  package func begin(_ script: GestureScript, at point: (x: Double, y: Double)) -> Report {
    Report(
      words: words, variant: variant, roots: touched.built.shownRoots, x: point.x, y: point.y,
      hit: touched.touch(x: point.x, y: point.y), answer: Answer(kind: .notReached, script: script))
  }

  /// The fixes of a report as code, with what happened with each.
  package func remedies(_ report: Report) -> [Report.Remedy] {
    var code = FixCode(screen, lineage, recognizers)
    return report.fixes.map { fix in
      Report.Remedy(code: code.lines(fix.changes), outcome: report.words.outcome(fix, of: report))
    }
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
      let inPlay = matches.filter { line.contains(recognizers.placed[$0].view) }
      // Of several that the touch does not get to, the one is meant whose view lies there.
      let views = matches.map { recognizers.placed[$0].view }
      let there = choice(of: views, hit: hit, at: CGPoint(x: x, y: y))
      let candidates = inPlay.isEmpty ? matches.filter { recognizers.placed[$0].view == there } : inPlay
      // One that is switched off is hardly meant where another one has the name, too.
      let meant = candidates.first { recognizers[$0].isEnabled } ?? candidates[0]
      return Question(script: script, view: recognizers.placed[meant].view, recognizer: meant)
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
    answer.activities = answer.runs.map(words.reader.activities)
    answer.groups = RunGroup.groups(answer.runs, GestureResult.init)
    if !variant.isEmpty {
      let change = GesturePlayer(factory, variant: variant)
      answer.changes = GestureComparison(words: words).changes(answer.runs, plan.scripts.map(change.play))
    }
    return answer
  }

  /// Puts what the touch that was last played has met into a report.
  private func collect(into report: inout Report) {
    let built = touched.built
    let recorder = touched.recorder
    var steps: [Int] = []
    for visit in recorder.visits {
      steps.append(report.walk.count)
      guard let view = built.index(of: visit.view) else { continue }
      report.walk.append(step(visit, view))
    }
    steps.append(report.walk.count)
    for (place, ask) in recorder.asks.enumerated() {
      guard let window = built.index(of: ask.window) else { continue }
      let last = place + 1 < recorder.asks.count ? recorder.asks[place + 1].firstVisit : recorder.visits.count
      report.windows.append(
        Report.Window(
          view: window, level: ask.level,
          standing: .asked(x: ask.x, y: ask.y, answer: ask.answer.flatMap { built.index(of: $0) }),
          steps: steps[ask.firstVisit]..<steps[last]))
    }
    let asked = report.windows.map(\.view)
    for window in built.world.application.windows.reversed() {
      guard let view = built.index(of: window), !asked.contains(view) else { continue }
      report.windows.append(
        Report.Window(
          view: view, level: Double(window.windowLevel.rawValue), standing: .notAsked, steps: 0..<0))
    }
    for root in built.shownRoots where built.views[root].isHidden && screen.views[root].isWindow {
      report.windows.append(
        Report.Window(
          view: root, level: screen.views[root].windowLevel, standing: .hidden, steps: 0..<0))
    }
    report.chain = report.hit.map { built.chain(from: $0) } ?? []
  }

  /// What a visit of a view looked at.
  private func step(_ visit: Visit, _ view: Int) -> Report.Step {
    let engine = touched.built.views[view]
    var step = Report.Step(view: view, visit: visit, subviews: engine.subviews.count)
    if !engine.transform.isIdentity {
      let inverse = engine.transform.inverted()
      step.mapping = Report.Mapping(
        entries: [inverse.a, inverse.b, inverse.c, inverse.d, inverse.tx, inverse.ty].map { Double($0) },
        center: (Double(engine.center.x), Double(engine.center.y)))
    }
    return step
  }

  private func expectation(
    of view: Int, _ expected: Expected, _ question: Question, _ report: inout Report
  ) -> Expectation {
    let built = touched.built
    let point = CGPoint(x: report.x, y: report.y)
    let local = built.local(point, of: view)
    let bounds = built.views[view].bounds
    var expectation = Expectation(
      view: view, matches: expected.views, x: Double(local.x), y: Double(local.y), aim: .on,
      bounds: Box(
        x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
        height: Double(bounds.size.height)),
      isTransformed: !built.views[view].transform.isIdentity,
      scrolled: lineage.line(view).dropLast().compactMap { holder in
        let origin = built.views[holder].bounds.origin
        return origin == .zero ? nil : (holder, Double(origin.x), Double(origin.y))
      })
    expectation.isScrolledOff = lineage.line(view).dropLast().contains { holder in
      standards[holder] == .scrollView
        && !built.views[holder].point(inside: built.local(point, of: holder), with: nil)
        && canScroll(holder, to: point)
    }
    guard isShown(view) else {
      expectation.aim = .elsewhere
      return expectation
    }
    if !built.views[view].point(inside: local, with: nil) {
      expectation.aim = .beside(visit(of: view, at: local, expectation.bounds))
      expectation.shown = built.shown(of: view, at: (report.x, report.y), lineage)
    }
    let answer = report.answer
    if !answer.happens || answer.kind == .actsLate || answer.actsAfterTaps || answer.hindrance != nil {
      (expectation.course, report.fixes) = Solver(question, self).solve(answer)
    }
    if report.fixes.isEmpty { tryOtherWay(question, &report) }
    if report.fixes.isEmpty { shareWithUnknown(question, &report) }
    if report.fixes.isEmpty { spareSlider(question, &report) }
    if report.fixes.isEmpty { freeStatusBar(question, &report) }
    if report.fixes.isEmpty { tryOnWindow(question, &report) }
    if report.isIgnored { heedTouches(question, &report) }
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
  private func visit(of view: Int, at point: CGPoint, _ bounds: Box) -> Visit {
    let engine = touched.built.views[view]
    return Visit(
      view: engine.subject(in: touched.built.world), result: .outside, x: Double(point.x),
      y: Double(point.y), bounds: bounds, alpha: Float(engine.alpha))
  }
}
