import Fingerpost
import FingerpostLists
import FingerpostTrace
import Foundation

/// A table or collection of an input: what a finger does to its cells, which are where the input has them.
///
/// Which row a cell stands for is not known, nor what the delegate would say: every cell may be highlighted and selected.
final class DumpedList: DumpedScrollView, RowTracking {
  private let tracker = RowTracker()
  private var cells: [UIView] = []
  /// The place of each cell. Looked up only, never walked.
  private var items: [ObjectIdentifier: Int] = [:]

  nonisolated deinit {}

  /// Takes a view that is somewhere inside as one of the cells.
  func adopt(_ cell: UIView) {
    items[ObjectIdentifier(cell)] = cells.count
    cells.append(cell)
  }

  /// Whether a point of the content lies in one of the cells.
  func hasCell(at point: CGPoint) -> Bool {
    cells.contains { !$0.isHidden && $0.convert($0.bounds, to: self).contains(point) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    tracker.begin(touches, in: self)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    tracker.end(touches, in: self)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    tracker.cancel(touches, in: self)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !tracker.press(presses, in: self) { super.pressesEnded(presses, with: event) }
  }

  var takesSelection: Bool { true }

  func row(of cell: UIView) -> IndexPath? {
    items[ObjectIdentifier(cell)].map { IndexPath(item: $0, section: 0) }
  }

  func beginHighlighting(_ path: IndexPath) -> Bool {
    state(.highlighted, path)
    return true
  }

  func cancelHighlighting(_ path: IndexPath) { state(.unhighlighted, path) }

  func finishHighlighting(_ path: IndexPath) {
    state(.unhighlighted, path)
    state(.selected, path)
  }

  private func state(_ step: RowStep, _ path: IndexPath) {
    stateRow(step, cell: cells[path.item], at: path)
  }
}

extension ScreenBuilder {
  /// Lets the controls that move rows and section indexes have their touches at once. [LIST-15, LIST-37]
  ///
  /// - Returns: what the caller has to keep.
  func letGripsThrough(_ views: [UIView]) -> [AnyObject] {
    let grips = views.indices.filter {
      ["UITableViewCellReorderControl", "UITableViewIndex"].contains(screen.views[$0].className)
    }
    guard !grips.isEmpty else { return [] }
    let gate = DumpedReorderGate(grips.map { views[$0] })
    for case let list as DumpedList in views { list.touchDelayRecognizer.delegate = gate }
    return [gate]
  }
}

/// Keeps a list from holding back what a finger does to the control that moves a row and to a section index, as tables do.
/// [LIST-15, LIST-37]
final class DumpedReorderGate: UIGestureRecognizerDelegate {
  /// The controls. Looked up only, never walked.
  private let controls: Set<ObjectIdentifier>

  init(_ controls: [UIView]) { self.controls = Set(controls.map(ObjectIdentifier.init)) }

  nonisolated deinit {}

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !(touch.view.map { controls.contains(ObjectIdentifier($0)) } ?? false)
  }
}
