/// What happens to a row of a list because of a finger.
public enum RowStep: String, Hashable, Sendable, CaseIterable {
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

  /// The rule that decides so.
  public var rule: RuleID {
    switch self {
    case .highlighted: .list1
    case .notHighlighted: .list2
    case .unhighlighted, .selected, .notSelected, .deselected: .list3
    case .opened, .closed, .actionPerformed: .list12
    case .lifted, .dropped: .list15
    }
  }

  /// The step as a predicate.
  public var text: String {
    switch self {
    case .highlighted: "is highlighted"
    case .notHighlighted: "is not highlighted, as the delegate says"
    case .unhighlighted: "is no longer highlighted"
    case .selected: "is selected"
    case .notSelected: "is not selected, as the delegate says"
    case .deselected: "is no longer selected"
    case .opened: "shows its swipe actions"
    case .closed: "hides its swipe actions"
    case .actionPerformed: "performs a swipe action"
    case .lifted: "is picked up"
    case .dropped: "is let go of"
    }
  }
}
