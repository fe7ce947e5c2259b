import FingerpostText

/// Renders a trace for people: one line per fact, with the time in front and the rule behind.
///
/// ```
/// @0.000  contact 1 down at (300, 580)
/// @0.000    UIWindow asked at (300, 580), level 0, pass 1 [WIN-5]
/// ```
public struct TraceTextRenderer {
  private(set) var names = SubjectNames()

  /// Creates a renderer, which learns the subjects' names from the records it is given.
  public init() {}

  /// Renders a record, or returns nil for one that only introduces a name.
  public mutating func line(for record: TraceRecord) -> String? {
    if names.learn(record.fact) { return nil }
    let rule = record.fact.rule.map { " [\($0.rawValue)]" } ?? ""
    return "@\(Decimals.seconds(record.nanoseconds))  \(text(of: record.fact))\(rule)"
  }

  private func text(of fact: Fact) -> String {
    switch fact {
    case .subject(let id, let kind, let name):
      return "\(kind.rawValue) \(id.rawValue) is \(name)"
    case .contact(let contact, let change, let x, let y):
      return "contact \(contact) \(change.rawValue) at \(point(x, y))"
    case .pointer(let change, let x, let y):
      return "pointer \(change.rawValue) at \(point(x, y))"
    case .pointed(let window, let view):
      return "pointer is over \(names[view]) in \(names[window])"
    case .press(let press, let change):
      return "\(named(press)) \(change.rawValue)"
    case .pressTargeted(let press, let responder):
      return "\(named(press)) belongs to \(responder.map { names[$0] } ?? "nobody: there is no key window")"
    case .signal(let signal):
      return signal.text
    case .signalTargeted(let signal, let responder, let receiver):
      return "\(signal.text) goes to \(responder.map { names[$0] } ?? "nobody"): \(receiver.text)"
    case .signalDelivered(let signal, let responder):
      return "\(names[responder]) gets \(signal.text)"
    case .signalForwarded(let signal, let from, let to):
      return forwarding(signal.text, from, to)
    case .shakeTaken(let responder, let cause):
      return "the shake is taken from \(names[responder]): \(cause.text)"
    case .systemActed(let behavior):
      return "the application got \(behavior.text)"
    case .typed(let press, let responder):
      return "\(named(press)) is typed into \(names[responder])"
    case .focused(let view, let before, let cause):
      let from = before.map { ", no longer \(names[$0])" } ?? ""
      return "\(view.map { names[$0] } ?? "nothing") is focused\(from): \(cause.text)"
    case .focusStays(let view, .refused, let environment):
      return "\(names[view]) stays focused: \(environment.map { names[$0] } ?? "one of its environments") "
        + "does not allow it to change"
    case .focusStays(let view, .nothingThere, _):
      return "\(names[view]) stays focused: nothing can be focused in that direction"
    case .editMenu(let view, let step, let elements):
      let count = step == .presented ? ", \(PlainText.count(elements, "element"))" : ""
      return "the edit menu of \(names[view]) \(step.text)\(count)"
    case .windowAsked(let window, let contact, let pass, let level, let x, let y):
      return "  \(names[window]) is asked for contact \(contact) at \(point(x, y)), "
        + "level \(Decimals.short(level)), pass \(pass)"
    case .windowAnswered(let window, _, let view):
      return "  \(names[window]) answers \(view.map { names[$0] } ?? "nil")"
    case .visited(let visit):
      return "    \(names[visit.view]) \(point(visit.x, visit.y)): \(reason(of: visit))"
    case .answered(let view, let answer):
      return "    \(names[view]) answers \(answer.map { names[$0] } ?? "nil")"
    case .targeted(let contact, let window, let view):
      return "contact \(contact) belongs to \(names[view]) in \(names[window])"
    case .gathered(let contact, let samples):
      return "contact \(contact) brings \(samples) earlier \(samples == 1 ? "sample" : "samples")"
    case .estimated(let contact, let sample, let properties, let expected):
      return
        "\(named(contact)) has estimates in sample \(sample): \(EstimateNames.text(properties)), expecting \(EstimateNames.text(expected))"
    case .updated(let sample, .applied, let expected):
      return "sample \(sample) is updated, expecting \(EstimateNames.text(expected))"
    case .updated(let sample, .givenUp, _): return "sample \(sample) is not updated any more"
    case .updated(let sample, .unknown, _): return "sample \(sample) is updated, and waits for nothing"
    case .updateTold(let contact, let sample, let receiver):
      return "  \(names[receiver]) gets the update of sample \(sample) of \(named(contact))"
    case .updateForwarded(let from, let to):
      return forwarding("the update", from, to)
    case .dispatch(.fetched(.main)): return "the main thread takes the frame from its port"
    case .dispatch(.fetched(.eventFetch)): return "the event-fetch thread hands over the frame"
    case .dispatch(.sent(let event)): return "UIApplication.sendEvent: \(event.rawValue)"
    case .dispatch(.givenOut(let window)): return "\(names[window]).sendEvent gives the touches out"
    case .dispatch(.gesturesUpdated): return "the gesture environment is updated, outside of any event"
    case .dropped(let contact, let reason):
      return "contact \(contact) is dropped: \(reason.text)"
    case .withheld(let contact, let view, let reason):
      return "contact \(contact) is kept from \(names[view]): \(reason.text)"
    case .tapCount(let contact, let count, let reason):
      return "contact \(contact) has tap count \(count): \(reason.text)"
    case .delivered(let phase, let receiver, let contacts):
      return "\(names[receiver]) gets \(phase.rawValue) of \(list(contacts))"
    case .forwarded(let phase, let from, let to):
      return forwarding(phase.rawValue, from, to)
    case .cancelled(let contact, let view, let cause):
      return "\(named(contact)) is taken from \(names[view]): \(cause.text)"
    case .detached(let contact, let view):
      return "\(named(contact)) lets go of \(names[view])"
    case .keyWindow(let window, let reason):
      return "key window is \(window.map { names[$0] } ?? "none"): \(reason.text)"
    case .firstResponder(let responder, let change):
      return "\(names[responder]) \(change.text)"
    case .verdict(let contestant, let state, let reason):
      return "\(names[contestant]) \(state.name)\(text(of: reason))"
    case .waits(let contestant, let other):
      return "\(names[contestant]) waits for \(names[other]) to fail"
    case .waitsInCircle(let contestant):
      return "\(names[contestant]) waits for itself, in a circle"
    case .received(let contact, let contestant):
      return "\(names[contestant]) receives \(named(contact))"
    case .observed(let phase, let contestant, let contacts):
      return "  \(names[contestant]) sees \(phase.rawValue) of \(list(contacts))"
    case .ignored(let contact, let contestant):
      return "\(names[contestant]) ignores \(named(contact))"
    case .together(let contestant, let other):
      return "\(names[contestant]) and \(names[other]) go on together"
    case .acted(let contestant, let state, let targets):
      return "\(names[contestant]) acts: \(state.name), \(PlainText.count(targets, "target"))"
    case .gaveUp(let contestant, let reason):
      return "\(names[contestant]) gives up: \(reason.text)"
    case .heldBack(let phase, let contact, let view, let contestant):
      return "\(phase.rawValue) of \(list([contact])) is kept from \(names[view]) for \(names[contestant])"
    case .taken(let contact, let contestant):
      return "\(named(contact)) is taken by \(names[contestant])"
    case .resetWaits(let contestant, let other):
      return "\(names[contestant]) is through; its reset waits for \(names[other])"
    case .contestantReset(let contestant):
      return "\(names[contestant]) is reset"
    case .tracking(let control, let contact, let change):
      return "\(names[control]) \(change.text) \(named(contact))"
    case .crossed(let control, let contact, let inside):
      return "\(named(contact)) \(inside ? "comes into" : "leaves") \(names[control]) and its margin"
    case .controlEvent(let control, let kind, _, let handlers):
      return "\(names[control]) sends \(kind.rawValue), \(PlainText.count(handlers, "handler"))"
    case .refused(let recognizer, let control):
      return "\(names[control]) does not let \(names[recognizer]) begin"
    case .actionSought(let action, let responder, let performs):
      return "  \(names[responder]) \(performs ? "performs" : "does not perform") \(action)"
    case .actionSent(let action, let sender, let receiver):
      let from = sender.map { " from \(names[$0])" } ?? ""
      switch receiver {
      case .responder(let responder): return "\(action)\(from) goes to \(names[responder])"
      case .object(let name): return "\(action)\(from) goes to an object of \(name)"
      case .closure: return "\(action)\(from) is performed"
      case .nobody: return "\(action)\(from) goes to nobody"
      }
    case .contentJudged(let view, let scrollView, let decision):
      return
        "\(names[view]) \(decision.text) \(names[scrollView]) can\(decision == .loses ? "" : "not") scroll"
    case .scrolling(let scrollView, let step, let x, let y):
      return "\(names[scrollView]) \(step.text) at offset \(point(x, y))"
    case .row(let list, let cell, let section, let item, let step):
      let name = cell.map { "\(names[$0]), " } ?? ""
      return "\(name)row \(item) of section \(section) of \(names[list]), \(step.text)"
    }
  }

  private func named(_ contact: Int) -> String {
    PressNumber.name(of: contact).map { "press \($0)" } ?? "contact \(contact)"
  }

  private func list(_ contacts: [Int]) -> String {
    contacts.map { PressNumber.name(of: $0) ?? String($0) }.joined(separator: ", ")
  }

  private func point(_ x: Double, _ y: Double) -> String {
    "(\(Decimals.short(x)), \(Decimals.short(y)))"
  }

  private func text(of reason: VerdictReason) -> String {
    switch reason {
    case .itself: ""
    case .notAllowed: ": it may not begin"
    case .prevented(let winner): ": \(names[winner]) excludes it"
    case .requiredOneRecognized(let winner): ": \(names[winner]), which had to fail, recognized"
    case .withdrawn: ": it was withdrawn"
    }
  }

  private func reason(of visit: Visit) -> String {
    switch visit.result {
    case .inside: "inside"
    case .outside: "outside"
    case .hidden: "hidden"
    case .notInteractive: "not interactive"
    case .animating: "it animates without allowUserInteraction"
    case .transparent: "alpha \(visit.alpha) is below the limit"
    case .notInvertible: "its transform has no inverse"
    }
  }

  /// What a responder passes on along the chain.
  private func forwarding(_ what: String, _ from: SubjectID, _ to: SubjectID?) -> String {
    "  \(names[from]) forwards \(what) to \(to.map { names[$0] } ?? "nobody")"
  }
}
