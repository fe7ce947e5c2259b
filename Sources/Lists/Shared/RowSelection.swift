import Foundation

/// Which rows of a list are selected, in the order in which they were.
struct RowSelection {
  private(set) var paths: [IndexPath] = []
  /// The same paths, for the question that every new cell asks. Looked up only, never walked.
  private var members: Set<IndexPath> = []

  func contains(_ path: IndexPath) -> Bool { members.contains(path) }

  /// Adds a row; whether it was not selected before.
  @discardableResult
  mutating func insert(_ path: IndexPath) -> Bool {
    guard members.insert(path).inserted else { return false }
    paths.append(path)
    return true
  }

  /// Takes a row away; whether it was selected before.
  @discardableResult
  mutating func remove(_ path: IndexPath) -> Bool {
    guard members.remove(path) != nil else { return false }
    paths.removeAll { $0 == path }
    return true
  }

  /// Follows rows to their new places; those that have none are no longer selected.
  mutating func move(_ newPath: (IndexPath) -> IndexPath?) {
    paths = paths.compactMap(newPath)
    members = Set(paths)
  }

  mutating func removeAll() {
    paths = []
    members = []
  }
}
