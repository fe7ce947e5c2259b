/// Something that a user can ask for, and the action that does it. [PRESS-6]
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The action, which looks for its target.
  public final let action: Selector
  /// Whatever its owner wants to know it by.
  public final let propertyList: Any?
  /// What it is with other modifier keys.
  public final let alternates: [UICommandAlternate]

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - image: what would be seen beside the title.
  ///   - action: the action, which looks for its target.
  ///   - propertyList: whatever its owner wants to know it by.
  ///   - alternates: what it is with other modifier keys.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = []
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    super.init(title: title, image: image)
  }

  nonisolated deinit {}
}
