/// What happens to a row of a list because of a finger.
public enum RowStep: String, Hashable, Sendable, CaseIterable, TraceWord {
  /// It looks touched.
  case highlighted
  /// It does not: the delegate said no, so that it cannot be selected either.
  case notHighlighted
  /// It no longer looks touched.
  case unhighlighted
  /// It is selected.
  case selected
  /// It is not: the delegate said no.
  case notSelected
  /// It is selected no longer.
  case deselected
  /// It shows its swipe actions.
  case opened
  /// It hides its swipe actions.
  case closed
  /// A swipe or a tap performed one of its actions.
  case actionPerformed
  /// A finger picked it up to move it.
  case lifted
  /// It was let go of at this place.
  case dropped

  /// The rule that decides so, and the step as a predicate.
  public var meaning: (rule: RuleID, text: String) {
    switch self {
    case .highlighted: (.list1, "is highlighted")
    case .notHighlighted: (.list2, "is not highlighted, as the delegate says")
    case .unhighlighted: (.list3, "is no longer highlighted")
    case .selected: (.list3, "is selected")
    case .notSelected: (.list3, "is not selected, as the delegate says")
    case .deselected: (.list3, "is no longer selected")
    case .opened: (.list12, "shows its swipe actions")
    case .closed: (.list12, "hides its swipe actions")
    case .actionPerformed: (.list12, "performs a swipe action")
    case .lifted: (.list15, "is picked up")
    case .dropped: (.list15, "is let go of")
    }
  }
}
