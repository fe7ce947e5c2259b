internal import Fingerpost
public import FingerpostInteractions
import Foundation

extension UITableView: UISpringLoadedInteractionSupporting {
  /// Whether a drag that hovers over a row selects it. Default false. [DRAG-23]
  public final var isSpringLoaded: Bool {
    get { hasOwnSpringLoading }
    set {
      setOwnSpringLoading(newValue, part: { [weak self] in self?.indexPathForRow(at: $0) }) { [weak self] in
        if let self, takesSelection, let path = indexPathForRow(at: $0), beginHighlighting(path) {
          finishHighlighting(path)
        }
      }
    }
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// Whether a drag that hovers over an item selects it. Default false. [DRAG-23]
  public final var isSpringLoaded: Bool {
    get { hasOwnSpringLoading }
    set {
      setOwnSpringLoading(newValue, part: { [weak self] in self?.indexPathForItem(at: $0) }) { [weak self] in
        if let self, takesSelection, let path = indexPathForItem(at: $0), beginHighlighting(path) {
          finishHighlighting(path)
        }
      }
    }
  }
}
