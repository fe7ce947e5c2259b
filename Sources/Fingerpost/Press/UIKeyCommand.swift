import FingerpostHID
import Foundation

/// A command that a key asks for. [PRESS-6]
///
/// A responder has its own in ``UIResponder/keyCommands``.
@preconcurrency @MainActor public final class UIKeyCommand: UICommand {
  /// What the key types without modifier keys, or the name of one that types nothing, such as `UIKeyInputUpArrow`.
  public let input: String?
  /// The modifier keys that have to be held, and no others; Caps Lock does not count.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a command for a key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command for a key, with a text for those who look for it.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// The text for those who look for it. Default nil. Kept and read back.
  public var discoverabilityTitle: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Whether it counts before what the system does with the key. Default false. Kept and read back.
  public var wantsPriorityOverSystemBehavior: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Creates a command with a title and with alternates.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - image: what would be seen beside the title.
  ///   - action: the action, which looks for its target from the responder on whose command it is.
  ///   - input: what the key types without modifier keys.
  ///   - modifierFlags: the modifier keys that have to be held.
  ///   - propertyList: whatever its owner wants to know it by.
  ///   - alternates: what it is with other modifier keys.
  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = []
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates)
  }

  nonisolated deinit {}

  /// The command that a key asks for: this one, a new one for an alternate, or nil.
  func matching(_ key: Key, _ flags: UIKeyModifierFlags) -> UIKeyCommand? {
    guard let input, !input.isEmpty, key.types(input) else { return nil }
    let held = flags.intersection([.shift, .control, .alternate, .command])
    if held == modifierFlags { return self }
    // An alternate's flags are added to those of the command.
    guard let alternate = alternates.first(where: { $0.modifierFlags.union(modifierFlags) == held }) else {
      return nil
    }
    return UIKeyCommand(
      title: alternate.title, action: alternate.action, input: input, modifierFlags: held,
      propertyList: propertyList)
  }
}

nonisolated extension Key {
  /// Whether the key types a text when no modifier key is held.
  fileprivate func types(_ input: String) -> Bool {
    let input = input.lowercased()
    return charactersIgnoringModifiers.lowercased() == input || Key(usage: usage).characters == input
  }
}
