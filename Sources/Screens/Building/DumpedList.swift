import Fingerpost
import FingerpostLists
import FingerpostTrace
import Foundation

/// A table or collection of an input: what a finger does to its cells, which are where the input has them.
///
/// Which row a cell stands for is not known, nor what the delegate would say: every cell may be highlighted and selected.
final class DumpedList: UIScrollView, RowTracking {
  /// Whether `touchesShouldCancel(in:)` is true for controls, too, which is tried out.
  private let losesControls: Bool
  private let tracker = RowTracker()
  private var cells: [UIView] = []
  /// The place of each cell. Looked up only, never walked.
  private var items: [ObjectIdentifier: Int] = [:]

  init(losesControls: Bool) {
    self.losesControls = losesControls
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    losesControls = false
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// Takes a view that is somewhere inside as one of the cells.
  func adopt(_ cell: UIView) {
    items[ObjectIdentifier(cell)] = cells.count
    cells.append(cell)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    losesControls || super.touchesShouldCancel(in: view)
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

  func selectableRow(under view: UIView) -> IndexPath? {
    var current: UIView? = view
    while let part = current, part !== self {
      if let item = items[ObjectIdentifier(part)] { return IndexPath(item: item, section: 0) }
      current = part.superview
    }
    return nil
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
    stateRow(step, cell: cells[path.item], section: path.section, item: path.item)
  }
}
