import Foundation

/// A menu, as data: nothing is drawn. [EDIT-6]
@preconcurrency @MainActor public final class UIMenu: UIMenuElement {
  /// How a menu is shown; the raw values are UIKit's.
  public nonisolated struct Options: OptionSet, Hashable, Sendable {
    /// A bit for each option.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand in the menu around it, and not in a menu of their own.
    public static let displayInline = Options(rawValue: 1)
    /// It leads to something that cannot be undone; kept and read back.
    public static let destructive = Options(rawValue: 2)
    /// One of its elements is on at a time; kept and read back.
    public static let singleSelection = Options(rawValue: 32)
    /// Its elements stand beside each other; kept and read back.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  private static var made = 0

  /// What it is found by while menus are built; one that no other has unless it was given. [MENU-22]
  public let identifier: Identifier
  /// How it is shown.
  public let options: Options
  /// What is in it, in order.
  public package(set) var children: [UIMenuElement]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - image: what would be seen beside the title.
  ///   - identifier: what it is found by; with nil it gets one that no other has.
  ///   - options: how it is shown.
  ///   - children: what is in it, in order.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    if let identifier {
      self.identifier = identifier
    } else {
      Self.made &+= 1
      self.identifier = Identifier("com.apple.menu.dynamic.\(Self.made)")
    }
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  nonisolated deinit {}

  /// Returns the same menu with other elements.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The same menus once more, with the same commands and actions in them. [MENU-22]
  package func copied() -> UIMenu {
    let top = replacingChildren(children)
    // A list and not a recursion, as applications nest menus as they like.
    var open = [top]
    while let menu = open.popLast() {
      for (index, child) in menu.children.enumerated() {
        guard let inner = child as? UIMenu else { continue }
        let copy = inner.replacingChildren(inner.children)
        menu.children[index] = copy
        open.append(copy)
      }
    }
    return top
  }
}
