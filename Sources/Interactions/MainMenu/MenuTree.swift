internal import Fingerpost
import Foundation

/// The menus that applications edit while they are built. [MENU-22]
///
/// They are the tree's own: what is inserted is copied, and so is what is handed out.
final class MenuTree: UIMenuBuilder {
  let system: UIMenuSystem
  /// What everything is in.
  let root: UIMenu
  /// Whether it can still be edited.
  private var isOpen = true

  init(_ system: UIMenuSystem, _ children: [UIMenuElement]) {
    self.system = system
    root = UIMenu(identifier: .root, children: children)
  }

  nonisolated deinit {}

  /// Calls responders from one on up the chain, each once, and takes no edits afterwards.
  func build(from first: UIResponder) {
    system.beginBuilding()
    var current: UIResponder? = first
    while let responder = current {
      responder.buildMenu(with: self)
      current = responder.next
    }
    isOpen = false
  }

  // MARK: - What is there

  /// Everything below the root, each menu before what is in it.
  var elements: [UIMenuElement] {
    var (found, open): ([UIMenuElement], [UIMenuElement]) = ([], root.children.reversed())
    while let element = open.popLast() {
      found.append(element)
      if let menu = element as? UIMenu { open += menu.children.reversed() }
    }
    return found
  }

  private func find(_ identifier: UIMenu.Identifier) -> UIMenu? {
    if identifier == .root { return root }
    return elements.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? { find(identifier)?.copied() }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    elements.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  func command(for action: Fingerpost.Selector, propertyList: Any?) -> UICommand? {
    let wanted = propertyList as? AnyHashable
    return elements.lazy.compactMap { $0 as? UICommand }.first {
      $0.action == action && (propertyList == nil || $0.propertyList as? AnyHashable == wanted)
    }
  }

  // MARK: - Edits

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    edit(around: replacedIdentifier) { $0.children[$1] = replacementMenu.copied() }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    edit(parentIdentifier) { menu in
      menu.children = UIMenu(children: childrenBlock(menu.copied().children)).copied().children
    }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    edit(around: siblingIdentifier) { $0.children.insert(siblingMenu.copied(), at: $1) }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    edit(around: siblingIdentifier) { $0.children.insert(siblingMenu.copied(), at: $1 + 1) }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    edit(parentIdentifier) { $0.children.insert(childMenu.copied(), at: 0) }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    edit(parentIdentifier) { $0.children.append(childMenu.copied()) }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    edit(around: removedIdentifier) { $0.children.remove(at: $1) }
  }

  /// Changes a menu, if it is there.
  private func edit(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> Void) {
    if isOpen, let menu = find(identifier) { change(menu) }
  }

  /// Changes the menu that another one is in, if that is there, at its place.
  private func edit(around identifier: UIMenu.Identifier, _ change: (UIMenu, Int) -> Void) {
    guard isOpen, let menu = find(identifier) else { return }
    for parent in [root] + elements.compactMap({ $0 as? UIMenu }) {
      guard let index = parent.children.firstIndex(where: { $0 === menu }) else { continue }
      return change(parent, index)
    }
  }
}
