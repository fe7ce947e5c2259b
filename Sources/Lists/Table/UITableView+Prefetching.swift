import Fingerpost
import Foundation

extension UITableView {
  /// How far ahead of the rows that are seen a row counts as near, in heights of the table, for ``prefetchDataSource``.
  ///
  /// UIKit has no such property: how far ahead it announces rows is not known. Default 1. [LIST-74]
  public final var prefetchReach: CGFloat {
    get { prefetching.reach }
    set { prefetching.reach = newValue }
  }

  /// Announces the rows that are near, in the order in which they would come into view. [LIST-74]
  final func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, bounds.height > 0 else { return }
    let (left, width) = (bounds.minX, bounds.width)
    let shown = shown
    let (new, gone) = prefetching.follow(
      bounds.minY..<bounds.maxY, isShown: { path in shown.contains { $0.path == path } },
      near: { part in
        indexPathsForRows(
          in: CGRect(x: left, y: part.lowerBound, width: width, height: part.upperBound - part.lowerBound))
          ?? []
      })
    if !gone.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: gone) }
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
  }
}
