import Fingerpost
import FingerpostLists
import Foundation

/// The items of a scenario's collection, one beside the other in a flow layout.
final class ScenarioItems: ScenarioListDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
  nonisolated deinit {}

  /// Becomes what has a collection's items.
  func adopt(_ collection: UICollectionView) {
    collection.register(ScenarioItemCell.self, forCellWithReuseIdentifier: "item")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "end")
    }
    collection.dataSource = self
    collection.delegate = self
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    if let cell = cell as? ScenarioItemCell { (cell.item, cell.behavior) = (text(indexPath), behavior) }
    fill(cell.contentView, of: .row(indexPath))
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

  // MARK: - Headers and footers

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "end", for: indexPath)
    fill(view, of: Self.isHeader(kind) ? .header(indexPath.section) : .footer(indexPath.section))
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    behavior?.log(
      Self.isHeader(elementKind) ? .willDisplayHeader : .willDisplayFooter, "(\(indexPath.section))")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    behavior?.log(
      Self.isHeader(elementKind) ? .didEndDisplayingHeader : .didEndDisplayingFooter,
      "(\(indexPath.section))")
  }

  private static func isHeader(_ kind: String) -> Bool {
    kind == UICollectionView.elementKindSectionHeader
  }
}

/// A cell of a scenario's collection, which logs what the collection does to it.
final class ScenarioItemCell: UICollectionViewCell {
  /// The item that it stands for, as logs write it.
  var item = ""
  weak var behavior: ScenarioBehavior?

  nonisolated deinit {}

  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { change(.setHighlighted, isHighlighted, newValue) { super.isHighlighted = newValue } }
  }

  override var isSelected: Bool {
    get { super.isSelected }
    set { change(.setSelected, isSelected, newValue) { super.isSelected = newValue } }
  }

  private func change(_ callback: ScenarioCallback, _ old: Bool, _ new: Bool, _ set: () -> Void) {
    guard let behavior, new != old else { return set() }
    let path = (superview as? UICollectionView)?.indexPath(for: self)
    behavior.change(callback, path, item, new, in: contentView, set)
  }
}
