public import Fingerpost
public import Foundation

/// A view that a collection view places and uses again: a cell, a header, a decoration.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name under which the collection keeps it to be used again; nil for one that it did not make.
  public internal(set) final var reuseIdentifier: String?

  /// Which element it stands for while it is shown.
  final var element: ElementKey?
  /// What it was last placed with.
  final var placed: Placement?

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
    let fitting = fittingSize(copy.size, copy.asks)
    if copy.asks?.width ?? true, fitting.width > 0 { copy.size.width = fitting.width }
    if copy.asks?.height ?? true, fitting.height > 0 { copy.size.height = fitting.height }
    return copy
  }

  /// The view whose constraints decide the size.
  final var content: UIView { (self as? UICollectionViewCell)?.contentView ?? self }

  private func fittingSize(_ size: CGSize, _ asks: (width: Bool, height: Bool)?) -> CGSize {
    let content = content
    if content is any UIContentView, !content.isSizedByConstraints { return content.sizeThatFits(size) }
    guard content.isSizedByConstraints else { return sizeThatFits(size) }
    guard let asks else { return content.systemLayoutSizeFitting(size) }
    return content.systemLayoutSizeFitting(
      CGSize(width: asks.width ? 0 : size.width, height: asks.height ? 0 : size.height),
      withHorizontalFittingPriority: asks.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: asks.height ? .fittingSizeLevel : .required)
  }
}
