public import FingerpostLists

// UIKit does not keep these closures, so that they need not say `self`. [VAL-175]

extension UITableView {
  /// Collects what a closure changes, and calls another one when the change would have been shown. [LIST-16, VAL-175]
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

extension UICollectionView {
  /// Collects what a closure changes, and calls another one when the change would have been shown. [LIST-16, VAL-175]
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
