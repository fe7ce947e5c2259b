import Fingerpost
import FingerpostLists
import Foundation

/// Rows that open and close a part of an outline. [LIST-32, LIST-54]
extension UICollectionViewListCell: OutlineRow {
  /// Does what the row's accessory does, if that takes taps on the whole row; whether it does.
  package final func toggleOutlineByRow() -> Bool {
    let isEditing = collection?.isEditing == true
    for accessory in accessories where accessory.takesRow && accessory.isShown(whileEditing: isEditing) {
      guard case .outline(let handler) = accessory.part else { continue }
      toggleOutline(handler)
      return true
    }
    return false
  }

  /// Calls a handler, or has the data source show or hide what is below the item.
  final func toggleOutline(_ handler: (() -> Void)?) {
    guard let collection, let path = collection.indexPath(for: self) else { return }
    if let handler { handler() } else { (collection.dataSource as? any OutlineSource)?.toggle(at: path) }
    stateChanged()
  }
}
