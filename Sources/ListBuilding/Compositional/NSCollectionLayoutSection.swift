public import Fingerpost
public import FingerpostLists
public import Foundation

/// Called with the elements of a section that can be seen, before they get their places; it may change how they look.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  NSCollectionLayoutSection.VisibleItemsInvalidationHandler

/// What a section is made for.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room that there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// The room that there is, and the traits.
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
    (contentSize, contentInsets, traitCollection) = (size, insets, traits)
  }

  nonisolated deinit {}

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { contentSize.less(contentInsets) }
}

extension CGSize {
  func less(_ insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

/// How the content of a section scrolls across the layout. [LIST-30]
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all: groups follow one another along the layout.
  case none
  /// It comes to rest anywhere.
  case continuous
  /// It comes to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// It comes to rest at multiples of its own width.
  case paging
  /// It moves on by one group, which comes to rest at the leading edge.
  case groupPaging
  /// It moves on by one group, which comes to rest in the middle.
  case groupPagingCentered
}

/// What insets would be counted from. It is kept and read back: they are counted from the collection's adjusted insets.
public nonisolated enum UIContentInsetsReference: Int, Sendable {
  /// What the layout says.
  case automatic
  /// The edges of the collection.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// Where text is readable.
  case readableContent
}

/// The items of one section: a group again and again, with headers, footers and what is behind them. [LIST-28]
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  /// Called with the elements of a section that can be seen, before they get their places; it may change how they look.
  public typealias VisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> Void

  final let group: NSCollectionLayoutGroup
  /// What a list was made with.
  final var list: UICollectionLayoutListConfiguration?

  /// The room around the groups, in points. Default none.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Kept and read back. Default automatic.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Kept and read back. Default automatic.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The room between groups, in points. Default 0.
  open var interGroupSpacing: CGFloat = 0
  /// How it scrolls across the layout. Default none.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers. Default none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep to the leading and trailing insets. Default true.
  open var supplementariesFollowContentInsets = true
  /// What is behind the section. Default none.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with what can be seen whenever it is laid out. Default nil.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

  /// The room around the groups that counts.
  final var insets: NSDirectionalEdgeInsets { contentInsets.placeable }
  /// Whether it was said that its group has no items.
  final var isReported = false

  /// Creates a section that repeats a group. One whose group has no items shows none, and standard error says so. [LIST-28]
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// An element of a section that can be seen; Fingerpost gives its layout attributes.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// How opaque it is.
  var alpha: CGFloat { get set }
  /// What is in front of what.
  var zIndex: Int { get set }
  /// Whether it has no view.
  var isHidden: Bool { get set }
  /// The middle.
  var center: CGPoint { get set }
  /// The transform of the plane.
  var transform: CGAffineTransform { get set }
  /// The transform.
  var transform3D: CATransform3D { get set }
  /// Which element it is about.
  var indexPath: IndexPath { get }
  /// Where it is.
  var frame: CGRect { get }
  /// Its size at the origin.
  var bounds: CGRect { get }
  /// What it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// Its kind, if it is not a cell.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}
