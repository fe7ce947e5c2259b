/// The actions of editing menus and of the keys for them, under UIKit's names. [EDIT-1]
///
/// Every responder has the methods, but only a class that overrides one performs that action: `canPerformAction` of any
/// other says no, and the search continues to the next responder. See ``UIResponder/canPerformAction(_:withSender:)``.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Puts what is on the pasteboard in place of the selection.
  func paste(_ sender: Any?)
  /// Pastes in the style of the surroundings.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Pastes an address and goes there.
  func pasteAndGo(_ sender: Any?)
  /// Pastes a text and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Selects what is next to the place where text is typed.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection and leaves the pasteboard as it is.
  func delete(_ sender: Any?)
  /// Has the selection written from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Has the selection written from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes the selection bold, or not bold.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection italic, or not italic.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection, or does not.
  func toggleUnderline(_ sender: Any?)
  /// Makes the selection larger.
  func increaseSize(_ sender: Any?)
  /// Makes the selection smaller.
  func decreaseSize(_ sender: Any?)
  /// Begins to search.
  func find(_ sender: Any?)
  /// Begins to search and replace.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next match.
  func findNext(_ sender: Any?)
  /// Goes to the match before.
  func findPrevious(_ sender: Any?)
  /// Searches for the selection.
  func useSelectionForFind(_ sender: Any?)
  /// Makes a second one of the selection.
  func duplicate(_ sender: Any?)
  /// Moves the selection elsewhere.
  func move(_ sender: Any?)
  /// Gives the selection another name.
  func rename(_ sender: Any?)
  /// Writes the selection elsewhere.
  func export(_ sender: Any?)
  /// Prints.
  func printContent(_ sender: Any?)
}
