import Fingerpost
import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostTrace
import Foundation

/// Answers a question from one run of the engine.
package nonisolated struct AnswerFinder {
  let reader: ActivityReader
  var screen: Screen { reader.screen }
  var lineage: Lineage { reader.lineage }
  var recognizers: RecognizerSet { reader.recognizers }

  /// The answer that a run gives to a question.
  ///
  /// - Parameter dropped: the requirements between recognizers that were left out in the run.
  func answer(
    _ question: Question, _ run: GestureRun, without dropped: [ScreenEdits.Requirement] = []
  ) -> Answer {
    let activities = reader.activities(in: run)
    let hit = Self.hit(run)
    var answer = Answer(kind: .acts, script: question.script, hit: hit)
    guard let view = question.view else {
      answer.own = activities
      answer.kind = activities.isEmpty ? unexpected(hit, run) : isInside(activities) ? .handledInside : .acts
      if answer.kind == .nothingActs { answer.hindrance = hindrance(nil, hit, run) }
      return answer
    }
    answer.own = activities.filter { belongs($0, to: question) }
    answer.others = activities.filter { !belongs($0, to: question) }
    if let deaf = oneFinger(view, question, run), answer.own.allSatisfy({ $0.action == .handlesTouches }) {
      return notActing(answer, .oneFinger(deaf))
    }
    if let late = waitForLift(answer.own, question) { return notActing(answer, late) }
    guard answer.own.isEmpty else { return acting(answer, question, without: dropped) }
    if let hit,
      let deaf = notScrolled(question, hit, run) ?? notRefreshed(question, run)
        ?? takesNoFingers(question, hit, run)
    {
      return notActing(answer, deaf)
    }
    guard let hit, isReached(question, hit, run) else {
      answer.kind = .notReached
      return answer
    }
    let isHost =
      reader.standards[view] == nil && question.recognizer == nil && isInside(answer.others)
      && answer.others.allSatisfy { lineage.isWithin(recognizers.view(of: $0.actor), view) }
    if isHost || isPartOfHost(view, question, answer.others) {
      answer.kind = .handledInside
      (answer.own, answer.others) = (answer.others, [])
      return answer
    }
    answer.hindrance = noZoom(question) ?? hindrance(question, hit, run)
    if case .unknownKind = answer.hindrance { answer.isDisputed = true }
    if answer.others.isEmpty, mayAct(view, question, hit, run) {
      answer.kind = .reached
    } else {
      answer.kind = answer.others.isEmpty ? .nothingActs : .actsInstead
    }
    return answer
  }

  /// The answer where what is expected acts.
  private func acting(
    _ answer: Answer, _ question: Question, without dropped: [ScreenEdits.Requirement]
  ) -> Answer {
    var answer = answer
    answer.kind =
      isInside(answer.own)
      ? .handledInside : answer.delay != nil ? .actsLate : answer.others.isEmpty ? .acts : .actsToo
    if let wait = untoldWait(of: answer.own, hit: answer.hit, dropped) {
      answer.hindrance = .mayWait(wait.recognizer, for: wait.other)
      answer.isDisputed = true
    } else if let own = question.recognizer, recognizers[own].isNavigationPop,
      recognizers[own].delegate == .unknown, screen.wayBack(beside: recognizers.placed[own]) == .unknown
    {
      answer.hindrance = .mayBeRefused(own)
      answer.isDisputed = true
    }
    return answer
  }

  /// The answer where what is expected does not act, for a reason that is known.
  private func notActing(_ answer: Answer, _ hindrance: Answer.Hindrance) -> Answer {
    var answer = answer
    (answer.own, answer.hindrance) = ([], hindrance)
    answer.kind = answer.others.isEmpty ? .nothingActs : .actsInstead
    return answer
  }

  /// The hit view, if its touch methods are what the view is there for, and the input says that they get one finger
  /// only of several. [MULTI-1]
  private func oneFinger(_ view: Int, _ question: Question, _ run: GestureRun) -> Int? {
    guard question.recognizer == nil, reader.standards[view] == nil,
      recognizers.recognizers(of: view).isEmpty, !isOpen(view),
      screen.views[view].hasTouchMethods == true || screen.views[view].mayHaveTouchMethods
    else { return nil }
    for case .withheld(_, let hit, .notMultipleTouch) in run.events.map(\.event)
    where lineage.isWithin(hit, view) && screen.views[hit].isMultipleTouchEnabled == false {
      return hit
    }
    return nil
  }

  /// Whether all that acts is SwiftUI or the like, which decides by itself what it does with a touch.
  private func isInside(_ activities: [Activity]) -> Bool {
    !activities.isEmpty && activities.allSatisfy { $0.host != nil }
  }

  /// Whether a view is one that SwiftUI draws with inside of what got the touch.
  private func isPartOfHost(_ view: Int, _ question: Question, _ others: [Activity]) -> Bool {
    question.recognizer == nil && isInside(others) && ClassKnowledge.isSwiftUI(screen.views[view].className)
      && others.allSatisfy { lineage.isWithin(view, recognizers.view(of: $0.actor)) }
  }

  /// A requirement of one of those that acted on a recognizer that gets the touch and is not played, since its kind is not
  /// known.
  func untoldWait(
    of activities: [Activity], hit: Int?, _ dropped: [ScreenEdits.Requirement] = []
  ) -> ScreenEdits.Requirement? {
    guard let hit else { return nil }
    for case .recognizer(let own) in activities.map(\.actor) where !recognizers[own].isInstalledByUIKit {
      for other in recognizers.graph.requirements[own] where !recognizers.isPlayed(other) {
        let wait = ScreenEdits.Requirement(own, on: other)
        guard recognizers[other].isEnabled, lineage.isWithin(hit, recognizers.placed[other].view),
          !dropped.contains(wait)
        else { continue }
        return wait
      }
    }
    return nil
  }

  // MARK: - What was expected

  private func belongs(_ activity: Activity, to question: Question) -> Bool {
    switch activity.actor {
    case .recognizer(let index):
      guard question.recognizer == nil else { return index == question.recognizer }
      if let view = question.view, rowSwipe(of: view, question) == index { return true }
      guard let view = question.view, recognizers.placed[index].view == view else { return false }
      // What a text view of UIKit's is there for is its text, and what a control of UIKit's is there for is its event; a
      // class of its own may be there for its recognizers.
      if recognizers.isTextView(view), !screen.isSubclassed(view) {
        return screen.views[view].isSelectable == false
      }
      if isForScrolling(view, question), !recognizers.isOwn(index) { return false }
      guard let standard = reader.standards[view], standard.isControl else { return true }
      return standard == .control
    case .view(let view):
      guard let recognizer = question.recognizer else { return view == question.view }
      // What these do is reported for their view.
      let part = recognizers.part(recognizer)
      return view == question.view && (part == .scrollPan || part?.isOfText == true)
    }
  }

  /// Whether a finger that moves is meant to scroll a view, which has something to scroll.
  private func isForScrolling(_ view: Int, _ question: Question) -> Bool {
    reader.standards[view] == .scrollView && question.script.isForContent
      && lack(of: view, along: question.script) == nil
  }

  private func isReached(_ question: Question, _ hit: Int, _ run: GestureRun) -> Bool {
    if let recognizer = question.recognizer, recognizers.isPlayed(recognizer) {
      return run.receivers.contains(recognizer)
    }
    guard let view = question.view else { return true }
    return lineage.isWithin(hit, view)
  }

  /// Whether the input leaves open what the view does with the touch, which it receives to the end.
  func mayAct(_ view: Int, _ question: Question, _ hit: Int, _ run: GestureRun) -> Bool {
    if let recognizer = question.recognizer {
      return !recognizers.isPlayed(recognizer) && recognizers[recognizer].isEnabled
        && !recognizers[recognizer].isAbstract
    }
    if targetless(run) == view { return screen.isSubclassed(view) }
    guard reader.standards[view]?.isControl != true else { return false }
    if unknownKind(on: view) != nil || mayZoom(view, question.script) { return true }
    if recognizers.isTextView(view), question.script.isStill { return actsOnText(view, run) }
    // A finger that moves is meant to scroll it.
    if reader.standards[view] == .scrollView, question.script.isForContent { return false }
    if isOpen(view) { return getsItAll(hit, run) }
    // If a similar view has a recognizer, that recognizer was meant to act.
    guard screen.views[view].mayHaveTouchMethods, twin(of: view) == nil else { return false }
    return getsItAll(hit, run) && keeper(between: hit, and: view) == nil
  }

  /// Whether a recognizer of a text view's own acted on its text: what that did depends on the text. [TXV-2]
  private func actsOnText(_ view: Int, _ run: GestureRun) -> Bool {
    run.events.contains { timed in
      guard case .verdict(let recognizer, let verdict) = timed.event else { return false }
      return recognizers.part(recognizer)?.isOfText == true && recognizers.placed[recognizer].view == view
        && (verdict.state == .began || verdict.state == .ended)
    }
  }

  /// A recognizer of the view of a kind that is not known, so that it may act; or nil.
  func unknownKind(on view: Int) -> Int? {
    recognizers.recognizers(of: view).first(where: recognizers.isUnknownKind)
  }

  /// Whether a view may have recognizers that the input does not mention; UIKit's own views do not count.
  private func isOpen(_ view: Int) -> Bool {
    let data = screen.views[view]
    return recognizers.knowledge(of: view) != .told && !data.isWindow
      && !PublicClasses.isPrivate(data.className)
  }

  /// A recognizer of a sibling of the same class, which may be expected on this view too; or nil.
  package func twin(of view: Int) -> Int? {
    recognizers.placed.indices.first { index in
      let other = recognizers.placed[index].view
      return recognizers[index].assumedPart == nil && other != view
        && screen.views[other].className == screen.views[view].className
        && lineage.parent(other) == lineage.parent(view)
    }
  }

  /// The hit view or the nearest view around it for which the input leaves open what it does with the touch; nil for
  /// none.
  package func openEnd(_ hit: Int) -> Int? {
    lineage.line(hit).reversed().first { view in
      isOpen(view) || view == hit && screen.views[view].mayHaveTouchMethods
    }
  }

  /// The kind of the answer when nothing is expected and nothing certainly acts.
  private func unexpected(_ hit: Int?, _ run: GestureRun) -> Answer.Kind {
    guard let hit else { return .notReached }
    if actsOnText(hit, run) { return .reached }
    if let control = targetless(run) { return screen.isSubclassed(control) ? .reached : .nothingActs }
    guard openEnd(hit) != nil, reader.standards[hit]?.isControl != true else { return .nothingActs }
    return getsItAll(hit, run) ? .reached : .nothingActs
  }

  /// Whether the hit view gets the end of the touch.
  private func getsItAll(_ hit: Int, _ run: GestureRun) -> Bool {
    var isEnded = false
    for timed in run.events {
      guard case .delivered(let phase, hit, _, _) = timed.event else { continue }
      if phase == .ended { isEnded = true }
      if phase == .cancelled { return false }
    }
    return isEnded
  }

  // MARK: - What is in its way

  /// Why nothing expected acts.
  private func hindrance(_ question: Question?, _ hit: Int?, _ run: GestureRun) -> Answer.Hindrance {
    guard let hit else { return .nothingThere }
    let view = question?.view ?? hit
    if let recognizer = question?.recognizer {
      guard recognizers.isPlayed(recognizer) else { return recognizers.silence(of: recognizer) }
      return fate(of: recognizer, run) ?? .nothingThere
    }
    if let holder = exclusive(hit, run) { return .exclusive(holder) }
    if let standard = reader.standards[view], standard.isControl {
      let activity = activity(of: view, standard, run)
      if let hindrance = activity.hindrance { return .control(view, hindrance) }
      if reader.isTargetless(view) { return .control(view, .targetless) }
      if run.script.isPress, reader.isTargeted(view) { return .control(view, .untargeted) }
    }
    if question == nil, let control = targetless(run) { return .control(control, .targetless) }
    let isToScroll = reader.standards[view] == .scrollView && question?.script.isForContent == true
    if isToScroll, let script = question?.script, let lack = lack(of: view, along: script) {
      return foreigner(on: view).map { .unknownKind($0) } ?? .noRoom(view, lack)
    }
    let isOfText = recognizers.isTextView(view) && !isToScroll
    let meant: ScreenRecognizer.Part =
      switch question?.script.key {
      case "tap": .textTap
      case "hold": .textPress
      default: .textDoubleTap
      }
    if isOfText, screen.views[view].isSelectable == false || !hasTextRecognizers(view) {
      return .plainText(view)
    }
    for recognizer in recognizers.recognizers(of: view) where run.receivers.contains(recognizer) {
      // One only delays touches, what is to scroll does so by its pan, and text by what is for the gesture.
      let part = recognizers.part(recognizer)
      if part == .scrollDelay || isToScroll && part != .scrollPan { continue }
      if isOfText, part != nil, part != meant { continue }
      if let fate = fate(of: recognizer, run) { return fate }
    }
    if let swipe = rowSwipe(of: view, question ?? Question(script: run.script)),
      run.receivers.contains(swipe),
      let fate = fate(of: swipe, run)
    {
      return fate
    }
    if let taker = taker(run) {
      let owner = recognizers.placed[taker].view
      // The text view is what is in the way, whichever of its recognizers acted.
      return recognizers.part(taker)?.isOfText == true && owner != view && lineage.isWithin(owner, view)
        ? .kept(by: owner) : .taken(by: taker)
    }
    if let keeper = keeper(between: hit, and: view) { return .kept(by: keeper) }
    return recognizers.abstract(on: view).map { .abstract($0) } ?? .nothingThere
  }

  /// A recognizer that a scroll view has beside its own and UIKit's and that is not played: with nothing to scroll the
  /// view is there for that; or nil.
  private func foreigner(on view: Int) -> Int? {
    recognizers.recognizers(of: view).first {
      recognizers[$0].isEnabled && recognizers[$0].standing == .unknown
    }
  }

  /// Whether a text view has a recognizer that acts on its text.
  private func hasTextRecognizers(_ view: Int) -> Bool {
    recognizers.recognizers(of: view).contains { recognizers.part($0)?.isOfText == true }
  }

  /// The control without a target that sends its main event in a run; or nil.
  private func targetless(_ run: GestureRun) -> Int? {
    for case .control(let kind, let control, 0) in run.events.map(\.event)
    where reader.isTargetless(control) && kind == reader.standards[control]?.purpose {
      return control
    }
    return nil
  }

  /// Why a scroll view has no room to scroll as a finger moves; nil where it has some or the input does not say.
  ///
  /// With content no larger than itself it scrolls along an axis only if it always bounces there. [SCR-21]
  func lack(of view: Int, along script: GestureScript) -> Answer.Room? {
    let data = screen.views[view]
    guard let content = data.scrolling?.contentSize, let way = script.way else { return nil }
    let isVertical = abs(way.y) >= abs(way.x)
    let bounces = isVertical ? data.scrolling?.alwaysBounceVertical : data.scrolling?.alwaysBounceHorizontal
    guard bounces != true, !(isVertical && data.isTable) else { return nil }
    let inset = data.scrolling?.contentInset ?? UIEdgeInsets.zero
    let (length, room) =
      isVertical
      ? (content.height + inset.top + inset.bottom, data.bounds.size.height)
      : (content.width + inset.left + inset.right, data.bounds.size.width)
    guard length <= room else { return nil }
    return Answer.Room(content: content, isVertical: isVertical)
  }

  /// What a control did in a run.
  func activity(of view: Int, _ standard: StandardClass, _ run: GestureRun) -> ControlActivity {
    ControlActivity(
      of: view, purpose: standard.purpose(ofPress: run.script.isPress),
      tap: recognizers.recognizers(of: view).first { recognizers.part($0) == .textTap },
      isEnabled: screen.views[view].isEnabled != false, isSlider: standard == .slider, in: run)
  }

  /// Why a recognizer that got the touch did not act.
  private func fate(of recognizer: Int, _ run: GestureRun) -> Answer.Hindrance? {
    if run.undecided.contains(recognizer) { return .waits(recognizer) }
    for timed in run.events.reversed() {
      if case .verdict(recognizer, let verdict) = timed.event, verdict.state == .failed {
        return .failed(recognizer, verdict)
      }
    }
    return nil
  }

  /// The recognizer that takes the first touch from its view; other fingers do not explain the answer.
  private func taker(_ run: GestureRun) -> Int? {
    var first: Int?
    for timed in run.events {
      switch timed.event {
      case .targeted(let contact, _) where !run.script.isResting(contact): first = first ?? contact
      case .taken(first, let recognizer, _): return recognizer
      default: break
      }
    }
    return nil
  }

  /// The view below another one that gets the touch and does not pass it on.
  private func keeper(between hit: Int, and view: Int) -> Int? {
    for candidate in lineage.line(hit).reversed() where candidate != view {
      guard lineage.isWithin(candidate, view) else { return nil }
      if ClassKnowledge.isPartOfCell(screen.views[candidate]) { continue }
      if reader.standards[candidate] != nil || screen.views[candidate].hasTouchMethods == true {
        return candidate
      }
    }
    return nil
  }
}
