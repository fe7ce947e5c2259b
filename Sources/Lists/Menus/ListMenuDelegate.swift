internal import Fingerpost

/// What a list cannot tell of its delegate: Swift code does not know which optional methods an object has. Not UIKit's.
@preconcurrency @MainActor public protocol ListMenuDelegate: AnyObject {
  /// Whether the delegate has context menus for rows or items; asked when it becomes the delegate. With true, the list gets a
  /// context menu interaction. UIKit adds it where the method for the configuration exists. Default false. [LIST-36]
  var showsContextMenus: Bool { get }

  /// Whether the delegate has the edit menus of rows or items of before iOS 13; asked when it becomes the delegate. With true,
  /// and without context menus, a long press on a cell asks it. UIKit does where the methods exist. Default false. [LIST-109]
  var showsEditMenus: Bool { get }
}

extension ListMenuDelegate {
  /// Says no.
  public var showsContextMenus: Bool { false }

  /// Says no.
  public var showsEditMenus: Bool { false }
}
