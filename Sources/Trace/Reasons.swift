/// Why a new contact is dropped.
public enum DropReason: String, Hashable, Sendable, TraceWord {
  /// No window accepted it.
  case noWindow
  /// The view that it hit left its window during its hit test.
  case viewLeftWindow
  /// The application ignores touches, as code of its own asked.
  case interactionIgnored

  /// The rule that decides so, and the reason in words.
  public var meaning: (rule: RuleID, text: String) {
    switch self {
    case .interactionIgnored: (.val96, "the application ignores touches")
    case .noWindow: (.win7, "no window wants it")
    case .viewLeftWindow: (.cancel3, "the view that it hit left its window while it was asked")
    }
  }
}

/// Why a new contact is withheld from its view.
public enum WithholdingReason: String, Hashable, Sendable, TraceWord {
  /// The view already has a contact and does not accept several.
  case notMultipleTouch
  /// An exclusive view elsewhere in the window has a contact.
  case otherViewIsExclusive
  /// The view is exclusive, and another view in the window has a contact.
  case viewIsExclusive
  /// A scroll view around the view does not let content touches begin there.
  case scrollViewKeepsIt

  /// The rule that decides so, and the reason in words.
  public var meaning: (rule: RuleID, text: String) {
    switch self {
    case .notMultipleTouch: (.multi1, "it holds a contact already and does not take several")
    case .otherViewIsExclusive: (.excl1, "an exclusive view of the window holds a contact")
    case .viewIsExclusive: (.excl2, "it is exclusive, and another view of the window holds a contact")
    case .scrollViewKeepsIt: (.scr11, "its scroll view does not let touches begin there")
    }
  }
}

/// Why a contact's tap count is what it is.
public enum TapCountReason: String, Hashable, Sendable, TraceWord {
  /// Nothing came before it soon enough, near enough and on the same view.
  case first
  /// It follows the tap before it.
  case follows
  /// It moved too far to be a tap.
  case movedTooFar
  /// It was held too long to be a tap.
  case heldTooLong

  /// The rule that decides so, and the reason in words.
  public var meaning: (rule: RuleID, text: String) {
    switch self {
    case .first: (.tapc1, "nothing came before it")
    case .follows: (.tapc1, "it follows the tap before it")
    case .movedTooFar: (.tapc2, "it moved too far to be a tap")
    case .heldTooLong: (.tapc3, "it was held too long to be a tap")
    }
  }
}

/// Why a contact is taken from its view.
public enum CancellationCause: String, Hashable, Sendable, TraceWord {
  /// The hardware or the system took the contact.
  case system
  /// The application became inactive.
  case applicationInactive
  /// The view left its window.
  case viewLeftWindow
  /// A gesture recognizer recognized.
  case recognized

  /// The rule that decides so, and the cause in words.
  public var meaning: (rule: RuleID, text: String) {
    switch self {
    case .system: (.pipe16, "the hardware or the system took it")
    case .applicationInactive: (.cancel1, "the application became inactive")
    case .viewLeftWindow: (.cancel2, "the view left its window")
    case .recognized: (.dlv1, "a gesture was recognized")
    }
  }
}

/// Why a contestant's state was decided.
public enum VerdictReason: Hashable, Sendable {
  /// It proposed this itself, and nothing prevented it.
  case itself
  /// Its delegate, or a view concerned, does not let it begin.
  case notAllowed
  /// Another one recognized and excludes it.
  case prevented(by: SubjectID)
  /// One that it requires to fail recognized.
  case requiredOneRecognized(SubjectID)
  /// It was disabled, removed, or its view left the window.
  case withdrawn

  /// The rule that decides so.
  public var rule: RuleID {
    switch self {
    case .itself: .gr10
    case .notAllowed: .arb12
    case .prevented: .arb2
    case .requiredOneRecognized: .arb20
    case .withdrawn: .gr36
    }
  }
}

/// Why the key window changed.
public enum KeyWindowReason: String, Hashable, Sendable, TraceWord {
  /// It was asked to become key.
  case madeKey
  /// The key window was hidden, and this is the front-most one left.
  case keyWindowHidden

  /// The rule that decides so, and the reason in words.
  public var meaning: (rule: RuleID, text: String) {
    switch self {
    case .madeKey: (.win3, "it was made key")
    case .keyWindowHidden: (.win13, "the key window was hidden")
    }
  }
}

/// What happened to the role of first responder.
public enum FirstResponderChange: String, Hashable, Sendable, TraceWord {
  /// The responder has the role now.
  case became
  /// The responder resigned.
  case resigned
  /// The responder cannot become first responder.
  case cannotBecome
  /// The responder is not in a window.
  case notInWindow
  /// The current first responder does not resign.
  case holderKeepsIt
  /// The responder left its window and lost the role with it.
  case leftWindow

  /// The rule that decides so, and what happened, as a predicate.
  public var meaning: (rule: RuleID, text: String) {
    switch self {
    case .became: (.fr2, "becomes first responder")
    case .resigned: (.fr2, "gives up being first responder")
    case .cannotBecome: (.fr1, "cannot become first responder")
    case .notInWindow: (.fr4, "is in no window and so cannot become first responder")
    case .holderKeepsIt: (.fr2, "does not give up being first responder")
    case .leftWindow: (.fr5, "leaves its window and so is no longer first responder")
    }
  }
}
