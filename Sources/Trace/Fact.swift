/// Something that the system can state about itself: one decision, with its reason.
///
/// Facts are data. Text, JSON Lines, the explainer's report and every other output are renderings of them.
/// The rule that decided a fact is its ``rule``.
public enum Fact: Hashable, Sendable {
  /// An object is mentioned for the first time, under this name.
  case subject(SubjectID, kind: SubjectKind, name: String)

  /// A contact changed in the frame that is being handled; the position is in points of the screen.
  case contact(Int, ContactChange, x: Double, y: Double)

  /// A contact brings samples between the last event and the newest, as many as these. [PIPE-7]
  case gathered(contact: Int, samples: Int)

  /// A sample of a contact has estimates among these properties, and final values of some are expected. [TOUCH-21]
  case estimated(contact: Int, sample: UInt32, properties: UInt8, expected: UInt8)

  /// Final values of a sample came, or are given up; what is still expected. [TOUCH-21]
  case updated(sample: UInt32, UpdateOutcome, expected: UInt8)

  /// A recognizer or a view that was given the sample is about to be told of its update. [TOUCH-21]
  case updateTold(contact: Int, sample: UInt32, to: SubjectID)

  /// The inherited method passes an update on, or drops it at the end of the chain. [TOUCH-21]
  case updateForwarded(from: SubjectID, to: SubjectID?)

  /// What is at work between a frame and the callbacks. [PIPE-3, PIPE-4, TRACE-10]
  case dispatch(DispatchStep)

  /// The pointer, which hovers, entered the screen, moved or left; the position is in points of the screen.
  case pointer(PointerChange, x: Double, y: Double)

  /// The pointer is over another view than before. [HOVER-1]
  case pointed(window: SubjectID, view: SubjectID)

  /// A button changed in the frame that is being handled. Presses have negative numbers; see ``PressNumber``.
  case press(Int, PressChange)

  /// A new press belongs to this responder from now to its end; without a key window it is dropped. [PRESS-2]
  case pressTargeted(Int, responder: SubjectID?)

  /// The hardware reported a shake or a remote command.
  case signal(Signal)

  /// A shake or a remote command goes to this responder first, or to none. [MOT-1, MOT-3, REM-1]
  case signalTargeted(Signal, responder: SubjectID?, SignalReceiver)

  /// A responder is about to be told of a shake or a remote command. [MOT-1, REM-1]
  case signalDelivered(Signal, to: SubjectID)

  /// The inherited method passes the call on, or drops it at the end of the chain. [MOT-1, REM-1, RESP-15]
  case signalForwarded(Signal, from: SubjectID, to: SubjectID?)

  /// A shake is cancelled, of which this responder was told that it began. [MOT-2]
  case shakeTaken(SubjectID, ShakeEnd)

  /// An event that no responder handled reached the application through the chain, where the system acts on it.
  /// [MOT-4, PRESS-4]
  case systemActed(SystemBehavior)

  /// The press of a key is typed into the responder that it belongs to, and goes no further. [TXF-1]
  case typed(press: Int, into: SubjectID)

  /// Another view is focused, or none. [FOC-3, FOC-5, FOC-7]
  case focused(SubjectID?, before: SubjectID?, FocusCause)

  /// The focus stays where it is; an environment that does not allow it to change is named. [FOC-4, FOC-5]
  case focusStays(SubjectID, FocusObstacle, by: SubjectID?)

  /// What happens to the edit menu of a view's interaction, with as many elements as these. [MENU-1]
  case editMenu(SubjectID, EditMenuStep, elements: Int)

  /// A window is about to be asked for the view under a new contact; the point is in the window's own
  /// coordinates. Windows are asked front to back. [WIN-5]
  case windowAsked(SubjectID, contact: Int, pass: Int, level: Double, x: Double, y: Double)

  /// A window returned the view that it hits, or nil, after which the next window is asked. [WIN-5]
  case windowAnswered(SubjectID, contact: Int, view: SubjectID?)

  /// The inherited hit test looked at a view. [HIT-1]
  ///
  /// Views appear in the order of asking: a view before its subviews, the last subview first.
  case visited(Visit)

  /// A view of a class that may override hit testing returned its result to its superview. [HIT-14]
  ///
  /// Stated after everything that its own hit test visited.
  case answered(SubjectID, view: SubjectID?)

  /// A new contact belongs to this window and this view from now to its end. [TOUCH-9]
  case targeted(contact: Int, window: SubjectID, view: SubjectID)

  /// A new contact is dropped: it is not delivered to anything. [WIN-7, CANCEL-3]
  case dropped(contact: Int, reason: DropReason)

  /// A new contact is withheld from its view until its end. [MULTI-1, EXCL-1, EXCL-2]
  case withheld(contact: Int, view: SubjectID, reason: WithholdingReason)

  /// A contact's tap count became this value. [TAPC-1, TAPC-2, TAPC-3]
  case tapCount(contact: Int, count: Int, reason: TapCountReason)

  /// A receiver is about to be called with these contacts, ascending. [EVT-1]
  case delivered(TouchPhase, to: SubjectID, contacts: [Int])

  /// The inherited touch method passes the call on, or drops it at the end of the chain. [RESP-10, RESP-15]
  case forwarded(TouchPhase, from: SubjectID, to: SubjectID?)

  /// A contact is taken from its view, which is told once. [CANCEL-1]
  case cancelled(contact: Int, view: SubjectID, cause: CancellationCause)

  /// A contact's view has left the window, and the contact no longer refers to it. [TOUCH-10]
  case detached(contact: Int, view: SubjectID)

  /// A window or a whole application has a new key window, or none. [WIN-3, WIN-12, WIN-13]
  case keyWindow(SubjectID?, reason: KeyWindowReason)

  /// A responder became first responder, resigned, or was refused. [FR-2]
  case firstResponder(SubjectID, FirstResponderChange)

  /// It was decided that a contestant, a gesture recognizer, has this new state. [GR-10]
  case verdict(SubjectID, state: ContestantState, reason: VerdictReason)

  /// A contestant recognized something and waits for another one to fail. [ARB-18]
  case waits(SubjectID, for: SubjectID)

  /// A contestant waits, through others, for itself: none acts until one of them fails. [ARB-25]
  case waitsInCircle(SubjectID)

  /// A contestant receives a new contact. [GR-20]
  case received(contact: Int, by: SubjectID)

  /// A contestant is about to be called with these contacts, ascending, before any view is. [GR-22]
  case observed(TouchPhase, by: SubjectID, contacts: [Int])

  /// A contestant ignores a contact from now on. [GR-27]
  case ignored(contact: Int, by: SubjectID)

  /// A contestant recognized, and another one whose gesture is running keeps running alongside it: nothing prevents that.
  /// [ARB-6, ARB-7]
  case together(SubjectID, with: SubjectID)

  /// A contestant acts: its targets are called, as many as there are. [GR-14]
  case acted(SubjectID, state: ContestantState, targets: Int)

  /// A recognizer gives up by itself, for this reason; the verdict on it follows. [TAP-4 … EDGE-3]
  case gaveUp(SubjectID, GestureFailure)

  /// A contact's beginning or end is held back from its view as long as a contestant may still take it. [DLV-8, DLV-14]
  case heldBack(TouchPhase, contact: Int, from: SubjectID, by: SubjectID)

  /// A contact is taken from its receivers by a contestant that recognized. [DLV-1]
  case taken(contact: Int, by: SubjectID)

  /// A contestant has finished, and its reset waits for another one that is linked to it by a requirement. [GR-33]
  case resetWaits(SubjectID, for: SubjectID)

  /// A contestant's attempt is over, and it may begin again. [GR-32, GR-33]
  case contestantReset(SubjectID)

  /// What a control does with a contact that came down on it or that it tracks. [CTL-3 … CTL-8, CTL-16 … CTL-21]
  case tracking(SubjectID, contact: Int, TrackingChange)

  /// A control's tracked contact left its bounds with their margin, or came back in. [CTL-13]
  case crossed(SubjectID, contact: Int, inside: Bool)

  /// A control sends an event to its handlers, as many as there are; the contact is the tracked one, if one brought
  /// it about. [CTL-8 … CTL-11, CTL-16, CTL-17, CTL-32]
  case controlEvent(SubjectID, ControlEventKind, contact: Int?, handlers: Int)

  /// A control does not let a recognizer above it begin. [CTL-44]
  case refused(SubjectID, by: SubjectID)

  /// A responder is asked whether it performs an action without a target. [ACT-2]
  case actionSought(String, at: SubjectID, performs: Bool)

  /// An action is about to be performed, or no object performs it. [ACT-1]
  case actionSent(String, from: SubjectID?, to: ActionReceiver)

  /// A scroll view is about to scroll, and this happens to a content view that has got the touch. [SCR-7, SCR-8]
  case contentJudged(SubjectID, by: SubjectID, ContentDecision)

  /// A scroll view has reached this step of its movement, with its content at this offset in points. [SCR-17]
  case scrolling(SubjectID, ScrollStep, x: Double, y: Double)

  /// A finger does this to a row of a list; the cell is named if it exists. [LIST-1, LIST-2, LIST-3]
  case row(list: SubjectID, cell: SubjectID?, section: Int, item: Int, RowStep)

  /// The rule that decided this fact, or nil for facts that only report what was given.
  public var rule: RuleID? {
    switch self {
    case .subject, .contact, .pointer, .press, .signal: nil
    case .gathered: .pipe7
    case .estimated, .updated, .updateTold, .updateForwarded: .touch21
    case .dispatch(let step): step.rule
    case .pointed: .hover1
    case .pressTargeted: .press2
    case .signalTargeted(let signal, _, let receiver): receiver.rule(of: signal)
    case .signalDelivered(let signal, _): signal.isShake ? .mot1 : .rem1
    case .signalForwarded(_, _, let to): to == nil ? .resp15 : .resp10
    case .shakeTaken: .mot2
    case .systemActed(let behavior): behavior.rule
    case .typed: .txf1
    case .focused(_, _, let cause): cause.rule
    case .focusStays(_, let obstacle, _): obstacle.rule
    case .editMenu: .menu1
    case .windowAsked, .windowAnswered: .win5
    case .visited(let visit): visit.result.rule
    case .answered: .hit14
    case .targeted: .touch9
    case .dropped(_, let reason): reason.rule
    case .withheld(_, _, let reason): reason.rule
    case .tapCount(_, _, let reason): reason.rule
    case .delivered: .evt1
    case .forwarded(_, _, let to): to == nil ? .resp15 : .resp10
    case .cancelled(_, _, let cause): cause.rule
    case .detached: .touch10
    case .keyWindow(_, let reason): reason.rule
    case .firstResponder(_, let change): change.rule
    case .verdict(_, _, let reason): reason.rule
    case .waits: .arb18
    case .waitsInCircle: .arb25
    case .received: .gr20
    case .gaveUp(_, let reason): reason.rule
    case .heldBack(let phase, _, _, _): phase == .began ? .dlv14 : .dlv8
    case .taken: .dlv1
    case .contestantReset, .resetWaits: .gr33
    case .observed: .gr22
    case .ignored: .gr27
    case .together: .arb6
    case .acted: .gr14
    case .tracking(_, _, let change): change.rule
    case .crossed: .ctl13
    case .controlEvent(_, let kind, _, _): kind.rule
    case .refused: .ctl44
    case .actionSought: .act2
    case .actionSent: .act1
    case .contentJudged(_, _, let decision): decision.rule
    case .scrolling(_, let step, _, _): step.rule
    case .row(_, _, _, _, let step): step.rule
    }
  }
}

/// What the hardware reported about a contact.
public enum ContactChange: String, Hashable, Sendable {
  /// It came down.
  case down
  /// It moved, or something else about it changed.
  case move
  /// It was lifted.
  case up
  /// It ended without a lift.
  case cancel
}

/// What the hardware reported about the pointer.
public enum PointerChange: String, Hashable, Sendable {
  /// It came onto the screen.
  case entered
  /// It moved.
  case moved
  /// It left the screen.
  case exited
  /// A wheel turned where it is, or fingers of a trackpad moved together.
  case scrolled
}

/// What the hardware reported about a button.
public enum PressChange: String, Hashable, Sendable {
  /// It was pressed.
  case began
  /// Its force changed.
  case changed
  /// It was let go.
  case ended
  /// It ended without being let go.
  case cancelled
}

/// The phase in which a receiver is told of a touch.
public enum TouchPhase: String, Hashable, Sendable {
  /// The touch came down.
  case began
  /// The touch moved.
  case moved
  /// The touch was lifted.
  case ended
  /// The touch was taken from the receiver.
  case cancelled
}
