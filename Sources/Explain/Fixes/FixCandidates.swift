import Fingerpost
import FingerpostGestures
import FingerpostScreens
import FingerpostTrace
import Foundation

/// The changes that may help against what keeps a gesture from what is expected, the most likely first.
///
/// Only changes that the reader can make are offered: nothing private to UIKit is switched, subclassed or
/// reconfigured.
struct FixCandidates {
  let question: Question
  let screen: Screen
  let lineage: Lineage
  let recognizers: RecognizerSet
  let standards: [StandardClass?]
  let explainer: Explainer

  init(_ question: Question, _ explainer: Explainer) {
    self.question = question
    screen = explainer.screen
    lineage = explainer.lineage
    recognizers = explainer.recognizers
    standards = explainer.standards
    self.explainer = explainer
  }

  /// The changes that may help.
  func changes(against state: Solver.State, on touched: TouchedScreen) -> [Change] {
    let all: [Change]
    if let obstacle = state.obstacle, let expected = question.view {
      all = geometry(obstacle, before: expected, hit: state.answer.hit, on: touched)
    } else if state.answer.actsAfterTaps, let own = question.recognizer {
      all = state.answer.others.compactMap { other in
        guard case .recognizer(let first) = other.actor else { return nil }
        return .gesture(.require(first, toFail: own))
      }
    } else if let delay = state.answer.delay {
      all = hurrying(delay, state.answer)
    } else {
      all = behavior(state.answer)
    }
    // What has no code has no fix in code.
    return screen.hasElementTypes ? [] : all.filter(isPossible)
  }

  // MARK: - The touch goes elsewhere

  private func geometry(
    _ obstacle: Obstacle, before expected: Int, hit: Int?, on touched: TouchedScreen
  ) -> [Change] {
    switch obstacle {
    case .off(let visit, let view):
      switch visit.result {
      case .hidden: return [.show(view)]
      case .notInteractive where view == expected && isElsewhere(view, visit, touched.built):
        return lineage.parent(view).map { [.followAnimation(view, in: $0)] } ?? []
      case .notInteractive where PublicClasses.isTransitionContainer(screen.views[view].className):
        return [.endTransition(view)]
      case .notInteractive: return [.enable(view)]
      case .transparent: return [.makeOpaque(view)]
      case .notInvertible: return [.straighten(view)]
      case .inside, .outside, .animating: return []
      }
    case .hiddenWindow(let view): return [.show(view)]
    case .outside(let visit, let view):
      // What lies off the screen or outside a scroll view's visible part has to become visible first.
      if isFrame(view), !isBesideContent(view) { return [] }
      if let whole = surrounding(view, toHold: expected, on: touched.built) { return [whole] }
      let larger = enlargement(of: view, visit, toHold: expected, on: touched.built).map { [$0] } ?? []
      let reach = Change.reach(view, to: expected)
      // A control keeps the size that it is drawn with.
      return standards[view]?.isControl == true ? [reach] + larger : larger + [reach]
    case .missed(let visit):
      // A scroll view does not scroll where only its margin is touched: the view around it has to answer for it.
      if standards[expected] == .scrollView {
        let isShown = touched.built.shown(of: expected, at: question.script.start, lineage) != nil
        guard isShown, let hit, lineage.parent(expected) == hit, standards[hit] == nil else { return [] }
        return [.handOver(expected, in: hit)]
      }
      if let whole = sizing(expected, on: touched.built) { return [whole] }
      return widening(of: expected, visit, on: touched.built).map { [$0] } ?? []
    case .covered(let front, let behind, let hit):
      return uncovering(front: front, behind: behind, hit: hit, on: touched.built)
    case .inner(let front, _): return [.disable(embedding(front, in: expected))]
    case .window(let window, let hit): return passing(window, hit)
    case .declined: return []
    }
  }

  /// Whether a view animates and its final frame, which is the one that counts, lies beside the point. [HIT-18]
  private func isElsewhere(_ view: Int, _ visit: Visit, _ built: BuiltScreen) -> Bool {
    screen.views[view].isAnimating
      && !built.views[view].point(inside: CGPoint(x: visit.x, y: visit.y), with: nil)
  }

  private func uncovering(front: Int, behind: Int, hit: Int, on built: BuiltScreen) -> [Change] {
    // A transition that is over leaves no container in a window, and a presentation needs no more than its frame.
    if screen.views[front].className == "UITransitionView", lineage.depths[front] == 1 {
      let content = built.views[front].subviews.filter { !$0.isHidden }.map(\.frame)
      guard let first = content.first else { return [.finishTransition(front)] }
      let isOther = screen.views[behind].className != "UITransitionView"
      return [.fitContainer(front, content.dropFirst().reduce(first) { $0.union($1) })]
        + (isOther ? [.bringToFront(behind)] : [])
    }
    if let holder = lineage.parent(front), isContentView(front, of: holder) {
      return [.move(behind, into: front), .bringToFront(behind), .disable(front)]
    }
    // A view that takes the touch itself may be empty; one with content was put there to be used.
    guard hit == front, !screen.views[front].isForUse else {
      let isBackground = hit != front && !screen.views[hit].isForUse && standards[hit] == nil
      // A control in front can still be used beside the expected view.
      if hit == front, let expected = question.view {
        let area = built.views[expected].convert(built.views[expected].bounds, to: built.views[front])
        // One that lies over it as a whole would be let through as a whole.
        return area.contains(built.views[front].bounds)
          ? [.disable(front), .bringToFront(behind)]
          : [.letThrough(front, to: expected), .bringToFront(behind), .disable(front)]
      }
      // What scrolls in front stays of use around the expected view.
      let around = standards[front] == .scrollView ? letting(front, on: built) : []
      return around + [.bringToFront(behind)] + (isBackground ? [.passThrough(hit)] : []) + [.disable(front)]
    }
    if built.views[front].subviews.isEmpty {
      return unseen(front) + [.disable(front), .bringToFront(behind)]
    }
    return unseen(front) + fitting(front, on: built) + [
      .disable(front), .passThrough(front), .bringToFront(behind),
    ]
  }

  /// Whether a view is the content view of a cell, which lies in front of whatever is added to the cell itself.
  private func isContentView(_ view: Int, of cell: Int) -> Bool {
    screen.views[view].className == "UITableViewCellContentView"
      || ClassKnowledge.action(of: screen.views[cell], isElement: false) == .selected
        && screen.views[view].className == "UIView" && screen.views[view].bounds == screen.views[cell].bounds
  }

  /// A window in front lets touches through where it shows nothing of its own.
  private func passing(_ window: Int, _ hit: Int) -> [Change] {
    // One that is only as high as the others may lie behind them as well.
    var behind: [Change] = screen.views[window].windowLevel == 0 ? [.sendBack(window)] : []
    if showsNothing(window) { behind.insert(.hide(window), at: 0) }
    if hit == window { return [.passThrough(window)] + behind }
    let isRoot = lineage.parent(hit) == window
    if isRoot, !screen.views[hit].isForUse {
      return [.passThroughWindow(window, root: hit)] + behind
    }
    return [.disable(window)] + behind
  }

  /// Whether a view is the screen's edge, or one past which its content is scrolled.
  private func isFrame(_ view: Int) -> Bool {
    screen.views[view].isWindow || lineage.depths[view] == 0 || screen.views[view].scrolling != nil
      || standards[view] == .scrollView
  }

  /// Whether the point lies where no scrolling brings what a scroll view shows outside of itself.
  private func isBesideContent(_ view: Int) -> Bool {
    guard standards[view] == .scrollView, !screen.views[view].clipsToBounds, let start = question.script.start
    else { return false }
    return !explainer.canScroll(view, to: CGPoint(x: start.x, y: start.y))
  }

  /// The bounds that a view without a height or a width needs to hold the expected one.
  private func surrounding(_ view: Int, toHold expected: Int, on built: BuiltScreen) -> Change? {
    let holder = built.views[view]
    // What UIKit puts around an item of a bar is as large as the item.
    if PublicClasses.holdsBarItems(screen.views[view].className), view != expected,
      holder.subviews.count == 1, lineage.parent(expected) != view
    {
      return surrounding(
        lineage.ancestor(expected, at: lineage.depths[view] + 1), toHold: expected, on: built)
    }
    guard holder.bounds.height == 0 || holder.bounds.width == 0, holder.transform.isIdentity,
      !PublicClasses.isPrivate(screen.views[view].className)
    else { return nil }
    let box = built.views[expected].convert(built.views[expected].bounds, to: holder)
    let whole = holder.bounds.union(box)
    guard whole.width.isFinite, whole.height.isFinite, whole.width > 0, whole.height > 0 else { return nil }
    return .surround(view, whole)
  }

  /// A larger size that makes a view hold the expected one, where it can grow to the right and downwards alone.
  private func enlargement(of view: Int, _ visit: Visit, toHold expected: Int, on built: BuiltScreen)
    -> Change?
  {
    guard visit.miss.left == nil, visit.miss.top == nil, visit.misses else { return nil }
    let holder = built.views[view]
    guard holder.transform.isIdentity, lineage.depths[view] > 0 else { return nil }
    // What sticks out of it is to lie in it as a whole.
    let inner = lineage.ancestor(expected, at: lineage.depths[view] + 1)
    let box = built.views[inner].convert(built.views[inner].bounds, to: holder)
    let bounds = holder.bounds
    let size = CGSize(
      width: visit.miss.right == nil
        ? bounds.size.width : box.origin.x + box.size.width - bounds.origin.x,
      height: visit.miss.bottom == nil
        ? bounds.size.height : box.origin.y + box.size.height - bounds.origin.y)
    guard size.width.isFinite, size.height.isFinite else { return nil }
    return .enlarge(view, size)
  }

  /// A margin around the expected view that includes the point, if it is near enough to be meant for the view, or if
  /// something in the view shows there.
  private func widening(of view: Int, _ visit: Visit, on built: BuiltScreen) -> Change? {
    let miss = visit.miss
    let across = miss.left ?? miss.right
    let down = miss.top ?? miss.bottom
    // One without a size has that to be given first.
    guard across != nil || down != nil, visit.bounds.width > 0, visit.bounds.height > 0 else { return nil }
    let isNear = (across ?? 0) <= Self.nearMiss && (down ?? 0) <= Self.nearMiss
    guard isNear || built.shown(of: view, at: question.script.start, lineage) != nil else { return nil }
    // Whole points, and never exactly the edge.
    return .widen(
      view,
      CGSize(
        width: across.map { ($0 + 1).rounded(.up) } ?? 0, height: down.map { ($0 + 1).rounded(.up) } ?? 0))
  }

  /// The distance in points up to which a tap is assumed to be meant for the view.
  private static let nearMiss = 32.0

  // MARK: - The touch gets there, and something else acts, or nothing

  private func behavior(_ answer: Answer) -> [Change] {
    guard let expected = question.view, let hindrance = answer.hindrance else { return [] }
    switch hindrance {
    case .control(let control, .disabled): return [.enableControl(control)]
    case .control(let control, .targetless): return [.addTarget(to: control)]
    case .control(_, .forwarded(let hit)): return inner(hit, of: expected)
    case .control(_, .cancelled(by: .some(let taker))), .control(_, .takenBefore(by: let taker)),
      .taken(by: let taker):
      return sparing(expected, from: taker)
    case .control(_, .failed(let recognizer, let verdict)), .failed(let recognizer, let verdict):
      return helping(recognizer, verdict)
    case .waits(let recognizer):
      return recognizers.graph.requirements[recognizer].map {
        .gesture(.dropRequirement(recognizer, on: $0))
      }
    case .kept(let keeper):
      // Of what is there to be used, only a cell around it is known to be meant for touches, too.
      let isInCell = ClassKnowledge.action(of: screen.views[expected], isElement: false) == .selected
      return keeper == expected || screen.views[keeper].isForUse && !isInCell
        ? [] : [.disable(embedding(keeper, in: expected))]
    case .nothingThere:
      guard question.recognizer == nil, question.script.key == "tap" else { return [] }
      return [.addRecognizer(to: expected, like: model(for: expected))]
    case .noRoom(let view, let room): return filling(view, room)
    case .mayWait(let recognizer, let other), .waitsForLift(let recognizer, let other):
      return [.gesture(.dropRequirement(recognizer, on: other))]
    case .takesNoScrolling(let pan): return pan.map { [.gesture(.takeScrolling($0))] } ?? []
    case .takesNoFingers(let recognizer):
      return recognizers[recognizer].leavesOutFingers ? [.gesture(.takeFingers(recognizer))] : []
    case .exclusive(let view): return [.shareTouches(view)]
    case .oneFinger(let view): return [.allowSecondFinger(view)]
    case .abstract(let recognizer):
      return question.script.key == "tap" ? [.addRecognizer(to: expected, like: recognizer)] : []
    case .plainText(let view): return [.makeSelectable(view)]
    // One that is not played has the touch to itself then.
    case .unknownKind where !answer.others.isEmpty:
      return answer.others.flatMap { other -> [Change] in
        guard case .recognizer(let taker) = other.actor,
          !lineage.isWithin(recognizers.placed[taker].view, expected)
        else { return [] }
        return [.gesture(.refuseTouches(taker, in: expected))]
      }
    case .control, .unknownKind, .mayBeRefused, .severalToTop, .noZoom, .pulledTooLittle,
      .unfocusable:
      return []
    }
  }

  /// Ways of giving a scroll view something to scroll.
  private func filling(_ view: Int, _ room: Answer.Room) -> [Change] {
    let bounce = Change.alwaysBounce(view, isVertical: room.isVertical)
    guard room.isEmpty else { return [bounce] }
    var content = CGRect.zero
    for inner in screen.views.indices where inner != view && lineage.isWithin(inner, view) {
      var box = screen.views[inner].printedFrame
      for holder in lineage.line(inner).reversed().dropFirst() {
        if holder == view { break }
        let frame = screen.views[holder].printedFrame
        box = box.offsetBy(dx: frame.minX, dy: frame.minY)
      }
      if !box.isNull { content = content.union(box) }
    }
    guard content.maxX.isFinite, content.maxY.isFinite, content.maxX > 0, content.maxY > 0 else {
      return [bounce]
    }
    return [.enlargeContent(view, CGSize(width: content.maxX, height: content.maxY)), bounce]
  }

  /// A view inside a control that takes the control's touches for itself.
  private func inner(_ hit: Int, of control: Int) -> [Change] {
    guard hit != control else { return [] }
    let holder = lineage.ancestor(hit, at: lineage.depths[control] + 1)
    let off = Change.disable(holder)
    // What else is in it, such as a button, is to stay of use.
    let holdsOthers = screen.views.indices.contains { view in
      view != hit && lineage.isWithin(view, holder) && (standards[view] != nil || screen.views[view].isForUse)
        && screen.views[view].isUserInteractionEnabled
    }
    return holdsOthers && standards[hit] == nil && !screen.views[hit].isForUse
      ? [.passThrough(hit), off] : [off]
  }

  /// Ways of keeping a recognizer that takes touches from a view from doing so.
  private func sparing(_ view: Int, from taker: Int) -> [Change] {
    var changes: [Change] = [.gesture(.keepTouches(taker))]
    // One that leaves out all of its own view is of no use.
    let left = spared(view)
    if !lineage.isWithin(recognizers.placed[taker].view, left) || left == view {
      changes.append(.gesture(.refuseTouches(taker, in: left)))
    }
    if recognizers.part(taker) == .scrollPan, question.script.isOneFingerMoving {
      if standards[view]?.isControl == true {
        changes.append(.deliverContentAtOnce(recognizers.placed[taker].view))
      }
      changes.append(.gesture(.needTwoFingers(taker)))
    }
    let isPlain = standards[view] == nil && !recognizers[taker].isOpenToChanges
    if isPlain || standards[view] == .control, !ClassName(screen.views[view].className).isOfSystem {
      changes.append(.defend(view, against: taker))
    }
    return changes
  }

  /// What a delegate leaves out for a view: of a cell the whole list.
  private func spared(_ view: Int) -> Int {
    guard ClassKnowledge.action(of: screen.views[view], isElement: screen.hasElementTypes) == .selected else {
      return view
    }
    return lineage.line(view).last { standards[$0] == .scrollView } ?? view
  }

  /// Ways of letting a recognizer act that failed because of another one.
  private func helping(_ recognizer: Int, _ verdict: GestureEvent.Verdict) -> [Change] {
    switch verdict.reason {
    case .prevented(by: .some(let winner)):
      let areLists = [recognizer, winner].allSatisfy { recognizers.part($0) == .scrollPan }
      let place = recognizers.placed[recognizer].view
      // One that leaves out all of its own view is of no use.
      let leaves = !lineage.isWithin(recognizers.placed[winner].view, place)
      let alone: [Change] =
        [.gesture(.require(winner, toFail: recognizer))]
        + (leaves ? [.gesture(.refuseTouches(winner, in: place))] : [])
      // A row that opens while a finger also does something else is not what was meant, and its swipe has no name in code.
      if recognizers[recognizer].showsRowActions {
        let side = axis(winner)
        return side.isEmpty ? alone : side
      }
      guard areLists else { return axis(winner) + [together(recognizer, winner)] + alone }
      // Two that scroll at once are what a class of the application's is for; other people rarely want it.
      let isMeant = [recognizer, winner].contains { screen.isSubclassed(recognizers.placed[$0].view) }
      let both = [together(recognizer, winner)]
      return (isMeant ? both : []) + alone + [.gesture(.giveUpScrolling(winner))] + (isMeant ? [] : both)
    // A menu's relation does not hold what it waits for itself. [MENU-4]
    case .requiredOneRecognized(.some(let winner)) where recognizers[winner].interactionPart == .menuFailure:
      return [.gesture(.require(winner, toFail: recognizer))]
    case .requiredOneRecognized(.some(let winner)):
      return [
        .gesture(.dropRequirement(recognizer, on: winner)),
        .gesture(.allowTogether(recognizer, with: winner)),
      ]
    case .notAllowed where screen.refusesToPop(recognizers.placed[recognizer]):
      return [.gesture(.goBackAlways(recognizer))]
    case .contentKeepsIt:
      return [.cancelContentTouches(recognizers.placed[recognizer].view)]
    default: return []
    }
  }

  /// A recognizer of a similar view, which the expected view could have as well.
  private func model(for view: Int) -> Int? {
    let data = screen.views[view]
    let taps = recognizers.placed.indices.filter { recognizers[$0].playedKind == .tap }
    return taps.first {
      let other = recognizers.placed[$0].view
      return lineage.parent(other) == lineage.parent(view) && screen.views[other].className == data.className
    } ?? taps.first { screen.views[recognizers.placed[$0].view].className == data.className }
  }
}
