import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace

/// What code of an application decided in a hit test, in words. [HIT-14]
nonisolated extension Words {
  /// The overrides without which the touch would have gone on otherwise at their views, a sentence each.
  ///
  /// What the reasons of an answer name already, as what keeps the touch from what was expected, is left out.
  func overrides(_ report: Report) -> [Sentence] {
    let named = (report.expected?.course.obstacles ?? []).flatMap { [$0.view, $0.other].compactMap(\.self) }
    return report.walk.compactMap { step in
      let data = screen.views[step.view]
      guard let override = data.hitOverride, data.hitOverrideSource == .input, !named.contains(step.view),
        let deed = deed(override, step, hit: report.hit)
      else { return nil }
      return "\(full(step.view)) overrides \(deed).\(rules: "HIT-14")"
    }
  }

  /// Which method of a view decided, and what; nil where UIKit's own would have come to the same.
  private func deed(_ override: HitOverride, _ step: Report.Step, hit: Int?) -> Sentence? {
    let holdsHit = hit.map { lineage.isWithin($0, step.view) } ?? false
    switch step.visit.result {
    case .inside where !holdsHit:
      if let hit, override.target == hit { return "hitTest(_:with:) and answers \(short(hit))" }
      return "hitTest(_:with:) and answers nil, so that what is behind it is asked"
    case .inside where step.visit.misses:
      return "point(inside:with:) and takes a point that is \(Self.miss(step.visit))"
    case .outside where holdsHit: return "hitTest(_:with:) and asks what lies outside it"
    case .outside where !step.visit.misses: return "point(inside:with:) and does not contain the point"
    default: return nil
    }
  }
}
