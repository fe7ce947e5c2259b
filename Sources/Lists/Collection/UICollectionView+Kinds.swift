import Fingerpost
public import Foundation

extension UICollectionView {
  /// What an element is.
  public nonisolated enum ElementCategory: UInt, Sendable {
    /// The view of an item.
    case cell
    /// A view that the data source has besides the cells, such as a header.
    case supplementaryView
    /// A view that the layout has.
    case decorationView
  }

  /// How soon items give way to one that is dragged over them.
  public nonisolated enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate
    /// After a moment.
    case fast
    /// After a longer one.
    case slow
  }

  /// Which way a layout's content scrolls.
  public nonisolated enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical
    /// Left and right.
    case horizontal
  }

  /// Where an item comes to be when the collection scrolls to it: one for each axis at most.
  public nonisolated struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of positions.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }
}

extension UICollectionView {
  /// Creates a collection of a class that is known at run time alone, as ``UIView/make(_:frame:)`` does, and gives it its
  /// layout. [VAL-110]
  public static func make<List: UICollectionView>(
    _ type: List.Type, frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
  ) -> List {
    let list = make(type, frame: frame)
    list.collectionViewLayout = layout
    return list
  }
}
