import Foundation

nonisolated extension Screen {
  /// What an input shows of the way back in a navigation controller, by which UIKit's delegate of the pop gesture
  /// decides. [NAV-8]
  public enum WayBack: Hashable, Sendable {
    /// The navigation bar shows a back button.
    case button
    /// The navigation bar shows none: there is nothing to go back to, or something else takes its place.
    case noButton
    /// The navigation bar is hidden.
    case hiddenBar
    /// The input does not show the bar, or not what is in it.
    case unknown

    /// Whether UIKit's delegate refuses then.
    public var isRefused: Bool { self == .noButton || self == .hiddenBar }
  }

  /// Returns what the input shows of the way back beside a recognizer of the pop gesture.
  ///
  /// Since iOS 11 the back button is the only `_UIButtonBarButton` that is in the bar's content view itself; other
  /// items are in stack views. Up to iOS 10 it is a view of its own in the bar.
  public func wayBack(beside recognizer: PlacedRecognizer) -> WayBack {
    guard
      let bar = views.indices.first(where: {
        views[$0].parent == recognizer.view && views[$0].classNames.contains("UINavigationBar")
      })
    else { return .unknown }
    if views[bar].isHidden { return .hiddenBar }
    if inside(bar, "UINavigationItemButtonView") != nil { return .button }
    guard let content = inside(bar, "_UINavigationBarContentView") else { return .unknown }
    if let button = inside(content, "_UIButtonBarButton"), views[button].alpha > 0 { return .button }
    return views.contains { $0.parent == content } ? .noButton : .unknown
  }

  /// The first view of a class that is right inside of a view and not hidden.
  private func inside(_ holder: Int, _ className: String) -> Int? {
    views.indices.first {
      views[$0].parent == holder && views[$0].className == className && !views[$0].isHidden
    }
  }

  /// Whether UIKit's own delegate keeps a recognizer of the pop gesture from beginning, as far as the input shows.
  ///
  /// A delegate that the input states to be another class's, or none, keeps it from nothing.
  public func refusesToPop(_ recognizer: PlacedRecognizer) -> Bool {
    guard recognizer.recognizer.isNavigationPop, recognizer.recognizer.playedKind == .screenEdgePan,
      wayBack(beside: recognizer).isRefused
    else { return false }
    return recognizer.recognizer.delegate != .none && recognizer.recognizer.ownPopDelegate == nil
  }

  /// Whether a view is a sheet's own: one beside the view that dims what is behind.
  public func isSheet(_ view: Int) -> Bool {
    guard views[view].className == "UIDropShadowView", let container = views[view].parent else {
      return false
    }
    return views.contains { $0.parent == container && $0.className == "UIDimmingView" }
  }
}
