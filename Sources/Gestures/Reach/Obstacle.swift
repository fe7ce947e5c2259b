import FingerpostTrace

/// The first thing between the window and an expected view that keeps a touch from it.
package nonisolated enum Obstacle: Sendable {
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
  /// A view whose class overrides `hitTest(_:with:)`, on the way or the expected one itself, answered differently.
  case declined(Int, answer: Int?)

  /// The view at which the touch goes another way.
  package var view: Int {
    switch self {
    case .off(_, let view), .outside(_, let view), .hiddenWindow(let view), .declined(let view, _): view
    case .missed(let visit): Int(visit.view.rawValue) - 1
    case .covered(let front, _, _), .inner(let front, _), .window(let front, _): front
    }
  }

  /// A second view that is mentioned with it.
  package var other: Int? {
    if case .covered(_, let behind, _) = self { return behind }
    return nil
  }

  /// The rules that keep a touch from an expected view here.
  package func rules(before expected: Int) -> [String] {
    switch self {
    case .off(let visit, let view): [visit.result.rule.rawValue] + (view == expected ? [] : ["HIT-4"])
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
