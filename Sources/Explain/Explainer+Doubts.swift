import Fingerpost
import FingerpostGestures
import FingerpostScreens
import FingerpostTrace
import Foundation

/// What the input leaves open, tried both ways.
extension Explainer {
  /// Something that the input leaves open and with which the answer would be another; nil where nothing like that was
  /// found.
  private func doubt(on answer: Answer, to question: Question, _ run: GestureRun?) -> Answer.Doubt? {
    if let order = order(answer, question) { return order }
    if let cover = cover(answer, question) { return .cover(cover) }
    if let doubt = unknownKind(answer, question, run) ?? swiped(answer) { return doubt }
    if let run, let slider = slider(answer, question, run) { return slider }
    return permeable(answer, question) ?? untold(answer, question) ?? untoldWait(answer, question)
      ?? systemGesture(answer, question)
  }

  /// Adds the doubt on an answer, which is disputed then if something was expected.
  func addDoubt(to answer: inout Answer, _ question: Question, _ run: GestureRun?) {
    answer.doubt = doubt(on: answer, to: question, run)
    if answer.doubt != nil, question.view != nil { answer.isDisputed = true }
  }

  // MARK: - Elements

  /// An element whose place in front or behind decides: the touch is played with each that may get it in front.
  private func order(_ answer: Answer, _ question: Question) -> Answer.Doubt? {
    guard screen.knowledge.depth == .none, let start = question.script.start, let hit = answer.hit else {
      return nil
    }
    let point = CGPoint(x: start.x, y: start.y)
    let order = ElementOrder(screen, lineage) { [screen, touched] view in
      screen.hasElementTypes
        ? screen.views[view].printedFrame.contains(point)
        : touched.built.views[view].point(inside: touched.built.local(point, of: view), with: nil)
    }
    let takers = touched.built.shownRoots.flatMap { order.takers(from: $0) }
      .filter { $0 != hit }
    guard let view = question.view else { return takers.last.map { .cover($0) } }
    // What was expected comes first: it may be all that matters.
    let own = takers.filter { lineage.isWithin($0, view) }
    for taker in (own + takers.filter { !own.contains($0) }).prefix(Self.takerLimit) {
      let player = GesturePlayer(factory, changes: order.raising(taker))
      guard finder.answer(question, player.play(question.script)).happens != answer.happens else { continue }
      return answer.kind == .notReached ? .behind(hit) : .cover(taker)
    }
    return nil
  }

  /// The most elements that are played as lying in front.
  private static let takerLimit = 12

  /// An element that may lie over what acts: it covers the point, and elements are listed in an order of their own.
  private func cover(_ answer: Answer, _ question: Question) -> Int? {
    guard screen.hasElementTypes, answer.happens, let view = question.view,
      let start = question.script.start
    else { return nil }
    let point = CGPoint(x: start.x, y: start.y)
    let covers = screen.views.indices.filter { other in
      screen.views[other].printedFrame.contains(point) && mayCover(other, view)
    }
    return covers.first { $0 > view } ?? covers.first
  }

  /// Whether an element beside another one may take touches in front of it.
  ///
  /// Containers are left out: what is in them is looked at by itself.
  private func mayCover(_ other: Int, _ view: Int) -> Bool {
    let data = screen.views[other]
    guard !lineage.isWithin(other, view), !lineage.isWithin(view, other), data.isSaidVisible != false,
      data.hitOverride == nil, isShown(other)
    else { return false }
    // What is listed later was passed over only because of what is assumed of its class; the same assumption holds for
    // a picture or a text that is listed earlier, as what lies behind is.
    guard (other < view) == data.isUserInteractionEnabled else { return false }
    return lineage.counts[other] == 0 || Self.uses.contains(where: data.className.hasSuffix)
  }

  /// How the types of elements end that take touches whatever is in them.
  private static let uses = [
    "Bar", "Button", "Cell", "Field", "Switch", "Slider", "Keyboard", "Alert", "Sheet", "Popover", "Link",
  ]

  // MARK: - Unknown kinds

  /// A recognizer in play of a kind that is not known, with which the answer is another if it recognizes at once.
  private func unknownKind(_ answer: Answer, _ question: Question, _ run: GestureRun?) -> Answer.Doubt? {
    guard let run, question.recognizer.map(recognizers.isPlayed) != false else { return nil }
    var open: [Int] = []
    for case .targeted(_, let view) in run.events.map(\.event) {
      open += recognizers.above(view, lineage).filter { recognizers.isUnknownKind($0) && !open.contains($0) }
    }
    for index in open.prefix(Self.kindLimit) {
      var edits = ScreenEdits()
      edits.eager = [index]
      let other = finder.answer(question, player(edits).play(question.script))
      let isOther =
        question.view == nil
        ? Self.actors(other, without: index) != Self.actors(answer, without: index)
        : other.happens != answer.happens
      if isOther { return .unknownKind(index) }
    }
    return nil
  }

  /// The most recognizers of unknown kinds that are played as acting first.
  private static let kindLimit = 3

  private static func actors(_ answer: Answer, without recognizer: Int) -> [Activity.Actor] {
    (answer.own + answer.others).map(\.actor).filter { $0 != .recognizer(recognizer) }
  }

  /// What acts beside what was expected or in its place, or anything where nothing was, and waits for one of an unknown
  /// kind.
  private func untoldWait(_ answer: Answer, _ question: Question) -> Answer.Doubt? {
    let activities = question.view == nil ? answer.own : answer.others
    return finder.untoldWait(of: activities, hit: answer.hit).map {
      .untoldWait($0.recognizer, for: $0.other)
    }
  }

  // MARK: - Cells

  /// A cell whose buttons show beside it may only hide them, and not be selected.
  private func swiped(_ answer: Answer) -> Answer.Doubt? {
    for activity in answer.own {
      guard case .view(let cell) = activity.actor, activity.action == .isKnown(.selected),
        words.showsButtons(cell)
      else { continue }
      return .swiped(cell)
    }
    return nil
  }

  // MARK: - Sliders

  /// Whether the answer is another if a slider lets a recognizer begin that it refuses here. [CTL-44]
  private func slider(_ answer: Answer, _ question: Question, _ run: GestureRun) -> Answer.Doubt? {
    guard question.view != nil else { return nil }
    for timed in run.events {
      guard case .refused(let recognizer, let control) = timed.event, standards[control] == .slider else {
        continue
      }
      var edits = ScreenEdits()
      edits.slidersYield = true
      let other = player(edits).play(question.script)
      let loses = question.view == control && isTaken(control, in: other)
      let isSame = finder.answer(question, other).happens == answer.happens && !loses
      return isSame ? nil : .yieldingSlider(control, to: recognizer)
    }
    return nil
  }

  /// Whether a slider loses its touch in a run: having followed the finger a little, it has not done what it is there for.
  func isTaken(_ slider: Int, in run: GestureRun) -> Bool {
    run.events.contains { timed in
      if case .tracking(.cancelled, slider, _) = timed.event { true } else { false }
    }
  }

  /// Plays gestures on a screen with some edits, which is made once.
  private func player(_ edits: ScreenEdits) -> GesturePlayer {
    if let known = otherPlayers.first(where: { $0.edits == edits }) { return known.player }
    let player = GesturePlayer(factory, edits: edits)
    otherPlayers.append((edits, player))
    return player
  }
}
