// Made by scripts/generate from scripts/templates/UIListViewMenus.swift; change that instead.
public import Fingerpost
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

  // MARK: - Edit menus [LIST-109]

  var hasEditMenus: Bool { delegate?.showsEditMenus == true && !hasMenus }

  var menuCells: [UIView] { visibleCells }

  var editActions: [(title: String, action: Fingerpost.Selector)] {
    [("Cut", .cut), ("Copy", .copy), ("Paste", .paste)]
  }

  var asksBeforeEditPress: Bool { false }

  func mayShowEditMenu(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldShowMenuForItemAt: path) ?? false
  }

  func mayPerform(_ action: Fingerpost.Selector, at path: IndexPath) -> Bool {
    delegate?.collectionView(self, canPerformAction: action, forItemAt: path, withSender: nil) ?? false
  }

  func perform(_ action: Fingerpost.Selector, at path: IndexPath) {
    delegate?.collectionView(self, performAction: action, forItemAt: path, withSender: nil)
  }
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

  /// Says no.
  public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
    -> Bool
  { false }

  /// Says no.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Fingerpost.Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Fingerpost.Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}
}
