import FingerpostTrace

/// The actions that editing menus and keyboards send. [EDIT-1]
nonisolated enum StandardEditAction: String, CaseIterable {
  case cut
  case copy
  case paste
  case pasteAndMatchStyle
  case pasteAndGo
  case pasteAndSearch
  case select
  case selectAll
  case delete
  case makeTextWritingDirectionLeftToRight
  case makeTextWritingDirectionRightToLeft
  case toggleBoldface
  case toggleItalics
  case toggleUnderline
  case increaseSize
  case decreaseSize
  case find
  case findAndReplace
  case findNext
  case findPrevious
  case useSelectionForFind
  case duplicate
  case move
  case rename
  case export
  case printContent
}

extension Selector {
  /// Moves the selection to the pasteboard. UIKit code says `#selector(UIResponderStandardEditActions.cut(_:))`.
  public static let cut = Selector("cut", UIResponder.cut)
  /// Copies the selection to the pasteboard. UIKit code says `#selector(UIResponderStandardEditActions.copy(_:))`.
  public static let copy = Selector("copy", UIResponder.copy)
  /// Puts what is on the pasteboard in place of the selection. UIKit code says `#selector(UIResponderStandardEditActions.paste(_:))`.
  public static let paste = Selector("paste", UIResponder.paste)
  /// Pastes in the style of the surroundings. UIKit code says `#selector(UIResponderStandardEditActions.pasteAndMatchStyle(_:))`.
  public static let pasteAndMatchStyle = Selector("pasteAndMatchStyle", UIResponder.pasteAndMatchStyle)
  /// Pastes an address and goes there. UIKit code says `#selector(UIResponderStandardEditActions.pasteAndGo(_:))`.
  public static let pasteAndGo = Selector("pasteAndGo", UIResponder.pasteAndGo)
  /// Pastes a text and searches for it. UIKit code says `#selector(UIResponderStandardEditActions.pasteAndSearch(_:))`.
  public static let pasteAndSearch = Selector("pasteAndSearch", UIResponder.pasteAndSearch)
  /// Selects what is next to the place where text is typed. UIKit code says `#selector(UIResponderStandardEditActions.select(_:))`.
  public static let select = Selector("select", UIResponder.select)
  /// Selects everything. UIKit code says `#selector(UIResponderStandardEditActions.selectAll(_:))`.
  public static let selectAll = Selector("selectAll", UIResponder.selectAll)
  /// Removes the selection and leaves the pasteboard as it is. UIKit code says `#selector(UIResponderStandardEditActions.delete(_:))`.
  public static let delete = Selector("delete", UIResponder.delete)
  /// Has the selection written from left to right. UIKit code says `#selector(UIResponderStandardEditActions.makeTextWritingDirectionLeftToRight(_:))`.
  public static let makeTextWritingDirectionLeftToRight = Selector(
    "makeTextWritingDirectionLeftToRight", UIResponder.makeTextWritingDirectionLeftToRight)
  /// Has the selection written from right to left. UIKit code says `#selector(UIResponderStandardEditActions.makeTextWritingDirectionRightToLeft(_:))`.
  public static let makeTextWritingDirectionRightToLeft = Selector(
    "makeTextWritingDirectionRightToLeft", UIResponder.makeTextWritingDirectionRightToLeft)
  /// Makes the selection bold, or not bold. UIKit code says `#selector(UIResponderStandardEditActions.toggleBoldface(_:))`.
  public static let toggleBoldface = Selector("toggleBoldface", UIResponder.toggleBoldface)
  /// Makes the selection italic, or not italic. UIKit code says `#selector(UIResponderStandardEditActions.toggleItalics(_:))`.
  public static let toggleItalics = Selector("toggleItalics", UIResponder.toggleItalics)
  /// Underlines the selection, or does not. UIKit code says `#selector(UIResponderStandardEditActions.toggleUnderline(_:))`.
  public static let toggleUnderline = Selector("toggleUnderline", UIResponder.toggleUnderline)
  /// Makes the selection larger. UIKit code says `#selector(UIResponderStandardEditActions.increaseSize(_:))`.
  public static let increaseSize = Selector("increaseSize", UIResponder.increaseSize)
  /// Makes the selection smaller. UIKit code says `#selector(UIResponderStandardEditActions.decreaseSize(_:))`.
  public static let decreaseSize = Selector("decreaseSize", UIResponder.decreaseSize)
  /// Begins to search. UIKit code says `#selector(UIResponderStandardEditActions.find(_:))`.
  public static let find = Selector("find", UIResponder.find)
  /// Begins to search and replace. UIKit code says `#selector(UIResponderStandardEditActions.findAndReplace(_:))`.
  public static let findAndReplace = Selector("findAndReplace", UIResponder.findAndReplace)
  /// Goes to the next match. UIKit code says `#selector(UIResponderStandardEditActions.findNext(_:))`.
  public static let findNext = Selector("findNext", UIResponder.findNext)
  /// Goes to the match before. UIKit code says `#selector(UIResponderStandardEditActions.findPrevious(_:))`.
  public static let findPrevious = Selector("findPrevious", UIResponder.findPrevious)
  /// Searches for the selection. UIKit code says `#selector(UIResponderStandardEditActions.useSelectionForFind(_:))`.
  public static let useSelectionForFind = Selector("useSelectionForFind", UIResponder.useSelectionForFind)
  /// Makes a second one of the selection. UIKit code says `#selector(UIResponderStandardEditActions.duplicate(_:))`.
  public static let duplicate = Selector("duplicate", UIResponder.duplicate)
  /// Moves the selection elsewhere. UIKit code says `#selector(UIResponderStandardEditActions.move(_:))`.
  public static let move = Selector("move", UIResponder.move)
  /// Gives the selection another name. UIKit code says `#selector(UIResponderStandardEditActions.rename(_:))`.
  public static let rename = Selector("rename", UIResponder.rename)
  /// Writes the selection elsewhere. UIKit code says `#selector(UIResponderStandardEditActions.export(_:))`.
  public static let export = Selector("export", UIResponder.export)
  /// Prints. UIKit code says `#selector(UIResponderStandardEditActions.printContent(_:))`.
  public static let printContent = Selector("printContent", UIResponder.printContent)
}

extension UIResponder {
  /// Says that an action came to a class that does not have it, where UIKit raises an exception.
  final func lacks(_ action: StandardEditAction) {
    let world = responderWindow?.world ?? .current
    world.record(.actionSent(action.rawValue, from: nil, to: .nobody))
  }
}
