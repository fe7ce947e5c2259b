import Fingerpost
import FingerpostScenes
import FingerpostTrace

/// The first thing on the way from the window to an expected view that keeps a touch from it.
nonisolated enum Obstacle: Sendable {
  /// A view on the way, or the expected one itself, is out of the hit test.
  case off(Visit, view: Int)
  /// The window of the expected view is hidden and was not asked.
  case hiddenWindow(Int)
  /// A view that holds the expected one does not contain the point, so nothing in it was asked.
  case outside(Visit, view: Int)
  /// The expected view itself does not contain the point.
  case missed(Visit)
  /// A view in front answered first: `front` is the sibling of `behind` that the hit view lies in.
  case covered(front: Int, behind: Int, hit: Int)
  /// A view inside the expected one took the touch.
  case inner(front: Int, hit: Int)
  /// A window in front answered first.
  case window(Int, hit: Int)
  /// A view whose class overrides `hitTest(_:with:)`, on the way or the expected one itself, answered otherwise.
  case declined(Int, answer: Int?)

  /// The view at which the touch goes another way.
  var view: Int {
    switch self {
    case .off(_, let view), .outside(_, let view), .hiddenWindow(let view), .declined(let view, _): view
    case .missed(let visit): Int(visit.view.rawValue) - 1
    case .covered(let front, _, _), .inner(let front, _), .window(let front, _): front
    }
  }

  /// A second view that is spoken of with it.
  var other: Int? {
    if case .covered(_, let behind, _) = self { return behind }
    return nil
  }

  /// The rules that keep a touch from an expected view here.
  func rules(before expected: Int) -> [String] {
    switch self {
    case .off(let visit, let view): [visit.verdict.rule.rawValue] + (view == expected ? [] : ["HIT-4"])
    case .hiddenWindow: ["WIN-5", "WIN-6"]
    case .outside: ["HIT-6"]
    case .missed: ["HIT-5"]
    case .covered: ["HIT-7", "HIT-12"]
    case .inner: ["HIT-7", "RESP-10"]
    case .window: ["WIN-5"]
    case .declined: ["HIT-14"]
    }
  }
}

extension TouchedScreen {
  /// What kept the touch that was last played from a view, or nil where it got it.
  func obstacle(before expected: Int, hit: Int?, _ lineage: Lineage) -> Obstacle? {
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
        switch visit.verdict {
        case .inside: continue
        case .outside: return view == expected ? .missed(visit) : .outside(visit, view: view)
        case .hidden, .notInteractive, .transparent, .notInvertible: return .off(visit, view: view)
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

  /// The sibling of a view that answered with the hit view, which it holds unless its class is of another mind.
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

  /// The view nearest to the window whose own code decided against what is below it.
  private func override(on line: [Int], hit: Int?) -> Obstacle? {
    let own = line.first { built.screen.views[$0].hitOverride != nil }
    return own.map { .declined($0, answer: hit) }
  }
}
