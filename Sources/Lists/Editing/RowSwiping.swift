import Fingerpost
import FingerpostTrace
import Foundation

/// A cell whose content a swipe pushes aside.
protocol SwipedCell: UIView {
  /// How far the content has been pushed aside, in points; negative to the left.
  var push: CGFloat { get set }
  func placeParts()
  func stateChanged()
  /// Shows swipe actions or no longer.
  func transition(opened isOpen: Bool, _ change: () -> Void)
}

/// A list whose rows have swipe actions.
protocol SwipingList: UIScrollView {
  var swiping: RowSwiping { get }
  /// Whether no row can be swiped now.
  var keepsRowsClosed: Bool { get }
  func swipedPath(at point: CGPoint) -> IndexPath?
  func swipedCell(_ path: IndexPath) -> (any SwipedCell)?
  func swipedFrame(_ path: IndexPath) -> CGRect
  /// The actions at an end of a row, or nil where a swipe shows none.
  func actions(of path: IndexPath, at edge: SwipeEdge) -> UISwipeActionsConfiguration?
  func rowWillOpen(_ path: IndexPath)
  func rowDidClose(_ path: IndexPath)
  func state(_ step: RowStep, _ path: IndexPath)
}

/// Swipe actions: a finger pushes the content of a row aside. [LIST-12]
final class RowSwiping {
  /// The row that shows its actions.
  private(set) var swiped: SwipedRow?
  /// It has this object. A weak reference to it would make every other one slower.
  private unowned var list: (any SwipingList)?
  /// What closes the row when a finger comes down elsewhere.
  private var dismissal: UISwipeDismissalGestureRecognizer?

  nonisolated deinit {}

  /// Gives a list the recognizers, if it has none.
  func install(in list: any SwipingList) {
    guard self.list == nil else { return }
    self.list = list
    let swipe = _UISwipeActionPanGestureRecognizer(target: nil, action: nil)
    swipe.addTarget { [weak self, unowned swipe] _ in self?.follow(swipe) }
    list.addGestureRecognizer(swipe)
    let dismissal = UISwipeDismissalGestureRecognizer(target: nil, action: nil)
    dismissal.addTarget { [weak self] _ in self?.close() }
    self.dismissal = dismissal
    list.addGestureRecognizer(dismissal)
    // Scrolling closes the row. [LIST-12]
    list.panGestureRecognizer.addTarget { [weak self] pan in
      if pan.state == .began { self?.close() }
    }
  }

  /// Whether a drag to the side at a point shows actions, which are there from now on.
  func begins(at point: CGPoint, by way: CGFloat) -> Bool {
    guard let list, let path = list.swipedPath(at: point) else { return false }
    if let row = swiped {
      guard row.path == path, !row.isPerforming else { return false }
      row.base = row.cell.push
      return true
    }
    let edge: SwipeEdge = way > 0 ? .leading : .trailing
    guard !list.keepsRowsClosed, let actions = list.actions(of: path, at: edge) else { return false }
    return show(actions, path, edge)
  }

  private func follow(_ pan: _UISwipeActionPanGestureRecognizer) {
    guard let list, let row = swiped, !row.isPerforming else { return }
    switch pan.state {
    case .began, .changed: row.push(row.base + pan.translation(in: list).x, in: list.swipedFrame(row.path))
    case .ended: lift(row, after: pan.way, list)
    case .cancelled: row.base == 0 ? close() : rest(row)
    case .possible, .failed: break
    }
  }

  /// What a lift makes of a swipe: the first action, a row that stays open, or one that closes.
  private func lift(_ row: SwipedRow, after way: CGFloat, _ list: any SwipingList) {
    let (fullShare, openWay) = list.listRule { ($0.swipeActionsFullShare, $0.swipeActionsOpenWay) }
    let sign = row.edge.sign
    let shown = sign * (row.base + way)
    if shown >= fullShare * row.cell.bounds.width,
      row.configuration.performsFirstActionWithFullSwipe
    {
      row.push(sign * row.cell.bounds.width, in: list.swipedFrame(row.path))
      perform(row.configuration.actions[0], row.pull.firstButton)
    } else if row.base == 0 ? shown >= openWay : sign * way > -openWay {
      rest(row)
    } else {
      close()
    }
  }

  private func rest(_ row: SwipedRow) {
    if let list { row.push(row.rest, in: list.swipedFrame(row.path)) }
  }

  /// Opens a row without a finger that drags it.
  func open(_ path: IndexPath, _ edge: SwipeEdge, _ actions: UISwipeActionsConfiguration) {
    close()
    if show(actions, path, edge), let row = swiped { rest(row) }
  }

  private func show(_ actions: UISwipeActionsConfiguration, _ path: IndexPath, _ edge: SwipeEdge) -> Bool {
    guard let list, list.swipedCell(path) != nil else { return false }
    list.rowWillOpen(path)
    // What was asked and told may have changed the rows.
    guard let cell = list.swipedCell(path) else { return false }
    let row = SwipedRow(path, cell, edge, actions)
    row.pull.perform = { [unowned self] action, view in perform(action, view) }
    cell.transition(opened: true) {
      swiped = row
      dismissal?.isEnabled = true
      list.addSubview(row.pull)
      row.place(in: list.swipedFrame(path))
    }
    cell.stateChanged()
    list.state(.opened, path)
    return true
  }

  /// Performs an action; the row closes when the action says that it is done.
  private func perform(_ action: UIContextualAction, _ view: UIView) {
    guard let row = swiped, !row.isPerforming else { return }
    row.isPerforming = !(action is RowContextualAction)
    list?.state(.actionPerformed, row.path)
    action.handler(action, view) { [weak self, weak row] _ in
      guard let self, let row, swiped === row else { return }
      close()
    }
  }

  /// Closes the row that shows its actions, if there is one.
  func close() {
    guard let row = swiped else { return }
    row.cell.transition(opened: false) {
      swiped = nil
      dismissal?.isEnabled = false
      row.cell.push = 0
      row.cell.placeParts()
      row.pull.removeFromSuperview()
    }
    row.cell.stateChanged()
    list?.state(.closed, row.path)
    list?.rowDidClose(row.path)
  }

  /// Follows the row to its new place, or closes it where it has none.
  func move(_ newPath: (IndexPath) -> IndexPath?) {
    guard let row = swiped else { return }
    guard let path = newPath(row.path) else { return close() }
    row.path = path
  }

  /// Keeps the actions at their row.
  func place() {
    guard let list, let row = swiped else { return }
    list.bringSubviewToFront(row.pull)
    row.place(in: list.swipedFrame(row.path))
  }
}
