/// A responder that simple text can be typed into.
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Types text.
  func insertText(_ text: String)
  /// Deletes the character before the place where text is typed.
  func deleteBackward()
}
