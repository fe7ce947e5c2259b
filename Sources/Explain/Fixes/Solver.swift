import Fingerpost
import FingerpostScenes
import FingerpostTrace
import Foundation

/// Finds what keeps a touch from an expected view, and changes that give it the touch.
///
/// Every obstacle comes out of a run of the engine, and so does every claim that a change helps: an obstacle is taken
/// away on a second screen and the touch played again, until the expected view gets it or nothing more is known.
final class Solver {
  private let screen: Screen
  private let lineage: Lineage
  private let build: Trial.Build
  /// The most obstacles that are taken away one after the other.
  static let limit = 24

  init(_ screen: Screen, _ lineage: Lineage, _ build: @escaping Trial.Build) {
    self.screen = screen
    self.lineage = lineage
    self.build = build
  }

  nonisolated deinit {}

  /// What a run of one touch after another found.
  struct Course {
    /// What stood in the way, in the order in which one meets it.
    var obstacles: [Obstacle] = []
    /// What took it away.
    var changes: [Change] = []
    /// Whether the expected view got the touch in the end.
    var isSolved = false
    /// Whether there was more to take away than a report has room for.
    var isCutShort = false
  }

  /// Finds what is in the way of a touch, and at most two sets of changes of which each gives the view the touch.
  func solve(for expected: Int, x: Double, y: Double) -> (course: Course, fixes: [[Change]]) {
    guard let course = course(to: expected, x: x, y: y) else { return (Course(), []) }
    guard !course.changes.isEmpty else { return (course, []) }
    var fixes = course.isSolved ? [course.changes] : []
    var choice = 1
    while fixes.count < 2, let other = self.course(to: expected, x: x, y: y, choice: choice) {
      if other.isSolved { fixes.append(other.changes) }
      choice += 1
    }
    return (course, fixes)
  }

  /// Takes one obstacle after the other away.
  ///
  /// - Parameter choice: which of the possible changes takes the first obstacle away, from 0.
  /// - Returns: what was found, or nil where the first obstacle has no such change.
  func course(to expected: Int, x: Double, y: Double, choice: Int = 0) -> Course? {
    let trial = Trial(build)
    var course = Course()
    while true {
      let hit = trial.touched.touch(x: x, y: y)
      guard let obstacle = trial.touched.obstacle(before: expected, hit: hit, lineage) else {
        course.isSolved = hit == expected
        return course
      }
      let changes = changes(against: obstacle, before: expected, on: trial.touched)
      let place = course.obstacles.isEmpty ? choice : 0
      guard changes.indices.contains(place) else {
        if place > 0 { return nil }
        course.obstacles.append(obstacle)
        return course
      }
      let change = changes[place]
      // What was done before and did not help will not help now.
      guard !course.changes.contains(change) else { return course }
      course.obstacles.append(obstacle)
      guard course.obstacles.count <= Self.limit else {
        course.isCutShort = true
        return course
      }
      course.changes.append(change)
      trial.add(change)
    }
  }

  /// The changes that may take an obstacle away, the most likely first.
  ///
  /// Code that a class is known to have is not replaced: what else it does nobody knows here.
  private func changes(against obstacle: Obstacle, before expected: Int, on touched: TouchedScreen)
    -> [Change]
  {
    candidates(against: obstacle, before: expected, on: touched).filter { change in
      change.override == nil || screen.views[change.view].hitOverride == nil
    }
  }

  private func candidates(against obstacle: Obstacle, before expected: Int, on touched: TouchedScreen)
    -> [Change]
  {
    switch obstacle {
    case .off(let visit, let view):
      switch visit.verdict {
      case .hidden: return [.show(view)]
      case .notInteractive: return [.enable(view)]
      case .transparent: return [.makeOpaque(view)]
      case .notInvertible: return [.straighten(view)]
      case .inside, .outside: return []
      }
    case .hiddenWindow(let view):
      return [.show(view)]
    case .outside(let visit, let view):
      // What lies off the screen, or out of what a scroll view shows, has to come into sight first.
      if isFrame(view) { return [] }
      let larger = enlargement(of: view, visit, toHold: expected, on: touched.built)
      return (larger.map { [$0] } ?? []) + [.reach(view, to: expected)]
    case .missed(let visit):
      return widening(of: expected, visit).map { [$0] } ?? []
    case .covered(let front, let behind, let hit):
      // A view that takes the touch itself may be there for nothing; one with content was put there to be used.
      guard hit == front, !screen.views[front].isForUse else {
        return [.bringToFront(behind), .disable(front)]
      }
      if touched.built.views[front].subviews.isEmpty { return [.disable(front), .bringToFront(behind)] }
      return [.disable(front), .passThrough(front), .bringToFront(behind)]
    case .inner(let front, _):
      return [.disable(front)]
    case .window(let window, let hit):
      return hit == window ? [.disable(window), .passThrough(window)] : [.disable(window)]
    case .declined:
      return []
    }
  }

  /// Whether a view is the screen's edge, or one past which its content is scrolled.
  func isFrame(_ view: Int) -> Bool {
    let data = screen.views[view]
    if data.isWindow || lineage.depths[view] == 0 || data.scrolling != nil { return true }
    let names = [ClassName(data.className).short] + [data.baseClass].compactMap { $0 }
    return names.contains { name in
      ["ScrollView", "TableView", "CollectionView"].contains { name.hasSuffix($0) }
    }
  }

  /// A larger size that makes a view hold the expected one, where it can grow to the right and downwards alone.
  private func enlargement(of view: Int, _ visit: Visit, toHold expected: Int, on built: BuiltScreen)
    -> Change?
  {
    guard visit.miss.left == nil, visit.miss.top == nil, visit.misses else { return nil }
    let holder = built.views[view]
    guard holder.transform.isIdentity, lineage.depths[view] > 0 else { return nil }
    let box = built.views[expected].convert(built.views[expected].bounds, to: holder)
    let bounds = holder.bounds
    let size = CGSize(
      width: visit.miss.right == nil
        ? bounds.size.width : box.origin.x + box.size.width - bounds.origin.x,
      height: visit.miss.bottom == nil
        ? bounds.size.height : box.origin.y + box.size.height - bounds.origin.y)
    guard size.width.isFinite, size.height.isFinite else { return nil }
    return .enlarge(view, size)
  }

  /// A margin around the expected view that takes the point in, where it lies near enough to be meant for the view.
  private func widening(of view: Int, _ visit: Visit) -> Change? {
    let miss = visit.miss
    let across = miss.left ?? miss.right
    let down = miss.top ?? miss.bottom
    guard across != nil || down != nil, (across ?? 0) <= Self.nearMiss, (down ?? 0) <= Self.nearMiss else {
      return nil
    }
    // Whole points, and never just the edge.
    return .widen(
      view,
      CGSize(
        width: across.map { ($0 + 1).rounded(.up) } ?? 0, height: down.map { ($0 + 1).rounded(.up) } ?? 0))
  }

  /// The distance in points up to which a tap is taken for one that was meant for the view.
  private static let nearMiss = 32.0
}
