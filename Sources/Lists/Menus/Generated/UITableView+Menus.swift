// Made by scripts/generate from scripts/templates/UIListViewMenus.swift; change that instead.
import Fingerpost
public import FingerpostInteractions
public import Foundation

/// The context menus of rows. [LIST-36]
extension UITableView: MenuList {
  /// What brings up the menus of rows; nil where the delegate has none.
  public final var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

  var hasMenus: Bool { delegate?.showsContextMenus == true }

  func menu(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let path = indexPathForRow(at: point) else { return nil }
    return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }

  func menuPreview(_ menu: UIContextMenuConfiguration, isGoing: Bool) -> UITargetedPreview? {
    isGoing
      ? delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: menu)
      : delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: menu)
  }

  func tellMenu(
    _ menu: UIContextMenuConfiguration, isGoing: Bool, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if isGoing {
      delegate?.tableView(self, willEndContextMenuInteraction: menu, animator: animator)
    } else {
      delegate?.tableView(self, willDisplayContextMenu: menu, animator: animator)
    }
  }

  func tellPreviewChosen(
    _ menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate?.tableView(self, willPerformPreviewActionForMenuWith: menu, animator: animator) }
}

extension UITableViewDelegate {
  /// Has none.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Has none.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Has none.
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}
