import FingerpostExplain
import FingerpostGestures
import FingerpostScreens
import Foundation

/// What a tap does, played once for each view that can be hit.
final class TapSituations {
  /// What a tap comes to.
  enum Outcome {
    /// Something acts.
    case acts
    /// The input does not say whether something does.
    case mayAct
    /// Nothing does.
    case nothing
  }

  private let explainer: Explainer
  private let map: TouchMap
  /// A point of the map at which each view is hit.
  private var points: [CGPoint?]
  private var runs: [GestureRun?]
  private var activities: [[Activity]?]
  private var outcomes: [Outcome?]
  /// Looked up only, never walked.
  private var answers: [Key: Answer] = [:]

  private struct Key: Hashable {
    var target: Int
    var hit: Int
  }

  init(_ explainer: Explainer, _ map: TouchMap) {
    self.explainer = explainer
    self.map = map
    let count = explainer.screen.views.count
    points = MiddleFinder(map, views: count).points
    runs = Array(repeating: nil, count: count)
    activities = Array(repeating: nil, count: count)
    outcomes = Array(repeating: nil, count: count)
  }

  nonisolated deinit {}

  /// A point of the map at which a view is hit, near the middle of all these; nil where it is hit nowhere.
  func point(of hit: Int) -> CGPoint? { points[hit] }

  /// The tap on a view that is hit at a point of the map or, for others, at another point.
  func run(_ hit: Int, at other: CGPoint? = nil) -> GestureRun? {
    if let run = runs[hit] { return run }
    guard let point = points[hit] ?? other else { return nil }
    points[hit] = point
    let run = explainer.run(RequestedGesture.tap.script(at: point))
    runs[hit] = run
    return run
  }

  /// Everything that acts on a tap where a view is hit.
  func activities(_ hit: Int, at other: CGPoint? = nil) -> [Activity] {
    if let known = activities[hit] { return known }
    let found = run(hit, at: other).map { explainer.words.reader.activities(in: $0) } ?? []
    activities[hit] = found
    return found
  }

  /// What a tap comes to where a view is hit.
  func outcome(_ hit: Int) -> Outcome {
    if let known = outcomes[hit] { return known }
    let script = RequestedGesture.tap.script(at: points[hit] ?? .zero)
    let found: Outcome =
      switch explainer.answer(Question(script: script), from: run(hit)).kind {
      case .acts, .actsLate, .actsToo, .actsInPart, .actsInstead: .acts
      case .reached, .handledInside: .mayAct
      case .nothingActs, .notReached: .nothing
      }
    outcomes[hit] = found
    return found
  }

  /// What a tap that hits a view comes to for a target.
  func answer(_ target: Int, hit: Int, at other: CGPoint? = nil) -> Answer {
    let key = Key(target: target, hit: hit)
    if let known = answers[key] { return known }
    let run = run(hit, at: other)
    let script = RequestedGesture.tap.script(at: points[hit] ?? .zero)
    let found = explainer.answer(Question(script: script, view: target), from: run)
    answers[key] = found
    return found
  }
}

/// Finds a point for each view that is hit somewhere: one near the middle of all its points.
private nonisolated struct MiddleFinder {
  private(set) var points: [CGPoint?]

  /// The columns and rows of the map between which a view is hit.
  private struct Bounds {
    var left, right, top, bottom: Int
  }

  /// The point of a view that is nearest to a place so far.
  private struct Nearest {
    let column, row: Int
    var distance = Int.max
    var best = CGPoint.zero
  }

  init(_ map: TouchMap, views: Int) {
    var bounds = [Bounds?](repeating: nil, count: views)
    map.forEachHit { hit, column, row in
      guard let known = bounds[hit] else {
        bounds[hit] = Bounds(left: column, right: column, top: row, bottom: row)
        return
      }
      if column < known.left { bounds[hit]?.left = column }
      if column > known.right { bounds[hit]?.right = column }
      if row > known.bottom { bounds[hit]?.bottom = row }
    }
    var nearest = bounds.map { bounds in
      bounds.map { Nearest(column: ($0.left + $0.right) / 2, row: ($0.top + $0.bottom) / 2) }
    }
    map.forEachHit { hit, column, row in
      guard let known = nearest[hit] else { return }
      let (across, down) = (column - known.column, row - known.row)
      let distance = across * across + down * down
      guard distance < known.distance else { return }
      nearest[hit]?.distance = distance
      nearest[hit]?.best = map.point(column, row)
    }
    points = nearest.map { $0?.best }
  }
}
