/// Something that a user can ask for, and the action that does it. [PRESS-6]
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The action, which looks for its target.
  public final let action: Selector
  /// Whatever its owner wants to know it by.
  public final let propertyList: Any?
  /// What it is with other modifier keys.
  public final let alternates: [UICommandAlternate]

  init(title: String, action: Selector, propertyList: Any?, alternates: [UICommandAlternate]) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    super.init(title: title)
  }

  nonisolated deinit {}
}
