import Fingerpost
import Foundation

/// What tables and collections say about selecting, and what follows from it for both.
protocol RowSelecting: UIScrollView, RowTracking {
  var isEditing: Bool { get }
  var allowsSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var selection: RowSelection { get }
  var tracker: RowTracker { get }
  /// What selects rows with two fingers; made when several can be selected while the list is edited. [LIST-11]
  var selectionPan: RowSelectionPan? { get set }

  /// The row at a point of the content, as a drag along the rows has it. A header and a footer are no rows. [LIST-103]
  func row(at point: CGPoint) -> IndexPath?
  /// How many rows a section has.
  func rowCount(in section: Int) -> Int
  /// Adds a row that the delegate agrees to. [LIST-7]
  func select(_ path: IndexPath)
  /// Takes one away, and tells the delegate. [LIST-3, LIST-4]
  func deselect(_ path: IndexPath)
  /// Makes what is selected look so, or not.
  func showSelection(as isSelected: Bool)
  /// Whether a drag of two fingers may begin to select at a row. [LIST-11]
  func mayPan(from path: IndexPath) -> Bool
  /// Edits the list, and tells the delegate that such a drag begins.
  func beginPan(at path: IndexPath)
  /// Tells the delegate that it is over.
  func endPan()
}

extension RowSelecting {
  package var takesSelection: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether a tap adds to the selection. [LIST-7]
  var takesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Whether a finger that comes down takes the look of what is selected away until it is lifted, as on a pad. [LIST-20]
  var hidesOldSelection: Bool { !takesSeveral && rowRules.isPad }

  /// Deselects all but a row.
  func deselectOthers(than path: IndexPath) {
    // Of one, the common case, no list has to be copied.
    if selection.paths.count == 1 {
      if selection.paths[0] != path { deselect(selection.paths[0]) }
    } else {
      for old in selection.paths where old != path { deselect(old) }
    }
  }

  /// Gives what is selected its look back: where the finger drags the content, when it is lifted. [LIST-20]
  func giveLookBack() {
    guard isDragging else { return showSelection(as: true) }
    tracker.owesLook = true
    guard !tracker.watchesPan else { return }
    tracker.watchesPan = true
    panGestureRecognizer.addTarget { [weak self] pan in
      guard let self, tracker.owesLook, ![.began, .changed].contains(pan.state) else { return }
      tracker.owesLook = false
      showSelection(as: true)
    }
  }
}
