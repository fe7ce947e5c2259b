import Fingerpost
import Foundation

/// A list, as what follows a finger on its rows sees it.
package protocol RowTracking: UIView {
  /// Whether a finger can select at all now.
  var takesSelection: Bool { get }

  /// The row that a view is the cell of, or nil for any other view.
  func row(of cell: UIView) -> IndexPath?

  /// Asks whether the row highlights, and does so; whether it does. [LIST-1, LIST-2]
  func beginHighlighting(_ path: IndexPath) -> Bool

  /// Takes the highlight away: the finger scrolls, or another recognizer took it. [LIST-5]
  func cancelHighlighting(_ path: IndexPath)

  /// Does what a lift of the finger does to a highlighted row. [LIST-3, LIST-4]
  func finishHighlighting(_ path: IndexPath)
}

/// Follows the one finger that can select a row, from its touch-down to its lift. [LIST-1]
///
/// A list has no recognizer for its rows: the touches of a cell that nothing handles climb the responder chain to the
/// list, after its scroll view's delay. What keeps them from getting there keeps the row from being selected. [LIST-6,
/// LIST-8, LIST-21]
package final class RowTracker {
  @exclusivity(unchecked) private var touch: UITouch?
  /// The row that is highlighted because of a finger.
  @exclusivity(unchecked) package private(set) var path: IndexPath?

  /// Whether what is selected gets its look back when the finger that drags the content is lifted, and whether the list was
  /// asked to notice that. [LIST-20]
  var owesLook = false
  var watchesPan = false

  package init() {}

  nonisolated deinit {}

  package func begin(_ touches: Set<UITouch>, in list: some RowTracking) {
    guard path == nil, list.takesSelection else { return }
    if touches.count == 1 {
      _ = begin(touches[touches.startIndex], in: list)
    } else {
      for touch in touches where begin(touch, in: list) { return }
    }
  }

  /// Whether the touch is one on a row.
  private func begin(_ touch: UITouch, in list: some RowTracking) -> Bool {
    guard let row = Self.row(around: touch.view, in: list) else { return false }
    self.touch = touch
    path = row
    // What the list asks and tells may reload it, after which there is no row any more.
    if !list.beginHighlighting(row) { forget() }
    return true
  }

  package func end(_ touches: Set<UITouch>, in list: some RowTracking) {
    guard let path = take(touches) else { return }
    list.finishHighlighting(path)
  }

  package func cancel(_ touches: Set<UITouch>, in list: some RowTracking) {
    guard let path = take(touches) else { return }
    list.cancelHighlighting(path)
  }

  /// Selects the row that is focused when select is up, as a lift of the finger does. [FOC-10]
  ///
  /// - Returns: whether there is one.
  package func press(_ presses: Set<UIPress>, in list: some RowTracking) -> Bool {
    guard path == nil, list.takesSelection, let press = presses.first(where: { $0.type == .select }),
      let row = Self.row(around: press.responder as? UIView, in: list)
    else { return false }
    if list.beginHighlighting(row) { list.finishHighlighting(row) }
    return true
  }

  /// Forgets the finger: its row is no longer there.
  package func forget() {
    touch = nil
    path = nil
  }

  /// Follows the row to its new place; where it has none the finger selects nothing any more.
  func move(_ newPath: (IndexPath) -> IndexPath?) {
    path = path.flatMap(newPath)
    if path == nil { touch = nil }
  }

  /// The row whose cell a view of a list is, or is in.
  private static func row(around view: UIView?, in list: some RowTracking) -> IndexPath? {
    var current = view
    while let part = current, part !== list {
      if let row = list.row(of: part) { return row }
      current = part.superview
    }
    return nil
  }

  private func take(_ touches: Set<UITouch>) -> IndexPath? {
    // Found by identity: hashing and comparing objects takes longer than looking at the few that there are.
    for other in touches where other === touch {
      defer { forget() }
      return path
    }
    return nil
  }
}
