internal import Fingerpost
import Foundation

/// Has menus built when they are needed; the engine finds it by its name. [MENU-20, MENU-21]
final class MenuHost: MenuHosting {
  private unowned let application: UIApplication
  /// The main menu as it was built last.
  private var main: MenuTree?

  init(_ application: UIApplication) { self.application = application }

  nonisolated deinit {}

  var keyCommands: [UIKeyCommand] {
    let system = application.world.run { UIMenuSystem.main }
    if system.needsBuilding(wereBuilt: main != nil) {
      let tree = MenuTree(system, UIMenu.mainMenus())
      main = tree
      application.world.run { tree.build(from: application) }
    }
    return main?.elements.compactMap { $0 as? UIKeyCommand } ?? []
  }

  func contextMenu(of commands: [UICommand], for view: UIView) -> [UIMenuElement] {
    let world = application.world
    return world.run {
      let tree = MenuTree(
        UIMenuSystem.context,
        [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)])
      tree.build(from: view)
      // What stands in the menu around it is an element of that.
      return tree.root.children.flatMap { element in
        (element as? UIMenu).flatMap { $0.options.contains(.displayInline) ? $0.children : nil } ?? [element]
      }
    }
  }
}

extension UIMenu {
  /// The main menu before an application has edited it, of whose commands there are those that edit text. [MENU-25]
  static func mainMenus() -> [UIMenu] {
    let delete = UICommand(title: "Delete", action: .delete)
    let edit = UIKeyCommand.standardEdit
    let sizes = [
      UIKeyCommand(title: "Bigger", action: .increaseSize, input: "+", modifierFlags: .command),
      UIKeyCommand(title: "Smaller", action: .decreaseSize, input: "-", modifierFlags: .command),
    ]
    return [
      UIMenu(
        identifier: .application, children: [inline(.about), inline(.preferences)]),
      UIMenu(
        title: "File", identifier: .file,
        children: [inline(.newScene), inline(.open), inline(.close), inline(.document), inline(.print)]),
      UIMenu(
        title: "Edit", identifier: .edit,
        children: [
          inline(.undoRedo), inline(.standardEdit, edit.dropLast() + [delete] + edit.suffix(1)),
          UIMenu(
            title: "Find", identifier: .find,
            children: [inline(.findPanel, UIKeyCommand.find.dropLast())] + UIKeyCommand.find.suffix(1)),
        ]),
      UIMenu(
        title: "Format", identifier: .format,
        children: [
          UIMenu(
            title: "Font", identifier: .font,
            children: [inline(.textStyle, UIKeyCommand.textStyle), inline(.textSize, sizes)]),
          UIMenu(title: "Text", identifier: .text),
        ]),
      UIMenu(title: "View", identifier: .view, children: [inline(.toolbar), inline(.sidebar)]),
      UIMenu(title: "Window", identifier: .window), UIMenu(title: "Help", identifier: .help),
    ]
  }

  private static func inline(_ identifier: Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
    UIMenu(identifier: identifier, options: .displayInline, children: children)
  }
}
