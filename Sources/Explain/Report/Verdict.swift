import FingerpostScenes
import FingerpostTrace

/// The answer in one or two sentences, with names and numbers.
struct Verdict {
  private let explanation: Explanation
  private let screen: Screen
  private let lineage: Lineage
  private let limit: Double
  private let words: Words

  init(_ explanation: Explanation, _ screen: Screen, _ lineage: Lineage, alphaLimit: Double) {
    self.explanation = explanation
    self.screen = screen
    self.lineage = lineage
    limit = alphaLimit
    let expected = explanation.expected
    let obstacle = expected?.course.obstacles.first
    words = Words(
      screen,
      mentioned: [explanation.hit, expected?.view, obstacle?.view, obstacle?.other].compactMap { $0 })
  }

  /// The sentence.
  var text: String {
    let tap = "The tap at \(Words.point(explanation.x, explanation.y))"
    guard let expected = explanation.expected else {
      guard let hit = explanation.hit else { return "\(tap) goes to no view: \(whyNobody)." }
      return "\(tap) goes to \(words.full(hit))\(remark(on: hit))."
    }
    let name = words.full(expected.view)
    if explanation.hit == expected.view {
      return "\(tap) goes to \(name), as expected\(remark(on: expected.view))."
    }
    let goes =
      explanation.hit.map { "goes to \(words.full($0)), not to \(name)" }
      ?? "goes to no view, and so not to \(name)"
    return "\(tap) \(goes): \(reason(expected))."
  }

  /// A control that is disabled is hit all the same. [HIT-20]
  private func remark(on view: Int) -> String {
    screen.views[view].isEnabled == false ? ", which is disabled and does nothing with it [HIT-20]" : ""
  }

  private var whyNobody: String {
    if explanation.windows.allSatisfy({ $0.standing == .hidden }), !explanation.windows.isEmpty {
      return explanation.windows.count == 1 ? "its only window is hidden" : "every window is hidden"
    }
    let roots = explanation.walk.filter { lineage.depths[$0.view] == 0 }
    guard let root = roots.first else { return "there is no window to ask" }
    let others = roots.count > 1 ? ", and the other windows do not take it either" : ""
    return "\(words.full(root.view)) \(predicate(root.visit, of: root.view))\(others)"
  }

  /// What a visit found, as a predicate of the view.
  private func predicate(_ visit: Visit, of view: Int) -> String {
    switch visit.verdict {
    case .inside: "contains the point but does not answer"
    case .outside: words.predicate(outside: visit)
    case .hidden: "is hidden"
    case .notInteractive: "takes no part in user interaction"
    case .transparent:
      "is too transparent: "
        + Words.alpha(printed: screen.views[view].alpha, stored: visit.alpha, limit: limit)
    case .notInvertible: "has a transform without an inverse, such as a scale of 0"
    }
  }

  private func reason(_ expected: Expectation) -> String {
    let name = words.short(expected.view)
    if expected.aim == .elsewhere {
      return "\(name) is in another tree of the input, which is not on this screen"
    }
    if case .beside(let visit) = expected.aim, !expected.meetsSingularTransform {
      return beside(visit, expected)
    }
    guard let obstacle = expected.course.obstacles.first else { return "the run does not show why" }
    switch obstacle {
    case .off(let visit, let view):
      return view == expected.view
        ? "\(name) itself \(predicate(visit, of: view))"
        : "\(words.full(view)), which holds \(name), \(predicate(visit, of: view))"
    case .hiddenWindow(let view):
      return view == expected.view
        ? "\(name) is hidden" : "the window of \(name), \(words.full(view)), is hidden"
    case .outside(let visit, let view):
      guard visit.misses else {
        return "\(words.full(view)), which holds \(name), \(words.predicate(outside: visit))"
      }
      return "\(name) sticks out of \(words.full(view)), which holds it and is \(Words.miss(visit)); "
        + "what lies outside a view is not asked"
    case .missed(let visit):
      return beside(visit, expected)
    case .covered(let front, let behind, let hit):
      let subject =
        hit == front
        ? words.short(front) : "\(words.full(front)), which \(verb(front, hit)) \(words.short(hit)),"
      let object = behind == expected.view ? name : "\(words.full(behind)), which holds \(name),"
      return "\(subject) lies in front of \(object) and covers \(coverage(by: front, expected))"
    case .inner(let front, let hit):
      let taker = hit == front ? words.short(hit) : "\(words.short(hit)), in \(words.full(front)),"
      return
        "\(taker) lies inside \(name) and takes the touch; \(name) only hears of it through the responder chain"
    case .window(let window, let hit):
      let subject = hit == window ? words.short(window) : "its window, \(words.full(window)),"
      return "\(subject) lies in front of \(words.full(lineage.root(expected.view))), the window of \(name), "
        + "and answers first"
    case .declined(let view, let answer):
      let subject = view == expected.view ? name : "\(words.full(view)), which holds \(name),"
      return "\(subject) overrides hitTest(_:with:) and answers \(answer.map { words.short($0) } ?? "nil")"
    }
  }

  /// How a view comes to answer another: it holds it, or its code names it.
  private func verb(_ front: Int, _ hit: Int) -> String {
    lineage.isWithin(hit, front) ? "holds" : "overrides hitTest(_:with:) and answers"
  }

  private func beside(_ visit: Visit, _ expected: Expectation) -> String {
    let name = words.short(expected.view)
    guard visit.bounds.width > 0, visit.bounds.height > 0 else {
      return
        "\(name) is \(Decimals.short(visit.bounds.width)) × \(Decimals.short(visit.bounds.height)) pt large "
        + "and so contains no point"
    }
    guard visit.misses else { return "\(name) \(words.predicate(outside: visit))" }
    return "\(name) does not lie under it but is \(Words.miss(visit))"
  }

  /// How much of the expected view a view covers, from the samples.
  private func coverage(by front: Int, _ expected: Expectation) -> String {
    guard let reach = expected.reach, reach.samples > 0 else { return "the point" }
    let name = words.short(expected.view)
    let count = reach.count(within: front, lineage)
    if count == reach.samples { return "\(name) fully" }
    if count == 0 { return "the point" }
    return "\(Words.percent(Double(count) * 100 / Double(reach.samples))) of \(name)"
  }
}

extension Expectation {
  /// Whether a transform on the way cannot be inverted, which leaves the view without a point that could be mapped.
  var meetsSingularTransform: Bool {
    course.obstacles.contains { obstacle in
      if case .off(let visit, _) = obstacle { return visit.verdict == .notInvertible }
      return false
    }
  }
}
