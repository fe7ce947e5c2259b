import Fingerpost
import FingerpostProperties
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

  init(_ question: Question, _ explainer: Explainer) {
    self.question = question
    screen = explainer.screen
    lineage = explainer.lineage
    recognizers = explainer.recognizers
    standards = explainer.standards
  }

  /// The changes that may help.
  func changes(against state: Solver.State, on touched: TouchedScreen) -> [Change] {
    let all: [Change]
    if let obstacle = state.obstacle, let expected = question.view {
      all = geometry(obstacle, before: expected, on: touched)
    } else if let delay = state.answer.delay {
      all = hurrying(delay, state.answer)
    } else {
      all = behavior(state.answer)
    }
    return all.filter(isPossible)
  }

  /// Whether the reader can make a change; code that a class is known to have is not replaced.
  private func isPossible(_ change: Change) -> Bool {
    if let (view, _) = change.override {
      return screen.views[view].hitOverride == nil && !PublicClasses.isPrivate(screen.views[view].className)
    }
    switch change {
    case .disable(let view), .enable(let view), .show(let view), .bringToFront(let view),
      .enlarge(let view, _),
      .makeOpaque(let view), .straighten(let view), .enableControl(let view):
      return PublicClasses.isReachable(screen.views[view].className)
    case .addRecognizer: return screen.kind != .scenario
    case .gesture(.dropRequirement): return screen.kind != .scenario
    case .gesture(let change):
      let recognizer = recognizers[change.recognizer]
      return !recognizer.isInstalledByUIKit && recognizer.assumedPart == nil
    default: return true
    }
  }

  // MARK: - The touch goes elsewhere

  private func geometry(_ obstacle: Obstacle, before expected: Int, on touched: TouchedScreen) -> [Change] {
    switch obstacle {
    case .off(let visit, let view):
      switch visit.result {
      case .hidden: return [.show(view)]
      case .notInteractive where view == expected && isElsewhere(view, visit, touched.built):
        return lineage.parent(view).map { [.followAnimation(view, in: $0)] } ?? []
      case .notInteractive: return [.enable(view)]
      case .transparent: return [.makeOpaque(view)]
      case .notInvertible: return [.straighten(view)]
      case .inside, .outside, .animating: return []
      }
    case .hiddenWindow(let view): return [.show(view)]
    case .outside(let visit, let view):
      // What lies off the screen or outside a scroll view's visible part has to become visible first.
      if isFrame(view) { return [] }
      let larger = enlargement(of: view, visit, toHold: expected, on: touched.built)
      return (larger.map { [$0] } ?? []) + [.reach(view, to: expected)]
    case .missed(let visit): return widening(of: expected, visit).map { [$0] } ?? []
    case .covered(let front, let behind, let hit):
      return uncovering(front: front, behind: behind, hit: hit, on: touched.built)
    case .inner(let front, _): return [.disable(front)]
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
    if let holder = lineage.parent(front), isContentView(front, of: holder) {
      return [.move(behind, into: front), .bringToFront(behind), .disable(front)]
    }
    // A view that takes the touch itself may be empty; one with content was put there to be used.
    guard hit == front, !screen.views[front].isForUse else {
      let isBackground = hit != front && !screen.views[hit].isForUse && standards[hit] == nil
      return [.bringToFront(behind)] + (isBackground ? [.passThrough(hit)] : []) + [.disable(front)]
    }
    if built.views[front].subviews.isEmpty { return [.disable(front), .bringToFront(behind)] }
    return [.disable(front), .passThrough(front), .bringToFront(behind)]
  }

  /// Whether a view is the content view of a cell, which lies in front of whatever is added to the cell itself.
  private func isContentView(_ view: Int, of cell: Int) -> Bool {
    screen.views[view].className == "UITableViewCellContentView"
      || ClassKnowledge.action(of: screen.views[cell], isElement: false) == .selected
        && screen.views[view].className == "UIView" && screen.views[view].bounds == screen.views[cell].bounds
  }

  /// A window in front lets touches through where it shows nothing of its own.
  private func passing(_ window: Int, _ hit: Int) -> [Change] {
    if hit == window { return [.passThrough(window)] }
    let isRoot = lineage.parent(hit) == window
    if isRoot, !screen.views[hit].isForUse {
      return [.passThroughWindow(window, root: hit)]
    }
    return [.disable(window)]
  }

  /// Whether a view is the screen's edge, or one past which its content is scrolled.
  private func isFrame(_ view: Int) -> Bool {
    screen.views[view].isWindow || lineage.depths[view] == 0 || screen.views[view].scrolling != nil
      || standards[view] == .scrollView
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

  /// A margin around the expected view that includes the point, if it is near enough to be meant for the view.
  private func widening(of view: Int, _ visit: Visit) -> Change? {
    let miss = visit.miss
    let across = miss.left ?? miss.right
    let down = miss.top ?? miss.bottom
    guard across != nil || down != nil, (across ?? 0) <= Self.nearMiss, (down ?? 0) <= Self.nearMiss else {
      return nil
    }
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
      return keeper == expected || screen.views[keeper].isForUse ? [] : [.disable(keeper)]
    case .nothingThere:
      guard question.recognizer == nil, question.script.key == "tap" else { return [] }
      return [.addRecognizer(to: expected, like: model(for: expected))]
    case .control: return []
    }
  }

  /// A view inside a control that takes the control's touches for itself.
  private func inner(_ hit: Int, of control: Int) -> [Change] {
    guard hit != control else { return [] }
    return [.disable(lineage.ancestor(hit, at: lineage.depths[control] + 1))]
  }

  /// Ways of keeping a recognizer that takes touches from a view from doing so.
  private func sparing(_ view: Int, from taker: Int) -> [Change] {
    var changes: [Change] = [
      .gesture(.keepTouches(taker)), .gesture(.refuseTouches(taker, in: spared(view))),
    ]
    if standards[view] == .control, !ClassName(screen.views[view].className).isOfSystem {
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
      return [
        .gesture(.allowTogether(recognizer, with: winner)),
        .gesture(.refuseTouches(winner, in: recognizers.placed[recognizer].view)),
        .gesture(.require(winner, toFail: recognizer)),
      ]
    case .requiredOneRecognized(.some(let winner)):
      return [
        .gesture(.dropRequirement(recognizer, on: winner)),
        .gesture(.allowTogether(recognizer, with: winner)),
      ]
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

  // MARK: - It acts, and late

  private func hurrying(_ delay: Activity.Delay, _ answer: Answer) -> [Change] {
    switch delay.cause {
    case .scrollView(let view): return [.deliverContentAtOnce(view)]
    case .recognizer(let other):
      if delay.subject == .began { return [.gesture(.deliverBeganAtOnce(other))] }
      guard case .recognizer(let own) = answer.own.first?.actor else {
        return [.gesture(.deliverEndedAtOnce(other))]
      }
      return [.gesture(.dropRequirement(own, on: other))]
    case nil: return []
    }
  }
}
