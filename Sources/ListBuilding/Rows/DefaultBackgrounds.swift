public import Fingerpost
public import FingerpostLists

extension UITableViewCell {
  /// The background that a cell has in a table of its style, to be changed and set as `backgroundConfiguration`. [VAL-151]
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (superview as? UITableView)?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
  }
}

extension UITableViewHeaderFooterView {
  /// The background that a header has in a table of its style, to be changed and set as `backgroundConfiguration`. [VAL-151]
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (superview as? UITableView)?.style ?? .plain == .plain
      ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
}

extension UICollectionViewCell {
  /// The background that a cell has, if it is in a list; to be changed and set as `backgroundConfiguration`. [VAL-151]
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    self is UICollectionViewListCell ? .listCell() : .clear()
  }
}
