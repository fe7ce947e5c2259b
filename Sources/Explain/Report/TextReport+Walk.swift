import Fingerpost
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation

extension TextReport {
  /// The windows in order, and every view that was looked at.
  var walk: String {
    let count = explanation.walk.count
    let looked =
      "\(count) \(count == 1 ? "view" : "views") looked at, in this order; points in each view's own coordinates"
    var text = heading("Walk") + "  \(looked)\n"
    if explanation.windows.isEmpty { return text + steps(0..<count) }
    for (place, window) in explanation.windows.enumerated() {
      text += "  " + line(window, isLast: place + 1 == explanation.windows.count)
      text += steps(window.steps)
    }
    return text
  }

  private func line(_ window: Explanation.Window, isLast: Bool) -> String {
    let name = "Window \(words.full(window.view)), level \(Decimals.short(window.level)): "
    switch window.standing {
    case .asked(let x, let y, let answer):
      let result =
        answer.map { "answers \(words.short($0))" }
        ?? (isLast ? "answers nil" : "answers nil, so the next is asked")
      return name + "asked at \(Words.point(x, y)), \(result) [WIN-5]\n"
    case .notAsked: return name + "not asked, because a window in front of it answered [WIN-5]\n"
    case .hidden: return name + "hidden, and so not asked [WIN-6]\n"
    }
  }

  private func steps(_ range: Range<Int>) -> String {
    var table = TextTable(widest: 100)
    for step in explanation.walk[range] {
      let isHit = step.view == explanation.hit
      let depth = lineage.depths[step.view]
      // A deep tree must not push the rest off the page.
      let indent = String(repeating: "  ", count: min(depth, 16)) + (depth > 16 ? "\(depth): " : "")
      let data = screen.views[step.view]
      var name = ClassName(data.className).display
      if let label = data.label, !label.isEmpty { name += " \"\(Words.oneLine(label, limit: 24))\"" }
      let mark: TextStyle.Look = isHit ? .good : .plain
      let look: TextStyle.Look = isHit || step.visit.result == .inside ? mark : .faint
      table.add([
        TextTable.Cell(text: result(step, isHit: isHit), look: mark),
        TextTable.Cell(
          text: indent + name + (data.address.map { " \($0)" } ?? ""),
          look: look),
        TextTable.Cell(text: Words.point(step.visit.x, step.visit.y)),
        TextTable.Cell(text: Words.box(step.visit.bounds)),
        TextTable.Cell(text: reason(step, isHit: isHit) + " [\(rules(of: step).joined(separator: ", "))]"),
      ])
    }
    return table.render(indent: "    ", style)
  }

  private func result(_ step: Explanation.Step, isHit: Bool) -> String {
    switch step.visit.result {
    case .inside: isHit ? "HIT" : "passed through"
    case .outside, .notInvertible: "outside"
    case .hidden: "hidden"
    case .transparent: "transparent"
    case .notInteractive, .animating: "not interactive"
    }
  }

  private func reason(_ step: Explanation.Step, isHit: Bool) -> String {
    let engine = built.views[step.view]
    let reason: String
    switch step.visit.result {
    case .inside:
      reason =
        isHit ? "takes the touch" : "contains the point" + (step.visit.misses ? " by its own method" : "")
    case .outside:
      reason = step.visit.misses ? Words.miss(step.visit) : words.predicate(outside: step.visit)
    case .hidden: reason = "hidden"
    case .notInteractive:
      reason =
        isAnimating(step)
        ? "is animating, without .allowUserInteraction as far as the input says"
        : "isUserInteractionEnabled is false"
    case .animating: reason = "is animating, without .allowUserInteraction"
    case .transparent:
      reason = Words.alpha(
        printed: screen.views[step.view].alpha, stored: step.visit.alpha, limit: alphaLimit)
    case .notInvertible: reason = "its transform has no inverse"
    }
    return reason + mapping(engine, step.visit.result) + skipped(engine, step)
  }

  /// Whether a view takes no touches only because it animates. [HIT-18]
  private func isAnimating(_ step: Explanation.Step) -> Bool {
    screen.views[step.view].isAnimating && screen.views[step.view].isUserInteractionEnabled
  }

  /// The map from the superview under a transform.
  private func mapping(_ view: UIView, _ result: HitTestResult) -> String {
    guard !view.transform.isIdentity, result == .inside || result == .outside else { return "" }
    let inverse = view.transform.inverted()
    let entries = [inverse.a, inverse.b, inverse.c, inverse.d, inverse.tx, inverse.ty]
    let numbers = entries.map { Decimals.short(Double($0)) }.joined(separator: ", ")
    let center = Words.point(Double(view.center.x), Double(view.center.y))
    return "; mapped by the inverse [\(numbers)] about \(center)"
  }

  /// What is left out with a view that is not entered.
  private func skipped(_ view: UIView, _ step: Explanation.Step) -> String {
    let count = step.visit.result == .inside ? 0 : view.subviews.count
    return count == 0 ? "" : "; its \(count == 1 ? "subview is" : "\(count) subviews are") not asked"
  }

  /// The rules behind a line of the walk.
  func rules(of step: Explanation.Step) -> [String] {
    let hasSubviews = !built.views[step.view].subviews.isEmpty
    let isTransformed = !built.views[step.view].transform.isIdentity
    var rules: [String]
    switch step.visit.result {
    case .inside: rules = [step.view == explanation.hit ? "HIT-1" : "HIT-5"]
    case .outside: rules = hasSubviews ? ["HIT-5", "HIT-6"] : ["HIT-5"]
    case .hidden, .notInteractive, .animating, .transparent, .notInvertible:
      rules = [step.visit.result.rule.rawValue] + (hasSubviews ? ["HIT-4"] : [])
    }
    if step.visit.result == .notInteractive, isAnimating(step) { rules.append("HIT-18") }
    if screen.views[step.view].hitOverride != nil { rules.append("HIT-14") }
    if isTransformed, step.visit.result == .inside || step.visit.result == .outside {
      rules.append("HIT-9")
    }
    return rules
  }
}
