public import Fingerpost
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

  // MARK: - Edit menus [LIST-109]

  var hasEditMenus: Bool { delegate?.showsEditMenus == true && !hasMenus }

  var menuCells: [UIView] { visibleCells }

  // part: table
  var editActions: [(title: String, action: Fingerpost.Selector)] { [("Copy", .copy), ("Paste", .paste)] }

  var asksBeforeEditPress: Bool { true }
  // end
  // part: collection
  var editActions: [(title: String, action: Fingerpost.Selector)] {
    [("Cut", .cut), ("Copy", .copy), ("Paste", .paste)]
  }

  var asksBeforeEditPress: Bool { false }
  // end

  func mayShowEditMenu(_ path: IndexPath) -> Bool {
    delegate?.__list__View(self, shouldShowMenuFor__Row__At: path) ?? false
  }

  func mayPerform(_ action: Fingerpost.Selector, at path: IndexPath) -> Bool {
    delegate?.__list__View(self, canPerformAction: action, for__Row__At: path, withSender: nil) ?? false
  }

  func perform(_ action: Fingerpost.Selector, at path: IndexPath) {
    delegate?.__list__View(self, performAction: action, for__Row__At: path, withSender: nil)
  }
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

  /// Says no.
  public func __list__View(_ __list__View: UI__List__View, shouldShowMenuFor__Row__At indexPath: IndexPath)
    -> Bool
  { false }

  /// Says no.
  public func __list__View(
    _ __list__View: UI__List__View, canPerformAction action: Fingerpost.Selector,
    for__Row__At indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }

  /// Does nothing.
  public func __list__View(
    _ __list__View: UI__List__View, performAction action: Fingerpost.Selector,
    for__Row__At indexPath: IndexPath, withSender sender: Any?
  ) {}
}
