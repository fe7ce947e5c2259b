internal import Fingerpost
import Foundation

/// How the text changes, and who is told. [TXV-1, TXV-3]
extension UITextView {
  /// A range as far as it lies in the text.
  final func within(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), storage.length)
    return NSRange(location: start, length: min(max(range.length, 0), storage.length - start))
  }

  final func setContent(_ content: NSAttributedString) {
    marked = nil
    storage.setAttributedString(content)
    textChanged()
    select(NSRange(location: storage.length, length: 0))
  }

  /// Selects a range, and tells the delegate if it is another.
  final func select(_ range: NSRange) {
    let before = selection
    (selection, hasSelection) = (range, true)
    if range != before { delegate?.textViewDidChangeSelection(self) }
  }

  /// Says that nothing is selected; the caret is then at the beginning.
  final func selectNothing() {
    select(NSRange(location: 0, length: 0))
    hasSelection = false
  }

  /// Puts a text in place of a range, with the caret behind it.
  ///
  /// - Parameter tellsSelection: whether the delegate hears of a selection that stayed, too.
  final func edit(_ range: NSRange, with string: String, tellsSelection: Bool = false) {
    let before = selection
    put(string, in: range)
    (selection, hasSelection) = (NSRange(location: range.location + string.utf16.count, length: 0), true)
    tellOfEdit(selection: tellsSelection || selection != before)
  }

  private final func put(_ string: String, in range: NSRange) {
    storage.replaceCharacters(in: range, with: string)
    marked = nil
    textChanged()
  }

  private final func tellOfEdit(selection isTold: Bool) {
    if isTold { delegate?.textViewDidChangeSelection(self) }
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: - What an input method does

  final func mark(_ string: String, _ selected: NSRange) {
    let range = marked ?? selection
    guard !string.isEmpty else {
      guard marked != nil else { return }
      marked = nil
      edit(range, with: "")
      return tellOfEdit(selection: true)
    }
    let before = selection
    put(string, in: range)
    let length = string.utf16.count
    marked = NSRange(location: range.location, length: length)
    let start = min(max(selected.location, 0), length)
    (selection, hasSelection) =
      (
        NSRange(location: range.location + start, length: min(max(selected.length, 0), length - start)), true
      )
    tellOfEdit(selection: selection != before)
  }

  final func unmark() {
    guard marked != nil else { return }
    marked = nil
    selection.length = 0
    delegate?.textViewDidChangeSelection(self)
    tellOfEdit(selection: true)
  }

  // MARK: - What the user does

  /// What a backspace deletes: the selection, or a whole character.
  final var rangeToDelete: NSRange? {
    guard selection.length == 0 else { return selection }
    guard let last = (storage.string as NSString).substring(to: selection.location).last else { return nil }
    let length = last.utf16.count
    return NSRange(location: selection.location - length, length: length)
  }

  /// Whether a change may happen: code may do what it wants, the user what the delegate allows.
  final func userMayChange(_ range: NSRange, to string: String) -> Bool {
    guard isTyping else { return true }
    return isEditable
      && delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  final func changeAsUser(_ range: NSRange, to string: String) {
    guard isBeingEdited, range.length > 0 || !string.isEmpty else { return }
    let before = isTyping
    isTyping = true
    let isAllowed = userMayChange(range, to: string)
    isTyping = before
    // The delegate may have set another text.
    if isAllowed { edit(within(range), with: string) }
  }

  /// Whether the text view performs an editing action now, or nil for an action that it has no opinion on.
  final func allows(_ action: Fingerpost.Selector) -> Bool? {
    let hasLength = selection.length > 0
    switch action {
    case .cut, .delete: return isBeingEdited && hasLength
    case .copy: return isFirstResponder && hasLength
    case .paste: return isBeingEdited && pasteboard.hasStrings
    case .select: return isFirstResponder && hasText && !hasLength
    case .selectAll: return isFirstResponder && selection.length < storage.length
    default: return nil
    }
  }

  /// The world that the text view is in.
  final var ownWorld: World { window?.world ?? .current }

  final var pasteboard: UIPasteboard { ownWorld.run { .general } }

  final func copySelection() {
    guard selection.length > 0 else { return }
    pasteboard.string = (storage.string as NSString).substring(with: selection)
  }
}
