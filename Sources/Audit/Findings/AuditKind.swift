/// The kinds of faults that an audit finds.
public nonisolated enum AuditKind: String, CaseIterable, Sendable {
  /// Something in front takes the touches, and nothing of it is to be seen.
  case covered
  /// Another target lies in front and leaves too little.
  case overlap
  /// A view around the target, or the target itself, has `isUserInteractionEnabled` false.
  case switchedOff
  /// The alpha is above 0 and below the limit of hit testing.
  case tooTransparent
  /// The target sticks out of a view around it, and beyond that view no touches get to it.
  case outsideParent
  /// Part of the target is covered.
  case partlyCovered
  /// A recognizer takes the touch before the target can act.
  case taken
  /// A view inside the target takes the touch and does nothing with it.
  case swallowed
  /// The target gets the touch, and its own recognizer waits for another or fails.
  case neverActs
  /// A transform on the way cannot be inverted, so nothing is hit.
  case notInvertible
  /// A class on the way overrides hit testing and answers with another view.
  case declined
  /// The target has no size, although something in it is to be seen.
  case noSize
  /// A similar view beside it has a recognizer, and this one has none.
  case noRecognizer
  /// The target animates, so that it takes no touches.
  case moving
  /// The largest rectangle that can be reached is smaller than a finger needs.
  case small
  /// The target acts only after another recognizer has failed.
  case late
  /// A scroll view holds touches back, so that the target shows late that it is pressed.
  case lateHighlight
  /// A scroll view has no room to scroll, although something in it lies beyond its edges.
  case cannotScroll
  /// A tap does nothing on nearly all of the screen.
  case deadScreen
}

nonisolated extension AuditKind {
  /// Whether a class that overrides hit testing can make the fault go away.
  var dependsOnHitTesting: Bool {
    switch self {
    case .covered, .overlap, .switchedOff, .tooTransparent, .outsideParent, .partlyCovered, .swallowed,
      .notInvertible:
      true
    case .taken, .neverActs, .declined, .noSize, .noRecognizer, .moving, .small, .late, .lateHighlight,
      .cannotScroll, .deadScreen:
      false
    }
  }
}

/// How bad a fault is.
public nonisolated enum AuditSeverity: String, CaseIterable, Comparable, Sendable {
  /// Something that is meant to act never does.
  case error
  /// It acts, but not everywhere or not as people expect.
  case warning
  /// Worth knowing; does not change the exit status.
  case note

  /// Orders the worst first.
  public static func < (lhs: AuditSeverity, rhs: AuditSeverity) -> Bool { lhs.order < rhs.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
