import Fingerpost
import FingerpostExplain
import FingerpostGestures
import FingerpostScreens
import Foundation

/// How much of a target can be reached, and what takes the rest, counted in points of the map.
nonisolated struct TargetReach {
  /// How many points of it are to be seen.
  var visible = 0
  /// At how many of these it acts, or may act.
  var own = 0
  /// At how many something inside it acts in its place.
  var inner = 0
  /// How many lie beyond a view around it that does not cut them off.
  var beyond = 0
  /// How many are covered by something of which the input does not say whether it can be seen through.
  var unclear = 0
  /// How many are not to be seen, because something opaque covers them.
  var hidden = 0
  /// At how many points other views were hit and it does not act; nil stands for no view.
  var losses: [(hit: Int?, count: Int)] = []
  /// The point at which it acts and that is nearest to the middle of its visible part.
  var spot: CGPoint?
  /// The same among the points at which it does not act.
  var lostSpot: CGPoint?
  /// The same among the points beyond a view around it.
  var beyondSpot: CGPoint?
  /// The side of the largest square of points at which it acts.
  var square = 0.0

  /// At how many points of what is to be seen it does not act and nothing in it does.
  var lost: Int { visible - own - inner - unclear }
  /// The part of what is to be seen that acts, in percent.
  var percent: Double { visible == 0 ? 0 : Double(own + inner) * 100 / Double(visible) }
}

/// Measures targets on a map, each once.
final class ReachMeter {
  let explainer: Explainer
  let map: TouchMap
  let places: ViewPlaces
  let situations: TapSituations
  let covers: CoverFinder
  /// Looked up only, never walked.
  private var measured: [AuditTarget: TargetReach] = [:]

  init(
    explainer: Explainer, map: TouchMap, places: ViewPlaces, situations: TapSituations, covers: CoverFinder
  ) {
    (self.explainer, self.map, self.places) = (explainer, map, places)
    (self.situations, self.covers) = (situations, covers)
  }

  nonisolated deinit {}

  /// What a target gets of the touches on it.
  func measure(_ target: AuditTarget) -> TargetReach {
    if let known = measured[target] { return known }
    let reach = walk(target)
    measured[target] = reach
    return reach
  }

  private func walk(_ target: AuditTarget) -> TargetReach {
    var reach = TargetReach()
    let view = target.view
    let box = places.visibleBox(view)
    guard !box.isNull else { return reach }
    let columns = map.columns(from: Double(box.minX), to: Double(box.maxX))
    let rows = map.rows(from: Double(box.minY), to: Double(box.maxY))
    let (middleX, middleY) = (Double(box.midX), Double(box.midY))
    let (held, isUpright) = (places[view].held, places[view].isUpright)
    var counts: [(hit: Int, count: Int)] = []
    // The nearest points so far, by what they are.
    var distances = (own: Double.infinity, lost: Double.infinity, beyond: Double.infinity)
    var squares = [Int](repeating: 0, count: columns.count + 1)
    var best = 0
    var last = (hit: -2, fate: Fate.lost)
    for row in rows {
      var diagonal = 0
      var place = -1
      for column in columns {
        place += 1
        let before = squares[place + 1]
        squares[place + 1] = 0
        defer { diagonal = before }
        let point = map.point(column, row)
        if !isUpright, !contains(point, view) { continue }
        let hit = map[column, row] ?? -1
        if hit != last.hit { last = (hit, fate(of: target, hit: hit < 0 ? nil : hit, at: point)) }
        let distance = abs(point.x - middleX) + abs(point.y - middleY)
        switch last.fate {
        case .covered: reach.hidden += 1
        case .unclear:
          reach.visible += 1
          reach.unclear += 1
        case .own:
          reach.visible += 1
          reach.own += 1
          let side = min(before, squares[place], diagonal) + 1
          squares[place + 1] = side
          best = max(best, side)
          if distance < distances.own { (distances.own, reach.spot) = (distance, point) }
        case .inner:
          reach.visible += 1
          reach.inner += 1
        case .lost:
          reach.visible += 1
          if let known = counts.firstIndex(where: { $0.hit == hit }) {
            counts[known].count += 1
          } else {
            counts.append((hit, 1))
          }
          if !held.contains(point) {
            reach.beyond += 1
            if distance < distances.beyond { (distances.beyond, reach.beyondSpot) = (distance, point) }
          } else if distance < distances.lost {
            (distances.lost, reach.lostSpot) = (distance, point)
          }
        }
      }
    }
    reach.square = Double(best) * map.step
    reach.losses = counts.sorted { ($1.count, $0.hit) < ($0.count, $1.hit) }.map {
      ($0.hit < 0 ? nil : $0.hit, $0.count)
    }
    return reach
  }

  /// What happens to a tap at a point of a target.
  enum Fate {
    case own, inner, lost, covered, unclear
  }

  /// What happens to a tap at a point of a target where a view is hit.
  func fate(of target: AuditTarget, hit: Int?, at point: CGPoint) -> Fate {
    guard let hit else { return .lost }
    let lineage = explainer.lineage
    let isInside = lineage.isWithin(hit, target.view)
    guard target.actsOnTap else {
      return isInside ? .own : covers.fate(of: target.view, behind: hit)
    }
    let answer = situations.answer(target.view, hit: hit, at: point)
    if answer.happens { return .own }
    guard isInside else { return covers.fate(of: target.view, behind: hit) }
    guard hit != target.view else { return .lost }
    let actors = answer.others.map { activity in
      switch activity.actor {
      case .view(let view): view
      case .recognizer(let index): explainer.recognizers.placed[index].view
      }
    }
    if actors.contains(where: { $0 != target.view && lineage.isWithin($0, target.view) }) { return .inner }
    // What lies inside may have recognizers or touch methods that the input does not show.
    if answer.others.isEmpty, let open = explainer.finder.openEnd(hit), open != target.view,
      lineage.isWithin(open, target.view), target.role != .control
    {
      return .inner
    }
    return .lost
  }

  /// Whether a view that is not upright contains a point of the screen.
  private func contains(_ point: CGPoint, _ view: Int) -> Bool {
    let built = explainer.touched.built
    return built.views[view].point(inside: built.local(point, of: view), with: nil)
  }
}
