// Made by scripts/generate from scripts/templates/UIListViewMenus.swift; change that instead.
public import Fingerpost
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

  // MARK: - Edit menus [LIST-109]

  var hasEditMenus: Bool { delegate?.showsEditMenus == true && !hasMenus }

  var menuCells: [UIView] { visibleCells }

  var editActions: [(title: String, action: Fingerpost.Selector)] { [("Copy", .copy), ("Paste", .paste)] }

  var asksBeforeEditPress: Bool { true }

  func mayShowEditMenu(_ path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldShowMenuForRowAt: path) ?? false
  }

  func mayPerform(_ action: Fingerpost.Selector, at path: IndexPath) -> Bool {
    delegate?.tableView(self, canPerformAction: action, forRowAt: path, withSender: nil) ?? false
  }

  func perform(_ action: Fingerpost.Selector, at path: IndexPath) {
    delegate?.tableView(self, performAction: action, forRowAt: path, withSender: nil)
  }
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

  /// Says no.
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  { false }

  /// Says no.
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Fingerpost.Selector,
    forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, performAction action: Fingerpost.Selector,
    forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {}
}
