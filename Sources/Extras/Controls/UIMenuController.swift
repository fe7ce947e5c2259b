public import Fingerpost
public import Foundation

/// An element of the old menu above a selection. [VAL-133]
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// What it is called.
  open var title: String
  /// The action, which would look for its target in the responder chain.
  open var action: Fingerpost.Selector

  /// Creates an element.
  public init(title: String, action: Fingerpost.Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }

  nonisolated deinit {}
}

/// The old menu above a selection: whether it is shown and what it has is kept, and nothing is drawn. [VAL-133]
///
/// It is shown where there is a first responder that performs one of its actions, as on iOS.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// Which way the arrow points; the raw values are UIKit's.
  public nonisolated enum ArrowDirection: Int, Sendable {
    /// As there is room.
    case `default` = 0
    /// Up.
    case up = 1
    /// Down.
    case down = 2
    /// To the left.
    case left = 3
    /// To the right.
    case right = 4
  }

  /// The menu of the application.
  open class var shared: UIMenuController {
    let menu: UIMenuController = UIApplication.shared.kept(UIMenuController(), "menuController")
    UIApplication.shared.keep(menu, "menuController")
    return menu
  }

  /// What it has beside the actions of editing. Default nil.
  open var menuItems: [UIMenuItem]?
  /// Which way the arrow would point. Default as there is room.
  open var arrowDirection = ArrowDirection.default
  /// Whether it is shown.
  public private(set) final var isMenuVisible = false
  private final var place: (view: UIView, rect: CGRect)?

  nonisolated deinit {}

  /// Where the menu is: on what it belongs to, in the coordinates of the screen, as it has no size here.
  open var menuFrame: CGRect {
    guard isMenuVisible, let place else { return .zero }
    return place.view.convert(place.rect, to: UIScreen.main.coordinateSpace)
  }

  /// Shows the menu on a part of a view, if the responder in front has an action for it. [VAL-133]
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    place = (targetView, targetRect)
    change(to: true)
  }

  /// Hides the menu.
  open func hideMenu() { change(to: false) }

  /// Hides the menu of a view.
  open func hideMenu(from targetView: UIView) {
    if place?.view === targetView { hideMenu() }
  }

  /// Says on which part of a view the menu would be.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { place = (targetView, targetRect) }

  /// Shows the menu or hides it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { change(to: menuVisible) }

  /// Asks again which actions there are, and hides a menu without one.
  open func update() {
    if isMenuVisible, !hasAction { change(to: false) }
  }

  private final var hasAction: Bool {
    var responder: UIResponder? = place?.view
    if let first = place?.view.window?.subviews.lazy.compactMap({ $0.firstResponderInside }).first {
      responder = first
    }
    guard let responder else { return false }
    let own = (menuItems ?? []).map(\.action)
    let editing = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"].map {
      Fingerpost.Selector($0)
    }
    return (own + editing).contains { responder.target(forAction: $0, withSender: self) != nil }
  }

  private final func change(to visible: Bool) {
    guard visible != isMenuVisible, !visible || hasAction else { return }
    let center = NotificationCenter.default
    center.post(name: visible ? Self.willShowMenuNotification : Self.willHideMenuNotification, object: self)
    isMenuVisible = visible
    center.post(name: visible ? Self.didShowMenuNotification : Self.didHideMenuNotification, object: self)
  }

  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu is shown.
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu is hidden.
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted when the menu is elsewhere. Nothing here posts it but code.
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

extension UIView {
  /// The first responder, if it is the view or in it.
  fileprivate final var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let found = view.firstResponderInside { return found }
    }
    return nil
  }
}
