import Foundation

/// Which rows of a list are selected, in the order in which they were.
struct RowSelection {
  private(set) var paths: [IndexPath] = []
  /// The same paths where they are many, for the question that every new cell asks. Looked up only, never walked.
  private var members: Set<IndexPath> = []
  /// Up to how many paths are found sooner by looking at each.
  private static let few = 8

  func contains(_ path: IndexPath) -> Bool {
    paths.count > Self.few ? members.contains(path) : paths.contains(path)
  }

  /// Adds a row; whether it was not selected before.
  @discardableResult
  mutating func insert(_ path: IndexPath) -> Bool {
    guard !contains(path) else { return false }
    paths.append(path)
    if !members.isEmpty { members.insert(path) } else if paths.count > Self.few { members = Set(paths) }
    return true
  }

  /// Takes a row away; whether it was selected before.
  @discardableResult
  mutating func remove(_ path: IndexPath) -> Bool {
    guard let index = paths.lastIndex(of: path) else { return false }
    if index == paths.count - 1 { paths.removeLast() } else { paths.remove(at: index) }
    if paths.count > Self.few { members.remove(path) } else if !members.isEmpty { members = [] }
    return true
  }

  /// Follows rows to their new places; those that have none are no longer selected.
  mutating func move(_ newPath: (IndexPath) -> IndexPath?) {
    paths = paths.compactMap(newPath)
    members = paths.count > Self.few ? Set(paths) : []
  }

  mutating func removeAll() {
    paths = []
    members = []
  }
}
