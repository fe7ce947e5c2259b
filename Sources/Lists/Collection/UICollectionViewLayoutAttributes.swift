public import Fingerpost
public import Foundation

/// Where an element of a collection view is and how it looks there: what a layout answers.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Which element it is about.
  open var indexPath = IndexPath()
  /// The middle, in points of the collection's content.
  open var center = CGPoint.zero
  /// The size in points, before the transform.
  open var size = CGSize.zero
  /// A transform around the middle. Default the identity.
  open var transform3D = CATransform3DIdentity
  /// How opaque the element is, from 0 to 1. Default 1.
  open var alpha: CGFloat = 1
  /// What is in front of what: elements with a higher number are in front, and get touches first. Default 0.
  open var zIndex = 0
  /// Whether the element has no view. Default false.
  open var isHidden = false
  /// What the element is. Default a cell.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a view that is not a cell; nil for cells.
  open private(set) var representedElementKind: String?

  /// The scroll view that the element is in, where its section has one of its own. [LIST-30]
  package final weak var scroller: UIScrollView?
  /// Along which axes the element itself says how large it is; nil where nothing but the layout knows. [LIST-29]
  package final var asks: (width: Bool, height: Bool)?

  /// Creates attributes of a cell without a place.
  public override init() { super.init() }

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view, such as a header.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    set(ElementKey(path: indexPath, category: .supplementaryView, kind: elementKind))
  }

  /// Creates attributes of a decoration view, which the layout itself has views for.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    set(ElementKey(path: indexPath, category: .decorationView, kind: decorationViewKind))
  }

  /// The rectangle around the element with its transform, in points of the collection's content. Setting it sets the middle
  /// and the size.
  open var frame: CGRect {
    get {
      let size = transform.isIdentity ? size : CGRect(origin: .zero, size: size).applying(transform).size
      return CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The size at the origin. Setting it sets the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The transform as far as it is one of the plane.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// A copy of the same class. A subclass with properties of its own overrides this and copies them.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewLayoutAttributes.make(type(of: self), key)
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.scroller = scroller
    copy.asks = asks
    return copy
  }

  /// Whether another object says the same. A subclass with properties of its own overrides this and compares them, too.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      key == other.key && center == other.center && size == other.size && transform == other.transform
        && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
        && scroller === other.scroller
    }
  }

  /// A number that is the same for equal attributes.
  open override nonisolated var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  /// The ``frame`` where it is seen: the section of the element may have been scrolled.
  package final var seenFrame: CGRect {
    guard let shift = scroller?.contentOffset else { return frame }
    return frame.offsetBy(dx: -shift.x, dy: -shift.y)
  }

  /// Which element it is about.
  package final var key: ElementKey {
    ElementKey(path: indexPath, category: representedElementCategory, kind: representedElementKind ?? "")
  }

  private func set(_ key: ElementKey) {
    indexPath = key.path
    representedElementCategory = key.category
    representedElementKind = key.category == .cell ? nil : key.kind
  }

  /// Attributes of a class that a layout names.
  package static func make(_ type: AnyClass, _ key: ElementKey) -> UICollectionViewLayoutAttributes {
    guard let made = makeInstance(of: type) as? UICollectionViewLayoutAttributes else {
      preconditionFailure("\(type) is not a subclass of UICollectionViewLayoutAttributes")
    }
    made.set(key)
    return made
  }
}

extension UICollectionViewLayoutAttributes {
  /// What is in front of what: of equal `zIndex`, decorations are behind the others.
  final var rank: Int { zIndex &* 2 &+ (representedElementCategory == .decorationView ? 0 : 1) }

  /// A point of the collection's content, in what the element is in.
  final func point(_ point: CGPoint) -> CGPoint {
    guard let origin = scroller?.frame.origin else { return point }
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}

extension Int {
  /// The rank of cells that a layout says nothing of.
  static let cells = 1
}

/// Which element of a collection view something is about.
package nonisolated struct ElementKey: Hashable, Comparable {
  package var path: IndexPath
  package var category: UICollectionView.ElementCategory
  /// Empty for cells.
  package var kind: String

  package init(path: IndexPath, category: UICollectionView.ElementCategory = .cell, kind: String = "") {
    (self.path, self.category, self.kind) = (path, category, kind)
  }

  /// Of the number in the section alone, which few share, as the whole takes several times as long.
  package func hash(into hasher: inout Hasher) { hasher.combine(path.last) }

  package static func < (left: ElementKey, right: ElementKey) -> Bool {
    if left.path != right.path { return left.path < right.path }
    return (left.category.rawValue, left.kind) < (right.category.rawValue, right.kind)
  }
}
