public import Foundation

/// One of the two sets of menus that are built when they are needed: that of keys, and that of views. [MENU-20, MENU-21]
@preconcurrency @MainActor public final class UIMenuSystem: NSObject {
  /// Whether what has been built is out of date.
  private(set) var isStale = false

  nonisolated deinit {}

  /// The menus whose commands keys ask for. They are built at the first key that goes down. [MENU-21]
  public class var main: UIMenuSystem { UIApplication.shared.menus.main }

  /// The menus of views, which are built each time one is brought up. [MENU-20]
  public class var context: UIMenuSystem { UIApplication.shared.menus.context }

  /// Has the menus built again when they are needed next, and does nothing before they have been built once. [MENU-21]
  public func setNeedsRebuild() { isStale = true }

  /// Called when the menus are being built.
  package func beginBuilding() { isStale = false }

  /// Whether the menus have to be built, given whether they were before.
  package func needsBuilding(wereBuilt: Bool) -> Bool { !wereBuilt || isStale }
}

/// What a responder edits while menus are built. [MENU-22]
///
/// An edit that names a menu which is not there does nothing. What has been inserted is a copy from then on.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// Which menus are built.
  var system: UIMenuSystem { get }
  /// Returns a copy of a menu as it is now, or nil if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns an action that is in one of the menus, or nil.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command for an action that is in one of the menus, or nil.
  ///
  /// - Parameters:
  ///   - action: the action that it sends.
  ///   - propertyList: what its owner knows it by; nil for any.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in the place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts other elements into a menu.
  ///
  /// - Parameters:
  ///   - parentIdentifier: the menu.
  ///   - childrenBlock: makes them from those that are in it.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu in front of another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, as the first of its elements.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, as the last of its elements.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away with all that is in it.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// Returns the first command for an action that is in one of the menus, or nil.
  public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
