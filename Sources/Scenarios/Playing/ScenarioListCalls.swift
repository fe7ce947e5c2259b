import Fingerpost
import FingerpostInteractions
import FingerpostLists
import Foundation

/// What a script calls of a list. The rows are numbers, so that what is inserted or deleted only changes how many there are.
extension ScenarioBehavior {
  /// Calls a method of a scroll view or a list.
  ///
  /// - Returns: why it cannot be called, or nil.
  func perform(_ call: ScenarioCall, on list: UIScrollView) -> ScenarioError? {
    switch call.method {
    case .beginRefreshing: list.refreshControl?.beginRefreshing()
    case .endRefreshing: list.refreshControl?.endRefreshing()
    default:
      guard let rows = scrollDelegate as? ScenarioListDelegate else { return nil }
      if let path = rows.missing(in: call) {
        return ScenarioError(call.place, "there is no row or item \(rows.text(path)) then")
      }
      if let table = list as? UITableView { perform(call, on: table, rows) }
      if let collection = list as? UICollectionView { perform(call, on: collection, rows) }
    }
    return nil
  }

  private func perform(_ call: ScenarioCall, on table: UITableView, _ rows: ScenarioListDelegate) {
    let paths = call.rows
    switch call.method {
    case .reloadData: table.reloadData()
    case .indexPathsForRows:
      let rect = CGRect(x: call.rect[0], y: call.rect[1], width: call.rect[2], height: call.rect[3])
      let found = table.indexPathsForRows(in: rect) ?? []
      log(.indexPathsForRows, "(\(found.map(rows.text).joined(separator: ",")))")
    case .selectRow: table.selectRow(at: paths[0], animated: false, scrollPosition: .none)
    case .deselectRow: table.deselectRow(at: paths[0], animated: false)
    case .scrollToRow: table.scrollToRow(at: paths[0], at: .top, animated: true)
    default:
      table.performBatchUpdates {
        switch call.method {
        case .insertRows: table.insertRows(at: paths, with: .automatic)
        case .deleteRows: table.deleteRows(at: paths, with: .automatic)
        case .moveRow: table.moveRow(at: paths[0], to: paths[1])
        default: table.reloadRows(at: paths, with: .automatic)
        }
        rows.count(call)
      } completion: { [weak self] isFinished in
        self?.log(.updatesFinished, "(\(isFinished))")
      }
    }
  }

  private func perform(_ call: ScenarioCall, on collection: UICollectionView, _ rows: ScenarioListDelegate) {
    let paths = call.rows
    switch call.method {
    case .reloadData: collection.reloadData()
    case .selectItem: collection.selectItem(at: paths[0], animated: false, scrollPosition: [])
    case .deselectItem: collection.deselectItem(at: paths[0], animated: false)
    case .scrollToItem: collection.scrollToItem(at: paths[0], at: .top, animated: true)
    default:
      collection.performBatchUpdates {
        switch call.method {
        case .insertItems: collection.insertItems(at: paths)
        case .deleteItems: collection.deleteItems(at: paths)
        case .moveItem: collection.moveItem(at: paths[0], to: paths[1])
        default: collection.reloadItems(at: paths)
        }
        rows.count(call)
      } completion: { [weak self] isFinished in
        self?.log(.updatesFinished, "(\(isFinished))")
      }
    }
  }

  /// Calls a closure and logs which labels, images and controls in a cell it highlights, or not any more. [LIST-10]
  func logHighlights(in content: UIView, while change: () -> Void) {
    let parts = Self.highlightable(in: content)
    let before = parts.map(\.isHighlighted)
    change()
    for (part, was) in zip(parts, before) where part.isHighlighted != was {
      part.view.scenarioBehavior?.log(.isHighlighted, "(\(!was))")
    }
  }

  /// The labels, images and controls below a view that are nodes, in order.
  private static func highlightable(in content: UIView) -> [HighlightedPart] {
    var parts: [HighlightedPart] = []
    var pending = Array(content.subviews.reversed())
    while let view = pending.popLast() {
      if view.scenarioBehavior != nil, view is UILabel || view is UIImageView || view is UIControl {
        parts.append(HighlightedPart(view: view))
      }
      pending += view.subviews.reversed()
    }
    return parts
  }

  private struct HighlightedPart {
    var view: UIView

    @MainActor var isHighlighted: Bool {
      (view as? UILabel)?.isHighlighted ?? (view as? UIImageView)?.isHighlighted ?? (view as? UIControl)?
        .isHighlighted ?? false
    }
  }
}

extension ScenarioListDelegate {
  /// The first row of a call that is not there, or nil.
  func missing(in call: ScenarioCall) -> IndexPath? {
    for (place, path) in call.rows.enumerated() {
      guard counts.indices.contains(path.section) else { return path }
      var count = counts[path.section]
      switch call.method {
      case .insertRows, .insertItems: count += 1
      case .moveRow, .moveItem: if place == 1, path.section != call.rows[0].section { count += 1 }
      default: break
      }
      guard path.item < count else { return path }
    }
    return nil
  }

  /// Counts the rows as they are after a call.
  func count(_ call: ScenarioCall) {
    switch call.method {
    case .insertRows, .insertItems: for path in call.rows { counts[path.section] += 1 }
    case .deleteRows, .deleteItems: for path in call.rows { counts[path.section] -= 1 }
    case .moveRow, .moveItem:
      counts[call.rows[0].section] -= 1
      counts[call.rows[1].section] += 1
    default: break
    }
  }
}
