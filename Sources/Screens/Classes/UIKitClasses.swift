/// What the names of UIKit's own classes give away.
package nonisolated enum UIKitClasses {
  /// Returns whether the name is that of a window, by UIKit's habit of ending such names in `Window`.
  package static func isWindow(_ name: String) -> Bool {
    (name.hasPrefix("UI") || name.hasPrefix("_UI")) && name.hasSuffix("Window")
  }

  /// Returns the level of a window of UIKit's own where it is public knowledge, or nil.
  package static func windowLevel(_ name: String) -> Double? {
    switch name {
    case "UITextEffectsWindow", "UITextEffectsWindowHosted": 10
    case "UIStatusBarWindow": 1_000
    case "UIRemoteKeyboardWindow", "UIRemoteKeyboardWindowHosted": 10_000_000
    default: nil
    }
  }

  /// Returns whether the name is that of one of the system's layers.
  package static func isLayer(_ name: String) -> Bool {
    name.hasSuffix("Layer") && ["CA", "_CA", "UI", "_UI"].contains { name.hasPrefix($0) }
  }

  /// Returns whether instances scroll, so that a dump prints their content offset.
  package static func isScrollView(_ name: String) -> Bool {
    name.hasPrefix("UI")
      && ["ScrollView", "TableView", "CollectionView", "TextView"].contains { name.hasSuffix($0) }
  }

  /// Returns whether instances ignore user interaction unless they are told to. [HIT-17]
  package static func isQuiet(_ name: String) -> Bool {
    switch name {
    case "UILabel", "UIButtonLabel", "UITextFieldLabel", "UITableViewLabel", "UITabBarButtonLabel",
      "UISegmentLabel", "UIDateLabel", "UIImageView", "UITabBarSwappableImageView":
      true
    default: false
    }
  }

  /// Returns whether the name is that of a gesture recognizer.
  package static func isRecognizer(_ name: String) -> Bool {
    name.hasSuffix("GestureRecognizer") || name.hasSuffix("Gesture") || name.hasSuffix("Recognizer")
  }

  /// Returns whether the name belongs to UIKit, or to SwiftUI on top of it.
  package static func isUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") || name.hasPrefix("_UI") || name.contains("UIHosting")
  }

  /// Returns whether the name belongs to UIKit or to another framework of the system's that shows views, such as MapKit.
  package static func isOfSystem(_ name: String) -> Bool {
    if isUIKit(name) { return true }
    let bare = name.drop { $0 == "_" }
    return frameworks.contains { prefix in
      bare.hasPrefix(prefix) && bare.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  private static let frameworks = ["MK", "WK"]

  /// Returns whether the name belongs to AppKit, or to SwiftUI on top of it.
  package static func isAppKit(_ name: String) -> Bool {
    name.hasPrefix("NS") || name.hasPrefix("_NS") || name.contains("NSHosting")
  }
}
