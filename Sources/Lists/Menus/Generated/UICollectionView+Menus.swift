// Made by scripts/generate from scripts/templates/UIListViewMenus.swift; change that instead.
import Fingerpost
public import FingerpostInteractions
public import Foundation

/// The context menus of items. [LIST-36]
extension UICollectionView: MenuList {
  /// What brings up the menus of items; nil where the delegate has none.
  public final var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

  var hasMenus: Bool { delegate?.showsContextMenus == true }

  func menu(at point: CGPoint) -> UIContextMenuConfiguration? {
    let path = indexPathForItem(at: point)
    // A press on one of several selected items is for all of them.
    let paths =
      path.map { takesSeveral && selection.contains($0) ? selection.paths : [$0] } ?? []
    return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
  }

  func menuPreview(_ menu: UIContextMenuConfiguration, isGoing: Bool) -> UITargetedPreview? {
    isGoing
      ? delegate?.collectionView(self, previewForDismissingContextMenuWithConfiguration: menu)
      : delegate?.collectionView(self, previewForHighlightingContextMenuWithConfiguration: menu)
  }

  func tellMenu(
    _ menu: UIContextMenuConfiguration, isGoing: Bool, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if isGoing {
      delegate?.collectionView(self, willEndContextMenuInteraction: menu, animator: animator)
    } else {
      delegate?.collectionView(self, willDisplayContextMenu: menu, animator: animator)
    }
  }

  func tellPreviewChosen(
    _ menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate?.collectionView(self, willPerformPreviewActionForMenuWith: menu, animator: animator) }
}

extension UICollectionViewDelegate {
  /// Asks for the menu of the one item.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    collectionView.indexPathForItem(at: point).flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }

  /// Has none.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Has none.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Has none.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}
