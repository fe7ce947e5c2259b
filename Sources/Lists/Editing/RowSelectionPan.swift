import Fingerpost
import Foundation

/// The drag of two fingers that selects rows. [LIST-11]
///
/// Of two that go far enough in the same event the one that was added last begins, which is this one and not the scroll
/// view's pan. [ARB-3] Rows that scroll already are not selected.
final class RowSelectionPan: UIPanGestureRecognizer, TraceNamed {
  var traceName: String { "row selection pan" }
  /// The rows between which all others have been passed.
  fileprivate var first: IndexPath?
  fileprivate var last: IndexPath?

  override init(target: Any?, action: Fingerpost.Selector?) {
    super.init(target: target, action: action)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
  }

  nonisolated deinit {}

  private var table: UITableView? { view as? UITableView }

  override var shouldBegin: Bool {
    guard let table, let path = table.row(under: self) else { return false }
    return table.delegate?.tableView(table, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  override func reset() {
    super.reset()
    first = nil
    last = nil
  }
}

extension UITableView {
  fileprivate func row(under pan: RowSelectionPan) -> IndexPath? {
    indexPathForRow(at: CGPoint(x: rowExtent.x, y: pan.location(in: self).y))
  }

  final func follow(_ pan: RowSelectionPan) {
    switch pan.state {
    case .began:
      guard let path = row(under: pan) else { return }
      setEditing(true, animated: true)
      delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
      pan.first = path
      selectRows(passedBy: pan)
    case .changed: selectRows(passedBy: pan)
    case .ended, .cancelled:
      if pan.first != nil { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }
    case .possible, .failed: break
    }
  }

  private func selectRows(passedBy pan: RowSelectionPan) {
    guard let first = pan.first, let path = row(under: pan), path != pan.last else { return }
    let from = pan.last ?? first
    pan.last = path
    for passed in paths(from: from, to: path) where !selection.contains(passed) { select(passed) }
  }

  /// The rows from one to another, both among them, in the order in which they are passed.
  private func paths(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    let (top, bottom) = (min(first, last), max(first, last))
    let all = (top.section...bottom.section).flatMap { section in
      let start = section == top.section ? top.row : 0
      let end = section == bottom.section ? bottom.row + 1 : numberOfRows(inSection: section)
      return (start..<max(start, end)).map { IndexPath(row: $0, section: section) }
    }
    return first <= last ? all : all.reversed()
  }
}
