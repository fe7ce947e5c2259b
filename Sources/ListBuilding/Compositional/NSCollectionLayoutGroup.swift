public import Fingerpost
public import Foundation

/// Items in a line, or where code says; a section repeats it until it has a place for every item. [LIST-28]
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Kind {
    /// The subitems again and again as long as they fit.
    case filled
    /// One subitem so many times; whether it gives way so that all fit.
    case repeated(Int, fits: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  final let kind: Kind
  final let axis: LayoutAxis
  /// The items in it; none where code says.
  public final let subitems: [NSCollectionLayoutItem]
  /// The room between the items. Default none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ size: NSCollectionLayoutSize, _ axis: LayoutAxis, _ kind: Kind, _ subitems: [NSCollectionLayoutItem]
  ) {
    (self.axis, self.kind, self.subitems) = (axis, kind, subitems)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Creates a group of items from the leading to the trailing edge, repeated as long as they fit.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .horizontal, .filled, subitems) }

  /// Creates a group of so many items of one width: what the group has, less the room between them.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, .repeated(count, fits: true), [subitem])
  }

  /// Creates a group that repeats an item so many times, as large as it is.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, .repeated(count, fits: false), [subitem])
  }

  /// Creates a group of items from the top to the bottom, repeated as long as they fit.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, .vertical, .filled, subitems) }

  /// Creates a group of so many items of one height: what the group has, less the room between them.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, .repeated(count, fits: true), [subitem])
  }

  /// Creates a group that repeats an item so many times, as large as it is.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, .repeated(count, fits: false), [subitem])
  }

  /// Creates a group whose items are where a closure says, in points of the group.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, .custom(itemProvider), [])
  }

  /// Whether the sizes that cells ask for decide how many items it has.
  final var countsWhatFits: Bool {
    if case .filled = kind, !layoutSize.isEstimated(axis),
      subitems.contains(where: { $0.layoutSize.isEstimated(axis) })
    {
      return true
    }
    return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.countsWhatFits == true }
  }
}

/// Called for the items of a group; where they are, in points of the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Where an item of a group is.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The place, in points of the group.
  public final let frame: CGRect
  /// What is in front of what. Default 0.
  public final let zIndex: Int

  /// Creates a place.
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// The room that a section or a group has.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// The room, in points.
  var contentSize: CGSize { get }
  /// The room between the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that count.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
