public import Foundation

/// A text that layout managers lay out. One that has such belongs to the main actor. [VAL-47]
open nonisolated class NSTextStorage: NSMutableAttributedString {
  private nonisolated(unsafe) final var managers: [NSLayoutManager] = []

  /// What lays the text out.
  @preconcurrency @MainActor public final var layoutManagers: [NSLayoutManager] { managers }

  /// Creates an empty text.
  public convenience init() { self.init(string: "") }

  /// Has a manager lay the text out, too. The text keeps it.
  @preconcurrency @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.changed()
  }

  /// Has a manager no longer lay the text out.
  @preconcurrency @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  /// Puts letters in place of others, and has the text laid out again.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    changed()
  }

  /// Puts a text in place of letters, and has the text laid out again.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    changed()
  }

  /// Sets the whole text, and has it laid out again.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    super.setAttributedString(attrString)
    changed()
  }

  /// Sets the attributes of letters, and has the text laid out again.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    changed()
  }

  private final func changed() {
    let managers = managers
    guard !managers.isEmpty else { return }
    MainActor.assumeIsolated { for manager in managers { manager.changed() } }
  }
}
