import Fingerpost
import Foundation

/// The drag of two fingers that selects rows. [LIST-11]
///
/// Of two that go far enough in the same event the one that was added last begins, which is this one and not the scroll
/// view's pan. [ARB-3] Rows that scroll already are not selected.
final class RowSelectionPan: UIPanGestureRecognizer, TraceNamed {
  var traceName: String { "row selection pan" }
  /// The rows between which all others have been passed.
  private var first: IndexPath?
  private var last: IndexPath?

  override init(target: Any?, action: Fingerpost.Selector?) {
    super.init(target: target, action: action)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
    addTarget { ($0 as? RowSelectionPan)?.follow() }
  }

  nonisolated deinit {}

  private var list: (any RowSelecting)? { view as? any RowSelecting }

  private var path: IndexPath? { list.flatMap { $0.row(at: location(in: $0)) } }

  override var shouldBegin: Bool { path.flatMap { list?.mayPan(from: $0) } ?? false }

  override func reset() {
    super.reset()
    first = nil
    last = nil
  }

  private func follow() {
    guard let list else { return }
    switch state {
    case .began:
      guard let path else { return }
      list.beginPan(at: path)
      first = path
      selectPassed(in: list)
    case .changed: selectPassed(in: list)
    case .ended, .cancelled: if first != nil { list.endPan() }
    case .possible, .failed: break
    }
  }

  private func selectPassed(in list: any RowSelecting) {
    guard let first, let path, path != last else { return }
    let from = last ?? first
    last = path
    for passed in paths(from: from, to: path, in: list) where !list.selection.contains(passed) {
      list.select(passed)
    }
  }

  /// The rows from one to another, both among them, in the order in which they are passed.
  private func paths(from first: IndexPath, to last: IndexPath, in list: any RowSelecting) -> [IndexPath] {
    let (top, bottom) = (min(first, last), max(first, last))
    let all = (top.section...bottom.section).flatMap { section in
      let start = section == top.section ? top.item : 0
      let end = section == bottom.section ? bottom.item + 1 : list.rowCount(in: section)
      return (start..<max(start, end)).map { IndexPath(item: $0, section: section) }
    }
    return first <= last ? all : all.reversed()
  }
}

extension RowSelecting {
  /// Takes in whether fingers can select several rows at once.
  func multipleSelectionChanged() {
    let isWanted = allowsMultipleSelectionDuringEditing
    if isWanted, selectionPan == nil {
      let pan = RowSelectionPan(target: nil, action: nil)
      addGestureRecognizer(pan)
      selectionPan = pan
    }
    selectionPan?.isEnabled = isWanted
  }
}
