import Fingerpost
import FingerpostScreens
import FingerpostTrace

extension TouchedScreen {
  /// What kept the last touch from a view, or nil if the view got it.
  package func obstacle(before expected: Int, hit: Int?, _ lineage: Lineage) -> Obstacle? {
    guard hit != expected else { return nil }
    let line = lineage.line(expected)
    var visits = [Visit?](repeating: nil, count: line.count)
    for visit in recorder.visits {
      guard let view = built.index(of: visit.view) else { continue }
      let depth = lineage.depths[view]
      if depth < line.count, line[depth] == view { visits[depth] = visit }
    }
    for (depth, view) in line.enumerated() {
      if let visit = visits[depth] {
        switch visit.result {
        case .inside: continue
        case .outside: return view == expected ? .missed(visit) : .outside(visit, view: view)
        case .hidden, .notInteractive, .animating, .transparent, .notInvertible:
          return .off(visit, view: view)
        }
      }
      if depth == 0 {
        if built.views[view].isHidden { return .hiddenWindow(view) }
        return hit.map { .window(lineage.root($0), hit: $0) }
      }
      guard let hit else { return nil }
      if let front = sibling(of: view, before: hit, lineage) {
        return .covered(front: front, behind: view, hit: hit)
      }
      return override(on: line, hit: hit)
    }
    if let hit, lineage.isWithin(hit, expected) {
      return .inner(front: lineage.ancestor(hit, at: line.count), hit: hit)
    }
    return override(on: line, hit: hit)
  }

  /// The sibling of a view that answered with the hit view; it holds that view unless its class overrides hit
  /// testing.
  private func sibling(of view: Int, before hit: Int, _ lineage: Lineage) -> Int? {
    let depth = lineage.depths[view]
    if lineage.depths[hit] >= depth {
      let front = lineage.ancestor(hit, at: depth)
      if front != view, lineage.parent(front) == lineage.parent(view) { return front }
    }
    let answer = recorder.answers.last { answer in
      guard let front = built.index(of: answer.view), front != view else { return false }
      return answer.answer != nil && lineage.parent(front) == lineage.parent(view)
    }
    return answer.flatMap { built.index(of: $0.view) }
  }

  /// The view nearest to the expected one whose own code decided against what is below it.
  private func override(on line: [Int], hit: Int?) -> Obstacle? {
    let own = line.last { built.screen.views[$0].hitOverride != nil }
    return own.map { .declined($0, answer: hit) }
  }
}
