import Fingerpost
import FingerpostGestures
import FingerpostScreens
import FingerpostText

/// What an input, or a class, leaves open about the views that are in the way of a touch.
nonisolated extension Words {
  /// Whether an application may have put recognizers on a view that the input does not list.
  func mayHoldRecognizers(_ view: Int) -> Bool {
    let data = screen.views[view]
    return !data.isWindow && data.standardRecognizers.isEmpty
      && StandardClass(uiKitName: data.className) == nil && !PublicClasses.isPrivate(data.className)
      && recognizers.knowledge(of: view) == .untold
  }

  /// On what it depends that a touch does not reach a view that something covers, as the end of a sentence; nil where the
  /// cover is certain.
  func condition(on expected: Expectation) -> Sentence? {
    guard expected.aim == .on else { return nil }
    switch expected.course.obstacles.first {
    case .covered(let front, _, let hit):
      return screen.knowledge.depth == .none ? "if it lies in front" : permeability(of: front, hit)
    case .inner(let front, let hit): return permeability(of: front, hit)
    default: return nil
    }
  }

  /// Why a view that takes a touch, itself or by one inside it, may let it through all the same; nil where it does not.
  ///
  /// What contains the touch on the way answers if nothing in it does, so all of them have to let it through.
  func permeability(of front: Int, _ hit: Int) -> Sentence? {
    let inside = lineage.line(hit).filter { lineage.isWithin($0, front) }
    // What an override answers in its place is stated.
    guard !inside.isEmpty else { return nil }
    if screen.kind == .sentry {
      return inside.contains { standards[$0] != nil || screen.views[$0].isForUse }
        ? nil : "if it takes touches"
    }
    if inside.allSatisfy({ isReactNative(screen.views[$0]) }) {
      return "unless its pointerEvents let touches through"
    }
    if dimsPopover(front, hit) { return "unless what holds it is among the popover's passthroughViews" }
    return inside.allSatisfy(isObscure) ? "unless it lets touches through, which is not public" : nil
  }

  /// Whether a view that takes a touch dims what is behind a popover, which no input shows the views that it lets through
  /// of.
  private func dimsPopover(_ front: Int, _ hit: Int) -> Bool {
    ["UIDimmingView", "_UIPopoverDimmingView"].contains(screen.views[hit].className)
      && screen.views.indices.contains { view in
        ["_UIPopoverView", "UIPopoverView"].contains(screen.views[view].className)
          && lineage.isWithin(view, front)
      }
  }

  /// That Flutter decides first about the touches of views that it embeds.
  func platformView(_ report: Report) -> Sentence? {
    guard let view = report.question?.view ?? report.hit,
      lineage.line(view).contains(where: { screen.views[$0].className == "FlutterTouchInterceptingView" })
    else { return nil }
    return
      "Flutter holds touches of an embedded view back until its widgets have decided; with gestureRecognizers: "
      + "{Factory(() => EagerGestureRecognizer())} of the UiKitView, in Dart, the view always gets them."
  }

  /// That a context menu does not come up, as what is expected acts before it would. [MENU-2]
  func menuAway(_ report: Report) -> Sentence? {
    guard let own = report.question?.recognizer, report.answer.happens,
      recognizers[own].playedKind == .longPress
    else { return nil }
    for case .verdict(let press, let verdict) in report.run?.events.map(\.event) ?? []
    where verdict.reason == .prevented(by: own) && recognizers[press].interactionPart == .menuPress {
      let time = Words.milliseconds(Int64(eventRules.contextMenuDelay * 1e9))
      return
        "The context menu of \(short(recognizers.placed[press].view)) stays away, since \(recognizers.short(own)) acts first: "
        + "keep its minimumPressDuration well below the \(time) or so of a menu.\(rules: "MENU-2")"
    }
    return nil
  }

  private func isReactNative(_ data: ScreenView) -> Bool {
    data.classNames.contains { KnownOverrides.framework(of: $0) == .reactNative }
  }

  /// Whether a view is of a class of UIKit's own of which nothing about touches is known.
  private func isObscure(_ view: Int) -> Bool {
    let name = screen.views[view].className
    return PublicClasses.isPrivate(name) && !PublicClasses.isPassive(name) && standards[view] == nil
      && !PublicClasses.isTransitionContainer(name) && !PublicClasses.isContentView(name)
      && KnownOverrides.caveat(for: name) == nil && recognizers.recognizers(of: view).isEmpty
      && ClassKnowledge.action(of: screen.views[view], isElement: screen.hasElementTypes) == nil
  }
}

nonisolated extension Screen {
  /// Whether UIKit moves a view to show another screen.
  func isMovedByUIKit(_ view: Int) -> Bool {
    views[view].parent.map { PublicClasses.isMovedByUIKit(in: views[$0].className) } ?? false
  }

  /// Whether UIKit has switched a view off, where it is off, for as long as it shows another screen.
  func isOffForTransition(_ view: Int) -> Bool {
    views[view].classNames.contains("UINavigationBar") || views[view].isAnimating && isMovedByUIKit(view)
  }

  /// Whether constraints lay a view out, as far as a dump shows: it has no autoresizing mask, as views have that are laid
  /// out by their frames, or a stack view arranges it.
  func isConstrained(_ view: Int) -> Bool {
    guard views[view].hasAutoresizing == false else { return false }
    let isArranged = views[view].parent.map { views[$0].classNames.contains("UIStackView") } == true
    return isArranged
      || views.contains { !PublicClasses.isPrivate($0.className) && $0.hasAutoresizing == true }
  }
}

nonisolated extension Screen {
  /// Why a dump may not have a name that code has, as a sentence that follows; nothing where it has them all.
  var namingHint: String {
    guard kind == .recursiveDescription || kind == .viewHierarchy || kind == .export else { return "" }
    let isDrawn = views.contains { ClassKnowledge.action(of: $0, isElement: false)?.host == "SwiftUI" }
    let isReact = views.contains { view in
      view.classNames.contains { KnownOverrides.framework(of: $0) == .reactNative }
    }
    return isReact && kind == .recursiveDescription && views.allSatisfy({ $0.identifier == nil })
      ? " This input has no testIDs; React Native's views are named by their addresses or by tag:N, and in "
        + "Fingerpost's export and Detox's hierarchy by testID."
      : isDrawn
        ? " SwiftUI draws most buttons and texts without a view of their own, so no dump of views has them: "
          + "print(XCUIApplication().debugDescription) in a UI test lists them, and without --expect the answer says "
          + "which view gets the touch."
        : ""
  }
}
