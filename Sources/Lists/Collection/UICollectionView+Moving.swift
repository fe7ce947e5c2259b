import Fingerpost
public import Foundation

/// An item that a finger moves: where it was, which place it would get, and where it is.
struct MovingItem {
  let original: IndexPath
  var current: IndexPath
  var position: CGPoint

  /// Where the data source has the item that is shown at a place.
  func source(of path: IndexPath) -> IndexPath {
    if path == current { return original }
    // First as if the item were nowhere, then as if it were where it was.
    var path = path
    if path.section == current.section, path.item > current.item { path.item -= 1 }
    if path.section == original.section, path.item >= original.item { path.item += 1 }
    return path
  }
}

/// Items that a finger moves, as a recognizer of client code has it.
extension UICollectionView {
  /// Picks an item up; whether the data source lets it be moved.
  @discardableResult
  public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard moving == nil, let dataSource, let place = layoutAttributesForItem(at: indexPath),
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    moving = MovingItem(original: indexPath, current: indexPath, position: place.center)
    layAgain()
    return true
  }

  /// Moves the item to a point of the content; the others give way.
  public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard var item = moving else { return }
    item.position = targetPosition
    var target = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: item.current, withPosition: targetPosition)
    if let delegate {
      target = delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: item.original,
        atCurrentIndexPath: item.current, toProposedIndexPath: target)
    }
    guard let old = moving else { return }
    moving = item
    let context = collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: targetPosition,
      previousIndexPaths: [old.current], previousPosition: old.position)
    if target != item.current { carry(to: target) }
    layAgain(context)
  }

  /// Lets the item go where it is and tells the data source, which has to have it there from now on.
  public final func endInteractiveMovement() {
    guard let item = moving else { return }
    let context = endContext(item, isCancelled: false)
    moving = nil
    if item.current != item.original {
      dataSource?.collectionView(self, moveItemAt: item.original, to: item.current)
    }
    layAgain(context)
  }

  /// Puts the item back where it was.
  public final func cancelInteractiveMovement() {
    guard let item = moving else { return }
    let context = endContext(item, isCancelled: true)
    carry(to: item.original)
    moving = nil
    layAgain(context)
  }

  private func endContext(_ item: MovingItem, isCancelled: Bool) -> UICollectionViewLayoutInvalidationContext
  {
    collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [isCancelled ? item.original : item.current], previousIndexPaths: [item.current],
      movementCancelled: isCancelled)
  }

  /// Shows the items as if the moving one were at a place.
  private func carry(to target: IndexPath) {
    guard let current = moving?.current else { return }
    var step = RowChanges()
    step.moved[current] = target
    moving?.current = target
    counts[current.section] -= 1
    counts[target.section] += 1
    let newPath = { step.newPath($0) }
    selection.move(newPath)
    tracker.move(newPath)
    rename { $0.category == .cell ? newPath($0.path) : $0.path }
  }

  /// Lays everything out again, with the layout's own context if it was asked for one. [LIST-72]
  private func layAgain(_ context: UICollectionViewLayoutInvalidationContext? = nil) {
    if let context {
      context.isOfCounts = true
      collectionViewLayout.invalidate(context)
    } else {
      invalidateAll()
    }
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Makes what is known show the moving item where the finger is.
  final func showMoving() {
    guard let moving else { return }
    let held = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: moving.current, withTargetPosition: moving.position)
    known.removeAll { $0.key == held.key }
    known.append(KnownElement(key: held.key, attributes: held, frame: held.frame))
  }
}
