import Fingerpost
public import Foundation

/// Says where the elements of a collection view are. Subclass it for a layout of your own.
///
/// After an invalidation the collection calls ``prepare()``, then asks for ``collectionViewContentSize`` and for the
/// elements of rectangles, which are larger than what can be seen. Of these, those that can be seen get views. [LIST-9]
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  final weak var owner: UICollectionView?
  /// Whether ``prepare()`` was called since the last invalidation.
  final var isPrepared = false
  /// What the collection invalidates right now.
  private final var contextOfCollection: UICollectionViewLayoutInvalidationContext?
  final var decorations = ReusePool<UICollectionReusableView>()
  /// The actions at an end of a row; nil in layouts without such rows. [LIST-31]
  package final var rowActions: ((IndexPath, SwipeEdge) -> UISwipeActionsConfiguration?)?
  /// Whether its attributes say which elements are asked for their size. [LIST-29]
  package final var saysWhoIsAsked = false

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection that it lays out, or nil.
  open var collectionView: UICollectionView? { owner }

  /// The class of the attributes that it answers. Override it for a subclass of your own.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts with which it is invalidated. Override it for a subclass of your own.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: - Answering

  /// Called before anything is asked, after every invalidation. Override it to compute places. The default does nothing.
  open func prepare() {}

  /// How large the content is, in points. Default zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that have a part in a rectangle of the content. Default nil, for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item is. Default nil.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view is. Default nil.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Where a decoration view is. Default nil.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Where the content is to come to rest after a drag. Called at the lift, before the delegate's
  /// `scrollViewWillEndDragging`, with the velocity in points a millisecond. Default the proposed place.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is to be after a change of the items or of the layout. Default the proposed place.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Sets what decoration views of a kind are made of; nil for nothing.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(viewClass, elementKind)
  }

  /// Sets the nib whose first view decoration views of a kind are; nil for nothing.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(nib, elementKind)
  }

  /// Called where a layout came out of a nib or a storyboard; there are neither here. The default does nothing.
  open func awakeFromNib() {}

  // MARK: - Invalidating

  /// Invalidates as the collection does: by ``invalidateLayout()``, where a layout may forget what it knows. [LIST-108]
  final func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    let outer = contextOfCollection
    contextOfCollection = context
    invalidateLayout()
    contextOfCollection = outer
  }

  /// Makes the collection lay everything out again: calls ``invalidateLayout(with:)`` with a new context. The collection calls
  /// it, too, for whatever invalidates the layout; then the context is the collection's. [LIST-108]
  open func invalidateLayout() { invalidateLayout(with: contextOfCollection ?? makeContext()) }

  /// Makes the collection lay out again what a context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    owner?.layoutBecameInvalid(context)
  }

  /// Whether other bounds, also those of a scroll, invalidate the layout. The collection still has the old ones. Default
  /// false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context of an invalidation because of other bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { makeContext() }

  /// Whether a cell that prefers another place than it was given invalidates the layout. Default false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context of an invalidation because of that.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidateItems(at: [preferredAttributes.indexPath])
    context.preferred = (preferredAttributes.key, preferredAttributes.size)
    return context
  }

  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type: AnyClass = Self.invalidationContextClass
    guard let made = makeInstance(of: type) as? UICollectionViewLayoutInvalidationContext else {
      preconditionFailure("\(type) is not a subclass of UICollectionViewLayoutInvalidationContext")
    }
    return made
  }

  // MARK: - Changes

  /// Called when items have changed, after ``prepare()`` and before they are laid out. The default does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when they are laid out. The default does nothing.
  open func finalizeCollectionViewUpdates() {}

  /// Called when the collection's size has changed in a block that animates, before the layout is prepared for it. The
  /// default does nothing. [LIST-51]
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after that, when the items are laid out. The default does nothing. [LIST-51]
  open func finalizeAnimatedBoundsChange() {}

  /// Whether places are to be mirrored where text runs from the right; kept and read back, as they are not. Default false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Which way text runs in what the places were meant for. Default from left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Where an item that comes begins to move. Nothing is animated here, so it is not asked for. Default nil.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Where an item that goes moves to. Nothing is animated here, so it is not asked for. Default nil.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Where a supplementary view that comes begins to move. Nothing is animated here, so it is not asked for. Default nil.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view that goes moves to. Nothing is animated here, so it is not asked for. Default nil.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration view that comes begins to move. Nothing is animated here, so it is not asked for. Default nil.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration view that goes moves to. Nothing is animated here, so it is not asked for. Default nil.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The supplementary views of a kind that come with a change. Nothing is animated here, so it is not asked for. Default none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views of a kind that go with a change. Nothing is animated here, so it is not asked for. Default none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that come with a change. Nothing is animated here, so it is not asked for. Default none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that go with a change. Nothing is animated here, so it is not asked for. Default none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Called when the collection is about to take another layout instead. The default does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called when the collection is about to take it instead of another layout. The default does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called for both layouts when the new one is shown. The default does nothing.
  open func finalizeLayoutTransition() {}

  // MARK: - An item that a finger moves

  /// The place that an item would get if a finger let it go at a point of the content. Default the item that is there, else
  /// where it is now.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { owner?.indexPathForItem(at: position) ?? previousIndexPath }

  /// The context of the invalidation when a finger has moved an item to a point of the content. [LIST-72]
  ///
  /// - Parameters:
  ///   - targetIndexPaths: the place that the item gets.
  ///   - targetPosition: where the finger has it.
  ///   - previousIndexPaths: the place that it had so far.
  ///   - previousPosition: where the finger had it.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// The context of the invalidation when a finger has let go of an item. [LIST-72]
  ///
  /// - Parameters:
  ///   - indexPaths: the place that it has from now on.
  ///   - previousIndexPaths: the place that it had so far.
  ///   - movementCancelled: whether it goes back to where it was.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    return context
  }

  /// How an item looks while a finger moves it. Default its own attributes with that point as the middle, in front of others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)
    guard let copy = own?.copy() as? UICollectionViewLayoutAttributes else {
      return UICollectionViewLayoutAttributes(forCellWith: indexPath)
    }
    copy.center = position
    copy.zIndex = Int(Int32.max)
    return copy
  }
}
