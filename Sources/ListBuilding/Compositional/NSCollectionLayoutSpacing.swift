import Fingerpost
public import Foundation

/// Room between items: so many points, or at least so many. [LIST-28]
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// The number of points.
  public final let spacing: CGFloat
  /// Whether the room takes its part of what is left.
  public final let isFlexible: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }

  /// Room that takes its part of what is left, and has at least so many points.
  public class func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: true)
  }

  /// Room of so many points.
  public class func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: false)
  }

  /// Whether the room has a fixed number of points.
  public final var isFixed: Bool { !isFlexible }
}

/// Room around an item, which keeps others away from it. [LIST-28]
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The room before it.
  public final let leading: NSCollectionLayoutSpacing?
  /// The room above it.
  public final let top: NSCollectionLayoutSpacing?
  /// The room after it.
  public final let trailing: NSCollectionLayoutSpacing?
  /// The room below it.
  public final let bottom: NSCollectionLayoutSpacing?

  /// Creates room at each edge; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }

  /// The room before and after it along an axis.
  final func ends(_ axis: LayoutAxis) -> (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}

/// A corner, or the middle of an edge, of a rectangle.
public nonisolated enum NSRectAlignment: Int, Sendable {
  /// The middle.
  case none
  /// The middle of the top edge.
  case top
  /// The corner at the top where text begins.
  case topLeading
  /// The middle of the edge where text begins.
  case leading
  /// The corner at the bottom where text begins.
  case bottomLeading
  /// The middle of the bottom edge.
  case bottom
  /// The corner at the bottom where text ends.
  case bottomTrailing
  /// The middle of the edge where text ends.
  case trailing
  /// The corner at the top where text ends.
  case topTrailing

  /// The edges that meet there.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A point at the edges of a rectangle that something is placed by. [LIST-28]
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  /// The edges; none for the middle.
  public final let edges: NSDirectionalRectEdge
  /// How far from there, in points or as a share of the size of what is placed.
  public final let offset: CGPoint
  /// Whether the offset is a number of points.
  public final let isAbsoluteOffset: Bool

  init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
  }

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }

  /// Creates an anchor at a number of points from edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Creates an anchor whose distance from edges is a share of the size of what is placed.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Whether the offset is a share.
  public final var isFractionalOffset: Bool { !isAbsoluteOffset }

  final func offset(for size: CGSize) -> CGPoint {
    let offset = isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    return CGPoint(x: offset.x.placeable, y: offset.y.placeable)
  }
}

nonisolated extension CGRect {
  /// The point at edges: a corner, the middle of an edge, or the middle.
  func point(_ edges: NSDirectionalRectEdge) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? minX : edges.contains(.trailing) ? maxX : midX,
      y: edges.contains(.top) ? minY : edges.contains(.bottom) ? maxY : midY)
  }
}
