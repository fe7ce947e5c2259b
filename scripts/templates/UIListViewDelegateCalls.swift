import Fingerpost
public import Foundation

extension UI__List__View {
  /// The delegate, unless it is known not to have a method.
  final func delegate(for call: DelegateCalls) -> (any UI__List__ViewDelegate)? {
    lacking.contains(call) ? nil : delegate
  }

  /// Takes in that a delegate does not have a method; it may be one that another one asks.
  final func take(_ call: DelegateCalls, lackedBy delegate: any UI__List__ViewDelegate) {
    if self.delegate === delegate { lacking.insert(call) }
  }

  // MARK: - A drag of two fingers

  final func mayPan(from path: IndexPath) -> Bool {
    delegate?.__list__View(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  final func beginPan(at path: IndexPath) {
    // part: table
    setEditing(true, animated: true)
    // end
    // part: collection
    isEditing = true
    // end
    delegate?.__list__View(self, didBeginMultipleSelectionInteractionAt: path)
  }

  final func endPan() { delegate?.__list__ViewDidEndMultipleSelectionInteraction(self) }
}

/// What fetches the data of __row__s before they are seen. __Row__s that are seen at once are not announced. [LIST-74]
@preconcurrency @MainActor public protocol UI__List__ViewDataSourcePrefetching: AnyObject {
  /// __Row__s may be seen soon: called while content moves, the nearest __row__ first.
  func __list__View(_ __list__View: UI__List__View, prefetch__Row__sAt indexPaths: [IndexPath])

  /// __Row__s that were announced will not be seen soon.
  func __list__View(_ __list__View: UI__List__View, cancelPrefetchingFor__Row__sAt indexPaths: [IndexPath])
}

extension UI__List__ViewDataSourcePrefetching {
  /// Does nothing.
  public func __list__View(
    _ __list__View: UI__List__View, cancelPrefetchingFor__Row__sAt indexPaths: [IndexPath]
  ) {}
}
