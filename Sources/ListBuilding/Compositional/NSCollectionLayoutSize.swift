public import Foundation

/// A width or a height of a compositional layout: a number of points, or a share of the container. [LIST-28]
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
  }

  final let kind: Kind
  /// The share, or the number of points.
  public final let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }

  /// A share of the width of the container: the group that the item is in, for a group the section.
  public class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fraction)
  }

  /// A share of the height of the container.
  public class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fraction)
  }

  /// A number of points.
  public class func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, points)
  }

  /// What the view asks for when it is shown, and a number of points until then. [LIST-29]
  public class func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, points)
  }

  /// What the view asks for, and a number of points until then. Views of one row would all be as large as the largest; each is
  /// as large as it asks for here. [LIST-29]
  public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimate)
  }

  /// Whether it is a share of the width.
  public final var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a share of the height.
  public final var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a number of points.
  public final var isAbsolute: Bool { kind == .absolute }
  /// Whether the view decides.
  public final var isEstimated: Bool { kind == .estimated }

  /// The length in a container; none for one that is below zero or not a number.
  final func length(in container: CGSize) -> CGFloat {
    let length =
      switch kind {
      case .fractionalWidth: dimension * container.width
      case .fractionalHeight: dimension * container.height
      case .absolute, .estimated: dimension
      }
    return max(0, length.placeable)
  }
}

/// How large an item or a group of a compositional layout is.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// How wide it is.
  public final let widthDimension: NSCollectionLayoutDimension
  /// How high it is.
  public final let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) { (widthDimension, heightDimension) = (width, height) }

  final func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  final func isEstimated(_ axis: LayoutAxis) -> Bool {
    axis == .horizontal ? widthDimension.isEstimated : heightDimension.isEstimated
  }

  final var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}

/// A direction in which items follow one another.
enum LayoutAxis {
  case horizontal
  case vertical

  var across: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
