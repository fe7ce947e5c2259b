import Fingerpost
import FingerpostTimeline
import Foundation
import UIKit

/// The rows of a list on which something is dropped, and what it tells of that.
final class DropRows: NSObject, UIDragInteractionDelegate {
  var lines: [String] = []
  var names = ["0", "1", "2", "3", "4"]
  var isInterested = true
  /// Whether rows can be moved by the data source.
  var movesRows = true
  var answer = { UITableViewDropProposal(operation: .copy) }
  /// What the last drop was said to be.
  var intent: UITableViewDropProposal.Intent?
  var usesPlaceholder = false
  /// The last drop on a table.
  private(set) var lastDrop: (any UITableViewDropCoordinator)?
  /// Makes a row of the last placeholder; whether that was done.
  var commit: ((String) -> Bool)?
  private(set) lazy var otherDrag = UIDragInteraction(delegate: self)

  nonisolated deinit {}

  func note(_ line: String) { lines.append(line) }

  func items() -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  { items() }

  func text(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "nothing" }

  func noteDrop(_ destination: IndexPath?, _ sources: [IndexPath?]) {
    note("drop at \(text(destination)) of \(sources.count) from \(text(sources.first ?? nil))")
  }

  func proposal(_ path: IndexPath?) -> UITableViewDropProposal {
    note("at \(text(path))")
    return answer()
  }
}

extension DropRows: UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movesRows }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    note("moves \(source.row) to \(destination.row)")
    names.insert(names.remove(at: source.row), at: destination.row)
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    note("target \(source.row) to \(proposed.row)")
    return proposed
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    note("items \(indexPath.row)")
    return items()
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    note("drag begins")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    note("drag is over")
  }
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    note("may handle")
    return isInterested
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    note("entered")
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { proposal(destinationIndexPath) }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { note("left") }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    note("drop is over")
  }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    noteDrop(coordinator.destinationIndexPath, coordinator.items.map(\.sourceIndexPath))
    intent = coordinator.proposal.intent
    lastDrop = coordinator
    guard usesPlaceholder, let item = coordinator.items.first, let path = coordinator.destinationIndexPath
    else { return }
    let context = coordinator.drop(
      item.dragItem,
      to: UITableViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "a", rowHeight: 100))
    commit = { name in
      context.commitInsertion { [weak self] in self?.names.insert(name, at: $0.row) }
    }
  }
}

extension DropRows: UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    note("items \(indexPath.item)")
    return items()
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    note("drag begins")
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    note("drag is over")
  }
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    note("may handle")
    return isInterested
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    note("entered")
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let proposal = proposal(destinationIndexPath)
    return UICollectionViewDropProposal(
      operation: proposal.operation, intent: .init(rawValue: proposal.intent.rawValue) ?? .unspecified)
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    note("left")
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    note("drop is over")
  }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    noteDrop(coordinator.destinationIndexPath, coordinator.items.map(\.sourceIndexPath))
    guard usesPlaceholder, let item = coordinator.items.first, let path = coordinator.destinationIndexPath
    else { return }
    let context = coordinator.drop(
      item.dragItem, to: UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "a"))
    commit = { name in
      context.commitInsertion { [weak self] in self?.names.insert(name, at: $0.item) }
    }
  }
}
