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
    if isOpaque(data) { return .opaque }
    if let color = data.backgroundColor { return color.alpha * data.alpha >= Self.seen ? .opaque : .clear }
    if screen.hasElementTypes { return .unknown }
    let names = Self.names(data)
    // A table has a background unless it is taken from it.
    if names.contains(where: Self.lists.contains) { return .opaque }
    if standards[view] == .scrollView { return hasColors ? .clear : .unknown }
    switch data.className {
    case "UIStackView", "UIControl", "UILabel", "UITableViewCellContentView": return .clear
    // What a bar shows behind its items is a view of its own.
    case "_UIToolbarContentView", "_UINavigationBarContentView": return .clear
    case "UIImageView": return .unknown
    default: break
    }
    if standards[view]?.isControl == true, standards[view] != .control { return .unknown }
    if PublicClasses.isPrivate(data.className), !PublicClasses.isPassive(data.className) { return .opaque }
    return hasColors ? .clear : .unknown
  }

  /// Whether a view draws all of itself, or is there to keep touches from what is behind it.
  private func isOpaque(_ data: ScreenView) -> Bool {
    if SystemParts.isBar(data) || SystemParts.isOfSystem(data) { return true }
    if screen.hasElementTypes {
      return ["Alert", "Sheet", "Dialog", "WebView", "Map"].contains(
        data.className.replacing("XCUIElementType", with: ""))
    }
    return Self.names(data).contains(where: Self.opaque.contains)
  }

  private static func names(_ view: ScreenView) -> [String] {
    [view.className, view.baseClass ?? ""] + (view.superclasses ?? [])
  }

  private static let lists = ["UITableView", "UICollectionView"]

  private static let opaque = [
    "UITransitionView", "UIDimmingView", "UIDropShadowView", "_UIPopoverDimmingView", "UIVisualEffectView",
    "WKWebView", "MKMapView", "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView",
    "UICollectionReusableView",
  ]
}
