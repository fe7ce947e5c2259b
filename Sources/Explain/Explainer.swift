import Fingerpost
public import FingerpostScenes
import FingerpostTrace
public import Foundation

/// Says which view of a screen gets a touch, and why.
///
/// It builds the engine's own views, plays a contact and reports what the engine states of it; every figure and every
/// claim of a report comes out of such a run.
public final class Explainer {
  let screen: Screen
  let lineage: Lineage
  let touched: TouchedScreen
  let recognizers: RecognizerSet
  /// What each view is played as where gestures are.
  let standards: [StandardClass?]
  /// What is tried out on the recognisers beside what the input says.
  public private(set) var trial = RecognizerTrial()
  private let buildStage: GestureStage.Build
  private let build: Trial.Build
  private let buildQuietly: () -> TouchProbe

  /// Creates an explainer of a screen.
  ///
  /// - Parameters:
  ///   - screen: what was read.
  ///   - tree: the number of the tree to explain, from 1; with nil all windows, or else the first tree.
  public convenience init(_ screen: Screen, tree: Int? = nil) {
    var screen = screen
    screen.addStandardRecognizers()
    let builder = ScreenBuilder(screen, tree: tree)
    let whole = screen
    self.init(
      whole,
      build: { trace, overrides in
        var builder = builder
        builder.overrides = overrides
        return builder.build(trace: trace)
      },
      buildQuietly: { TouchProbe { builder.build(trace: $0, applicationClass: $1) } },
      buildStage: { sink in
        if tree == nil, let built = BuiltScreen.playing(whole, sink: sink) { return built }
        var builder = builder
        builder.buildsBehaviour = true
        return builder.build(trace: FingerpostTrace.Trace(sink))
      })
  }

  init(
    _ screen: Screen, build: @escaping Trial.Build, buildQuietly: @escaping () -> TouchProbe,
    buildStage: @escaping GestureStage.Build
  ) {
    self.screen = screen
    recognizers = RecognizerSet(screen)
    standards = screen.standardClasses()
    self.buildStage = buildStage
    self.build = build
    self.buildQuietly = buildQuietly
    lineage = Lineage(screen.views)
    touched = TouchedScreen { build($0, [:]) }
  }

  nonisolated deinit {}

  /// The indices of the views that a name means: an address, a class with or without its module, a label, or the
  /// end of a class's name.
  ///
  /// - Throws: ``UnknownView`` where it means none.
  public func views(named name: String) throws(UnknownView) -> [Int] {
    let finder = ViewFinder(views: screen.views)
    let matches = finder.matches(name)
    guard !matches.isEmpty else { throw UnknownView(name: name, nearest: finder.nearest(to: name)) }
    return matches
  }

  /// Tries out what gestures do without the recognisers of a name.
  ///
  /// - Throws: ``UnknownRecognizer`` where the name means none.
  public func leaveOut(_ name: String) throws(UnknownRecognizer) {
    trial.remove(try recognizers.matches(name))
  }

  /// Tries out what gestures do when some recognisers wait for others to fail.
  ///
  /// - Parameter text: two names with a colon between: who waits, and who has to fail.
  /// - Throws: ``UnknownRecognizer`` where one of the names means none.
  public func require(_ text: String) throws(UnknownRecognizer) {
    var failure: UnknownRecognizer?
    // Names may have colons of their own.
    for colon in text.indices where text[colon] == ":" {
      do throws(UnknownRecognizer) {
        let waiting = try recognizers.matches(String(text[..<colon]))
        let other = try recognizers.matches(String(text[text.index(after: colon)...]))
        return trial.require(waiting, other)
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? UnknownRecognizer(name: text, nearest: [], isKnowingAny: !recognizers.placed.isEmpty)
  }

  /// The middle of a view, as a point of the screen.
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

  /// Touches at the middles of all views that are shown, in the order of the input.
  public func middles() -> [Tap] {
    screen.views.indices.filter(isShown).map { Tap(middle(of: $0), aim: $0) }
  }

  /// Whether a view is in a tree that is shown.
  func isShown(_ view: Int) -> Bool {
    touched.built.shownRoots.contains(lineage.root(view))
  }

  /// Which of several views is meant by a touch: the one that gets it, else the front-most one under it, else the
  /// first.
  func choice(of matches: [Int], hit: Int?, at point: CGPoint) -> Int {
    if let hit, matches.contains(hit) { return hit }
    let under = matches.last { view in
      isShown(view)
        && touched.built.views[view].point(inside: touched.built.local(point, of: view), with: nil)
    }
    return under ?? likeliest(of: matches) ?? 0
  }

  /// Explains one touch.
  ///
  /// - Parameters:
  ///   - matches: the views that may be the expected one, from ``views(named:)``; empty when none was named.
  func explanation(x: Double, y: Double, expecting matches: [Int]) -> Explanation {
    let hit = touched.touch(x: x, y: y)
    var explanation = Explanation(x: x, y: y, hit: hit)
    collect(into: &explanation)
    explanation.gestures = hit.map { gestures(of: $0, x: x, y: y) }
    if !matches.isEmpty {
      let view = choice(of: matches, hit: hit, at: CGPoint(x: x, y: y))
      explanation.expected = expectation(of: view, matches, x: x, y: y)
    }
    explanation.controls = ControlReport.reports(explanation, self)
    return explanation
  }

  /// The recognisers in play for a touch on a view, and what they make of gestures there.
  private func gestures(of hit: Int, x: Double, y: Double) -> GestureAnswer {
    var answer = GestureAnswer(hit: hit, recognizers, lineage)
    answer.standard = lineage.line(hit).reversed().filter { standards[$0] != nil }
    guard x.isFinite, y.isFinite,
      !answer.standard.isEmpty || !answer.inPlay.allSatisfy({ recognizers[$0].playedKind == nil })
    else { return answer }
    let plan = GesturePlan(answer.inPlay.map { recognizers[$0] }, at: (x, y))
    let stage = GestureStage(buildStage)
    answer.runs = plan.scripts.map(stage.play)
    if !trial.isEmpty {
      let change = GestureStage(buildStage, change: trial)
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

  private func expectation(of view: Int, _ matches: [Int], x: Double, y: Double) -> Expectation {
    let built = touched.built
    let point = CGPoint(x: x, y: y)
    let local = built.local(point, of: view)
    var expectation = Expectation(
      view: view, matches: matches, x: Double(local.x), y: Double(local.y), aim: .on, course: Solver.Course())
    guard isShown(view) else {
      expectation.aim = .elsewhere
      return expectation
    }
    if !built.views[view].point(inside: local, with: nil) {
      expectation.aim = .beside(visit(of: view, at: local))
    }
    let solver = Solver(screen, lineage, build)
    (expectation.course, expectation.fixes) = solver.solve(for: view, x: x, y: y)
    if expectation.aim != .on {
      let middle = middle(of: view)
      let (x, y) = (Double(middle.x), Double(middle.y))
      expectation.middle = solver.course(to: view, x: x, y: y).map { (x, y, $0) }
    }
    expectation.reach = ReachSampler(buildQuietly(), view: view).reach()
    return expectation
  }

  /// How a point lies to a view that no hit test looked at.
  private func visit(of view: Int, at point: CGPoint) -> Visit {
    let engine = touched.built.views[view]
    let bounds = engine.bounds
    return Visit(
      view: engine.subject(in: touched.built.world), verdict: .outside, x: Double(point.x),
      y: Double(point.y),
      bounds: Box(
        x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
        height: Double(bounds.size.height)),
      alpha: Float(engine.alpha))
  }
}
