import Fingerpost
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation

/// The steps of a hit test, in words.
nonisolated extension Words {
  /// Whether a window was asked, and what it answered.
  func standing(of window: Report.Window, isLast: Bool) -> Sentence {
    let name: Sentence = "Window \(full(window.view)), level \(Decimals.short(window.level)): "
    switch window.standing {
    case .asked(let x, let y, let answer):
      let result: Sentence =
        answer.map { "answers \(short($0))" }
        ?? (isLast ? "answers nil" : "answers nil, so the next is asked")
      return "\(name)asked at \(Self.point(x, y)), \(result)\(rules: "WIN-5")"
    case .notAsked: return "\(name)not asked, because a window in front of it answered\(rules: "WIN-5")"
    case .hidden: return "\(name)hidden, and so not asked\(rules: "WIN-6")"
    }
  }

  /// Why a view takes the touch, passes it on or does not contain it.
  func reason(_ step: Report.Step, isHit: Bool) -> Sentence {
    "\(finding(step, isHit: isHit))\(mapping(step))\(skipped(step))\(rules: rules(of: step, isHit: isHit))"
  }

  private func finding(_ step: Report.Step, isHit: Bool) -> Sentence {
    switch step.visit.result {
    case .inside:
      isHit ? "takes the touch" : "contains the point\(step.visit.misses ? " by its own method" : "")"
    case .outside: step.visit.misses ? Sentence(Self.miss(step.visit)) : predicate(outside: step.visit)
    case .hidden: "hidden"
    case .notInteractive:
      isOffToAnimate(step)
        ? "is animating, without .allowUserInteraction as far as the input says"
        : "isUserInteractionEnabled is false"
    case .animating: "is animating, without .allowUserInteraction"
    case .transparent:
      Sentence(
        Self.alpha(
          printed: screen.views[step.view].alpha, stored: step.visit.alpha, limit: eventRules.hitAlphaMin))
    case .notInvertible: "its transform has no inverse"
    }
  }

  /// Whether a view takes no touches only because it animates. [HIT-18]
  private func isOffToAnimate(_ step: Report.Step) -> Bool {
    step.visit.result == .notInteractive && screen.views[step.view].isAnimating
      && screen.views[step.view].isUserInteractionEnabled
  }

  private func isMapped(_ step: Report.Step) -> Bool {
    step.mapping != nil && (step.visit.result == .inside || step.visit.result == .outside)
  }

  /// The map from the superview under a transform.
  private func mapping(_ step: Report.Step) -> String {
    guard let mapping = step.mapping, isMapped(step) else { return "" }
    let numbers = mapping.entries.map { Decimals.short($0) }.joined(separator: ", ")
    return "; mapped by the inverse [\(numbers)] about \(Self.point(mapping.center.x, mapping.center.y))"
  }

  /// What is left out with a view that is not entered.
  private func skipped(_ step: Report.Step) -> String {
    let count = step.visit.result == .inside ? 0 : step.subviews
    return count == 0 ? "" : "; its \(count == 1 ? "subview is" : "\(count) subviews are") not asked"
  }

  /// The rules behind a step.
  private func rules(of step: Report.Step, isHit: Bool) -> [String] {
    let result = step.visit.result
    var rules: [String]
    switch result {
    case .inside: rules = [isHit ? "HIT-1" : "HIT-5"]
    case .outside: rules = step.subviews > 0 ? ["HIT-5", "HIT-6"] : ["HIT-5"]
    case .hidden, .notInteractive, .animating, .transparent, .notInvertible:
      rules = [result.rule.rawValue] + (step.subviews > 0 ? ["HIT-4"] : [])
    }
    if isOffToAnimate(step) { rules.append("HIT-18") }
    if screen.views[step.view].hitOverride != nil { rules.append("HIT-14") }
    if isMapped(step) { rules.append("HIT-9") }
    return rules
  }
}
