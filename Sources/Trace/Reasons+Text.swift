extension DropReason {
  /// The reason in words.
  public var text: String {
    switch self {
    case .noWindow: "no window wants it"
    case .viewLeftWindow: "the view that it hit left its window while it was asked"
    }
  }
}

extension WithholdingReason {
  /// The reason in words.
  public var text: String {
    switch self {
    case .notMultipleTouch: "it holds a contact already and does not take several"
    case .otherViewIsExclusive: "an exclusive view of the window holds a contact"
    case .viewIsExclusive: "it is exclusive, and another view of the window holds a contact"
    case .scrollViewKeepsIt: "its scroll view does not let touches begin there"
    }
  }
}

extension TapCountReason {
  /// The reason in words.
  public var text: String {
    switch self {
    case .first: "nothing came before it"
    case .follows: "it follows the tap before it"
    case .movedTooFar: "it moved too far to be a tap"
    case .heldTooLong: "it was held too long to be a tap"
    }
  }
}

extension CancellationCause {
  /// The cause in words.
  public var text: String {
    switch self {
    case .system: "the hardware or the system took it"
    case .applicationInactive: "the application became inactive"
    case .viewLeftWindow: "the view left its window"
    case .recognized: "a gesture was recognized"
    }
  }
}

extension KeyWindowReason {
  /// The reason in words.
  public var text: String {
    switch self {
    case .madeKey: "it was made key"
    case .keyWindowHidden: "the key window was hidden"
    }
  }
}

extension FirstResponderChange {
  /// What happened, as a predicate.
  public var text: String {
    switch self {
    case .became: "becomes first responder"
    case .resigned: "gives up being first responder"
    case .cannotBecome: "cannot become first responder"
    case .notInWindow: "is in no window and so cannot become first responder"
    case .holderKeepsIt: "does not give up being first responder"
    case .leftWindow: "leaves its window and so is no longer first responder"
    }
  }
}
