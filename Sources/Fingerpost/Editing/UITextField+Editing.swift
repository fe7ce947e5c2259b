public import Foundation

/// The editing actions of a text field. [EDIT-2]
extension UITextField {
  /// Whether the field performs an editing action now, or nil for an action that it has no opinion on.
  final func allows(_ action: Selector) -> Bool? {
    switch action {
    case .cut, .copy, .delete: isEditing && selection.length > 0
    case .paste, .pasteAndMatchStyle: isEditing && pasteboard.hasStrings
    case .select: isEditing && hasText && selection.length == 0
    case .selectAll: isEditing && selection.length < (text ?? "").utf16.count
    default: nil
    }
  }

  private final var pasteboard: UIPasteboard { world.pasteboard }

  final func copySelection() {
    guard selection.length > 0, let text else { return }
    pasteboard.string = (text as NSString).substring(with: selection)
  }

  final func pasteText() {
    guard let string = pasteboard.string else { return }
    type(string)
  }

  /// Puts a text in place of the selection, and the place for more behind it. [EDIT-4]
  final func type(_ string: String) {
    guard isEditing else { return }
    replace(selection, string)
  }

  /// Selects the word around the place where text is typed, or before it.
  final func selectWord() {
    guard let text else { return }
    setSelection((text as NSString).wordRange(around: selection.location))
  }

  /// Changes the text as the user does, if the delegate does not mind. [TXF-1, EDIT-4]
  final func replace(_ range: NSRange, _ replacement: String) {
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    else { return }
    // The delegate may have set another text.
    let old = text ?? ""
    let range = old.clamped(range)
    text = (old as NSString).replacingCharacters(in: range, with: replacement)
    place(NSRange(location: range.location + replacement.utf16.count, length: 0))
    dispatch(.editingChanged, with: nil, nil)
    post(UITextField.textDidChangeNotification)
  }
}

/// What is posted while a user edits; the object is the field. [VAL-55]
extension UITextField {
  /// Posted when editing has begun, after the delegate and the targets were told.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when the user has changed the text, after the targets were told. Code that sets the text posts nothing.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted when editing has ended, after the delegate and the targets were told.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")

  final func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
