import Fingerpost
import Foundation

/// The items of one section as an outline: items below items, which are shown where those above are expanded. [LIST-32]
public nonisolated struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  /// All items, each followed by those below it.
  public private(set) var items: [ItemIdentifierType] = []
  /// The items that are below no other.
  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
  /// The items that are shown: those all of whose parents are expanded.
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates a snapshot without items.
  public init() {}

  /// Adds items at the end, or below another item after those that are there.
  ///
  /// - Precondition: none of them is there, and the other item is.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    add(items, at: parent.map { end(of: $0) } ?? self.items.count, below: parent)
  }

  /// Adds items before another one, below the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    add(items, at: place(of: item), below: parents[item])
  }

  /// Adds items after another one and those below it, below the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    add(items, at: end(of: item), below: parents[item])
  }

  /// Adds the items of another snapshot before an item, below the same parent.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    add(snapshot, at: place(of: item), below: parents[item])
  }

  /// Adds the items of another snapshot after an item and those below it, below the same parent.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    add(snapshot, at: end(of: item), below: parents[item])
  }

  /// Puts the items of another snapshot in the place of all that are below an item.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(Array(items[(place(of: parent) + 1)..<end(of: parent)]))
    add(snapshot, at: end(of: parent), below: parent)
  }

  /// The items below an item as an outline of their own, with or without the item itself.
  ///
  /// - Precondition: the item is there.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var made = Self()
    made.items = Array(items[(place(of: parent) + (includingParent ? 0 : 1))..<end(of: parent)])
    made.expanded = expanded.intersection(made.items)
    for item in made.items where item != parent && (includingParent || parents[item] != parent) {
      made.parents[item] = parents[item]
    }
    return made
  }

  /// The items one below the other, each after as many spaces as it is below others, with a mark where it can be opened.
  public func visualDescription() -> String {
    items.map { item in
      let mark = parents.values.contains(item) ? (isExpanded(item) ? "- " : "+ ") : "* "
      return String(repeating: "  ", count: level(of: item)) + mark + "\(item)"
    }.joined(separator: "\n")
  }

  /// Takes items away with all that are below them; those that are not there are skipped.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let range = place(of: item)..<end(of: item)
      for gone in self.items[range] {
        parents[gone] = nil
        expanded.remove(gone)
      }
      self.items.removeSubrange(range)
    }
  }

  /// Takes all items away.
  public mutating func deleteAll() { self = Self() }

  /// Shows what is below items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }

  /// Shows what is below items no longer.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }

  /// The place of an item among all, or nil.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Whether what is below an item is shown, if the item is.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether an item is shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var current = item
    while let parent = parents[current] {
      guard expanded.contains(parent) else { return false }
      current = parent
    }
    return contains(item)
  }

  /// The item that an item is below, or nil.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// How many items an item is below.
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, current) = (0, item)
    while let parent = parents[current] { (level, current) = (level + 1, parent) }
    return level
  }

  private mutating func add(_ new: [ItemIdentifierType], at index: Int, below parent: ItemIdentifierType?) {
    precondition(Set(new).count == new.count, "an item is there twice: identifiers have to be unique")
    for item in new {
      precondition(!contains(item), "the item \(item) is there already: identifiers have to be unique")
      if let parent { parents[item] = parent }
    }
    items.insert(contentsOf: new, at: index)
  }

  private mutating func add(_ other: Self, at index: Int, below parent: ItemIdentifierType?) {
    add(other.items, at: index, below: parent)
    parents.merge(other.parents) { $1 }
    expanded.formUnion(other.expanded)
  }

  private func place(of item: ItemIdentifierType) -> Int {
    guard let index = index(of: item) else { preconditionFailure("no item \(item)") }
    return index
  }

  /// Where what is below an item ends.
  private func end(of item: ItemIdentifierType) -> Int {
    let (start, own) = (place(of: item), level(of: item))
    return items[(start + 1)...].firstIndex { level(of: $0) <= own } ?? items.count
  }
}
