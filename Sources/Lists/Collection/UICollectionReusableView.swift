public import Fingerpost
public import Foundation

/// A view that a collection view places and uses again: a cell, a header, a decoration.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name under which the collection keeps it to be used again; nil for one that it did not make.
  public internal(set) final var reuseIdentifier: String?

  /// Which element it stands for while it is shown.
  final var element: ElementKey?
  /// What it was last placed with.
  final var placed: UICollectionViewLayoutAttributes?

  /// Creates a view. A collection calls it with an empty frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is used for another element. Override it to take back what the last one left, and call `super`.
  open func prepareForReuse() {}

  /// Called when the view gets attributes that differ from those it has, after the collection has placed it by them. Override
  /// it for attributes of your own. The default does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection takes another layout. The default does nothing.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called when the collection has taken another layout. The default does nothing.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes that the view would like to have in place of those it is about to get. It is asked if its layout takes
  /// account of it, as a flow layout with an `estimatedItemSize` does. Default the size that constraints or `sizeThatFits(_:)`
  /// ask for.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    let fitting = fittingSize(copy.size)
    if fitting.width > 0, fitting.height > 0 { copy.size = fitting }
    return copy
  }

  /// The view whose constraints decide the size.
  final var content: UIView { (self as? UICollectionViewCell)?.contentView ?? self }

  private func fittingSize(_ size: CGSize) -> CGSize {
    let content = content
    return content.isSizedByConstraints ? content.systemLayoutSizeFitting(size) : sizeThatFits(size)
  }
}
