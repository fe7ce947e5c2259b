import FingerpostScreens

/// Which views belong to the system and not to the application that is audited.
nonisolated enum SystemParts {
  /// Whether a view begins a part of the screen that the application does not lay out.
  static func isOfSystem(_ view: ScreenView) -> Bool {
    let name = view.className
    switch name {
    case "XCUIElementTypeKeyboard", "Keyboard", "XCUIElementTypeStatusBar", "StatusBar",
      "XCUIElementTypeWebView", "WebView", "WKWebView", "XCUIElementTypePickerWheel",
      "UIRemoteKeyboardWindow", "UITextEffectsWindow",
      "UIStatusBarWindow", "UICalloutBar":
      return true
    default:
      return [
        "UIKeyboard", "UIKB", "UIInputSet", "UIStatusBar", "_UIStatusBar", "_UIEditMenu", "_UIContextMenu",
      ]
      .contains(where: name.hasPrefix)
    }
  }

  /// Whether a view in a part of the system is the application's all the same: what it puts above the keyboard, or
  /// into one of the keyboard's windows.
  static func isOfApplication(_ view: ScreenView, in holder: ScreenView) -> Bool {
    switch holder.className {
    case "UIInputSetHostView", "UIInputSetContainerView", "UIPeripheralHostView", "UITextEffectsWindow",
      "UIRemoteKeyboardWindow":
      !isOfSystem(view) && !PublicClasses.isPrivate(view.className) && !view.className.hasPrefix("TUI")
    default: false
    }
  }

  /// Whether a view in a bar of UIKit's is one that the application has put there, which has its own size only.
  static func isCustomItem(_ view: ScreenView, in holder: ScreenView) -> Bool {
    PublicClasses.holdsBarItems(holder.className) && !PublicClasses.isPrivate(view.className)
  }

  /// Whether a view is a bar of UIKit's, whose buttons take touches beyond their frames.
  static func isBar(_ view: ScreenView) -> Bool {
    view.classNames.contains { name in
      switch name {
      case "UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar", "XCUIElementTypeNavigationBar",
        "XCUIElementTypeToolbar", "XCUIElementTypeTabBar", "NavigationBar", "Toolbar", "TabBar":
        true
      default: false
      }
    }
  }
}
