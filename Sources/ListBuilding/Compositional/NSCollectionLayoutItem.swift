public import Fingerpost
public import Foundation

/// What a compositional layout has a place for: a cell, and as a subclass a group of them or a view besides them. [LIST-28]
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// How large it is.
  public final let layoutSize: NSCollectionLayoutSize
  /// Views that are placed by it, such as badges.
  public final var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// By how much it becomes smaller once it has its place, in points. It does not count along an axis whose dimension is
  /// estimated. Default none.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room that it keeps others away by. Default none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item with views that are placed by it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }

  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The insets that count.
  final var insets: NSDirectionalEdgeInsets {
    var insets = contentInsets.placeable
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// A view that is placed by a cell or a group, such as a badge. [LIST-28]
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// What is in front of what. Default 1: in front of the cells, which have 0.
  open var zIndex = 1
  /// The kind of the view.
  public final let elementKind: String
  /// The point of what it is placed by.
  public final let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that comes to be there; nil for the same edges.
  public final let itemAnchor: NSCollectionLayoutAnchor?

  init(
    _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
    _ item: NSCollectionLayoutAnchor?
  ) {
    (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Creates a view whose edges are at those of what it is placed by.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  /// Creates a view of which one point is at another one of what it is placed by.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  /// Where the view is, for what it is placed by.
  final func frame(in container: CGRect, _ size: CGSize) -> CGRect {
    let (target, offset) = (container.point(containerAnchor.edges), containerAnchor.offset(for: size))
    let own = CGRect(origin: .zero, size: size).point(itemAnchor?.edges ?? containerAnchor.edges)
    let away = itemAnchor?.offset(for: size) ?? .zero
    return CGRect(
      origin: CGPoint(x: target.x + offset.x - own.x + away.x, y: target.y + offset.y - own.y + away.y),
      size: size)
  }
}

/// A header or a footer of a section, or of the whole layout. [LIST-28]
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which edge or corner it is.
  public final let alignment: NSRectAlignment
  /// How far from there, in points.
  public final let offset: CGPoint
  /// Whether the section becomes longer by it; else it lies over the items. Default true.
  open var extendsBoundary = true
  /// Whether it stays in view as long as its section does. Default false.
  open var pinToVisibleBounds = false
  /// The room above it, in points, which belongs to the section.
  final var topPadding: CGFloat = 0

  /// Creates a view at an edge or a corner.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view at a number of points from an edge or a corner.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize, elementKind,
      NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset),
      nil)
  }

  /// Whether it is before the items along an axis, or after them; nil where it is neither.
  final func isBefore(_ axis: LayoutAxis) -> Bool? {
    let edges = alignment.edges
    let (first, last): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
    return edges.contains(first) ? true : edges.contains(last) ? false : nil
  }
}

/// A view behind a section that the layout itself makes. [LIST-28]
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// What is in front of what. Default 0.
  open var zIndex = 0
  /// The kind of the view, for which a class is registered with the layout.
  public final let elementKind: String

  init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Creates a view as large as the section with its headers and footers, less its `contentInsets`.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
