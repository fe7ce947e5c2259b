import Fingerpost
import FingerpostHID
import FingerpostTimeline
import Foundation
import UIKit

/// An application of which every responder notes that menus are built.
final class MenuScreen {
  let world: World
  private let window: MenuWindow
  private let controller: MenuController
  private let interaction: UIEditMenuInteraction
  private let delegate = MenuAppDelegate()
  private let menuDelegate = MenuDelegate()
  private var lines: [String] = []

  /// What the application's delegate does with its builder.
  var edit: (any UIMenuBuilder) -> Void = { _ in }
  /// The builder that it got last.
  var builder: (any UIMenuBuilder)?
  /// What the controller has as its key commands.
  var vended: [UIKeyCommand] = []
  /// What was suggested last for the edit menu.
  var suggested: [String] = []

  init() {
    let world = World(applicationClass: MenuApplication.self)
    self.world = world
    let menuDelegate = self.menuDelegate
    (window, controller, interaction) = world.run {
      let controller = MenuController()
      let interaction = UIEditMenuInteraction(delegate: menuDelegate)
      controller.view.addInteraction(interaction)
      let window = MenuWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return (window, controller, interaction)
    }
    world.application.delegate = delegate
    (world.application as? MenuApplication)?.screen = self
    (window.screenOfMenus, controller.screen, delegate.screen, menuDelegate.screen) = (self, self, self, self)
    (controller.view as? MenuView)?.screen = self
  }

  nonisolated deinit {}

  func note(_ line: String) { lines.append(line) }

  func note(_ name: String, _ builder: any UIMenuBuilder) {
    let isMain = builder.system === world.run { UIMenuSystem.main }
    note("\(isMain ? "main" : "context") \(name)")
  }

  /// Hands out what was noted since the last call.
  func drain() -> [String] {
    defer { lines = [] }
    return lines
  }

  func present() {
    world.run {
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    }
  }

  func wait(_ seconds: Double) { world.timeline.advance(to: world.timeline.now.advanced(bySeconds: seconds)) }

  /// Presses a key and lets it go.
  func press(_ usage: UInt16, _ flags: UIKeyModifierFlags) {
    for phase in [Press.Phase.began, .ended] {
      let key = Key(usage: usage, modifierFlags: flags.rawValue)
      world.application.handle(
        Frame(
          nanoseconds: world.timeline.now.nanoseconds, presses: [Press(key: key, phase: phase)],
          modifierFlags: flags.rawValue))
    }
  }
}

extension UIKit.Selector {
  /// An action of the controller, or `gone`, which nothing has.
  static func named(_ name: String) -> UIKit.Selector {
    switch name {
    case "gone": UIKit.Selector(name, MenuStranger.act)
    case "open": UIKit.Selector(name, MenuController.open)
    case "newTab": UIKit.Selector(name, MenuController.newTab)
    case "newPrivateTab": UIKit.Selector(name, MenuController.newPrivateTab)
    case "closeTab": UIKit.Selector(name, MenuController.closeTab)
    default: UIKit.Selector(name, MenuController.base)
    }
  }
}

/// A class of which there is no object.
final class MenuStranger {
  private var acts = 0
  func act(_ sender: UICommand) { acts += 1 }
}

final class MenuApplication: UIApplication {
  weak var screen: MenuScreen?

  override func buildMenu(with builder: any UIMenuBuilder) { screen?.note("application", builder) }
}

final class MenuAppDelegate: UIResponder, UIApplicationDelegate {
  weak var screen: MenuScreen?

  nonisolated deinit {}

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    screen?.note("delegate", builder)
    screen?.edit(builder)
    screen?.builder = builder
  }
}

final class MenuWindow: UIWindow {
  weak var screenOfMenus: MenuScreen?

  nonisolated deinit {}

  override func buildMenu(with builder: any UIMenuBuilder) { screenOfMenus?.note("window", builder) }
}

final class MenuView: UIView {
  weak var screen: MenuScreen?

  nonisolated deinit {}

  override var canBecomeFirstResponder: Bool { true }
  override func buildMenu(with builder: any UIMenuBuilder) { screen?.note("view", builder) }
  override func copy(_ sender: Any?) { screen?.note("copy") }
}

final class MenuController: UIViewController {
  weak var screen: MenuScreen?

  nonisolated deinit {}

  override func loadView() { view = MenuView() }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.becomeFirstResponder()
  }
  override func buildMenu(with builder: any UIMenuBuilder) { screen?.note("controller", builder) }
  override var keyCommands: [UIKeyCommand]? { screen?.vended }
  override func validate(_ command: UICommand) { screen?.note("validate \(command.title)") }

  private func note(_ name: String, _ sender: UICommand) {
    screen?.note("\(name) for \(sender.title), \(sender.alternates.count) alternates")
  }
  func open(_ sender: UICommand) { note("open", sender) }
  func newTab(_ sender: UICommand) { note("newTab", sender) }
  func newPrivateTab(_ sender: UICommand) { note("newPrivateTab", sender) }
  func closeTab(_ sender: UICommand) { note("closeTab", sender) }
  func base(_ sender: UICommand) { note("base", sender) }
}

/// Takes what is suggested for the edit menu as it is.
final class MenuDelegate: UIEditMenuInteractionDelegate {
  weak var screen: MenuScreen?

  nonisolated deinit {}

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    screen?.note("menuFor")
    screen?.suggested = suggestedActions.map(\.title)
    return nil
  }
}
