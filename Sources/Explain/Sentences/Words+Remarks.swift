import Fingerpost
import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation

/// What is worth knowing beside the answer.
nonisolated extension Words {
  /// What is worth knowing beside the answer, a sentence each.
  func remarks(_ report: Report) -> [Sentence] {
    [
      platformView(report), menuAway(report), insideOf(report), unseen(report), cover(report),
      coverOfSwiftUI(report),
      partly(report),
      barItem(report),
      otherWay(report), firstOfTwo(report), selection(report), directions(report),
      holder(report), transition(report), beyondScreen(report),
      goingBack(report), sheet(report), turned(report), shrunk(report), dimmed(report),
      ownControl(report), offInFront(report), gate(report), waiting(report), keyboard(report),
      withMoreFingers(report), untoldTargets(report), targetless(report), ownRecognizer(report),
      helpless(report),
    ].compactMap(\.self)
  }

  /// What happens when the same is done in another way, as a sentence; nil where nothing else was found.
  private func otherWay(_ report: Report) -> Sentence? {
    guard let way = report.otherWay, var question = report.question, let view = question.view else {
      return nil
    }
    question.script = way.answer.script
    let name = question.recognizer.map(recognizers.short) ?? short(view)
    switch way.kind {
    // A fix alone has this one.
    case .joined, .yielded: return nil
    case .held: return "Pressed for 1 s, \(name) does not act: \(hindrance(way.answer, question))."
    case .tapped:
      return "With a short tap, \(name) \(way.answer.own.first.map(action) ?? "acts")."
    case .pressedFirst:
      return "Pressed for 0.2 s first, \(short(view)) does not scroll: \(hindrance(way.answer, question))."
    case .spreadAndTurned:
      guard report.answer.hindrance != way.answer.hindrance else { return nil }
      return "In a pinch that turns: \(hindrance(way.answer, question))."
    }
  }

  /// That a tap recognizer acts on the first of two taps, which another one is there for. [TAP-10]
  private func firstOfTwo(_ report: Report) -> Sentence? {
    guard let own = report.question?.recognizer, report.answer.happens, recognizers[own].playedKind == .tap
    else {
      return nil
    }
    let later = report.answer.others.lazy.compactMap { other -> Int? in
      guard case .recognizer(let index) = other.actor, recognizers[index].playedKind == .tap else {
        return nil
      }
      return index
    }.first {
      (recognizers[$0].settings.numberOfTapsRequired ?? 1)
        > (recognizers[own].settings.numberOfTapsRequired ?? 1)
    }
    guard let later else { return nil }
    let (first, second) = (recognizers.short(own), recognizers.short(later))
    return
      "\(first) acts on the first tap already; with require(toFail:) it waits for \(second) to fail and acts on single "
      + "taps only, each of them later.\(rules: "ARB-18")"
  }

  /// That a row stays selected, which people take for a highlight that does not end. [LIST-70]
  private func selection(_ report: Report) -> Sentence? {
    guard let view = report.question?.view, report.question?.recognizer == nil, !screen.hasElementTypes,
      report.answer.own.contains(where: { $0.actor == .view(view) && $0.action == .isKnown(.selected) }),
      let list = lineage.line(view).last(where: { standards[$0] == .scrollView })
    else { return nil }
    let code = screen.views[list].isTable ? "deselectRow(at:animated:)" : "deselectItem(at:animated:)"
    return
      "A selected cell stays so, and looks highlighted, until \(code) is called or another one is selected."
      + "\(rules: "LIST-70")"
  }

  /// That nothing tried helps, and what would tell more; nil where a fix or another remark does.
  private func helpless(_ report: Report) -> Sentence? {
    guard !report.answer.happens, report.remedies.isEmpty, dimmed(report) == nil,
      withMoreFingers(report) == nil,
      coverOfSwiftUI(report) == nil, transition(report) == nil,
      sheet(report) == nil, report.expected?.aim == .on,
      !screen.hasElementTypes,
      screen.kind != .scenario
    else { return nil }
    // What lies off the screen has to come back first.
    if case .outside(_, let view)? = report.expected?.course.obstacles.first, screen.views[view].isWindow {
      return nil
    }
    switch report.answer.hindrance {
    case .unknownKind, .mayBeRefused, .mayWait, .noZoom, .takesNoFingers, .control(_, .disabled),
      .control(_, .unchanged):
      return nil
    default: break
    }
    if let rest = restOfCourse(report) { return rest }
    return report.answer.kind == .actsInstead || report.answer.kind == .nothingActs
      ? "Nothing that was tried helps; \(code: "fingerpost conflicts") plays more gestures on this screen."
      : "Nothing that was tried helps; what \(code: "--full") lists as not known may decide."
  }

  /// What is in the way once the first hindrance is gone and nothing is left to change; nil where that is the same.
  private func restOfCourse(_ report: Report) -> Sentence? {
    guard let question = report.question, let course = report.expected?.course, !course.changes.isEmpty,
      let after = course.answer, let next = after.hindrance, next != report.answer.hindrance
    else { return nil }
    let name = question.recognizer.map(recognizers.short) ?? question.view.map { short($0) } ?? "it"
    return
      "Nothing that was tried helps: without that, \(name) does not act either, as \(hindrance(after, question))."
  }

  /// That a view of React Native's takes a touch although it is too transparent for UIKit. [HIT-24]
  private func unseen(_ report: Report) -> Sentence? {
    guard let hit = report.hit, screen.views[hit].hitOverride == .asksUnseen,
      let view = lineage.line(hit).first(where: { screen.views[$0].alpha < eventRules.hitAlphaMin })
    else { return nil }
    return
      "\(full(view)) has alpha \(Words.plain(screen.views[view].alpha)) and takes touches all the same, as React Native's RCTView does: "
      + "take it out of the tree, or set pointerEvents=\"none\".\(rules: "HIT-24")"
  }

  /// That a point lies beyond the screen, most often because it was given in pixels.
  func beyondScreen(_ report: Report) -> Sentence? {
    let root = report.roots.first { screen.views[$0].isWindow || screen.hasElementTypes }
    guard report.hit == nil, !report.isIgnored, !report.isAimed, let root else { return nil }
    let frame = screen.views[root].printedFrame
    guard report.x > Double(frame.maxX) || report.y > Double(frame.maxY) else { return nil }
    let size = "\(Decimals.short(Double(frame.width))) × \(Decimals.short(Double(frame.height)))"
    let scales: [Double] = screen.scale.map { [$0] } ?? [2, 3]
    let places = scales.filter { frame.contains(CGPoint(x: report.x / $0, y: report.y / $0)) }.map { scale in
      let (x, y) = ((report.x / scale).rounded(), (report.y / scale).rounded())
      return "\(Words.point(x, y)) at a scale of \(Decimals.short(scale))"
    }
    let points = places.isEmpty ? "" : ": as pixels this is \(places.joined(separator: ", or "))"
    return "The screen is \(size) pt, and points are not pixels\(points)."
  }

  /// That UIKit has switched a view off for as long as it shows another screen.
  private func transition(_ report: Report) -> Sentence? {
    guard case .off(let visit, let view)? = report.expected?.course.obstacles.first,
      visit.result == .notInteractive, screen.isOffForTransition(view)
    else { return nil }
    let end = "dump the screen again when that is over, or look for what keeps it from ending."
    return screen.views[view].classNames.contains("UINavigationBar")
      ? "UIKit switches a navigation bar off while it pushes or pops; \(end)"
      : "UIKit moves \(short(view)), to show another screen, and takes no touches for it; \(end)"
  }

  /// A swipe for several directions does not tell its action which one it was.
  private func directions(_ report: Report) -> Sentence? {
    guard case .recognizer(let index)? = report.answer.own.first?.actor,
      recognizers[index].playedKind == .swipe, let all = recognizers[index].settings.direction, all.count > 1
    else { return nil }
    return
      "\(recognizers.short(index)) is set to \(all.listed()), and its direction stays that for each swipe; "
      + "one recognizer for each direction tells them apart.\(rules: "SWIPE-1")"
  }

  /// What decides whether the gesture that goes back begins.
  func goingBack(_ report: Report) -> Sentence? {
    if case .recognizer(let index)? = report.answer.own.first?.actor, recognizers[index].isNavigationPop,
      recognizers[index].delegate == .none, screen.wayBack(beside: recognizers.placed[index]) != .button
    {
      return
        "It has no delegate, so it begins on the first screen as well, where nothing is there to go back to and the "
        + "next push may freeze; let gestureRecognizerShouldBegin be viewControllers.count > 1.\(rules: "NAV-8")"
    }
    guard case .mayBeRefused = report.answer.hindrance else { return nil }
    return
      "interactivePopGestureRecognizer?.delegate = self decides instead: let gestureRecognizerShouldBegin be "
      + "viewControllers.count > 1, or keep the system's back button.\(rules: "ARB-12")"
  }

  /// A sheet goes before what is in it.
  private func sheet(_ report: Report) -> Sentence? {
    guard !report.answer.happens,
      report.answer.others.contains(where: {
        if case .recognizer(let index) = $0.actor { recognizers[index].movesSheet } else { false }
      })
    else { return nil }
    return
      "A sheet moves before content that is at its top scrolls down; isModalInPresentation keeps it from going away, "
      + "not from taking the touch.\(rules: "SHEET-4", "SHEET-6")"
  }

  /// A turned view is not hit where only its frame is. [HIT-9]
  private func turned(_ report: Report) -> Sentence? {
    guard let expected = report.expected, case .beside = expected.aim, expected.isTransformed,
      !expected.meetsSingularTransform,
      screen.views[expected.view].printedFrame.contains(CGPoint(x: report.x, y: report.y))
        || report.answer.hit.map({ lineage.parent(expected.view) == $0 }) == true
    else { return nil }
    return
      "Code that asks whether a turned view holds a point has to compare its bounds with location(in:) of that view, "
      + "not its frame.\(rules: "HIT-9")"
  }

  /// What a transform without an inverse hides. [HIT-9]
  private func shrunk(_ report: Report) -> Sentence? {
    guard let expected = report.expected, expected.meetsSingularTransform, report.remedies.isEmpty else {
      return nil
    }
    return
      "With transform = .identity it has a size again; the input does not say which, so that could not be tried."
      + "\(rules: "HIT-9")"
  }

  /// A sheet dims what is behind it and takes its touches, unless it is told not to.
  private func dimmed(_ report: Report) -> Sentence? {
    guard report.answer.kind == .notReached, let hit = report.hit,
      screen.views[hit].className == "UIDimmingView"
    else { return nil }
    return
      "UIDimmingView lies behind a sheet or popover and takes touches on purpose; of a sheet, "
      + "sheetPresentationController?.largestUndimmedDetentIdentifier lets them through, of a popover passthroughViews, "
      + "among which is the bar of a barButtonItem."
      + "\(rules: "HIT-14")"
  }

  /// What the control under the finger does while a recognizer on it or around it acts.
  private func ownControl(_ report: Report) -> Sentence? {
    guard report.question?.recognizer != nil, report.answer.happens, let run = report.run,
      let hit = report.hit,
      let control = lineage.line(hit).last(where: { standards[$0]?.isControl == true }),
      let standard = standards[control],
      !report.answer.others.contains(where: { $0.actor == .view(control) })
    else { return nil }
    let activity = finder.activity(of: control, standard, run)
    guard let hindrance = activity.hindrance else { return nil }
    let remark: Sentence =
      "\(short(control)) itself does not act: \(reason(hindrance, of: control, standard, isNamed: true))."
    return standard == .button && isTakenByLaterTap(hindrance) ? remark + Self.firstTap : remark
  }

  /// What a report has seen otherwise. [DLV-11]
  private static let firstTap: Sentence =
    " In one report the button acts at the first tap all the same; a single tap recognizer in place of its action, "
    + "with require(toFail:), is sure.\(rules: "DLV-11")"

  /// Whether a control loses its touches to a recognizer that needs more than one tap.
  private func isTakenByLaterTap(_ hindrance: ControlActivity.Hindrance) -> Bool {
    switch hindrance {
    case .cancelled(by: .some(let taker)), .takenBefore(by: let taker):
      (recognizers[taker].settings.numberOfTapsRequired ?? 1) > 1
    default: false
    }
  }

  /// A recognizer gets the touches of everything in its view, which is not always what was meant.
  private func holder(_ report: Report) -> Sentence? {
    guard let index = report.question?.recognizer, report.answer.happens, recognizers.part(index) == nil,
      !recognizers[index].isInstalledByUIKit, let hit = report.hit
    else { return nil }
    let view = recognizers.placed[index].view
    guard view != hit, lineage.isWithin(hit, view) else { return nil }
    return
      "\(recognizers.short(index)) is on \(full(view)), around \(full(hit)), and gets the touches of all that is in it; "
      + "its delegate's shouldReceive can leave some out.\(rules: "GR-20")"
  }

  /// What lies in front and takes no touches by UIKit's own method, which code of its class may replace. [HIT-14]
  private func offInFront(_ report: Report) -> Sentence? {
    guard report.answer.happens, screen.kind != .scenario, !screen.hasElementTypes, report.hit != nil else {
      return nil
    }
    let step = report.walk.first { step in
      let data = screen.views[step.view]
      return step.visit.result == .notInteractive && !step.visit.misses && data.overrides == nil
        && !ClassName(data.className).isOfSystem
    }
    guard let step else { return nil }
    return
      "\(full(step.view)) lies in front and takes no touches, as isUserInteractionEnabled is false; a class that overrides "
      + "hitTest(_:with:) may take this one all the same.\(rules: "HIT-1", "HIT-14")"
  }

  /// Near an edge of the screen a gesture of the system's may come first. [PIPE-14]
  private func gate(_ report: Report) -> Sentence? {
    let gate = report.gestures?.inPlay.first { index in
      recognizers[index].className == "_UISystemGestureGateGestureRecognizer"
        && recognizers[index].delaysTouchesBegan
    }
    if case .systemGesture = report.answer.doubt { return nil }
    guard let gate, let hit = report.hit, let start = report.answer.script.start else { return nil }
    let frame = screen.views[lineage.root(hit)].printedFrame
    let distances = [
      ("left", start.x - Double(frame.minX)), ("right", Double(frame.maxX) - start.x),
      ("top", start.y - Double(frame.minY)), ("bottom", Double(frame.maxY) - start.y),
    ]
    // How near an edge the system expects its own gestures is not public.
    guard let edge = distances.min(by: { $0.1 < $1.1 }), edge.1 <= 24 else { return nil }
    return
      "This near the \(edge.0) edge \(recognizers.short(gate)) may hold touchesBegan back until the system's own gesture "
      + "fails, so that it acts or highlights later than said here; preferredScreenEdgesDeferringSystemGestures helps.\(rules: "PIPE-14")"
  }

  /// What was excluded by another one acts if that one waits for it, which cannot be tried on an unknown kind.
  private func waiting(_ report: Report) -> Sentence? {
    guard case .unknownKind(let index) = report.answer.hindrance,
      let other = report.answer.others.first.flatMap(recognizer)
    else { return nil }
    return
      "With require(toFail:) \(recognizers.short(other)) would wait for \(recognizers.short(index)); that cannot be "
      + "tried, as such a recognizer is not played.\(rules: "ARB-18")"
  }

  /// The recognizer by which something acts: itself, or the pan of a scroll view that scrolls.
  private func recognizer(of activity: Activity) -> Int? {
    switch activity.actor {
    case .recognizer(let index): return index
    case .view(let view):
      guard activity.action == .scrolls else { return nil }
      return recognizers.recognizers(of: view).first { recognizers.part($0) == .scrollPan }
    }
  }

  /// What an application puts into a bar takes touches in its own bounds only. [BAR-5]
  private func barItem(_ report: Report) -> Sentence? {
    guard let expected = report.expected, case .beside = expected.aim, isCustomBarItem(expected.view) else {
      return nil
    }
    return
      "Since iOS 11 a bar adds nothing around a custom view: taps count inside it only. That was seen, and is not "
      + "documented.\(rules: "BAR-5")"
  }

  /// Whether a view is, or lies in, what an application has put into a bar.
  func isCustomBarItem(_ view: Int) -> Bool {
    lineage.line(view).contains { inner in
      !PublicClasses.isPrivate(screen.views[inner].className)
        && lineage.parent(inner).map { PublicClasses.holdsBarItems(screen.views[$0].className) } == true
    }
  }

  private func isKeyboard(_ view: Int) -> Bool {
    lineage.line(view).contains { screen.views[$0].className.contains("Keyboard") }
      || ["XCUIElementTypeKey", "Key"].contains(screen.views[view].className)
  }

  /// A keyboard that is in the way is dismissed, not moved.
  private func keyboard(_ report: Report) -> Sentence? {
    guard let hit = report.hit, let expected = report.expected, report.answer.kind == .notReached,
      isKeyboard(hit), !isKeyboard(expected.view)
    else { return nil }
    return
      "\(full(hit)) belongs to the keyboard, which covers it: end editing first, or keep the content above "
      + "keyboardLayoutGuide."
  }

  /// That what acts is known by its role and not by its class; nil where that is not so.
  func role(_ report: Report) -> Sentence? {
    guard screen.hasElementTypes, case .sends? = report.answer.own.first?.action,
      case .view(let view)? = report.answer.own.first?.actor
    else { return nil }
    return
      "The input says roles, not classes: if \(short(view)) is not a control of UIKit's but SwiftUI's, say, it gets the "
      + "same touch and decides itself what that does."
  }

  /// That a group gets the touch, of which trees of accessibility leave out what is in it: several tools list a tab bar
  /// and none of its buttons.
  func group(_ report: Report) -> Sentence? {
    guard screen.kind == .accessibilityTree, let hit = report.hit, lineage.counts[hit] == 0,
      ClassName(screen.views[hit].className).short.hasSuffix("Group"), !report.answer.isDisputed
    else { return nil }
    let label = (screen.views[hit].label ?? screen.views[hit].identifier).map {
      " \"\(Words.oneLine($0, limit: 40))\""
    }
    return
      "Nothing is listed in \(short(hit))\(label ?? "") here; such trees leave out what some groups hold, as the buttons of a "
      + "tab bar. \(code: "print(XCUIApplication().debugDescription)") in a UI test lists them."
  }

  /// That a control sends an event which nothing was told to hear: a button without a target.
  private func targetless(_ report: Report) -> Sentence? {
    guard report.answer.happens, screen.kind != .scenario,
      case .sends(let kind)? = report.answer.own.first?.action,
      case .view(let view)? = report.answer.own.first?.actor, screen.views[view].targets?.isEmpty == true
    else { return nil }
    return "\(short(view)) has no target, so no action is called for \(kind.rawValue)."
  }

  /// That the targets of the control which acts are not known, as a sentence; nil where that is not so.
  private func untoldTargets(_ report: Report) -> Sentence? {
    guard report.answer.happens, screen.kind == .recursiveDescription,
      case .sends(let kind)? = report.answer.own.first?.action,
      case .view(let view)? = report.answer.own.first?.actor, screen.views[view].targets == nil,
      !PublicClasses.isPrivate(screen.views[view].className)
    else { return nil }
    let command = screen.views[view].address.map { ": po [\($0) allTargets]" } ?? ""
    return "A dump shows no targets, so what \(kind.rawValue) calls is not known\(command)."
  }
}
