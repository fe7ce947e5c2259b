import Fingerpost
import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation

/// The answer in one or two sentences, with names and numbers.
nonisolated extension Words {
  /// What happens, for people, with what would change it if what the input leaves open were otherwise.
  func answer(_ report: Report) -> Sentence {
    let answer: Sentence = "\(outcome(report))\(inPart(report))\(unless(report))"
    return television(report.answer).map { $0 + answer } ?? answer
  }

  private func outcome(_ report: Report) -> Sentence {
    let answer = report.answer
    let isOpen = answer.doubt != nil || report.otherOrder != nil
    let may = isOpen && report.question?.view != nil ? "may " : ""
    let makes = may.isEmpty ? "makes" : "may make"
    let reaches = may.isEmpty ? "reaches" : "may reach"
    let gesture: Sentence =
      answer.script.isPress ? press(report) : "\(Self.gesture(answer.script, report))"
    guard let question = report.question, let view = question.view else {
      return unasked(answer, gesture, report)
    }
    let name = question.recognizer.map(recognizers.described) ?? short(view)
    let time = answer.own.first.map { Words.milliseconds($0.nanoseconds) } ?? ""
    if let open = undecided(answer, question, gesture, name, time) { return open }
    switch answer.kind {
    case .acts where question.recognizer != nil, .actsToo where question.recognizer != nil,
      .actsInPart where question.recognizer != nil:
      return "\(gesture) \(makes) \(name) act at \(time)\(andSo(answer, view))."
    case .acts, .actsToo, .actsInPart:
      return "\(gesture) \(makes) \(name) act: \(actions(answer, question))."
        + landing(answer, view, question)
    case .actsLate: return late(answer, question, "\(gesture) \(makes) \(name) act, but late")
    case .handledInside:
      return inside(answer, view, "\(gesture) \(may.isEmpty ? "is" : "may be") handled inside \(name)")
    case .reached:
      let why =
        question.recognizer == nil
        ? openZoom(view, answer.script) ?? openEnd(view) : "the gesture of its class is not known"
      return "\(gesture) \(reaches) \(name). The input does not say what it does with the \(contact): \(why)."
        + landing(answer, view, question)
    case .actsInstead:
      if case .unknownKind = answer.hindrance {
        return "\(gesture) may never make \(name) act: \(hindrance(answer, question)), and "
          + "\(others(answer, view)) \(verb(answer.others)); what has not acted by then is excluded."
      }
      return
        "\(gesture) \(may)never \(may.isEmpty ? "makes" : "make") \(name) act: \(instead(answer, question))."
    case .nothingActs where answer.hindrance?.isDeafness == true && question.recognizer != nil:
      return "\(gesture) never makes \(name) act: \(hindrance(answer, question))."
    case .nothingActs:
      let open = openKind(answer, question)
      let lead: Sentence =
        !may.isEmpty
        ? "\(gesture) may do nothing to \(name)"
        : "\(gesture) reaches \(name), \(open == nil ? "and nothing acts" : "which does not act")"
      return "\(lead): \(hindrance(answer, question))\(open ?? "")."
    case .notReached: return neverReached(report, question, gesture, name, isOpen: !may.isEmpty)
    }
  }

  /// The answer where it hangs on what is not public or not said; nil elsewhere.
  private func undecided(
    _ answer: Answer, _ question: Question, _ gesture: Sentence, _ name: Sentence, _ time: String
  ) -> Sentence? {
    if case .mayWait(let recognizer, let other) = answer.hindrance {
      let waits: Sentence = question.recognizer == recognizer ? "it" : recognizers.described(recognizer)
      return "\(gesture) may never make \(name) act: \(waits) waits for \(recognizers.short(other)), on "
        + "\(short(recognizers.placed[other].view)), to fail, and what that does is not public; if it fails at once, "
        + "\(recognizers.short(recognizer)) acts at \(time)."
    }
    if case .mayBeRefused = answer.hindrance {
      return
        "\(gesture) may never make \(name) act: UIKit's delegate refuses it where the back button was replaced, "
        + "the bar is hidden or there is nothing to go back to, unless the application has set a delegate of its own; "
        + "if it may begin, it acts at \(time)\(rules: "ARB-12")."
    }
    if case .severalToTop = answer.hindrance {
      return
        "\(gesture), on the status bar, never scrolls \(name) to its top: \(hindrance(answer, question))."
    }
    return nil
  }

  /// That the gesture never reaches what is expected, or may not, and why.
  private func neverReached(
    _ report: Report, _ question: Question, _ gesture: Sentence, _ name: Sentence, isOpen: Bool
  ) -> Sentence {
    let answer = report.answer
    if case .unfocusable(let view, let bar) = answer.hindrance {
      let end = name.plain.hasSuffix(":") ? " because" : ":"
      return "\(gesture) never gets to \(name)\(end) \(unfocused(view, bar, question))."
    }
    guard let expected = report.expected else { return "\(gesture) never reaches \(name)." }
    if let recognizer = question.recognizer, !recognizers[recognizer].isEnabled {
      return "\(gesture) never reaches \(name): it is disabled."
    }
    if report.isIgnored { return "\(gesture) never reaches \(name): \(Self.ignoring)." }
    let lead = answer.hit == nil ? "; no view gets it" : ""
    // The name of an action may end with a colon of its own.
    let colon = lead.isEmpty && name.plain.hasSuffix(":") ? " because" : ":"
    if let condition = condition(on: expected) {
      return
        "\(gesture) may never reach \(name)\(lead)\(colon) \(reason(expected, hit: answer.hit)), \(condition)."
    }
    // What an element takes by default is all that is known of it.
    let isOpen =
      isOpen || isSizeAssumed(expected) || screen.knowledge.interaction == .none && isSwitchedOff(expected)
    let never = isOpen ? "may never reach" : "never reaches"
    return "\(gesture) \(never) \(name)\(lead)\(colon) \(reason(expected, hit: answer.hit))."
  }

  /// That one of an unknown kind may act where nothing else does, as the end of a sentence; nil where there is none.
  private func openKind(_ answer: Answer, _ question: Question) -> Sentence? {
    guard let hit = answer.hit,
      let open = recognizers.above(hit, lineage).first(where: recognizers.isUnknownKind),
      open != question.recognizer
    else { return nil }
    return "; what \(actor(.recognizer(open), near: question.view)) does is not known"
  }

  /// The gesture with its place, such as `A tap at (312, 70)`.
  private static func gesture(_ script: GestureScript, _ report: Report) -> String {
    let name = script.name + (script.direction.map { " \($0)" } ?? "")
    let (x, y) = script.center ?? (report.x, report.y)
    let rest = script.rest.map { " while a finger rests at \(Words.point($0.x, $0.y))" } ?? ""
    return name.prefix(1).uppercased() + name.dropFirst() + " at \(Words.point(x, y))\(rest)"
  }

  // MARK: - Nothing was expected

  private func unasked(_ answer: Answer, _ gesture: Sentence, _ report: Report) -> Sentence {
    guard let hit = answer.hit else {
      if answer.script.isPress { return "\(gesture) gets to no view: none can be focused\(rules: "FOC-2")." }
      return "\(gesture) lands on no view: \(whyNobody(report))."
    }
    let isOrderOpen =
      switch answer.doubt {
      case .cover, .letsThrough: true
      default: false
      }
    // A window is known to be there only because elements are.
    let isBare = screen.hasElementTypes && lineage.depths[hit] == 0
    let lands: Sentence =
      answer.script.isPress
      ? "\(gesture) gets to it"
      : isBare
        ? "\(gesture) \(isOrderOpen ? "may land" : "lands") where the input lists nothing but \(full(hit))"
        : "\(gesture) \(isOrderOpen ? "may land" : "lands") on \(full(hit))"
    let end = unlessUnasked(answer)
    switch answer.kind {
    case .nothingActs:
      if case .control(let control, let hindrance) = answer.hindrance, let standard = standards[control] {
        return
          "\(lands), and nothing acts: \(reason(hindrance, of: control, standard, isNamed: control == hit))\(end)"
      }
      if case .exclusive(let holder) = answer.hindrance {
        return "\(lands), and nothing acts: \(exclusive(holder, answer, isNamed: holder == hit))\(end)"
      }
      return "\(lands), and nothing acts: \(lack(hit, report))\(end)"
    case .reached:
      return "\(lands). The input does not say what it does with the \(contact): \(openEnd(hit))\(end)"
    default:
      if let only = answer.own.first, answer.own.count == 1, only.actor == .view(hit) {
        return "\(lands), which \(timely(only))\(end)"
      }
      var named: Set<Int> = [hit]
      let actions = viewsFirst(answer.own.prefix(3)).map { activity -> Sentence in
        let who =
          activity.actor == .view(hit) ? "it" : actor(activity.actor, near: hit, besides: &named)
        return "\(who) \(timely(activity))"
      }
      let rest = answer.own.count > 3 ? ", and \(answer.own.count - 3) more act" : ""
      return "\(lands): \(actions.listed())\(rest)\(end)"
    }
  }

  /// What something does, when, and how late that is.
  private func timely(_ activity: Activity) -> String {
    // What SwiftUI and the like make of a touch, and when, is theirs.
    if activity.host != nil { return action(activity) }
    guard let delay = activity.delay else { return action(activity) }
    let by = Words.milliseconds(delay.nanoseconds)
    if delay.subject == .action { return "\(action(activity)), \(by) late" }
    let (deed, source) = deed(activity)
    let late = "its \(beginning(activity)) comes \(by) late"
    return "\(deed) (\(source.map { "\($0); " } ?? "")\(late))"
  }

  /// What something gets first of a touch.
  private func beginning(_ activity: Activity) -> String {
    if case .sends = activity.action { "touchDown" } else { "touchesBegan" }
  }

  // MARK: - It acts

  private func actions(_ answer: Answer, _ question: Question) -> Sentence {
    let own = answer.own.map { activity -> Sentence in
      if question.recognizer == nil, case .recognizer(let index) = activity.actor {
        return "its recognizer \(recognizers.short(index)) \(action(activity))"
      }
      return "it \(action(activity))"
    }
    return "\(own.listed())\(andSo(answer, question.view))"
  }

  /// What else acts, as the end of a sentence.
  private func andSo(_ answer: Answer, _ view: Int?) -> Sentence {
    guard !answer.others.isEmpty else { return "" }
    let times = answer.others.map(\.nanoseconds)
    let verb = answer.others.count == 1 ? "acts" : "act"
    // That another acts first is what people miss.
    let first = times.min().flatMap { first in
      answer.own.allSatisfy { $0.nanoseconds > first } ? ", at \(Words.milliseconds(first)) already" : nil
    }
    return "; \(others(answer, view)) \(verb), too\(first ?? "")"
  }

  func others(_ answer: Answer, _ view: Int?) -> Sentence { list(answer.others, view) }

  /// What acts, each view named once: what recognizers sit on is said with the first of them.
  func list(_ activities: [Activity], _ view: Int?, besides known: [Int] = []) -> Sentence {
    var named = Set(known)
    let names = viewsFirst(activities.prefix(3)).map { actor($0.actor, near: view, besides: &named) }
    return names.listed() + Sentence(activities.count > 3 ? " and \(activities.count - 3) more" : "")
  }

  /// Activities in their order, but with each view before its own recognizers.
  private func viewsFirst(_ activities: ArraySlice<Activity>) -> [Activity] {
    var ordered: [Activity] = []
    for activity in activities where !ordered.contains(activity) {
      let owner = recognizers.view(of: activity.actor)
      ordered += activities.filter { $0.actor == .view(owner) && !ordered.contains($0) }
      if !ordered.contains(activity) { ordered.append(activity) }
    }
    return ordered
  }

  /// What acts, with the view that it sits on unless that has been named.
  private func actor(_ actor: Activity.Actor, near view: Int?, besides named: inout Set<Int>) -> Sentence {
    let owner = recognizers.view(of: actor)
    guard !named.insert(owner).inserted, case .recognizer(let index) = actor else {
      return self.actor(actor, near: view)
    }
    return owner == view ? recognizers.described(index) : "\(recognizers.described(index)) on it"
  }

  /// What something does and when, as a predicate.
  func action(_ activity: Activity) -> String {
    let (deed, source) = deed(activity)
    return source.map { "\(deed) (\($0))" } ?? deed
  }

  /// What something does and when, as a predicate, and from what that is known unless the run shows it.
  private func deed(_ activity: Activity) -> (deed: String, source: String?) {
    let time = Words.milliseconds(activity.nanoseconds)
    if case .recognizer(let index) = activity.actor, let part = recognizers[index].interactionPart {
      return (interaction(part, activity), nil)
    }
    let source = "as views of its class do"
    return switch activity.action {
    case .recognizes(isContinuous: true), .scrolls, .zooms:
      ("\(untimed(activity.action)) from \(time) on", nil)
    case .isKnown(.selected) where isHidingButtons(activity.actor):
      ("is selected, or only hides its buttons, at \(time)", nil)
    case .isKnown(let known) where known.host != nil: (untimed(activity.action), source)
    case .isKnown(.caret): ("\(untimed(activity.action)) at \(time)", "it is being edited")
    case .isKnown: ("\(untimed(activity.action)) at \(time)", source)
    default: ("\(untimed(activity.action)) at \(time)", nil)
    }
  }

  /// What something does, as a predicate.
  func untimed(_ action: Activity.Action) -> String {
    switch action {
    case .recognizes: "acts"
    case .sends(let kind): "sends \(kind.rawValue)"
    case .isKnown(let action): action.predicate
    case .handlesTouches: "gets touchesEnded"
    case .scrolls: "scrolls"
    case .zooms: "zooms"
    }
  }

  /// What acts, and how it is related to a view.
  func actor(_ actor: Activity.Actor, near view: Int?) -> Sentence {
    switch actor {
    case .recognizer(let index):
      let owner = recognizers.placed[index].view
      return "\(recognizers.described(index))\(place(of: owner, near: view))"
    case .view(let other):
      guard let view, other != view, lineage.isWithin(other, view) else { return short(other) }
      return "\(short(other))\(aside: "inside it")"
    }
  }

  private func place(of owner: Int, near view: Int?) -> Sentence {
    guard let view else { return "\(aside: "on \(short(owner))")" }
    if owner == view { return "" }
    if lineage.parent(view) == owner { return "\(aside: "on its superview")" }
    if lineage.isWithin(view, owner) { return "\(aside: "on \(short(owner)) around it")" }
    return "\(aside: "on \(short(owner))")"
  }

  /// Says so if the touch lands on a view inside, or the pointer that scrolls is over it.
  private func landing(_ answer: Answer, _ view: Int, _ question: Question) -> Sentence {
    guard let hit = answer.hit, hit != view, lineage.isWithin(hit, view),
      !PublicClasses.isPrivate(screen.views[hit].className)
    else { return "" }
    return question.script.isScrolling
      ? " The pointer is over the \(short(hit)) in it."
      : " The touch itself lands on the \(short(hit)) in it."
  }

  private func late(_ answer: Answer, _ question: Question, _ head: Sentence) -> Sentence {
    guard let activity = answer.own.first(where: { $0.delay != nil }), let delay = activity.delay else {
      return "\(head)."
    }
    var text: Sentence = "\(head): \(reason(of: delay, activity, question))."
    if !answer.others.isEmpty {
      let others = others(answer, question.view)
      let verb = answer.others.count == 1 ? "acts" : "act"
      text += " \(others.capitalized) \(verb), too."
    }
    return text
  }

  /// What caused a delay, and how long it is, as a clause.
  private func reason(of delay: Activity.Delay, _ activity: Activity, _ question: Question) -> Sentence {
    let by = Words.milliseconds(delay.nanoseconds)
    let name = if case .sends = activity.action { "highlight (touchDown)" } else { beginning(activity) }
    let highlight = "its \(name) comes \(by) late; it still \(action(activity))"
    switch (delay.subject, delay.cause) {
    case (.began, .scrollView(let view)):
      let limit = Words.milliseconds(Int64(eventRules.scrollContentTouchDelay * 1e9))
      let holder: Sentence = view == question.view && question.recognizer == nil ? "it" : short(view)
      return "\(holder) holds touches of its content back for up to \(limit), so \(highlight)"
    case (.began, .recognizer(let other)):
      return "\(recognizers.described(other)) delays touchesBegan, so \(highlight)"
    case (.action, .recognizer(let other)):
      let subject: Sentence =
        if case .recognizer(let own) = activity.actor, own != question.recognizer {
          recognizers.short(own)
        } else {
          "it"
        }
      return "\(subject) \(action(activity)), \(by) late, after \(recognizers.described(other)) has failed"
    default: return "it \(action(activity)), \(by) late"
    }
  }
}
