import Fingerpost
import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation

/// Why a touch does not reach the expected view, in words.
nonisolated extension Words {
  /// That no touch gets anywhere, whatever is under it. [VAL-96]
  static let ignoring: Sentence =
    "the application ignores all touches, since beginIgnoringInteractionEvents() was called more often than "
    + "endIgnoringInteractionEvents()\(rules: "VAL-96")"

  /// Why no view gets the touch, as a clause.
  func whyNobody(_ report: Report) -> Sentence {
    if report.isIgnored { return Self.ignoring }
    if report.windows.allSatisfy({ $0.standing == .hidden }), !report.windows.isEmpty {
      return report.windows.count == 1 ? "its only window is hidden" : "every window is hidden"
    }
    let roots = report.walk.filter { lineage.depths[$0.view] == 0 }
    guard let root = roots.first else { return "there is no window to ask" }
    let others = roots.count > 1 ? ", and the other windows do not take it either" : ""
    return "\(full(root.view)) \(predicate(root.visit, of: root.view))\(others)"
  }

  /// What a visit found, as a predicate of the view.
  func predicate(_ visit: Visit, of view: Int) -> Sentence {
    switch visit.result {
    case .inside: "contains the point but does not answer"
    case .outside: predicate(outside: visit)
    case .hidden: "is hidden"
    case .animating: "is animating, and takes no touches without .allowUserInteraction"
    case .notInteractive where screen.knowledge.interaction == .none:
      "takes no touches by default, and this kind of input does not say whether it does"
    case .notInteractive where screen.views[view].isUserInteractionEnabled && isTransparent(view, visit):
      fading(view, visit)
    case .notInteractive where screen.views[view].isUserInteractionEnabled:
      "is animating, and takes no touches unless the animation has .allowUserInteraction"
    case .notInteractive:
      "has isUserInteractionEnabled = false\(isOffByDefault(view) ? ", the default of its class" : "")"
    case .transparent:
      "is too transparent: \(alpha(of: view, visit))"
    case .notInvertible: "has a transform without an inverse, such as a scale of 0"
    }
  }

  private func fading(_ view: Int, _ visit: Visit) -> Sentence {
    "is too transparent from the start of its animation: \(alpha(of: view, visit)); "
      + "without .allowUserInteraction it takes no touches meanwhile either"
  }

  private func alpha(of view: Int, _ visit: Visit) -> String {
    Words.alpha(printed: screen.views[view].alpha, stored: visit.alpha, limit: eventRules.hitAlphaMin)
  }

  /// Whether a view that animates ends too transparent for touches, which counts from the start. [HIT-2, HIT-18]
  private func isTransparent(_ view: Int, _ visit: Visit) -> Bool {
    Double(visit.alpha) < eventRules.hitAlphaMin
  }

  /// Whether views of the class are off unless they are told otherwise. [HIT-17]
  func isOffByDefault(_ view: Int) -> Bool {
    let data = screen.views[view]
    return [data.className, data.baseClass ?? ""].contains { $0 == "UIImageView" || $0 == "UILabel" }
  }

  /// Why the touch does not reach the expected view, as a clause.
  ///
  /// - Parameter hit: the view that gets it.
  func reason(_ expected: Expectation, hit: Int?) -> Sentence {
    if expected.aim == .elsewhere {
      return "it is in another tree of the input, which is not on this screen"
    }
    if case .beside(let visit) = expected.aim, !expected.meetsSingularTransform {
      return beside(visit, expected, hit)
    }
    guard let obstacle = expected.course.obstacles.first else { return "the run does not show why" }
    switch obstacle {
    case .off(let visit, let view):
      return view == expected.view
        ? "\(subject(expected)) \(predicate(visit, of: view))"
        : "\(full(view)), which holds \(expected.isOfRecognizer ? "its view" : "it"), \(predicate(visit, of: view))"
    case .hiddenWindow(let view):
      return view == expected.view
        ? "it is hidden" : "its window, \(full(view)), is hidden"
    case .outside(let visit, let view): return outside(visit, of: view, expected)
    case .missed(let visit): return beside(visit, expected, hit)
    case .covered(let front, let behind, let hit):
      let subject: Sentence =
        hit == front
        ? "\(short(front))\(faint(front))" : "\(full(front)), which \(verb(front, hit)) \(short(hit)),"
      let object: Sentence = behind == expected.view ? "it" : "\(full(behind)), which holds it,"
      if screen.knowledge.depth == .none {
        return "\(subject) is listed after \(object) and \(coverage(by: front, expected))"
      }
      if isDrawnBehind(front, behind) {
        return
          "\(subject) comes after \(object) among the subviews and \(coverage(by: front, expected)); zPosition changes "
          + "what is drawn in front, and touches follow the order of subviews\(rules: "HIT-8")"
      }
      return "\(subject) lies in front of \(object) and \(coverage(by: front, expected))"
    case .inner(let front, let hit):
      let taker = hit == front ? short(hit) : "\(short(hit)), in \(full(front)),"
      return "\(taker) lies inside it and takes the touch"
    case .window(let window, let hit):
      let subject =
        hit == window ? short(window) : "\(short(hit)), in the window \(full(window)),"
      return "\(subject) lies in front of \(full(lineage.root(expected.view))), its window, "
        + "and takes the touch"
    case .declined(let view, let answer):
      let subject: Sentence = view == expected.view ? "it" : "\(full(view)), which holds it,"
      if screen.views[view].hitOverrideSource == .knownOfClass {
        return "\(subject) lets touches through where it shows nothing (known of its class)"
      }
      return "\(subject) overrides hitTest(_:with:) and answers \(answer.map { short($0) } ?? "nil")"
    }
  }

  /// That what holds the expected view does not contain the point.
  private func outside(_ visit: Visit, of view: Int, _ expected: Expectation) -> Sentence {
    guard visit.misses else {
      return "\(full(view)), which holds it, \(predicate(outside: visit))"
    }
    // What lies outside the window is not to be seen.
    if screen.views[view].isWindow || screen.hasElementTypes && lineage.depths[view] == 0 {
      return "it is off the screen there: \(full(view)) is \(Words.miss(visit))"
    }
    if visit.bounds.width == 0 || visit.bounds.height == 0 {
      let holder = wrapped(view, around: expected.view)
      let side = visit.bounds.height > 0 ? "width" : "height"
      let lack =
        !screen.isConstrained(holder)
        ? ""
        : visit.bounds.width == 0 && visit.bounds.height == 0
          ? ": its Auto Layout width and height are missing" : ": an Auto Layout \(side) is missing"
      return
        "it sticks out of \(full(holder)), which holds it and is \(Decimals.short(visit.bounds.width)) × "
        + "\(Decimals.short(visit.bounds.height)) pt large\(lack); what lies outside a view is not asked"
    }
    if expected.isScrolledOff {
      return "it is scrolled off: \(full(view)), which holds it, is \(Words.miss(visit))"
    }
    return "it sticks out of \(full(view)), which holds it and is \(Words.miss(visit)); "
      + "what lies outside a view is not asked"
  }

  /// Whether one of two siblings is asked first for touches and drawn behind the other. [HIT-8]
  private func isDrawnBehind(_ front: Int, _ behind: Int) -> Bool {
    screen.views[front].zPosition < screen.views[behind].zPosition
      && lineage.parent(front) == lineage.parent(behind)
  }

  /// That a view in front can hardly be seen, as an aside; empty elsewhere.
  private func faint(_ view: Int) -> Sentence {
    screen.views[view].isHardlySeen
      ? "\(aside: "hardly to be seen at alpha \(Decimals.short(screen.views[view].alpha))")" : ""
  }

  /// What an application has put into a wrapper of UIKit's, which is as large as that; else the view itself.
  private func wrapped(_ view: Int, around expected: Int) -> Int {
    guard PublicClasses.holdsBarItems(screen.views[view].className), lineage.parent(expected) != view,
      lineage.counts[view] == 1
    else { return view }
    return lineage.ancestor(expected, at: lineage.depths[view] + 1)
  }

  /// Why a view answers with another: it contains that view, or its code returns it.
  private func verb(_ front: Int, _ hit: Int) -> String {
    if lineage.isWithin(hit, front) { return "holds" }
    let isPart = screen.views[front].hitOverrideSource == .knownOfClass && lineage.isWithin(front, hit)
    return isPart ? "belongs to" : "overrides hitTest(_:with:) and answers"
  }

  /// Whether a touch does not reach a view because something takes no touches.
  func isSwitchedOff(_ expected: Expectation) -> Bool {
    guard expected.aim == .on, case .off(let visit, _)? = expected.course.obstacles.first else {
      return false
    }
    return visit.result == .notInteractive
  }

  /// Whether a touch went beside a view whose size is a guess.
  func isSizeAssumed(_ expected: Expectation) -> Bool {
    guard case .beside = expected.aim else { return false }
    return screen.views[expected.view].isSizeAssumed
  }

  private func beside(_ visit: Visit, _ expected: Expectation, _ hit: Int?) -> Sentence {
    guard visit.bounds.width > 0, visit.bounds.height > 0 else {
      return
        "it is \(Decimals.short(visit.bounds.width)) × \(Decimals.short(visit.bounds.height)) pt large "
        + "and so contains no point"
    }
    guard visit.misses else { return "it \(predicate(outside: visit))" }
    guard !screen.views[expected.view].isAnimating else {
      return "it is animating; for hit testing its frame is already the final one, "
        + "\(Words.miss(visit)), and an animation without .allowUserInteraction takes no touches"
    }
    let goal: Sentence =
      hit.map { screen.views[$0].isWindow ? "" : ", and \(short($0)) gets the touch" } ?? ""
    if isSizeAssumed(expected) {
      return
        "it is turned, so that its frame is only the box around it, and the input does not say how large it is; "
        + "taken as a square it is missed\(goal)"
    }
    if let shown = expected.shown {
      return
        "\(full(shown)), inside it, sticks out of it there; it is \(Words.miss(visit)), and what lies outside a view is "
        + "not asked\(goal)"
    }
    let turned =
      expected.isTransformed ? "; its frame is only the box around it, since it has a transform" : ""
    let size = (visit.bounds.width, visit.bounds.height)
    // Making it larger helps only where the finger is near.
    let miss = visit.miss
    let isNear =
      max(miss.left ?? 0, miss.right ?? 0) <= max(0, 44 - size.0)
      && max(miss.top ?? 0, miss.bottom ?? 0) <= max(0, 44 - size.1)
    let small =
      !isNear || !turned.isEmpty
      ? ""
      : "; it is \(Decimals.short(size.0)) × \(Decimals.short(size.1)) pt"
        + (PublicClasses.isPrivate(screen.views[expected.view].className)
          ? ", and a finger needs 44 × 44 pt" : ": make it at least 44 × 44 pt, which a finger needs")
    // Sides in the view's own coordinates mislead where those are turned.
    if turned.isEmpty, let turner = turner(of: expected.view), let middle = expected.middle {
      return
        "\(subject(expected)) does not lie there: its center is at \(Words.point(middle.x, middle.y)) on the screen, as "
        + "\(full(turner)), which holds it, has a transform\(goal)\(rules: "HIT-9")"
    }
    return
      "\(subject(expected)) does not lie there but is \(Words.miss(visit))\(goal)\(scrolled(expected.view))\(turned)\(small)"
  }

  /// What does not get a touch, as the subject of a clause: a recognizer lies nowhere; its view does.
  private func subject(_ expected: Expectation) -> Sentence {
    expected.isOfRecognizer ? "\(short(expected.view)), which it is on," : "it"
  }

  /// The nearest view around another one that turns or scales what it holds; nil for none. [HIT-9]
  private func turner(of view: Int) -> Int? {
    lineage.line(view).dropLast().last { screen.views[$0].isTurned }
  }

  /// The view around another one that has scrolled, if any: that is why a view is not where it was laid out. [HIT-10]
  private func scrolled(_ view: Int) -> Sentence {
    let holder = lineage.line(view).dropLast().last {
      screen.views[$0].bounds.origin != .zero && screen.views[$0].bounds.origin.x.isFinite
        && screen.views[$0].bounds.origin.y.isFinite
    }
    guard let holder else { return "" }
    let origin = screen.views[holder].bounds.origin
    return
      "; \(short(holder)), which holds it, is scrolled to \(Words.point(Double(origin.x), Double(origin.y)))"
  }

  /// How much of the expected view a view covers, from the samples.
  private func coverage(by front: Int, _ expected: Expectation) -> String {
    guard let reach = expected.reach, reach.samples > 0 else { return "covers the point" }
    let count = reach.count(within: front, lineage)
    if count == reach.samples { return "covers all of it" }
    if count == 0 { return "covers the point" }
    // Of what is beyond that, something else may be in front as well.
    return "takes \(Words.percent(Double(count) * 100 / Double(reach.samples))) of the taps on it"
  }

  /// An obstacle as a clause, with the rules behind it.
  func clause(_ obstacle: Obstacle, before expected: Int) -> Sentence {
    "\(clause(obstacle))\(rules: rules(obstacle, before: expected))"
  }

  /// An obstacle as a clause.
  func clause(_ obstacle: Obstacle) -> Sentence {
    let name = full(obstacle.view)
    switch obstacle {
    case .off(let visit, let view): return "\(name) \(predicate(visit, of: view))"
    case .hiddenWindow: return "\(name) is hidden"
    case .outside(let visit, _):
      let point = Words.point(visit.x, visit.y)
      return visit.misses
        ? "\(name) does not contain the point \(point): \(Words.miss(visit))"
        : "\(name), asked for \(point), \(predicate(outside: visit))"
    case .missed(let visit):
      return visit.misses
        ? "\(name) itself: \(Words.miss(visit))" : "\(name) itself \(predicate(outside: visit))"
    case .declined(_, let answer):
      return "\(name) overrides hitTest(_:with:) and answers \(answer.map { full($0) } ?? "nil")"
    case .covered(let front, let behind, let hit):
      let taker =
        hit == front
        ? "takes the touch" as Sentence
        : "\(lineage.isWithin(hit, front) ? "holds" : "answers") \(full(hit)), which takes the touch"
      return screen.knowledge.depth == .none
        ? "\(name) is listed after \(full(behind)); if that means in front, it \(taker)"
        : isDrawnBehind(front, behind)
          ? "\(name) comes after \(full(behind)) among the subviews, though zPosition draws it behind, and \(taker)"
          : "\(name) lies in front of \(full(behind)) and \(taker)"
    case .inner(_, let hit): return "\(full(hit)) lies inside and takes the touch"
    case .window(let window, let hit):
      return hit == window
        ? "\(name), a window in front, takes the touch itself"
        : "\(name), a window in front, answers with \(full(hit))"
    }
  }

  /// The rules behind an obstacle.
  package func rules(_ obstacle: Obstacle, before expected: Int) -> [String] {
    var rules = obstacle.rules(before: expected)
    if case .off(let visit, let view) = obstacle, visit.result == .notInteractive {
      if screen.views[view].isUserInteractionEnabled {
        rules.append("HIT-18")
        if isTransparent(view, visit) { rules.append("HIT-2") }
      } else if isOffByDefault(view) {
        rules.append("HIT-17")
      }
    }
    if case .missed = obstacle, screen.views[expected].isAnimating { rules.append("HIT-18") }
    return rules
  }
}

nonisolated extension Expectation {
  /// Whether a transform on the way cannot be inverted, which leaves the view without a point that could be mapped.
  var meetsSingularTransform: Bool {
    course.obstacles.contains { obstacle in
      if case .off(let visit, _) = obstacle { return visit.result == .notInvertible }
      return false
    }
  }
}
