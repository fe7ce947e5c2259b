import Fingerpost
public import Foundation

/// A data source that shows the items of snapshots.
///
/// It sets itself as the data source of the collection. What is selected stays so as long as its item is
/// there, and so does the cell under a finger. [LIST-17]
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>:
  SnapshotDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource
{
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

  /// Whether an item can be moved. Default false.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Called when a finger has moved an item. The default does nothing: apply a snapshot with the new order.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension UICollectionView {
  /// Shows items of other places.
  fileprivate final func show(
    _ new: [Int], reconfigured: [IndexPath], _ newPath: (IndexPath) -> IndexPath?
  ) {
    if needsReload { loadIfNeeded() }
    adopt(new, [], newPath)
    for path in reconfigured { reconfigure(path) }
  }
}
