public import Fingerpost
public import Foundation

/// What an input says about how a scroll view scrolls; nil where it does not say.
public nonisolated struct ScreenScrolling: Hashable, Sendable {
  /// The size of the content, in points.
  public var contentSize: CGSize?
  /// The room around the content that counts, in points.
  public var contentInset: UIEdgeInsets?
  /// Whether content gets a contact only once it is clear that no scrolling begins.
  public var delaysContentTouches: Bool?
  /// Whether scrolling may take a contact that content has got already.
  public var canCancelContentTouches: Bool?
  /// Whether scrolling is possible at all.
  public var isScrollEnabled: Bool?
  /// Whether scrolling stops at pages.
  public var isPagingEnabled: Bool?
  /// Whether a scroll that begins along one axis stays on it.
  public var isDirectionalLockEnabled: Bool?

  /// Whether the content can be dragged beyond its edges sideways even where all of it fits.
  public var alwaysBouncesHorizontally: Bool?
  /// Whether the content can be dragged beyond its edges up and down even where all of it fits.
  public var alwaysBouncesVertically: Bool?
  /// Whether a pinch can lead beyond the limits of zooming.
  public var bouncesZoom: Bool?
  /// The smallest scale to which the content can be zoomed.
  public var minimumZoomScale: Double?
  /// The largest scale to which the content can be zoomed.
  public var maximumZoomScale: Double?

  /// Whether the input says that a pinch can zoom.
  public var canZoom: Bool {
    guard let least = minimumZoomScale, let most = maximumZoomScale else { return false }
    return least > 0 && least < most && most <= 1e6
  }

  /// Creates a value of which the input says nothing.
  public init() {}
}
