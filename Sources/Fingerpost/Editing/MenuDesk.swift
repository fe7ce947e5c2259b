import Foundation

/// What builds menus: the module FingerpostInteractions has it, and without it applications are not asked. [MENU-21]
package protocol MenuHosting: AnyObject {
  init(_ application: UIApplication)
  /// The commands of the main menu that keys ask for, in the order of the menus; the first call has them built.
  var keyCommands: [UIKeyCommand] { get }
  /// Has the menu of a view built along its chain. [MENU-20]
  ///
  /// - Parameters:
  ///   - commands: what would be in it.
  ///   - view: the view that the menu is for.
  /// - Returns: what is in it now.
  func contextMenu(of commands: [UICommand], for view: UIView) -> [UIMenuElement]
}

/// The menus of an application. [MENU-20, MENU-21]
final class MenuDesk {
  let main = UIMenuSystem()
  let context = UIMenuSystem()
  private unowned let application: UIApplication
  private lazy var host = Self.hostType?.init(application)

  /// Looked up once by its name, since no module below may know it.
  private static let hostType =
    NSClassFromString("FingerpostInteractions.MenuHost") as? any MenuHosting.Type

  init(_ application: UIApplication) { self.application = application }

  nonisolated deinit {}

  /// The commands that keys ask for when no responder has one: those of the main menu, or the editing ones alone.
  var keyCommands: [UIKeyCommand] { host?.keyCommands ?? UIKeyCommand.editing }

  func contextMenu(of commands: [UICommand], for view: UIView) -> [UIMenuElement] {
    host?.contextMenu(of: commands, for: view) ?? commands
  }
}
