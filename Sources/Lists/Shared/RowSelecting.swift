import Fingerpost

/// What tables and collections say about selecting, and what follows from it for both.
protocol RowSelecting: UIScrollView, RowTracking {
  var isEditing: Bool { get }
  var allowsSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
}

extension RowSelecting {
  package var takesSelection: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether a tap adds to the selection. [LIST-7]
  var takesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Whether a finger that comes down takes the look of what is selected away until it is lifted, as on a pad. [LIST-20]
  var hidesOldSelection: Bool { listRules.isPad && !takesSeveral }
}
