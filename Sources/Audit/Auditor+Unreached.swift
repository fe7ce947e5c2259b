import Fingerpost
import FingerpostExplain
import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation

/// Targets that a tap never makes act.
extension Auditor {
  /// A target of which no visible point acts.
  func checkUnreached(_ target: AuditTarget, _ reach: TargetReach) {
    guard let spot = reach.lostSpot ?? reach.beyondSpot else { return }
    let report = report(on: target.view, at: spot, reach)
    guard let cause = cause(of: report, target) else { return }
    add(cause, target, reach, report)
  }

  /// What a fault is, and which view or recognizer is to blame.
  struct Cause {
    var kind: AuditKind
    var severity = AuditSeverity.error
    var view: Int?
    /// The recognizer that takes the touch, if one does.
    var recognizer: Int?
    var rules: [String]
    /// What is said after the target's name.
    var predicate: Sentence
  }

  /// Why a target does not act at a point; nil for what is not a fault, or not known to be one.
  func cause(of report: Report, _ target: AuditTarget) -> Cause? {
    let answer = report.answer
    if !target.actsOnTap || answer.kind == .notReached {
      guard
        let obstacle = report.expected?.course.obstacles.first
          ?? explainer.touched.obstacle(before: target.view, hit: report.hit, explainer.lineage)
      else { return nil }
      return cause(obstacle, target)
    }
    switch answer.hindrance {
    case .control(_, .disabled), .control(_, .unchanged): return nil
    case .control(_, .forwarded(let hit)): return swallowing(hit, target, ["CTL-51"])
    case .control(_, .cancelled(by: .some(let taker))), .control(_, .takenBefore(by: let taker)),
      .taken(let taker):
      return taking(taker, target)
    case .kept(let keeper) where keeper != target.view: return swallowing(keeper, target, ["RESP-10"])
    case .waits(let recognizer):
      return Cause(
        kind: .neverActs, recognizer: recognizer, rules: ["ARB-18"],
        predicate: "never acts: its \(explainer.recognizers.brief(recognizer)) waits forever")
    case .failed(let recognizer, let verdict):
      return Cause(
        kind: .neverActs, recognizer: recognizer, rules: [verdict.rule.rawValue],
        predicate:
          "never acts: its \(explainer.recognizers.brief(recognizer)) fails, because \(words.why(recognizer, verdict))"
      )
    default: break
    }
    guard answer.kind == .actsInstead, let other = answer.others.first else { return nil }
    switch other.actor {
    case .recognizer(let taker): return taking(taker, target)
    case .view(let view):
      guard view != target.view else { return nil }
      return swallowing(view, target, ["RESP-10"])
    }
  }

  /// What is said of a target that does nothing.
  private func never(_ target: AuditTarget) -> String {
    target.role == .scrolls ? "never scrolls" : "never acts"
  }

  private func taking(_ taker: Int, _ target: AuditTarget) -> Cause? {
    let set = explainer.recognizers
    guard set.placed[taker].view != target.view, !set[taker].isInstalledByUIKit else { return nil }
    return Cause(
      kind: .taken, view: set.placed[taker].view, recognizer: taker, rules: ["DLV-1"],
      predicate: "\(never(target)): \(set.brief(taker)) on \(plain(set.placed[taker].view)) takes its taps")
  }

  private func swallowing(_ view: Int, _ target: AuditTarget, _ rules: [String]) -> Cause? {
    // What UIKit's private views do with touches is not examined.
    let className = explainer.screen.views[view].className
    guard view != target.view, !PublicClasses.isPrivate(className) || PublicClasses.isContentView(className)
    else {
      return nil
    }
    return Cause(
      kind: .swallowed, view: view, rules: rules,
      predicate: "never acts: \(plain(view)) in it swallows the touch")
  }

  private func cause(_ obstacle: Obstacle, _ target: AuditTarget) -> Cause? {
    let rules = words(of: obstacle, before: target.view)
    guard !dependsOnOverride(obstacle) else { return nil }
    switch obstacle {
    case .off(let visit, let view):
      return off(visit.result, view, target, rules)
    case .outside(_, let view):
      return Cause(
        kind: .outsideParent, view: view, rules: rules,
        predicate: "\(never(target)): it lies outside \(plain(view)), which holds it")
    case .covered(_, _, let hit), .window(_, let hit): return covering(hit, target, rules)
    case .inner(_, let hit): return swallowing(hit, target, rules)
    case .declined(let view, _):
      guard explainer.screen.views[view].hitOverrideSource == .input else { return nil }
      return Cause(
        kind: .declined, view: view, rules: rules,
        predicate: "\(never(target)): \(plain(view)) overrides hit testing")
    case .hiddenWindow, .missed: return nil
    }
  }

  private func off(_ result: HitTestResult, _ view: Int, _ target: AuditTarget, _ rules: [String]) -> Cause? {
    let isOwn = view == target.view
    let holder = isOwn ? "it" : "\(plain(view)) around it"
    switch result {
    case .notInteractive:
      let className = explainer.screen.views[view].className
      if !isOwn, PublicClasses.isPrivate(className), !PublicClasses.isContentView(className),
        !isPutThereByApplication(view)
      {
        doubts.switchedOffByUIKit.append(view)
        return nil
      }
      return Cause(
        kind: .switchedOff, view: view, rules: rules,
        predicate: "\(never(target)): \(holder) is switched off")
    case .transparent:
      return Cause(
        kind: .tooTransparent, view: view, rules: rules,
        predicate:
          "\(never(target)): \(holder) has alpha \(Words.plain(explainer.screen.views[view].alpha)) only")
    case .notInvertible:
      return Cause(
        kind: .notInvertible, view: view, rules: rules,
        predicate: "\(never(target)): \(holder) has a transform without an inverse")
    case .inside, .outside, .hidden, .animating: return nil
    }
  }

  /// Whether a view of a private class of UIKit's is where only the application can have put it: in a view of its own
  /// that is no control, cell, bar or other thing which UIKit fills.
  private func isPutThereByApplication(_ view: Int) -> Bool {
    guard let parent = explainer.lineage.parent(view),
      !PublicClasses.isTransitionContainer(explainer.screen.views[view].className)
    else { return false }
    let holder = explainer.screen.views[parent]
    guard explainer.standards[parent] == nil, places[parent].bar == nil else { return false }
    let bases = [holder.baseClass].compactMap(\.self) + (holder.superclasses ?? [])
    return !ClassName(holder.className).isOfSystem
      && bases.allSatisfy { $0 == "UIView" || !ClassName($0).isOfSystem }
      || holder.className == "UIView"
        && explainer.lineage.parent(parent).map {
          !PublicClasses.isPrivate(explainer.screen.views[$0].className)
        }
          ?? true
  }

  /// What lies in front of a target and takes its touches: another target, or something that only is in the way.
  func covering(_ hit: Int, _ target: AuditTarget, _ rules: [String]) -> Cause {
    let lineage = explainer.lineage
    let front = lineage.line(hit).reversed().first { view in
      targetOfView[view]?.isSolid == true && !lineage.isWithin(target.view, view)
    }
    if let front {
      // A button that floats over a list is met by scrolling the list.
      return Cause(
        kind: .overlap, severity: scrolls(target.view, under: front) ? .note : .error, view: front,
        rules: rules, predicate: "\(never(target)): \(name(front)) lies over it")
    }
    return Cause(
      kind: .covered, view: hit, rules: rules,
      predicate: "\(never(target)): \(plain(hit)) lies over it")
  }

  /// Whether an obstacle is what it is only if a class does not do what it is known to override; that is a doubt then.
  func dependsOnOverride(_ obstacle: Obstacle) -> Bool {
    let view: Int
    switch obstacle {
    case .outside(_, let holder): view = holder
    case .covered(_, _, let hit), .inner(_, let hit), .window(_, let hit): view = hit
    case .off, .hiddenWindow, .missed, .declined: return false
    }
    let data = explainer.screen.views[view]
    guard data.hitOverride == nil, let overrides = data.overrides,
      overrides.contains("hitTest:withEvent:") || overrides.contains("pointInside:withEvent:")
    else { return false }
    if !doubts.overriding.contains(view) { doubts.overriding.append(view) }
    return true
  }

  func words(of obstacle: Obstacle, before target: Int) -> [String] {
    words.rules(obstacle, before: target)
  }

  // MARK: - Targets that are not where they seem to be

  /// A target without a size whose contents are to be seen all the same.
  func checkSize(_ target: AuditTarget) {
    let view = target.view
    guard target.role == .control || target.role == .tapped, !explainer.screen.hasElementTypes,
      places[view].bar == nil, !PublicClasses.isPrivate(explainer.screen.views[view].className)
    else { return }
    let lineage = explainer.lineage
    let content = explainer.screen.views.indices.first { inner in
      inner > view && lineage.parent(inner) == view && places[inner].isShown
        && !places.visibleBox(inner).isNull
        && (explainer.screen.views[inner].label != nil
          || explainer.screen.views[inner].className == "UIImageView")
    }
    guard let content, !explainer.screen.views[view].clipsToBounds else { return }
    let bounds = explainer.touched.built.views[view].bounds.size
    let box = places.visibleBox(content)
    audited += 1
    add(
      Cause(
        kind: .noSize, rules: ["HIT-5"],
        predicate: "never acts: it is \(Words.size(bounds)) pt large, although \(name(content)) in it shows"),
      target, TargetReach(), why: "", at: CGPoint(x: box.midX, y: box.midY))
  }

  /// A target that animates, or something around it does.
  func checkMoving(_ target: AuditTarget, _ moving: Int) {
    // What is scrolled out moves unseen; what lies beside the screen may be on its way.
    guard !places.visibleBox(target.view).isNull || places[target.view].clip == places.area else { return }
    let view = explainer.screen.views[moving]
    let isGeometry = view.animatedKeys.contains { key in
      ["position", "bounds", "transform", "frame", "anchorPoint"].contains(where: key.hasPrefix)
    }
    guard isGeometry, target.role != .untold || moving == target.view else {
      doubts.moving.append(moving)
      return
    }
    audited += 1
    let box = places[target.view].box
    // The frame is that at the end of the animation, which may be off the screen.
    let on = places.area.insetBy(dx: 0.5, dy: 0.5)
    let spot = CGPoint(x: min(max(box.midX, on.minX), on.maxX), y: min(max(box.midY, on.minY), on.maxY))
    let report = report(on: target.view, at: spot, nil)
    add(
      Cause(
        kind: .moving, severity: .warning, view: moving, rules: ["HIT-18"],
        predicate: "takes no touches while \(moving == target.view ? "it" : plain(moving)) moves"),
      target, TargetReach(), why: report.sentence, at: spot, report)
  }
}
