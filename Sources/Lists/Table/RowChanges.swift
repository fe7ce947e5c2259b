import Foundation

/// What changes in a list between two states: which sections and rows go, come, and move.
///
/// What goes is named by its old place, what comes by its new one, in whatever order that is said.
struct RowChanges {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var movedSections: [Int: Int] = [:]
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var moved: [IndexPath: IndexPath] = [:]
  /// Rows that are asked for again at their new places.
  var reloaded: Set<IndexPath> = []
  var reloadedSections: Set<Int> = []

  /// Where a section is afterwards, or nil if it goes.
  func newSection(_ section: Int) -> Int? {
    if let target = movedSections[section] { return target }
    guard !deletedSections.contains(section) else { return nil }
    return Self.place(
      section, leaving: Array(deletedSections) + movedSections.keys,
      taken: Array(insertedSections) + movedSections.values)
  }

  /// Where a row is afterwards, or nil if it goes.
  func newPath(_ path: IndexPath) -> IndexPath? {
    if let target = moved[path] { return target }
    guard !deleted.contains(path), let section = newSection(path.section) else { return nil }
    let leaving = (Array(deleted) + moved.keys).filter { $0.section == path.section }.map(\.row)
    let taken = (Array(inserted) + moved.values).filter { $0.section == section }.map(\.row)
    return IndexPath(row: Self.place(path.row, leaving: leaving, taken: taken), section: section)
  }

  /// Where what was at a place is when others have left and come: the places that are taken are skipped.
  private static func place(_ old: Int, leaving: [Int], taken: [Int]) -> Int {
    var new = old - leaving.count { $0 < old }
    for place in taken.sorted() where place <= new { new += 1 }
    return new
  }

  /// How many rows a section has afterwards that had so many, without rows that come from other sections.
  func newCount(of section: Int, _ old: Int) -> Int {
    let leaving = deleted.count { $0.section == section } + moved.keys.count { $0.section == section }
    let target = newSection(section)
    let coming = inserted.count { $0.section == target } + moved.values.count { $0.section == target }
    return old - leaving + coming
  }

  /// Where a row that keeps its cell is afterwards; nil for one that goes or is asked for again.
  func keptPath(_ path: IndexPath) -> IndexPath? {
    reloaded.contains(path) || reloadedSections.contains(path.section) ? nil : newPath(path)
  }

  /// Stops where a data source does not count what the changes leave, as UIKit does.
  func check(_ old: [Int], _ new: [Int], of what: String) {
    let sections = old.count + insertedSections.count - deletedSections.count
    precondition(
      new.count == sections,
      "Invalid update: invalid number of sections. The number of sections after the update (\(new.count)) must be "
        + "equal to the number of sections before the update (\(old.count)), plus or minus the sections that were "
        + "inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted).")
    for (section, had) in old.enumerated() {
      guard let target = newSection(section), !reloadedSections.contains(section) else { continue }
      let expected = newCount(of: section, had)
      precondition(
        new[target] == expected,
        "Invalid update: invalid number of \(what) in section \(section). The number of \(what) contained in an "
          + "existing section after the update (\(new[target])) must be equal to the number of \(what) contained "
          + "in that section before the update (\(had)), plus or minus the \(what) that were inserted, deleted or "
          + "moved, which makes \(expected).")
    }
  }
}
