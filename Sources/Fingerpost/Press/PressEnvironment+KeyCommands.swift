import FingerpostHID
import FingerpostTrace

extension PressEnvironment {
  /// Sends the command that a key asks for, of the first responder in the chain that has one. [PRESS-6]
  ///
  /// - Returns: whether there is one; the key is then no press.
  func performKeyCommand(_ key: Key, from first: UIResponder) -> Bool {
    // Modifier keys ask for nothing by themselves.
    guard !key.charactersIgnoringModifiers.isEmpty else { return false }
    let flags = touchEnvironment.event.modifierFlags
    var current: UIResponder? = first
    while let responder = current {
      for candidate in responder.keyCommands ?? [] {
        guard let command = candidate.matching(key, flags) else { continue }
        responder.validate(command)
        let target = responder.target(forAction: command.action, withSender: command)
        if let target { application.sendAction(command.action, to: target, from: command, for: nil) }
        return true
      }
      current = responder.next
    }
    return false
  }
}
