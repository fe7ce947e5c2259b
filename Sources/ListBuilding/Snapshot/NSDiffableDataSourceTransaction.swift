import Foundation

/// What a finger has done to the order of a data source's items. [LIST-52]
public nonisolated struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// What was shown before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown now.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The way from the items before to those now.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The same for each section whose items are others now, in the order of the sections.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What a finger has done to the order of one section's items. [LIST-52]
public nonisolated struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// What it showed before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What it shows now.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The way from its items before to those now.
  public let difference: CollectionDifference<ItemIdentifierType>
}

nonisolated extension NSDiffableDataSourceTransaction {
  /// Compares two snapshots of the same sections.
  init(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    (initialSnapshot, finalSnapshot) = (old, new)
    difference = new.itemIdentifiers.difference(from: old.itemIdentifiers)
    sectionTransactions = new.sectionIdentifiers.compactMap { section in
      let (before, after) = (
        old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section)
      )
      guard before != after else { return nil }
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: .init(flat: before), finalSnapshot: .init(flat: after),
        difference: after.difference(from: before))
    }
  }
}

nonisolated extension NSDiffableDataSourceSectionSnapshot {
  /// Items of which none is below another.
  fileprivate init(flat items: [ItemIdentifierType]) {
    self.init()
    append(items)
  }
}
