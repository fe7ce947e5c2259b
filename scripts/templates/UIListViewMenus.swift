import Fingerpost
public import FingerpostInteractions
public import Foundation

/// The context menus of __row__s. [LIST-36]
extension UI__List__View: MenuList {
  /// What brings up the menus of __row__s; nil where the delegate has none.
  public final var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

  var hasMenus: Bool { delegate?.showsContextMenus == true }

  func menu(at point: CGPoint) -> UIContextMenuConfiguration? {
    // part: table
    guard let path = indexPathForRow(at: point) else { return nil }
    return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    // end
    // part: collection
    let path = indexPathForItem(at: point)
    // A press on one of several selected items is for all of them.
    let paths =
      path.map { takesSeveral && selection.contains($0) ? selection.paths : [$0] } ?? []
    return delegate?.__list__View(self, contextMenuConfigurationForItemsAt: paths, point: point)
    // end
  }

  func menuPreview(_ menu: UIContextMenuConfiguration, isGoing: Bool) -> UITargetedPreview? {
    isGoing
      ? delegate?.__list__View(self, previewForDismissingContextMenuWithConfiguration: menu)
      : delegate?.__list__View(self, previewForHighlightingContextMenuWithConfiguration: menu)
  }

  func tellMenu(
    _ menu: UIContextMenuConfiguration, isGoing: Bool, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if isGoing {
      delegate?.__list__View(self, willEndContextMenuInteraction: menu, animator: animator)
    } else {
      delegate?.__list__View(self, willDisplayContextMenu: menu, animator: animator)
    }
  }

  func tellPreviewChosen(
    _ menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate?.__list__View(self, willPerformPreviewActionForMenuWith: menu, animator: animator) }
}

extension UI__List__ViewDelegate {
  // part: collection
  /// Asks for the menu of the one item.
  public func __list__View(
    _ __list__View: UI__List__View, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    __list__View.indexPathForItem(at: point).flatMap {
      self.__list__View(__list__View, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }

  // end
  /// Has none.
  public func __list__View(
    _ __list__View: UI__List__View, contextMenuConfigurationFor__Row__At indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Has none.
  public func __list__View(
    _ __list__View: UI__List__View,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Has none.
  public func __list__View(
    _ __list__View: UI__List__View,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Does nothing.
  public func __list__View(
    _ __list__View: UI__List__View, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  public func __list__View(
    _ __list__View: UI__List__View,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  public func __list__View(
    _ __list__View: UI__List__View,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}
