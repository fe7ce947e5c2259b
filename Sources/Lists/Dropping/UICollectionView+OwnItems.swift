import Fingerpost
import Foundation

/// Items that a drag moves within their collection: its drop delegate does that. [LIST-48]
extension UICollectionView {
  var takesOwnRows: Bool { false }

  func frame(of path: IndexPath) -> CGRect? { layoutAttributesForItem(at: path)?.frame }

  func runsAcross(_ frame: CGRect) -> Bool { frame.width < bounds.width / 2 }

  func light(_ path: IndexPath, _ isOn: Bool) { cellForItem(at: path)?.isHighlighted = isOn }

  func mayMoveRow(_ path: IndexPath) -> Bool { false }

  func target(ofMoving source: IndexPath, to path: IndexPath) -> IndexPath { path }

  func moveRow(_ source: IndexPath, byDataTo target: IndexPath) -> Bool { false }
}
