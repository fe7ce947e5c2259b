public import Foundation

/// What a command is when other modifier keys are held. [PRESS-6]
@preconcurrency @MainActor public final class UICommandAlternate: NSObject {
  /// What it is called.
  public let title: String
  /// The action, which looks for its target.
  public let action: Selector
  /// The modifier keys, instead of those of the command.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }

  nonisolated deinit {}
}
