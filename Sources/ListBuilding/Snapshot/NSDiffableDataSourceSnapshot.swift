import Foundation

/// The sections of a list and their items, in their order. Each item is there once.
public nonisolated struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The sections, in their order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of each item. Looked up only, never walked.
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The items that are to be asked for again, in the order in which that was said.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are to be asked for again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are to be set up again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: - Asking

  /// How many items there are.
  public var numberOfItems: Int { sections.count }

  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// All items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section.
  ///
  /// - Precondition: there is such a section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let found = items[identifier] else { preconditionFailure("no section \(identifier)") }
    return found
  }

  /// The section of an item, or nil.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections[identifier]
  }

  /// Where an item is among all of them, or nil.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Where a section is, or nil.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: - Items

  /// Adds items at the end of a section, by default the last one.
  ///
  /// - Precondition: there is a section, and none of the items is there.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      preconditionFailure("there is no section to add items to: append sections first")
    }
    insert(identifiers, into: section, at: itemIdentifiers(inSection: section).count)
  }

  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: beforeIdentifier)
    insert(identifiers, into: section, at: index)
  }

  /// Adds items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: afterIdentifier)
    insert(identifiers, into: section, at: index + 1)
  }

  /// Takes items away; those that are not there are skipped.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    var touched: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
    for item in identifiers {
      if let section = sections.removeValue(forKey: item) { touched[section, default: []].insert(item) }
    }
    for (section, gone) in touched { items[section]?.removeAll(where: gone.contains) }
  }

  /// Takes all items and sections away.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Has the cells of items asked for again; the items are no longer selected.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Has the cells of items set up again; the items stay selected.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func insert(
    _ new: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int
  ) {
    for item in new {
      precondition(
        sections.updateValue(section, forKey: item) == nil,
        "the item \(item) is there already: identifiers have to be unique")
    }
    items[section]?.insert(contentsOf: new, at: index)
  }

  private func place(of item: ItemIdentifierType) -> (SectionIdentifierType, Int) {
    guard let section = sections[item], let index = items[section]?.firstIndex(of: item) else {
      preconditionFailure("no item \(item)")
    }
    return (section, index)
  }

  /// The same sections and items, of which none is to be asked for again.
  var withoutReloads: NSDiffableDataSourceSnapshot {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  // MARK: - Sections

  /// Adds sections at the end.
  ///
  /// - Precondition: none of them is there.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }

  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier) + 1) }

  /// Takes sections away with their items; those that are not there are skipped.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      for item in items.removeValue(forKey: section) ?? [] { sections[item] = nil }
    }
    sectionIdentifiers.removeAll { items[$0] == nil }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier) { $0.place(of: toIdentifier) } }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier) { $0.place(of: toIdentifier) + 1 } }

  /// Has everything in sections asked for again; nothing in them is selected any more.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(_ new: [SectionIdentifierType], at index: Int) {
    for section in new {
      precondition(
        items.updateValue([], forKey: section) == nil,
        "the section \(section) is there already: identifiers have to be unique")
    }
    sectionIdentifiers.insert(contentsOf: new, at: index)
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else { preconditionFailure("no section \(section)") }
    return index
  }

  private mutating func move(_ section: SectionIdentifierType, to index: (Self) -> Int) {
    let old = place(of: section)
    var target = index(self)
    if target > old { target -= 1 }
    sectionIdentifiers.remove(at: old)
    sectionIdentifiers.insert(section, at: target)
  }
}
