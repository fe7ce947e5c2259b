import Fingerpost
public import FingerpostLists
public import Foundation

/// A data source that shows the items of snapshots.
///
/// It sets itself as the data source of the collection. What is selected stays so as long as its item is
/// there, and so does the cell under a finger. [LIST-17]
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>:
  SnapshotDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource, OutlineSource
{
  /// What is told of outlines. [LIST-32]
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether what is below an item may be shown. Default nil, for yes.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before what is below an item is shown. Default nil.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether what is below an item may be hidden. Default nil, for yes.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before what is below an item is hidden. Default nil.
    public var willCollapseItem: ((Item) -> Void)?
    /// Called before what is below an item is shown, with what is there; what is to be there. Default nil. [LIST-71]
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// Creates handlers that are nil.
    public init() {}
  }

  /// What is told of items that a finger moves. [LIST-52]
  public struct ReorderingHandlers {
    /// Whether an item may be moved. Default nil, for no.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called when a finger has let go of an item elsewhere, before the data source has it there. Default nil.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the data source has it there. Default nil.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that are nil.
    public init() {}
  }

  /// What is told of items that a finger moves; without ``ReorderingHandlers/canReorderItem`` none can be. [LIST-52]
  open var reorderingHandlers = ReorderingHandlers()

  /// What is told when an accessory opens or closes a part of an outline. [LIST-32]
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Called for the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Called for a supplementary view of a kind at a place.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// What makes supplementary views. Default nil, for none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  private final weak var view: UICollectionView?
  private final let cellProvider: CellProvider

  /// Creates a data source without items, and makes it that of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  override var list: UIScrollView? { view }

  override func showItems(after old: SnapshotItems<SectionIdentifierType, ItemIdentifierType>) {
    view?.show(shown.counts, reconfigured: shown.reconfigured, old.newPath(in: shown))
  }

  override func reloadList() { view?.reloadData() }

  // MARK: - Outlines

  private final var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Shows the visible items of an outline in a section, which is added at the end if it is not there. [LIST-32]
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// The outline of a section; of one that has none its items, none below another.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<
    ItemIdentifierType
  > {
    if let outline = outlines[section] { return outline }
    var plain = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if shown.snapshot.indexOfSection(section) != nil {
      plain.append(shown.snapshot.itemIdentifiers(inSection: section))
    }
    return plain
  }

  package final func isExpanded(at path: IndexPath) -> Bool {
    guard let item = shown.item(path), let section = shown.section(path.section) else { return false }
    return outlines[section]?.isExpanded(item) == true
  }

  package final func toggle(at path: IndexPath) {
    guard let item = shown.item(path), let section = shown.section(path.section),
      let isExpanded = outlines[section]?.isExpanded(item)
    else { return }
    // A snapshot of the whole may have shown other items since.
    guard outlines[section]?.visibleItems == shown.snapshot.itemIdentifiers(inSection: section) else {
      outlines[section] = nil
      return
    }
    let handlers = sectionSnapshotHandlers
    let may = isExpanded ? handlers.shouldCollapseItem : handlers.shouldExpandItem
    guard may?(item) ?? true else { return }
    let will = isExpanded ? handlers.willCollapseItem : handlers.willExpandItem
    will?(item)
    // It may have put items below.
    guard var outline = outlines[section] else { return }
    if !isExpanded, let below = handlers.snapshotForExpandingParent {
      outline.replace(childrenOf: item, using: below(item, outline.snapshot(of: item)))
    }
    if isExpanded { outline.collapse([item]) } else { outline.expand([item]) }
    apply(outline, to: section)
  }

  // MARK: - What the collection asks

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.snapshot.numberOfSections }

  /// How many items the snapshot has in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.count(section)
  }

  /// The cell that the cell provider has for an item.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let item = shown.item(indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure("the cell provider has no cell for the item at \(indexPath)")
    }
    return cell
  }

  /// The view that the provider of supplementary views has.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure(
        "set supplementaryViewProvider: the layout has a place for a \(kind) at \(indexPath)")
    }
    return view
  }

  /// Whether an item can be moved: what ``reorderingHandlers`` say. [LIST-52]
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    shown.item(indexPath).map { reorderingHandlers.canReorderItem?($0) == true } ?? false
  }

  /// Called when a finger has moved an item: has it at its new place, and tells ``reorderingHandlers``. [LIST-52]
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard reorderingHandlers.canReorderItem != nil,
      let moved = shown.moving(sourceIndexPath, to: destinationIndexPath)
    else { return }
    let transaction = NSDiffableDataSourceTransaction(from: shown.snapshot.withoutReloads, to: moved)
    reorderingHandlers.willReorder?(transaction)
    shown = SnapshotItems(moved)
    reorderingHandlers.didReorder?(transaction)
  }
}
