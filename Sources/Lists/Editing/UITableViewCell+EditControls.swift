import Fingerpost
import Foundation

/// The controls of editing that a cell has.
struct CellEditControls {
  var edit: UITableViewCellEditControl?
  var reorder: UITableViewCellReorderControl?
}

extension UITableViewCell {
  /// Whether the cell shows the actions that a swipe, or its control of a deletion, has opened.
  public final var showingDeleteConfirmation: Bool { table?.swiping.swiped?.cell === self }

  /// Changes what the cell shows besides its content, and says so before and after.
  final func transition(toEditing isEditing: Bool, opened isOpen: Bool, _ change: () -> Void) {
    var mask: StateMask = isEditing ? .showingEditControl : []
    if isOpen { mask.insert(.showingDeleteConfirmation) }
    guard isEditing != state.isEditing || isOpen != showingDeleteConfirmation else { return change() }
    willTransition(to: mask)
    change()
    didTransition(to: mask)
  }

  /// Places the controls of editing, and returns the room that they take at both ends, in points. [LIST-14]
  final func placeEditControls() -> (left: CGFloat, right: CGFloat) {
    placeEditControl()
    placeReorderControl()
    return (
      isEditing && state.isIndented ? CellPlaces.editing : 0,
      state.canMove ? CellPlaces.reorderControl + CellPlaces.margin : 0
    )
  }

  private func placeEditControl() {
    let marks = table?.allowsMultipleSelectionDuringEditing == true
    guard isEditing, marks || editingStyle != .none else {
      editControls.edit?.removeFromSuperview()
      editControls.edit = nil
      return
    }
    let control = editControls.edit ?? addControl(UITableViewCellEditControl(frame: .zero))
    editControls.edit = control
    // A mark of the selection is no control: a tap there selects the row.
    control.isUserInteractionEnabled = !marks
    let size = CellPlaces.editControl
    control.frame = CGRect(
      x: 15 + state.push, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  private func placeReorderControl() {
    guard state.canMove else {
      editControls.reorder?.removeFromSuperview()
      editControls.reorder = nil
      return
    }
    let control = editControls.reorder ?? addControl(UITableViewCellReorderControl(frame: .zero))
    editControls.reorder = control
    control.frame = CGRect(
      x: bounds.width - CellPlaces.margin - CellPlaces.reorderControl + state.push, y: 0,
      width: CellPlaces.reorderControl, height: bounds.height)
  }

  private func addControl<Control: UIView>(_ control: Control) -> Control {
    addSubview(control)
    return control
  }
}
