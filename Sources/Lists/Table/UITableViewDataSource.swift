public import Foundation

/// What has the rows of a table view. All but two methods are optional.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has; asked of each section when the table is loaded or changed.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row; asked when the row comes into view. [LIST-9]
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections there are. Default 1.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The text of a section's header, which has none where the delegate gives it a view. Default nil.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The text of a section's footer, which has none where the delegate gives it a view. Default nil.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// The titles of the index at the right edge, or nil for none; asked when the table is loaded. Default nil. [LIST-37]
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Which section a title of the index leads to. Default the one at the title's place. [LIST-37]
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

  /// Whether a row can be edited: swiped, deleted, inserted at. Default true, with which a swipe shows no "Delete" of its own;
  /// see ``UITableView/deletesRowsBySwipe``.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether a row can be moved while the table is edited. Default true where moving is implemented, which cannot be told
  /// here: without an own answer a row has a control for it if its cell's `showsReorderControl` is true.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Called when the person has asked for a deletion or an insertion, which is to be done here. The default does nothing.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// Called when the person has moved a row, which the table shows at its new place. The default does nothing. [LIST-15]
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Says 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Has none.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Has none.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Has none.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Takes the one at the title's place.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  { index }

  /// Says yes.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.editing.tookDefault = true
    return true
  }

  /// Says yes.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.editing.tookDefault = true
    return true
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { tableView.editing.tookDefault = true }
}
