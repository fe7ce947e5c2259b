import Fingerpost
import FingerpostLists
import Foundation

/// The long press of a collection's controller, which moves an item with the finger. [LIST-107]
final class ItemMovement: UIGestureRecognizerDelegate {
  weak var controller: UICollectionViewController?
  private var press: UILongPressGestureRecognizer?

  nonisolated deinit {}

  /// Adds the press to a collection, or takes it away.
  func update(_ collection: UICollectionView?, isInstalled: Bool) {
    if let old = press, !isInstalled || old.view !== collection {
      old.view?.removeGestureRecognizer(old)
      press = nil
    }
    guard isInstalled, press == nil, let collection, controller != nil else { return }
    let press = UILongPressGestureRecognizer(target: self, action: ItemMovement.move)
    press.delegate = self
    collection.addGestureRecognizer(press)
    self.press = press
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    path(gestureRecognizer).map { controller?.mayMove($0) == true } ?? false
  }

  private func path(_ press: UIGestureRecognizer) -> IndexPath? {
    guard let collection = press.view as? UICollectionView else { return nil }
    return collection.indexPathForItem(at: press.location(in: collection))
  }

  private func move(_ press: UILongPressGestureRecognizer) {
    guard let collection = press.view as? UICollectionView else { return }
    switch press.state {
    case .began: if let path = path(press) { collection.beginInteractiveMovementForItem(at: path) }
    case .changed: collection.updateInteractiveMovementTargetPosition(press.location(in: collection))
    case .ended: collection.endInteractiveMovement()
    case .cancelled: collection.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }
}
