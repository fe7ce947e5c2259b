public import Fingerpost

/// How a cell is, for the configuration of its content.
public nonisolated struct UICellConfigurationState: UIConfigurationState, Hashable, AddedStates {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell can be used. Default false.
  public var isDisabled = false
  /// Whether a finger is on it. Default false.
  public var isHighlighted = false
  /// Whether it is selected. Default false.
  public var isSelected = false
  /// Whether it has the focus. Default false.
  public var isFocused = false
  /// Whether it shows the controls of editing. Default false.
  public var isEditing = false
  /// Whether it shows its swipe actions. Default false.
  public var isSwiped = false
  /// Whether items below it are shown; it is for whoever has such items to say. Default false.
  public var isExpanded = false
  /// Whether it is being moved by a finger. Default false.
  public var isReordering = false

  package var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which nothing is set.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
