import Fingerpost
import FingerpostLists
import Foundation

/// The items of a scenario's collection, one beside the other in a flow layout.
final class ScenarioItems: ScenarioListDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
  nonisolated deinit {}

  /// Becomes what has a collection's items.
  func adopt(_ collection: UICollectionView) {
    collection.register(ScenarioItemCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = self
    collection.delegate = self
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    if let cell = cell as? ScenarioItemCell { (cell.item, cell.behavior) = (text(indexPath), behavior) }
    fill(cell.contentView, of: indexPath)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    log(.shouldSelectItem, indexPath, answering: maySelect)
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    log(.shouldDeselectItem, indexPath, answering: true)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    if proposedIndexPath != currentIndexPath {
      log(.targetIndexPathForMove, originalIndexPath, to: proposedIndexPath)
    }
    return proposedIndexPath
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    move(.moveItem, sourceIndexPath, to: destinationIndexPath)
  }
}

/// A cell of a scenario's collection, which logs what the collection does to it.
final class ScenarioItemCell: UICollectionViewCell {
  /// The item that it stands for, as logs write it.
  var item = ""
  weak var behavior: ScenarioBehavior?

  nonisolated deinit {}

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { behavior?.log(.setHighlighted, "(\(item),\(isHighlighted))") } }
  }

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { behavior?.log(.setSelected, "(\(item),\(isSelected))") } }
  }
}
