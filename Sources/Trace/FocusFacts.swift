/// Why another view is focused, or none. [FOC-3, FOC-5, FOC-7]
public enum FocusCause: String, Hashable, Sendable, CaseIterable, TraceWord {
  /// There was no focused view, and now there is a key window with one that can be.
  case began
  /// An arrow was pressed.
  case arrow
  /// The application asked for it.
  case requested
  /// The view that was focused cannot be any more.
  case lost

  /// The rule that decides so, and the reason in words.
  public var meaning: (rule: RuleID, text: String) {
    switch self {
    case .began: (.foc3, "nothing was focused")
    case .arrow: (.foc5, "an arrow was pressed")
    case .requested: (.foc3, "the application asked for it")
    case .lost: (.foc7, "what was focused cannot be any more")
    }
  }
}

/// Why the focus stays where it is. [FOC-4, FOC-5]
public enum FocusObstacle: String, Hashable, Sendable, CaseIterable {
  /// There is no view to focus in the direction of the arrow.
  case nothingThere
  /// An environment does not allow it.
  case refused

  /// The rule that decides so.
  public var rule: RuleID {
    switch self {
    case .nothingThere: .foc5
    case .refused: .foc4
    }
  }
}

/// What happens to an edit menu. [MENU-1]
public enum EditMenuStep: String, Hashable, Sendable, CaseIterable {
  /// It is shown.
  case presented
  /// It is not shown, because there is nothing in it.
  case empty
  /// It is not shown, because its view is in no window.
  case notInWindow
  /// It is no longer shown.
  case dismissed

  /// What happens, behind the words "the edit menu of" and the name of a view.
  public var text: String {
    switch self {
    case .presented: "is shown"
    case .empty: "is not shown: there is nothing in it"
    case .notInWindow: "is not shown: the view is in no window"
    case .dismissed: "is dismissed"
    }
  }
}
