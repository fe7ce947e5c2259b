import Fingerpost
public import FingerpostInteractions
public import FingerpostLists
public import Foundation

/// __What__: it has what a subclass may override to be asked and told of items.
///
/// Fingerpost's own class. In UIKit the methods are not there until one of them is implemented; in Swift a subclass can
/// override only what its superclass has.
@preconcurrency @MainActor
__Declaration__ {
  // methods: UICollectionViewDataSource Sources/Lists/Collection/UICollectionViewDataSource.swift

  // methods: UICollectionViewDelegate Sources/Lists/Collection/UICollectionViewDelegate.swift Sources/Lists/Menus/Generated/UICollectionView+Menus.swift
}
