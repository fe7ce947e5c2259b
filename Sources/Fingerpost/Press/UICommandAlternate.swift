public import Foundation

/// What a command is when other modifier keys are held. [PRESS-6]
@preconcurrency @MainActor public final class UICommandAlternate: NSObject {
  /// What it is called.
  public let title: String
  /// The action, which looks for its target.
  public let action: Selector
  /// The modifier keys, which are held together with those of the command.
  public nonisolated let modifierFlags: UIKeyModifierFlags

  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }

  nonisolated deinit {}

  /// Whether another alternate is for the same modifier keys, whatever its title and action are. [MENU-24]
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UICommandAlternate)?.modifierFlags == modifierFlags
  }

  /// A number that is the same for alternates of the same modifier keys.
  public nonisolated override var hash: Int { modifierFlags.rawValue.hashValue }
}
