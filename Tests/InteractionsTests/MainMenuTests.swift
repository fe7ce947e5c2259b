import Expectations
import Fingerpost
import FingerpostHID
import FingerpostTimeline
import Foundation
import Testing
import UIKit

/// Menus against measurements of UIKit, iOS 26.1 simulator (iPhone 16 and iPad A16), published in Vercantez/openuikit.
@Suite("Menus that are built")
struct MainMenuTests {
  private let screen = MenuScreen()
  private var world: World { screen.world }

  // MARK: - When

  @Test("MENU-20: an edit menu is built up the chain of its view, before its delegate is asked")
  func contextWalk() {
    screen.present()
    let walk = ["context view", "context controller", "context window", "context application"]
    expect(screen.drain(), is: walk + ["context delegate", "menuFor"])
  }

  @Test("MENU-20: each is called whether or not those before it call super, and for every menu again")
  func everyMenu() {
    screen.present()
    let first = screen.drain()
    screen.present()
    #expect(screen.drain() == first && first.count == 6)
  }

  @Test("MENU-20: what is inserted is suggested, commands only if something performs them")
  func suggestions() {
    screen.edit = { builder in
      let commands = [
        UICommand(title: "Open", action: .named("open")),
        UICommand(title: "No one's", action: .named("gone")),
      ]
      builder.insertChild(UIMenu(options: .displayInline, children: commands), atStartOfMenu: .root)
      builder.insertChild(UIMenu(title: "More"), atEndOfMenu: .root)
    }
    screen.present()
    // The view copies, and does nothing else of what edit menus have.
    expect(screen.suggested, is: ["Open", "Copy", "More"])
  }

  @Test("MENU-21: the main menu is built at the first key, on the application and its delegate alone")
  func lazily() {
    world.run {
      UIMenuSystem.main.setNeedsRebuild()
      UIMenuSystem.main.setNeedsRebuild()
      UIMenuSystem.context.setNeedsRebuild()
    }
    screen.wait(1)
    expect(screen.drain(), is: [])
    screen.press(j, [])
    expect(screen.drain(), is: ["main application", "main delegate"])
    screen.press(j, .command)
    screen.press(t, .command)
    expect(screen.drain(), is: [])
  }

  @Test("MENU-21: when it is to be built again, the next key has it built")
  func again() {
    screen.press(j, [])
    _ = screen.drain()
    world.run { UIMenuSystem.main.setNeedsRebuild() }
    expect(screen.drain(), is: [])
    screen.press(j, [])
    screen.press(j, [])
    expect(screen.drain(), is: ["main application", "main delegate"])
  }

  // MARK: - What a builder does

  /// Builds a main menu with some edits, and hands its builder out after them.
  private func build(_ edit: @escaping (any UIMenuBuilder) -> Void) -> any UIMenuBuilder {
    screen.edit = edit
    screen.press(j, [])
    return screen.builder!
  }

  private func titles(_ identifier: UIMenu.Identifier, _ builder: any UIMenuBuilder) -> [String]? {
    builder.menu(for: identifier)?.children.map(\.title)
  }

  @Test("MENU-22: a menu that is asked for is a copy, whether it was inserted or handed out before")
  func copies() {
    let mine = UIMenu(title: "History", identifier: .init("history"))
    let builder = build { $0.insertSibling(mine, afterMenu: .view) }
    let (one, two) = (builder.menu(for: mine.identifier), builder.menu(for: mine.identifier))
    #expect(one?.title == "History" && one !== mine && one !== two)
    expect(
      titles(.root, builder), is: ["", "File", "Edit", "Format", "View", "History", "Window", "Help"])
  }

  @Test("MENU-22: where children and siblings are inserted, own identifiers among them")
  func places() {
    let builder = build { builder in
      builder.insertChild(UIMenu(title: "first"), atStartOfMenu: .help)
      builder.insertChild(UIMenu(title: "last", identifier: .init("last")), atEndOfMenu: .help)
      builder.insertSibling(UIMenu(title: "before"), beforeMenu: .init("last"))
      builder.insertSibling(UIMenu(title: "after"), afterMenu: .init("last"))
      builder.replaceChildren(ofMenu: .window) { $0 + [UICommand(title: "Zoom", action: .named("open"))] }
    }
    expect(titles(.help, builder), is: ["first", "before", "last", "after"])
    expect(titles(.window, builder), is: ["Zoom"])
  }

  @Test("MENU-22: a menu is replaced in place, and what was replaced or removed is not found any more")
  func replaced() {
    let mine = UIMenu(title: "Search", identifier: .init("search"))
    let builder = build { builder in
      builder.replace(menu: .find, with: mine)
      builder.remove(menu: .font)
      builder.remove(menu: .file)
    }
    #expect(builder.menu(for: .find) == nil && builder.menu(for: mine.identifier) != nil)
    #expect(titles(.edit, builder) == ["", "", "Search"] && titles(.format, builder) == ["Text"])
    #expect(builder.menu(for: .file) == nil && builder.menu(for: .root)?.children.count == 6)
  }

  @Test("MENU-22: edits of menus that are not there do nothing, and doubles are taken")
  func missing() {
    let none = UIMenu.Identifier("none")
    let twice = UIMenu(title: "twice", identifier: .init("twice"))
    let builder = build { builder in
      builder.remove(menu: none)
      builder.remove(menu: .root)
      builder.replace(menu: none, with: twice)
      builder.insertSibling(twice, beforeMenu: none)
      builder.insertSibling(twice, afterMenu: none)
      builder.insertChild(twice, atStartOfMenu: none)
      builder.insertChild(twice, atEndOfMenu: none)
      builder.replaceChildren(ofMenu: none) { _ in [twice] }
      builder.replace(menu: .find, with: twice)
      builder.replace(menu: .find, with: twice)
      builder.insertChild(twice, atEndOfMenu: .help)
      builder.insertChild(twice, atEndOfMenu: .help)
    }
    #expect(titles(.help, builder) == ["twice", "twice"] && titles(.edit, builder)?.last == "twice")
  }

  @Test("MENU-22: commands are found by their actions, actions by their identifiers, wherever they are")
  func lookups() {
    let action = UIAction(title: "Act", identifier: .init("act")) { _ in }
    let newTab = UICommand(title: "New Tab", action: .named("newTab"), propertyList: "tab")
    let inner = UIMenu(children: [action, newTab])
    let builder = build { $0.insertChild(UIMenu(children: [inner]), atEndOfMenu: .file) }
    #expect(builder.command(for: .named("newTab")) === newTab && builder.action(for: .init("act")) === action)
    expect(builder.command(for: .named("newTab"), propertyList: "tab"), isSame: newTab)
    expect(builder.command(for: .named("newTab"), propertyList: "window"), is: nil)
    #expect(builder.command(for: .cut)?.title == "Cut" && builder.command(for: .named("gone")) == nil)
    expect(builder.action(for: .init("none")), is: nil)
  }

  @Test("MENU-22: an edit after the building does nothing")
  func closed() {
    let builder = build { _ in }
    builder.remove(menu: .file)
    expect(builder.menu(for: .file), isNot: nil)
  }

  @Test("MENU-25: the menus that there are before any edit, and some that there are not")
  func defaults() {
    let builder = build { _ in }
    expect(
      builder.menu(for: .root)?.children.compactMap { ($0 as? UIMenu)?.identifier },
      is: [.application, .file, .edit, .format, .view, .window, .help])
    expect(
      titles(.standardEdit, builder),
      is: ["Cut", "Copy", "Paste", "Paste and Match Style", "Delete", "Select All"])
    expect(titles(.findPanel, builder), is: ["Find", "Find and Replace", "Find Next", "Find Previous"])
    expect(titles(.textStyle, builder), is: ["Bold", "Italic", "Underline"])
    expect(titles(.textSize, builder), is: ["Bigger", "Smaller"])
    for identifier in [UIMenu.Identifier.lookup, .replace, .share] {
      expect(builder.menu(for: identifier), is: nil)
    }
    expect(UIMenu.Identifier.newScene, is: .newItem)
    #expect(UIMenu(title: "").identifier.rawValue.hasPrefix("com.apple.menu.dynamic."))
  }

  // MARK: - Keys

  private func addTabs(_ builder: any UIMenuBuilder) {
    let tab = UIKeyCommand(
      title: "New Tab", action: .named("newTab"), input: "t", modifierFlags: .command,
      alternates: [
        UICommandAlternate(title: "Private", action: .named("newPrivateTab"), modifierFlags: .shift)
      ])
    builder.insertChild(UIMenu(children: [tab]), atStartOfMenu: .file)
  }

  @Test("MENU-23: a command of the main menu and its alternate are found by their keys, and no other is")
  func menuKeys() {
    screen.edit = addTabs
    screen.press(t, .command)
    expect(Array(screen.drain().suffix(2)), is: ["validate New Tab", "newTab for New Tab, 1 alternates"])
    screen.press(t, [.command, .shift])
    expect(screen.drain(), is: ["validate Private", "newPrivateTab for Private, 0 alternates"])
    screen.press(t, [.command, .alternate])
    screen.press(t, [])
    expect(screen.drain(), is: [])
  }

  @Test("MENU-23: a command at the start of a menu comes before UIKit's own with the same key")
  func firstOfMenu() {
    screen.press(c, .command)
    expect(screen.drain().last, is: "copy")
    world.run { UIMenuSystem.main.setNeedsRebuild() }
    screen.edit = { builder in
      let close = UIKeyCommand(
        title: "Close Tab", action: .named("closeTab"), input: "c", modifierFlags: .command)
      builder.insertChild(UIMenu(children: [close]), atStartOfMenu: .edit)
    }
    screen.press(c, .command)
    expect(screen.drain().last, is: "closeTab for Close Tab, 0 alternates")
  }

  @Test("MENU-23: a responder's command comes before one of the menu with the same key")
  func responderFirst() {
    screen.edit = addTabs
    screen.vended = [UIKeyCommand(input: "t", modifierFlags: .command, action: .named("base"))]
    screen.press(t, .command)
    expect(Array(screen.drain().suffix(2)), is: ["validate ", "base for , 0 alternates"])
    screen.press(t, [.command, .shift])
    expect(screen.drain(), is: ["validate Private", "newPrivateTab for Private, 0 alternates"])
  }

  @Test("MENU-23: a command that nothing performs lets the next with its key, or the press, pass")
  func withoutTarget() {
    screen.edit = { builder in
      let gone = UIKeyCommand(title: "Gone", action: .named("gone"), input: "c", modifierFlags: .command)
      builder.insertChild(UIMenu(children: [gone]), atStartOfMenu: .edit)
    }
    screen.press(c, .command)
    expect(screen.drain().last, is: "copy")
    screen.press(x, .command)
    expect(screen.drain(), is: [], "the view does not cut")
  }

  @Test("MENU-24: alternates of the same modifier keys are equal, whatever they are called and do")
  func alternates() {
    let one = UICommandAlternate(title: "one", action: .named("newTab"), modifierFlags: .shift)
    let same = UICommandAlternate(title: "two", action: .named("gone"), modifierFlags: .shift)
    let other = UICommandAlternate(title: "one", action: .named("newTab"), modifierFlags: .alternate)
    #expect(one == same && one.hash == same.hash && one != other)
    expect(UICommand(title: "", action: .copy).alternates, is: [])
  }

  private var c: UInt16 { 6 }
  private var j: UInt16 { 13 }
  private var t: UInt16 { 23 }
  private var x: UInt16 { 27 }
}
