public import Fingerpost
public import FingerpostInteractions
public import FingerpostLists
public import Foundation

/// __What__: it has what a subclass may override to be asked and told of rows.
///
/// Fingerpost's own class. In UIKit the methods are not there until one of them is implemented; in Swift a subclass can
/// override only what its superclass has.
@preconcurrency @MainActor
__Declaration__ {
  // methods: UITableViewDataSource Sources/Lists/Table/UITableViewDataSource.swift

  // methods: UITableViewDelegate Sources/Lists/Table/UITableViewDelegate.swift Sources/Lists/Menus/Generated/UITableView+Menus.swift
}
