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

  init(_ map: TouchMap, views: Int) {
    var boxes = [(left: Int, right: Int, top: Int, bottom: Int)?](repeating: nil, count: views)
    var index = 0
    for row in 0..<map.rows {
      for column in 0..<map.columns {
        let hit = Int(map.hits[index])
        index += 1
        guard hit >= 0 else { continue }
        guard let box = boxes[hit] else {
          boxes[hit] = (column, column, row, row)
          continue
        }
        if column < box.left { boxes[hit]?.left = column }
        if column > box.right { boxes[hit]?.right = column }
        if row > box.bottom { boxes[hit]?.bottom = row }
      }
    }
    var nearest = [Int](repeating: .max, count: views)
    var best = [(column: Int, row: Int)](repeating: (0, 0), count: views)
    let middles = boxes.map { box in
      box.map { (($0.left + $0.right) / 2, ($0.top + $0.bottom) / 2) } ?? (0, 0)
    }
    index = 0
    for row in 0..<map.rows {
      for column in 0..<map.columns {
        let hit = Int(map.hits[index])
        index += 1
        guard hit >= 0 else { continue }
        let (across, down) = (column - middles[hit].0, row - middles[hit].1)
        let distance = across * across + down * down
        if distance < nearest[hit] {
          nearest[hit] = distance
          best[hit] = (column, row)
        }
      }
    }
    points = boxes.indices.map { boxes[$0] == nil ? nil : map.point(best[$0].column, best[$0].row) }
  }
}
