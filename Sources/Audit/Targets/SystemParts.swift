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

  /// Whether a view is a bar of UIKit's, whose buttons take touches beyond their frames.
  static func isBar(_ view: ScreenView) -> Bool {
    let names = [view.className, view.baseClass ?? ""] + (view.superclasses ?? [])
    return names.contains { name in
      switch name {
      case "UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar", "XCUIElementTypeNavigationBar",
        "XCUIElementTypeToolbar", "XCUIElementTypeTabBar", "NavigationBar", "Toolbar", "TabBar":
        true
      default: false
      }
    }
  }
}
