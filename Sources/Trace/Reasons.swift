/// Why a new contact is dropped.
public enum DropReason: String, Hashable, Sendable {
  /// No window accepted it.
  case noWindow
  /// The view that it hit left its window during its hit test.
  case viewLeftWindow

  /// The rule that decides so.
  public var rule: RuleID {
    switch self {
    case .noWindow: .win7
    case .viewLeftWindow: .cancel3
    }
  }
}

/// Why a new contact is withheld from its view.
public enum WithholdingReason: String, Hashable, Sendable {
  /// The view already has a contact and does not accept several.
  case notMultipleTouch
  /// An exclusive view elsewhere in the window has a contact.
  case otherViewIsExclusive
  /// The view is exclusive, and another view in the window has a contact.
  case viewIsExclusive
  /// A scroll view around the view does not let content touches begin there.
  case scrollViewKeepsIt

  /// The rule that decides so.
  public var rule: RuleID {
    switch self {
    case .notMultipleTouch: .multi1
    case .otherViewIsExclusive: .excl1
    case .viewIsExclusive: .excl2
    case .scrollViewKeepsIt: .scr11
    }
  }
}

/// Why a contact's tap count is what it is.
public enum TapCountReason: String, Hashable, Sendable {
  /// Nothing came before it soon enough, near enough and on the same view.
  case first
  /// It follows the tap before it.
  case follows
  /// It moved too far to be a tap.
  case movedTooFar
  /// It was held too long to be a tap.
  case heldTooLong

  /// The rule that decides so.
  public var rule: RuleID {
    switch self {
    case .first, .follows: .tapc1
    case .movedTooFar: .tapc2
    case .heldTooLong: .tapc3
    }
  }
}

/// Why a contact is taken from its view.
public enum CancellationCause: String, Hashable, Sendable {
  /// The hardware or the system took the contact.
  case system
  /// The application became inactive.
  case applicationInactive
  /// The view left its window.
  case viewLeftWindow
  /// A gesture recognizer recognized.
  case recognized

  /// The rule that decides so.
  public var rule: RuleID {
    switch self {
    case .system: .pipe16
    case .applicationInactive: .cancel1
    case .viewLeftWindow: .cancel2
    case .recognized: .dlv1
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
public enum KeyWindowReason: String, Hashable, Sendable {
  /// It was asked to become key.
  case madeKey
  /// The key window was hidden, and this is the front-most one left.
  case keyWindowHidden

  /// The rule that decides so.
  public var rule: RuleID {
    switch self {
    case .madeKey: .win3
    case .keyWindowHidden: .win13
    }
  }
}

/// What happened to the role of first responder.
public enum FirstResponderChange: String, Hashable, Sendable {
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

  /// The rule that decides so.
  public var rule: RuleID {
    switch self {
    case .became, .resigned, .holderKeepsIt: .fr2
    case .cannotBecome: .fr1
    case .notInWindow: .fr4
    case .leftWindow: .fr5
    }
  }
}
