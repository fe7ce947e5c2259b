import Fingerpost
public import FingerpostLists
public import Foundation

/// A data source that shows the items of snapshots.
///
/// It sets itself as the data source of the table. What is selected stays so as long as its item is
/// there, and so does the cell under a finger. [LIST-17]
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>:
  SnapshotDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource
{
  /// Called for the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How changes would look; kept and read back, as nothing is animated. Default automatic.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private final weak var view: UITableView?
  private final let cellProvider: CellProvider

  /// Creates a data source without items, and makes it that of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    view = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  override var list: UIScrollView? { view }

  override func showItems(after old: SnapshotItems<SectionIdentifierType, ItemIdentifierType>) {
    view?.show(reconfigured: shown.reconfigured, old.newPath(in: shown))
  }

  override func reloadList() { view?.reloadData() }

  // MARK: - What the table asks

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }

  /// How many items the snapshot has in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count(section)
  }

  /// The cell that the cell provider has for an item.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let item = shown.item(indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure("the cell provider has no cell for the item at \(indexPath)")
    }
    return cell
  }

  /// The text of a section's header. Default nil.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// The text of a section's footer. Default nil.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Whether a row can be edited. Default false.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Whether a row can be moved. Default false.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// The titles of the index at the right edge, or nil for none; asked when the table is loaded. Default nil. [LIST-37]
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Which section a title of the index leads to. Default the one at the title's place. [LIST-37]
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  { index }

  /// Called when the person has asked for a deletion or an insertion. The default does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// Called when the person has moved a row. The default does nothing: apply a snapshot with the new order.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
