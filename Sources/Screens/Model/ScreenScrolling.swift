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

  /// Creates a value of which the input says nothing.
  public init() {}
}
