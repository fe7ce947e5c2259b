// Made by scripts/generate from scripts/templates/UIListViewDelegateCalls.swift; change that instead.
import Fingerpost
public import Foundation

extension UICollectionView {
  /// The delegate, unless it is known not to have a method.
  final func delegate(for call: DelegateCalls) -> (any UICollectionViewDelegate)? {
    lacking.contains(call) ? nil : delegate
  }

  /// Takes in that a delegate does not have a method; it may be one that another one asks.
  final func take(_ call: DelegateCalls, lackedBy delegate: any UICollectionViewDelegate) {
    if self.delegate === delegate { lacking.insert(call) }
  }

  // MARK: - A drag of two fingers

  final func mayPan(from path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  final func beginPan(at path: IndexPath) {
    isEditing = true
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  final func endPan() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
}

/// What fetches the data of items before they are seen. Items that are seen at once are not announced. [LIST-74]
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items may be seen soon: called while content moves, the nearest item first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Items that were announced will not be seen soon.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
