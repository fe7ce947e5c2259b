extension UIKeyCommand {
  /// The keys of the editing actions, which need no menu: those of UIKit's own Edit and Format menus. [EDIT-5]
  static let editing = standardEdit + textStyle + find

  /// The keys that move and select text. [EDIT-5]
  package static let standardEdit = [
    UIKeyCommand(title: "Cut", action: .cut, input: "x", modifierFlags: .command),
    UIKeyCommand(title: "Copy", action: .copy, input: "c", modifierFlags: .command),
    UIKeyCommand(title: "Paste", action: .paste, input: "v", modifierFlags: .command),
    UIKeyCommand(
      title: "Paste and Match Style", action: .pasteAndMatchStyle, input: "v",
      modifierFlags: [.command, .alternate, .shift]),
    UIKeyCommand(title: "Select All", action: .selectAll, input: "a", modifierFlags: .command),
  ]

  /// The keys that change how text looks. [EDIT-5]
  package static let textStyle = [
    UIKeyCommand(title: "Bold", action: .toggleBoldface, input: "b", modifierFlags: .command),
    UIKeyCommand(title: "Italic", action: .toggleItalics, input: "i", modifierFlags: .command),
    UIKeyCommand(title: "Underline", action: .toggleUnderline, input: "u", modifierFlags: .command),
  ]

  /// The keys that search. [EDIT-5]
  package static let find = [
    UIKeyCommand(title: "Find", action: .find, input: "f", modifierFlags: .command),
    UIKeyCommand(
      title: "Find and Replace", action: .findAndReplace, input: "f", modifierFlags: [.command, .alternate]),
    UIKeyCommand(title: "Find Next", action: .findNext, input: "g", modifierFlags: .command),
    UIKeyCommand(
      title: "Find Previous", action: .findPrevious, input: "g", modifierFlags: [.command, .shift]),
    UIKeyCommand(
      title: "Use Selection for Find", action: .useSelectionForFind, input: "e", modifierFlags: .command),
  ]
}
