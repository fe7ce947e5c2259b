import FingerpostGestures
import FingerpostScreens

/// Finds what keeps a gesture from what is expected of it, and changes that make it happen.
///
/// Every obstacle comes from a run of the engine, and so does every claim that a change helps: an obstacle is removed
/// on a second screen and the gesture played again, until the expected happens or no change is left.
package final class Solver {
  private let question: Question
  private let explainer: Explainer
  private let candidates: FixCandidates
  /// The most obstacles that are removed one after the other.
  static let limit = 24
  /// The most ways of removing the first obstacle that are tried.
  private static let ways = 8
  /// The most fixes that are offered.
  static let maxFixes = 3

  package init(_ question: Question, _ explainer: Explainer) {
    self.question = question
    self.explainer = explainer
    candidates = FixCandidates(question, explainer)
  }

  nonisolated deinit {}

  /// What a run of one gesture after another found.
  package nonisolated struct Course: Sendable {
    /// What kept the touch from the expected view, in the order in which it was found.
    package var obstacles: [Obstacle] = []
    /// The changes that removed the obstacles.
    var changes: [Change] = []
    /// The answer after these changes.
    var answer: Answer?
    /// Whether what was expected happened in the end.
    var isSolved = false
    /// Whether there were more obstacles than a report has room for.
    var isCutShort = false
  }

  /// Finds what is in the way, and at most three fixes, the one that changes least first.
  ///
  /// - Parameter before: the answer without changes.
  package func solve(_ before: Answer) -> (course: Course, fixes: [Fix]) {
    let goal = Goal(before)
    guard let course = course(goal, choice: 0) else { return (Course(), []) }
    guard !course.changes.isEmpty else { return (course, []) }
    var fixes: [Fix] = []
    var choice = 0
    var next: Course? = course
    while let found = next, choice < Self.ways {
      if found.isSolved, let answer = found.answer, !fixes.contains(where: { $0.changes == found.changes }) {
        fixes.append(
          Fix(
            changes: found.changes, answer: answer, effects: Self.effects(before, answer),
            isOfEdge: isOfEdge(found.changes), movesBoth: found.changes.contains(where: movesBoth)))
      }
      choice += 1
      next = self.course(goal, choice: choice)
    }
    // A fix that contains another whole fix is dropped.
    let sets = fixes.map { Set($0.changes) }
    fixes = zip(fixes, sets).filter { _, set in !sets.contains { $0.isStrictSubset(of: set) } }.map(\.0)
    let order = fixes.indices.sorted { (fixes[$0].weight, $0) < (fixes[$1].weight, $1) }
    return (course, order.prefix(Self.maxFixes).map { fixes[$0] })
  }

  /// Whether all that a change does is to have something wait for a gesture from an edge of the screen.
  private func isOfEdge(_ changes: [Change]) -> Bool {
    guard changes.count == 1, case .gesture(.require(_, let other)) = changes[0] else { return false }
    return explainer.recognizers[other].playedKind == .screenEdgePan
  }

  /// Whether a change lets two scroll views scroll at the same time.
  private func movesBoth(_ change: Change) -> Bool {
    guard case .gesture(.allowTogether(let one, let other)) = change else { return false }
    return [one, other].allSatisfy { explainer.recognizers.part($0) == .scrollPan }
  }

  /// What a change has to achieve to be a fix.
  private enum Goal {
    case acts
    case actsInTime
    case actsAlone

    init(_ before: Answer) {
      self = before.kind == .actsLate ? .actsInTime : before.actsAfterTaps ? .actsAlone : .acts
    }

    func isMet(_ answer: Answer) -> Bool {
      switch self {
      case .acts:
        answer.hasTouchAlone || answer.happens && (!answer.isDisputed || answer.mayOnlyBeRefused)
      case .actsAlone: answer.happens && answer.others.isEmpty
      case .actsInTime: answer.happens && answer.delay == nil && !answer.own.isEmpty
      }
    }
  }

  /// Removes one obstacle after the other.
  ///
  /// - Parameter choice: which of the possible changes removes the first obstacle, from 0.
  /// - Returns: what was found, or nil where the first obstacle has no such change.
  private func course(_ goal: Goal, choice: Int) -> Course? {
    let variant = VariantScreen(explainer.factory)
    var course = Course()
    while true {
      let state = state(variant)
      course.answer = state.answer
      if goal.isMet(state.answer) {
        course.isSolved = true
        return course
      }
      let isFirst = course.changes.isEmpty
      let changes = candidates.changes(against: state, on: variant.touched)
      let place = isFirst ? choice : 0
      if let obstacle = state.obstacle, changes.indices.contains(place) || place == 0,
        course.obstacles.last.map({ $0.view == obstacle.view && $0.other == obstacle.other }) != true
      {
        course.obstacles.append(obstacle)
      }
      guard changes.indices.contains(place) else { return place > 0 ? nil : course }
      let change = changes[place]
      // A change that did not help before does not help now.
      guard !course.changes.contains(change) else { return course }
      guard course.changes.count < Self.limit else {
        course.isCutShort = true
        return course
      }
      course.changes.append(change)
      variant.add(change)
    }
  }

  /// The state of a screen with some changes.
  struct State {
    /// What keeps the touch from the expected view and everything in it, or nil.
    var obstacle: Obstacle?
    /// What the gesture comes to.
    var answer: Answer
  }

  private func state(_ variant: VariantScreen) -> State {
    guard let view = question.view, let start = question.script.start else {
      return State(obstacle: nil, answer: Answer(kind: .notReached, script: question.script))
    }
    let hit = variant.touched.touch(x: start.x, y: start.y)
    let isInside = hit.map { explainer.lineage.isWithin($0, view) } ?? false
    guard isInside else {
      let obstacle = variant.touched.obstacle(before: view, hit: hit, explainer.lineage)
      return State(
        obstacle: obstacle, answer: Answer(kind: .notReached, script: question.script, hit: hit))
    }
    return State(obstacle: nil, answer: explainer.answer(question, with: variant.changes))
  }

  /// What a fix does to those that are not expected to act.
  static func effects(_ before: Answer, _ after: Answer) -> [Fix.Effect] {
    let (old, new) = (before.others.map(\.actor), after.others.map(\.actor))
    return old.map { new.contains($0) ? .stillActs($0) : .noLongerActs($0) }
      + new.filter { !old.contains($0) }.map { .nowActs($0) }
  }
}

/// A second screen, on which changes are tried out.
private final class VariantScreen {
  private let factory: ScreenFactory
  private(set) var changes: [Change] = []
  private(set) var touched: TouchedScreen

  init(_ factory: ScreenFactory) {
    self.factory = factory
    touched = TouchedScreen(factory)
  }

  nonisolated deinit {}

  /// Makes one more change.
  func add(_ change: Change) {
    changes.append(change)
    guard change.override != nil else {
      _ = change.apply(to: touched.built)
      return
    }
    // The methods of a class cannot be changed once its views exist.
    touched = TouchedScreen(factory, ScreenEdits(changes))
    for change in changes { _ = change.apply(to: touched.built) }
  }
}
