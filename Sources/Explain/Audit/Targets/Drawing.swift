import FingerpostScreens

/// What is known of what views draw, from their classes and colors.
nonisolated struct Drawing {
  /// Whether what lies behind a view is to be seen through it.
  enum Cover {
    /// It is not, or the view is meant to keep touches from what is behind it.
    case opaque
    /// It is: the view itself shows nothing.
    case clear
    /// The input does not say.
    case unknown
  }

  private let screen: Screen
  private let standards: [StandardClass?]
  /// Whether the input states colors, so that a view without one shows nothing.
  private let hasColors: Bool

  init(_ screen: Screen, _ standards: [StandardClass?]) {
    self.screen = screen
    self.standards = standards
    hasColors = screen.views.contains { $0.backgroundColor != nil }
  }

  /// From this alpha on a background is one that is seen.
  private static let seen = 0.05

  /// What a view itself shows.
  func cover(_ view: Int) -> Cover {
    let data = screen.views[view]
    if data.alpha < Self.seen { return .clear }
    if let color = data.backgroundColor { return color.alpha * data.alpha >= Self.seen ? .opaque : own(data, view) }
    return own(data, view)
  }

  private func own(_ data: ScreenView, _ view: Int) -> Cover {
    if SystemParts.isBar(data) || SystemParts.isOfSystem(data) { return .opaque }
    if screen.hasElementTypes {
      switch data.className.replacing("XCUIElementType", with: "") {
      case "Alert", "Sheet", "Dialog", "Keyboard", "WebView", "Map": return .opaque
      default: return .unknown
      }
    }
    switch data.className {
    case "UITransitionView", "UIDimmingView", "UIDropShadowView", "_UIPopoverDimmingView", "UIVisualEffectView",
      "WKWebView", "MKMapView":
      return .opaque
    case "UIView", "UIStackView", "UIControl", "UILabel", "UITableViewCellContentView":
      return hasColors || data.className != "UIView" ? .clear : .unknown
    default: break
    }
    if standards[view] == .scrollView {
      // Tables and collection views have a background unless it is taken from them.
      return hasColors || data.className == "UIScrollView" ? .clear : .unknown
    }
    if standards[view]?.isControl == true, standards[view] != .control { return .unknown }
    if PublicClasses.isPassive(data.className) { return data.className == "UIImageView" ? .unknown : .clear }
    if PublicClasses.isPrivate(data.className) { return .opaque }
    return hasColors ? .clear : .unknown
  }
}
