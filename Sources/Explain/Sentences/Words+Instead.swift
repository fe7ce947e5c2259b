import Fingerpost
import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import Foundation

/// Why what was expected does not act, and what acts in its place.
nonisolated extension Words {
  func instead(_ answer: Answer, _ question: Question) -> Sentence {
    let view = question.view
    if case .noRoom(let empty, let room) = answer.hindrance, let first = answer.others.first {
      return "\(lack(of: empty, room)); \(actor(first.actor, near: view)) \(action(first))"
    }
    if let view, answer.hindrance?.isDeafness == true { return clash(answer, question, view) }
    guard let taker = taker(answer) else {
      if let first = answer.others.first, case .view(let other) = first.actor, let view,
        lineage.isWithin(other, view)
      {
        // That it takes the touch is all that is sure of a text view whose text it may not be possible to edit.
        if first.action == .isKnown(.edits), screen.views[other].isEditable == nil {
          return
            "\(actor(first.actor, near: view)) takes the touch at \(Words.milliseconds(first.nanoseconds))"
        }
        return "\(actor(first.actor, near: view)) takes the \(contact) and \(action(first))"
      }
      return view.map { clash(answer, question, $0) } ?? others(answer, nil)
    }
    if let menu = menu(takenBy: taker, answer, near: view) { return menu }
    let time = answer.others.first { $0.actor == .recognizer(taker) }?.nanoseconds
    let at = time.map { " at \(Words.milliseconds($0))" } ?? ""
    return "\(actor(.recognizer(taker), near: view)) takes the \(contact)\(at)"
  }

  /// Why what was expected does not act, and what else acts, each thing named once.
  private func clash(_ answer: Answer, _ question: Question, _ view: Int) -> Sentence {
    var rest = answer.others
    var named: [Int] = []
    var reason = hindrance(answer, question)
    func take(_ actor: Activity.Actor) -> Activity? {
      rest.firstIndex { $0.actor == actor }.map { rest.remove(at: $0) }
    }
    switch answer.hindrance {
    case .failed(let recognizer, let verdict), .control(_, .failed(let recognizer, let verdict)):
      // The reason names it already.
      if case .contentKeepsIt(let keeper, _) = verdict.reason, rest.count > 1 { _ = take(.view(keeper)) }
      guard let (actor, end) = opponent(verdict), let activity = take(actor) else { break }
      let owner = recognizers.view(of: actor)
      named = [owner]
      var who = self.actor(actor, near: view)
      // Where its view acts, too, that is named below.
      if case .recognizer(let winner) = actor, rest.contains(where: { $0.actor == .view(owner) }) {
        who = recognizers.described(winner)
        named = []
      }
      reason = "\(subject(recognizer, question)) fails, because \(who) \(action(activity)) and \(end)"
    case .kept(let keeper), .control(_, .forwarded(from: let keeper)):
      named = [keeper]
      guard let activity = take(.view(keeper)) else { break }
      reason = "\(actor(activity.actor, near: view)) takes the \(contact) and \(action(activity))"
    default: break
    }
    guard !rest.isEmpty else { return reason }
    return "\(reason); \(list(rest, view, besides: named)) \(verb(rest))"
  }

  /// What made a recognizer fail, and how.
  private func opponent(_ verdict: GestureEvent.Verdict) -> (actor: Activity.Actor, end: String)? {
    switch verdict.reason {
    case .prevented(by: .some(let winner)): (.recognizer(winner), "excludes it")
    case .requiredOneRecognized(.some(let winner)): (.recognizer(winner), "had to fail first")
    case .notAllowed(by: .some(let control)): (.view(control), "does not let it begin")
    default: nil
    }
  }

  func verb(_ others: [Activity]) -> String {
    others.count == 1 ? others.first.map(action) ?? "acts" : "act"
  }

  /// The recognizer that took the touch from what was expected.
  func taker(_ answer: Answer) -> Int? {
    switch answer.hindrance {
    case .taken(let taker), .control(_, .cancelled(by: .some(let taker))),
      .control(_, .takenBefore(by: let taker)):
      taker
    default: nil
    }
  }

  /// That the recognizer which was expected needs more fingers than the gesture has, and acts then. [TAP-8]
  func withMoreFingers(_ report: Report) -> Sentence? {
    guard let own = report.question?.recognizer, !report.answer.happens, let gestures = report.gestures,
      let fingers = recognizers[own].settings.numberOfTouchesRequired, fingers > 1,
      let place = gestures.activities.firstIndex(where: { $0.contains { $0.actor == .recognizer(own) } })
    else { return nil }
    return
      "\(recognizers.short(own)) is for \(fingers) fingers: \(gestures.runs[place].script.name) makes it act."
  }

  /// That a view wants fingers for itself while another finger rests. [EXCL-1, EXCL-2]
  func exclusive(_ holder: Int, _ answer: Answer, isNamed: Bool) -> Sentence {
    holder == answer.hit
      ? "isExclusiveTouch of \(isNamed ? "it" : short(holder)) is true, so it gets no finger while another view of the "
        + "window has one\(rules: "EXCL-2")"
      : "\(short(holder)) has isExclusiveTouch, so while a finger is on it no other view of the window gets one"
        + "\(rules: "EXCL-1")"
  }

  func hindrance(_ answer: Answer, _ question: Question) -> Sentence {
    guard let view = question.view else { return "nothing is expected" }
    let name = short(view)
    switch answer.hindrance {
    case .control(let control, let hindrance):
      guard let standard = standards[control] else { return "\(name) sends nothing" }
      return reason(hindrance, of: control, standard, isNamed: control == view)
    case .taken(let taker): return "\(actor(.recognizer(taker), near: view)) takes the \(contact)"
    case .failed(let recognizer, let verdict)
    where verdict.reason == .itself(nil) && answer.others.contains { $0.dragsFrom != nil }:
      return "\(subject(recognizer, question)) fails, because the drag takes the finger\(rules: "DRAG-6")"
    case .failed(let recognizer, let verdict):
      return "\(subject(recognizer, question)) fails, because \(why(recognizer, verdict))"
    case .pulledTooLittle(let way):
      let needed = Words.plain(eventRules.refreshControlThreshold)
      return
        "the finger pulls the content down by \(Words.plain(way.rounded())) pt, and it takes about \(needed) pt to "
        + "refresh\(rules: "LIST-24")"
    case .waits(let recognizer) where recognizers.waitsForItself(recognizer):
      return
        "\(subject(recognizer, question)) requires itself to fail, and so waits forever\(rules: "ARB-25")"
    case .waits(let recognizer):
      return "\(subject(recognizer, question)) waits forever for another one to fail"
    case .waitsForLift(let recognizer, let other):
      return
        "\(subject(recognizer, question)) waits for \(recognizers.short(other)) to fail, which it does only when the "
        + "finger has lifted\(rules: "ARB-18")"
    case .noRoom(let empty, let room) where empty != view:
      return "\(short(empty)) cannot be pulled, as \(lack(of: empty, room))"
    case .noRoom(let empty, let room): return lack(of: empty, room)
    case .exclusive(let holder): return exclusive(holder, answer, isNamed: holder == view)
    case .oneFinger(let hit):
      return
        "the touch methods of \(hit == view ? "it" : short(hit)) hear of one finger only, since isMultipleTouchEnabled is "
        + "false\(rules: "MULTI-1")"
    case .takesNoScrolling(let pan?):
      let isDefault = recognizers[pan].settings["allowedScrollTypesMask"] == nil
      return
        "\(subject(pan, question)) takes no scrolling of wheels and trackpads, as its allowedScrollTypesMask is "
        + "\(isDefault ? "empty by default" : "empty")\(rules: "PAN-14")"
    case .takesNoScrolling(nil):
      return
        "wheels and trackpads scroll pan recognizers only, \(question.recognizer == nil ? "and it has none" : "which it is not")"
        + "\(rules: "SCR-50")"
    case .takesNoFingers(let recognizer): return deafness(of: recognizer)
    case .unfocusable(let view, let bar): return unfocused(view, bar, question)
    case .unknownKind(let recognizer) where question.recognizer == nil:
      return "what its recognizer \(recognizers.short(recognizer)) does is not known"
    case .unknownKind: return "what its kind does is not known"
    case .noZoom(let view):
      return
        "\(view == question.view ? "it" : short(view)) has no pinch recognizer, so that its zoom scales are the same; to zoom it "
        + "needs minimumZoomScale < maximumZoomScale and a delegate whose viewForZooming(in:) returns a view\(rules: "SCR-23")"
    case .abstract(let recognizer):
      return
        "\(subject(recognizer, question)) is a UIGestureRecognizer itself, which recognizes nothing; only classes that build "
        + "on it do, such as UITapGestureRecognizer\(rules: "TAP-12")"
    case .severalToTop(let others):
      return
        "for that, only one scroll view on the screen may have scrollsToTop = true, and "
        + "\(others.prefix(3).map { full($0) }.listed()) \(others.count == 1 ? "has" : "have") it, too\(rules: "SCR-24")"
    case .mayBeRefused: return "UIKit's delegate may refuse it"
    case .mayWait(let recognizer, let other):
      return "\(subject(recognizer, question)) waits for \(recognizers.short(other)) to fail"
    case .plainText(let text) where screen.views[text].isSelectable != false:
      return
        "the input lists no recognizer for its text, which text views have unless it can be neither edited nor selected"
        + "\(rules: "TXV-2", "TXV-4")"
    case .plainText(let text):
      return
        "the text of \(text == view ? "it" : short(text)) cannot be selected, so that taps and presses do nothing to it, and "
        + "no link in it opens\(rules: "TXV-2")"
    case .kept(let keeper): return "\(short(keeper)), inside it, keeps the \(contact)"
    case .nothingThere, nil:
      switch recognizers.knowledge(of: view) {
      case .unasked: return "it is not a control, and this kind of input does not list gesture recognizers"
      case .untold:
        return "it is not a control, and the input does not say which gesture recognizers it has"
      case .told: break
      }
      if let other = finder.twin(of: view) {
        return "it has no gesture recognizer. A recognizer belongs to one view, the last it was added to: "
          + "\(recognizers.short(other)) is on \(full(recognizers.placed[other].view))"
      }
      let isOff = screen.views[view].recognizers?.isEmpty == false
      return "it has no gesture recognizer\(isOff ? " that is enabled" : "") and is not a control"
    }
  }

  /// Why the recognizer that was expected gets no touches of fingers, as a clause. [GR-30, HOVER-2]
  private func deafness(of recognizer: Int) -> Sentence {
    guard recognizers[recognizer].leavesOutFingers else {
      return
        "it follows a pointer or a pencil above the screen, and gets no touches\(rules: "HOVER-1", "HOVER-2")"
    }
    let types = recognizers[recognizer].touchTypes ?? []
    let names = types.map { UITouch.TouchType(rawValue: $0).map { ".\($0)" } ?? "\($0)" }
    return types.isEmpty
      ? "its allowedTouchTypes are empty\(rules: "GR-30")"
      : "its allowedTouchTypes are \(names.joined(separator: " and ")) alone, which leaves out fingers\(rules: "GR-30")"
  }

  /// A recognizer of the expected view, or the expected one itself.
  private func subject(_ recognizer: Int, _ question: Question) -> Sentence {
    question.recognizer == recognizer ? "it" : "its recognizer \(recognizers.short(recognizer))"
  }

  /// Why a scroll view cannot scroll, as a clause.
  func lack(of view: Int, _ room: Answer.Room) -> Sentence {
    let (size, axis) = (Words.point(room.width, room.height), room.isVertical ? "Vertical" : "Horizontal")
    guard !room.isEmpty else {
      return "its contentSize is \(size), so there is nothing to scroll\(rules: "SCR-21")"
    }
    let extent = room.isVertical ? "taller" : "wider"
    return "its contentSize is \(size), no \(extent) than itself, so it does not scroll "
      + "unless alwaysBounce\(axis) is true\(rules: "SCR-21")"
  }
}
