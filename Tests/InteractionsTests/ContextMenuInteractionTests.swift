import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// The press that brings up a context menu, and what it does to other gestures.
@Suite struct ContextMenuInteractionTests {
  private final class Source: UIContextMenuInteractionDelegate {
    weak var screen: PressScreen?
    var hasMenu = true
    var count = 1

    init(_ screen: PressScreen) { self.screen = screen }

    nonisolated deinit {}

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      screen?.note("menu at \(location.x) \(location.y)")
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(identifier: "a" as NSString, previewProvider: nil) {
        [weak self] suggested in
        let actions = (0..<(self?.count ?? 0)).map { number in
          UIAction(title: "\(number)") { _ in self?.screen?.note("action \(number)") }
        }
        return UIMenu(children: suggested + actions)
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      screen?.note("highlight \(configuration.identifier)")
      return nil
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      screen?.note("will display")
      animator?.addAnimations { [weak screen] in screen?.note("animations") }
      animator?.addCompletion { [weak screen] in screen?.note("completion") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      screen?.note("back")
      return nil
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { screen?.note("will end") }
  }

  private let asked = ["menu at 100.0 100.0", "highlight a"]
  private let shown = ["will display", "animations", "view cancelled", "completion"]

  private func pressed(_ rules: EventRules = .standard) -> (PressScreen, Source, UIContextMenuInteraction) {
    let screen = PressScreen(rules)
    let source = Source(screen)
    let menu = screen.world.run { UIContextMenuInteraction(delegate: source) }
    screen.world.run { screen.view.addInteraction(menu) }
    return (screen, source, menu)
  }

  @Test("MENU-2: a press asks for the menu when it begins, and brings it up when it is long enough")
  func press() {
    let (screen, source, menu) = pressed()
    screen.down()
    screen.wait(0.24)
    expect(screen.drain(), is: ["view began"])
    screen.wait(0.02)
    expect(screen.drain(), is: asked)
    screen.wait(0.23)
    expect(screen.drain(), is: [])
    screen.wait(0.02)
    expect(screen.drain(), is: shown)
    expect(menu.visibleMenu?.children.map(\.title), is: ["0"])
    expect(menu.menuAppearance, is: .rich)
    screen.move(by: 0, 100)
    screen.up()
    expect(screen.drain(), is: [])
    if let action = menu.visibleMenu?.children.first as? UIAction { menu.choose(action) }
    expect(screen.drain(), is: ["back", "will end", "action 0"])
    expect(menu.visibleMenu, is: nil)
    withExtendedLifetime(source) {}
  }

  @Test("MENU-2: without a configuration, or moved or lifted before, the touch is an ordinary one")
  func none() {
    let (screen, source, menu) = pressed()
    source.hasMenu = false
    screen.press(for: 1)
    expect(screen.drain(), is: ["view began", "menu at 100.0 100.0", "view ended"])
    source.hasMenu = true
    screen.press(for: 0.4)
    expect(screen.drain(), is: ["view began"] + asked + ["view ended"])
    screen.down()
    screen.move(by: 0, 10)
    screen.wait(1)
    screen.up()
    expect(screen.drain(), is: ["view began", "view ended"])
    // A configuration with nothing in it begins and then fails.
    source.count = 0
    screen.press(for: 1)
    expect(screen.drain(), is: ["view began"] + asked + ["view ended"])
    expect(menu.menuAppearance, is: .unknown)
  }

  @Test("MENU-3: an interaction brings four recognizers along, is their delegate, and takes them away")
  func recognizers() {
    let (screen, source, menu) = pressed()
    let names = screen.view.gestureRecognizers?.compactMap(\.name) ?? []
    expect(
      names.sorted(),
      is: [
        "com.apple.UIKit.clickPresentationExclusion", "com.apple.UIKit.clickPresentationFailure",
        "com.apple.UIKit.longPressClickDriverPrimary",
      ])
    expect(screen.view.gestureRecognizers?.count, is: 4)
    expect(screen.view.gestureRecognizers?.allSatisfy { $0.delegate === menu }, is: true)
    screen.press(for: 1)
    _ = screen.drain()
    screen.view.removeInteraction(menu)
    expect(screen.drain(), is: ["back", "will end"])
    expect(screen.view.gestureRecognizers?.isEmpty, isNot: false)
    withExtendedLifetime(source) {}
  }

  @Test("MENU-4: a tap acts until the menu comes up, and a scroll view's pan keeps it away")
  func others() {
    let (screen, source, menu) = pressed()
    screen.add(UITapGestureRecognizer(), "tap")
    screen.add(UIPanGestureRecognizer(), "pan", to: screen.window)
    screen.press(for: 0.4)
    expect(screen.drain(), is: ["view began"] + asked + ["tap ended", "view cancelled"])
    screen.down()
    screen.wait(0.3)
    screen.move(by: 0, 20)
    screen.wait(1)
    screen.up()
    expect(screen.drain(), is: ["view began"] + asked + ["pan began", "view cancelled", "pan ended"])
    screen.press(for: 0.6)
    expect(screen.drain(), is: ["view began"] + asked + shown)
    menu.dismissMenu()
    withExtendedLifetime(source) {}
  }

  @Test("MENU-4: the menu claims the press from a long press, which acts where no menu comes")
  func longPress() {
    let (screen, source, menu) = pressed()
    let press = screen.add(UILongPressGestureRecognizer(), "press")
    for duration in [0.4, 0.5] {
      press.minimumPressDuration = duration
      screen.press(for: 1)
      expect(screen.drain(), is: ["view began"] + asked + shown)
      menu.dismissMenu()
      _ = screen.drain()
    }
    source.hasMenu = false
    screen.press(for: 1)
    expect(screen.drain(), is: ["view began", asked[0], "press began", "view cancelled", "press ended"])
  }

  @Test("MENU-4: a recognizer that the relation was made to wait for comes first, as a browser does it")
  func required() throws {
    let (screen, source, menu) = pressed()
    let press = screen.add(UILongPressGestureRecognizer(), "press")
    let relation = try #require(
      screen.view.gestureRecognizers?.first { $0.name == "com.apple.UIKit.clickPresentationFailure" })
    relation.require(toFail: press)
    screen.press(for: 1)
    expect(screen.drain(), is: ["view began"] + asked + ["press began", "view cancelled", "press ended"])
    expect(menu.visibleMenu, is: nil)
    withExtendedLifetime(source) {}
  }

  @Test("MENU-5: beside a drag both go on, and a drag that begins takes the menu away")
  func drag() {
    final class Items: UIDragInteractionDelegate {
      nonisolated deinit {}
      func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
      { [UIDragItem(itemProvider: NSItemProvider())] }
    }
    let (screen, source, menu) = pressed()
    let items = Items()
    screen.world.run { screen.view.addInteraction(UIDragInteraction(delegate: items)) }
    screen.down()
    screen.wait(0.6)
    expect(screen.drain(), is: ["view began"] + asked + shown)
    screen.move(by: 0, 20)
    expect(screen.drain(), is: ["back", "will end"])
    expect(menu.visibleMenu, is: nil)
    screen.up()
    withExtendedLifetime((source, items)) {}
  }

  @Test(
    "MENU-6: while a menu is up a view in front of the window takes touches, and a tap there dismisses it")
  func cover() {
    let (screen, source, menu) = pressed()
    screen.press(for: 1)
    _ = screen.drain()
    expect(screen.window.subviews.last.map { "\(type(of: $0))" }, is: "_UIContextMenuContainerView")
    screen.press(for: 0.1)
    expect(screen.drain(), is: ["back", "will end"])
    #expect(menu.visibleMenu == nil && screen.window.subviews.count == 1)
    screen.press(for: 0.1)
    expect(screen.drain(), is: ["view began", "view ended"])
    withExtendedLifetime(source) {}
  }

  @Test("MENU-2: a click of the secondary button brings the menu up at once, without a preview")
  func click() {
    let (screen, source, menu) = pressed()
    screen.down(buttons: 2)
    screen.wait(0.1)
    screen.up()
    expect(screen.drain().filter { !$0.hasPrefix("view") }, is: asked + ["will display", "animations"])
    expect(menu.menuAppearance, is: .compact)
    withExtendedLifetime(source) {}
  }
}
