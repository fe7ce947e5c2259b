import Fingerpost
import FingerpostExplain
import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import Foundation

/// What is meant to act on drags, swipes, holds, double taps and pinches, and never does.
///
/// One gesture that does what is wanted is enough; others are played only while none has.
extension Auditor {
  /// The most gestures that are played for one view or recognizer.
  private static let maxGestures = 12
  /// From this part of an edge on, what a drag from there loses is a fault.
  private static let edgeLost = 0.25
  /// The shortest stretch of an edge that is tried.
  private static let shortestStretch = 0.04

  /// Checks what acts on other gestures than single taps; false if it was to end before the last.
  func checkGestures() -> Bool {
    let screen = explainer.screen
    guard !screen.hasElementTypes else { return true }
    for (view, data) in screen.views.enumerated() {
      let place = places[view]
      guard place.isShown, !place.isOfSystem, place.moving == nil, data.isUserInteractionEnabled,
        spots.reach(view)
      else { continue }
      for task in GestureTask.tasks(of: view, explainer, ScrollRoom(view, explainer)) {
        guard hasTime else { return false }
        check(task)
      }
    }
    return true
  }

  /// A gesture that did not do what was wanted.
  private struct Miss {
    var script: GestureScript
    var question: Question
    var answer: Answer
    var point: CGPoint
  }

  private func check(_ task: GestureTask) {
    guard task.kind != .edgePan else { return checkEdge(task) }
    var miss: Miss?
    var plays = 0
    for point in spots.points(in: task.view) {
      for gesture in task.gestures where plays < Self.maxGestures {
        plays += 1
        let next = play(gesture, at: point, task)
        if next.answer.happens, task.kind != .scrollView || next.answer.kind != .reached { return }
        if miss == nil || next.answer.kind == .actsInstead && miss?.answer.kind != .actsInstead {
          miss = next
        }
      }
    }
    guard let miss else { return }
    if let cause = cause(of: miss, task) {
      add(cause, task, miss)
    } else if task.kind == .scrollView {
      checkRoom(task, miss)
    }
  }

  private func play(_ gesture: RequestedGesture, at point: CGPoint, _ task: GestureTask) -> Miss {
    let script = gesture.script(at: point)
    let question = Question(script: script, view: task.view, recognizer: task.recognizer)
    return Miss(
      script: script, question: question, answer: explainer.answer(question, from: explainer.run(script)),
      point: point)
  }

  // MARK: - Causes

  private func cause(of miss: Miss, _ task: GestureTask) -> Cause? {
    if case .waits(let waiting) = miss.answer.hindrance, task.kind == .recognizer {
      return Cause(
        kind: .neverActs, recognizer: waiting, rules: ["ARB-18"],
        predicate: "\(never(task)): it waits forever")
    }
    guard miss.answer.kind == .actsInstead, let other = miss.answer.others.first else { return nil }
    switch other.actor {
    case .recognizer(let taker): return taking(taker, task)
    case .view(let view):
      guard explainer.standards[view] == .scrollView, let room = ScrollRoom(view, explainer),
        room.contentSize != nil,
        view != task.view,
        // What scrolls around a scroll view does so where that one has no room.
        task.kind != .scrollView || !explainer.lineage.isWithin(task.view, view)
      else { return nil }
      return Cause(
        kind: .taken, view: view, rules: ["DLV-1"],
        predicate: "\(never(task)): \(plain(view)) takes \(task.kind.isSlider ? "it" : "its drags")")
    }
  }

  private func taking(_ taker: Int, _ task: GestureTask) -> Cause? {
    let set = explainer.recognizers
    let holder = set.placed[taker].view
    guard !set[taker].isInstalledByUIKit else { return nil }
    guard holder == task.view else {
      return Cause(
        kind: .taken, view: holder, recognizer: taker, rules: ["DLV-1"],
        predicate: "\(never(task)): \(set.brief(taker)) on \(plain(holder)) acts instead")
    }
    guard let own = task.recognizer else {
      return Cause(
        kind: .taken, view: holder, recognizer: taker, rules: ["DLV-1"],
        predicate: "\(never(task)): its \(set.brief(taker)) acts instead")
    }
    let actions = [own, taker].map { set[$0].targets?.first?.action }
    if let action = actions[0], action == actions[1], set[own].playedKind == set[taker].playedKind {
      let same = set.recognizers(of: holder).count { set[$0].targets?.first?.action == action }
      return Cause(
        kind: .neverActs, severity: .warning, recognizer: taker, rules: ["GR-10"],
        predicate: "has \(same) recognizers for \(action), of which one acts")
    }
    return Cause(
      kind: .neverActs, recognizer: own, rules: ["ARB-18"],
      predicate: "\(never(task)): \(set.brief(taker)) acts instead")
  }

  /// What is said of something that does not act.
  private func never(_ task: GestureTask) -> String {
    switch task.kind {
    case .scrollView: "never scrolls"
    case .slider, .namedSlider: "does not follow a drag"
    case .recognizer, .edgePan:
      task.recognizer.map { "has \(explainer.recognizers.brief($0)), which never acts" } ?? "never acts"
    }
  }

  // MARK: - Edges

  /// Whether a drag from an edge of the screen makes its recognizer act along the edge.
  private func checkEdge(_ task: GestureTask) {
    guard let recognizer = task.recognizer, let gesture = task.gestures.first else { return }
    let isLeft = explainer.recognizers[recognizer].settings.edges?.first != "right"
    var lost: [(cause: Cause, miss: Miss, part: Double)] = []
    for stretch in spots.edge(isLeft: isLeft, of: task.view).prefix(Self.maxGestures)
    where stretch.part >= Self.shortestStretch {
      let miss = play(gesture, at: stretch.point, task)
      guard !miss.answer.happens, let cause = cause(of: miss, task) else { continue }
      if let place = lost.firstIndex(where: {
        $0.cause.view == cause.view && $0.cause.recognizer == cause.recognizer
      }) {
        lost[place].part += stretch.part
      } else {
        lost.append((cause, miss, stretch.part))
      }
    }
    guard let worst = lost.max(by: { $0.part < $1.part }), worst.part >= Self.edgeLost else { return }
    var cause = worst.cause
    if worst.part < 0.99 {
      cause.severity = .warning
      let taker =
        cause.recognizer.map { explainer.recognizers.brief($0) } ?? cause.view.map { plain($0) } ?? ""
      cause.predicate =
        "has \(explainer.recognizers.brief(recognizer)), which \(taker) keeps from acting along "
        + "\(Words.percent(worst.part * 100)) of the edge"
    }
    add(cause, task, worst.miss)
  }

  // MARK: - Room

  /// Whether a scroll view that has no room to scroll has something beyond its edges.
  private func checkRoom(_ task: GestureTask, _ miss: Miss) {
    guard let size = ScrollRoom(task.view, explainer)?.contentSize, let beyond = beyond(task.view) else {
      return
    }
    add(
      Cause(
        kind: .cannotScroll, severity: beyond.isAfter ? .error : .warning, rules: ["SCR-21"],
        predicate: size == .zero
          ? "cannot scroll: its contentSize is zero, and \(name(beyond.view)) lies beyond its edge"
          : "cannot scroll: its content is \(Words.size(size)) pt, and \(name(beyond.view)) lies beyond its edge"
      ),
      task, miss)
  }

  /// Something to be seen in a scroll view of which a part lies beyond its edges, after its beginning or before it.
  private func beyond(_ view: Int) -> (view: Int, isAfter: Bool)? {
    let lineage = explainer.lineage
    var frame = places[view].box
    // What lies below the screen has to be scrolled to as well, unless something around does that.
    if !lineage.line(view).dropLast().contains(where: { explainer.standards[$0] == .scrollView }) {
      frame = frame.intersection(
        CGRect(
          x: frame.minX, y: places.area.minY, width: frame.width, height: places.area.height))
    }
    guard !frame.isNull, !frame.isEmpty else { return nil }
    // What lies under a bar at the top is out of sight like what lies above the edge.
    let inset = explainer.screen.views[view].scrolling?.contentInset ?? .zero
    let (top, left) = (frame.minY + inset.top + 1, frame.minX + inset.left + 1)
    var open: Set<Int> = [view]
    var before: Int?
    for inner in explainer.screen.views.indices.dropFirst(view + 1) {
      guard let parent = lineage.parent(inner), open.contains(parent), places[inner].isShown else { continue }
      let data = explainer.screen.views[inner]
      if !data.clipsToBounds, explainer.standards[inner] != .scrollView { open.insert(inner) }
      let box = places[inner].box
      guard covers.shows(inner), !box.isNull, !box.isEmpty, !PublicClasses.isPrivate(data.className) else {
        continue
      }
      let slack = 8.0
      if box.maxY > frame.maxY + slack || box.maxX > frame.maxX + slack { return (inner, true) }
      if before == nil, box.maxY <= top || box.maxX <= left { before = inner }
    }
    return before.map { ($0, false) }
  }

  // MARK: - Reporting

  private func add(_ cause: Cause, _ task: GestureTask, _ miss: Miss) {
    let target = targetOfView[task.view] ?? AuditTarget(view: task.view, role: .gestures)
    if cause.kind == .neverActs, cause.severity == .warning {
      // More of the same is no conflict that one of them could be kept out of.
      add(
        cause, target, TargetReach(),
        why: "Recognizers that are added again when a view is used again pile up; one is enough.",
        at: miss.point)
      return
    }
    let isStuck = cause.kind == .cannotScroll
    var report = explainer.begin(miss.script, at: (Double(miss.point.x), Double(miss.point.y)))
    report.question = miss.question
    report.answer = miss.answer
    report.otherOrder = explainer.otherOrder(miss.question, miss.answer)
    report.answer.isDisputed = report.otherOrder != nil
    add(
      cause, target, TargetReach(),
      why: isStuck ? "Drags in all directions were tried, and none moves its content." : report.sentence,
      at: miss.point, report, question: miss.question)
  }
}
