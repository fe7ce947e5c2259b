/// What a control does with a contact.
public enum TrackingChange: String, Hashable, Sendable, TraceWord {
  /// It tracks the contact from now on.
  case began
  /// It refuses to track the contact, or lost it while it was asked.
  case refused
  /// It is disabled, and so ignores the contact.
  case disabled
  /// It tracks another contact already.
  case busy
  /// The contact belongs to a view inside it, which forwarded it up the responder chain.
  case forwarded
  /// It stops tracking.
  case stopped
  /// The contact was lifted.
  case ended
  /// The contact was taken from the control.
  case cancelled
  /// The control leaves its window.
  case leftWindow
  /// The control was disabled, and the rules say that this ends tracking.
  case switchedOff

  /// The rule that decides so, and what the control does with the contact, as a predicate.
  public var meaning: (rule: RuleID, text: String) {
    switch self {
    case .began: (.ctl8, "tracks")
    case .refused: (.ctl5, "does not track")
    case .disabled: (.ctl20, "is disabled and ignores")
    case .busy: (.ctl4, "tracks another contact and ignores")
    case .forwarded: (.ctl51, "only hears of, and does not track,")
    case .stopped: (.ctl6, "stops tracking")
    case .ended: (.ctl16, "is through with tracking")
    case .cancelled: (.ctl17, "loses")
    case .leftWindow: (.ctl18, "leaves its window and loses")
    case .switchedOff: (.ctl21, "was disabled and gives up")
    }
  }
}

/// The control events that have a name, in the order of their bits. [CTL-1]
public enum ControlEventKind: String, Hashable, Sendable, CaseIterable {
  /// A contact came down, and is tracked.
  case touchDown
  /// The same, for a tap that continues one.
  case touchDownRepeat
  /// The tracked contact moved inside.
  case touchDragInside
  /// The tracked contact moved outside.
  case touchDragOutside
  /// The tracked contact came in.
  case touchDragEnter
  /// The tracked contact went out.
  case touchDragExit
  /// The tracked contact was lifted inside.
  case touchUpInside
  /// The tracked contact was lifted outside.
  case touchUpOutside
  /// The tracked contact was taken away.
  case touchCancel
  /// A user changed the value.
  case valueChanged
  /// What the control is there for was done.
  case primaryActionTriggered
  /// The control is about to open its menu.
  case menuActionTriggered
  /// A text field became first responder.
  case editingDidBegin
  /// A user changed the text.
  case editingChanged
  /// A text field is no longer first responder.
  case editingDidEnd
  /// The return key was pressed in a text field.
  case editingDidEndOnExit

  /// The event's bit.
  public var bit: UInt32 {
    switch self {
    case .touchDown: 1 << 0
    case .touchDownRepeat: 1 << 1
    case .touchDragInside: 1 << 2
    case .touchDragOutside: 1 << 3
    case .touchDragEnter: 1 << 4
    case .touchDragExit: 1 << 5
    case .touchUpInside: 1 << 6
    case .touchUpOutside: 1 << 7
    case .touchCancel: 1 << 8
    case .valueChanged: 1 << 12
    case .primaryActionTriggered: 1 << 13
    case .menuActionTriggered: 1 << 14
    case .editingDidBegin: 1 << 16
    case .editingChanged: 1 << 17
    case .editingDidEnd: 1 << 18
    case .editingDidEndOnExit: 1 << 19
    }
  }

  /// The rule by which the event is sent.
  public var rule: RuleID {
    switch self {
    case .touchDown: .ctl8
    case .touchDownRepeat: .ctl9
    case .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit: .ctl11
    case .touchUpInside, .touchUpOutside: .ctl16
    case .touchCancel: .ctl17
    case .valueChanged, .primaryActionTriggered, .menuActionTriggered: .ctl32
    case .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit: .txf1
    }
  }
}

/// What performs an action.
public enum ActionReceiver: Hashable, Sendable {
  /// A responder.
  case responder(SubjectID)
  /// An object that is not a responder, by the name of its class.
  case object(String)
  /// The action is a closure.
  case closure
  /// No object has it.
  case nobody
}
