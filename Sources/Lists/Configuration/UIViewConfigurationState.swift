public import Fingerpost

/// How a view is that has no rows around it, such as a header.
public nonisolated struct UIViewConfigurationState: UIConfigurationState, Hashable, AddedStates {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether it can be used. Default false.
  public var isDisabled = false
  /// Whether a finger is on it. Default false.
  public var isHighlighted = false
  /// Whether it is selected. Default false.
  public var isSelected = false
  /// Whether it has the focus. Default false.
  public var isFocused = false
  /// Whether it stays in view while its section scrolls. Default false; it is for code to say.
  public var isPinned = false

  package var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which nothing is set.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
