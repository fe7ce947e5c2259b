import Fingerpost
import Foundation

/// What of editing a table keeps.
package struct EditState {
  /// Whether the rows show the controls of editing.
  var isOn = false
  /// The row that a finger has picked up. [LIST-15]
  var moved: MovedRow?
  /// What lets a finger have the control of moving and the section index at once. [LIST-15, LIST-37]
  let gate = ControlTouchGate()
  /// Whether the last answer was the one of the protocol.
  package var tookDefault = false
  /// What code says about swipes that delete.
  var deletesBySwipe: Bool?

  /// Asks something of the data source or the delegate; nil where it has only the protocol's default answer.
  static func ask<Answer>(_ table: UITableView, _ question: () -> Answer) -> Answer? {
    table.editing.tookDefault = false
    let answer = question()
    return table.editing.tookDefault ? nil : answer
  }
}
