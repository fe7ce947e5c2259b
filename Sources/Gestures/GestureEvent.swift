import FingerpostTrace

/// One thing that happens while a gesture is played: a fact of the engine's trace, about the views and recognizers of
/// a screen by their indices.
package nonisolated enum GestureEvent: Hashable, Sendable {
  /// A finger changed.
  case finger(Int, ContactChange, x: Double, y: Double)
  /// A new contact belongs to a view.
  case targeted(contact: Int, view: Int)
  /// A new contact goes nowhere.
  case dropped(contact: Int, DropReason)
  /// A recognizer receives a new contact.
  case received(contact: Int, by: Int)
  /// A new contact is kept from its view for good.
  case withheld(contact: Int, view: Int, WithholdingReason)
  /// A recognizer recognized something and waits for another to fail.
  case waits(Int, for: Int)
  /// A recognizer waits, through others, for itself.
  case circle(Int)
  /// The state of a recognizer was decided.
  case verdict(Int, Verdict)
  /// A phase of a contact is kept from its view for now.
  case heldBack(TouchPhase, contact: Int, view: Int, by: Int)
  /// A contact is taken from its view, which is named here if it has received nothing of the contact.
  case taken(contact: Int, by: Int, unheardBy: Int?)
  /// A view is called, this many nanoseconds later than the finger changed.
  case delivered(TouchPhase, view: Int, contacts: [Int], late: Int64)
  /// A control tracks a contact, or refuses to.
  case tracking(TrackingChange, control: Int, contact: Int)
  /// A control sends an event to this many handlers.
  case control(ControlEventKind, control: Int, handlers: Int)
  /// A control does not let a recognizer begin.
  case refused(Int, control: Int)
  /// A responder is asked whether it performs an action that looks for its target.
  case sought(String, at: Responder, performs: Bool)
  /// An action of a control is performed, or no responder performs it.
  case action(String, control: Int, by: Performer)
  /// A view becomes first responder or gives the role up.
  case firstResponder(FirstResponderChange, view: Int)
  /// A scroll view wants to scroll; this is decided about the content that has the touch.
  case judged(ContentDecision, view: Int, by: Int)
  /// A scroll view reaches a step, with its content at an offset.
  case scrolled(ScrollStep, view: Int, x: Double, y: Double)
  /// This happens to a cell of a list.
  case row(RowStep, cell: Int, list: Int)

  /// A responder of the chain: a view by its index, or another one by its name.
  package enum Responder: Hashable, Sendable {
    case view(Int)
    case other(String)
  }

  /// What performs an action.
  package enum Performer: Hashable, Sendable {
    case responder(Responder)
    case object(String)
    case closure
    case nobody
  }

  /// What was decided about a recognizer.
  package struct Verdict: Hashable, Sendable {
    /// The state that it has now.
    package var state: ContestantState
    /// Whether it began before, so that `ended` is the end of something.
    package var hasBegun: Bool
    /// Why.
    package var reason: Reason
    /// How long it waited for others before it could act, in nanoseconds, and for which last.
    package var wait: Wait?
    /// The rule that decided.
    package var rule: RuleID
  }

  /// Why it was decided.
  package enum Reason: Hashable, Sendable {
    /// It decided itself, for a reason that it may have given.
    case itself(GestureFailure?)
    /// It may not begin: a control or a delegate does not let it.
    case notAllowed(by: Int?)
    /// A view of the content keeps the touch from the scroll view.
    case contentKeepsIt(view: Int, ContentDecision)
    /// Another one excludes it.
    case prevented(by: Int?)
    /// One that had to fail recognized.
    case requiredOneRecognized(Int?)
    /// It was disabled or removed.
    case withdrawn

    /// The rule by which a control or a scroll view says so.
    var rule: RuleID? {
      switch self {
      case .notAllowed(by: .some): .ctl44
      case .contentKeepsIt(_, let decision): decision.rule
      default: nil
      }
    }
  }

  /// A wait that came to an end.
  package struct Wait: Hashable, Sendable {
    package var other: Int
    package var nanoseconds: Int64
  }
}

nonisolated extension GestureEvent {
  /// The rule that decided it, or nil for input.
  package var rule: RuleID? {
    switch self {
    case .finger: nil
    case .targeted: .touch9
    case .dropped(_, let reason): reason.rule
    case .received: .gr20
    case .withheld(_, _, let reason): reason.rule
    case .waits: .arb18
    case .circle: .arb25
    case .verdict(_, let verdict): verdict.rule
    case .heldBack(let phase, _, _, _): phase == .began ? .dlv14 : .dlv8
    case .taken: .dlv1
    case .delivered: .evt1
    case .tracking(let change, _, _): change.rule
    case .control(let kind, _, _): kind.rule
    case .refused: .ctl44
    case .sought: .act2
    case .action: .act1
    case .firstResponder(let change, _): change.rule
    case .judged(let decision, _, _): decision.rule
    case .scrolled(let step, _, _, _): step.rule
    case .row(let step, _, _): step.rule
    }
  }
}

/// Something that happens at a time.
package nonisolated struct TimedGestureEvent: Hashable, Sendable {
  /// The time since the gesture began.
  package var nanoseconds: Int64
  package var event: GestureEvent
}
