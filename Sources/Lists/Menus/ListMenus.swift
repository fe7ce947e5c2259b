import Fingerpost
import FingerpostInteractions
import Foundation

/// A list whose rows may have context menus.
protocol MenuList: UIScrollView, RowTracking {
  /// Whether the delegate has menus.
  var hasMenus: Bool { get }
  /// The menu at a point of the list's own coordinates.
  func menu(at point: CGPoint) -> UIContextMenuConfiguration?
  /// The view that is seen highlighted, or that the menu goes back to.
  func menuPreview(_ menu: UIContextMenuConfiguration, isGoing: Bool) -> UITargetedPreview?
  /// Tells the delegate that a menu comes or goes.
  func tellMenu(
    _ menu: UIContextMenuConfiguration, isGoing: Bool, _ animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells the delegate that the preview was chosen.
  func tellPreviewChosen(
    _ menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)

  /// Whether the delegate has edit menus, and no other menus. [LIST-109]
  var hasEditMenus: Bool { get }
  /// The cells that there are.
  var menuCells: [UIView] { get }
  /// What an edit menu may have.
  var editActions: [(title: String, action: Fingerpost.Selector)] { get }
  /// Whether the press for an edit menu begins only where there is one.
  var asksBeforeEditPress: Bool { get }
  /// Asks whether a row has an edit menu.
  func mayShowEditMenu(_ path: IndexPath) -> Bool
  /// Asks whether an action is in the edit menu of a row.
  func mayPerform(_ action: Fingerpost.Selector, at path: IndexPath) -> Bool
  /// Has the delegate perform what was chosen.
  func perform(_ action: Fingerpost.Selector, at path: IndexPath)
}

/// The context menu interaction of a list, which is there as long as the delegate has menus, and the edit menus of before.
/// [LIST-36, LIST-109]
final class ListMenus: UIContextMenuInteractionDelegate {
  private(set) var interaction: UIContextMenuInteraction?
  private var edits: RowEditMenus?

  nonisolated deinit {}

  /// Adds the interaction to a list whose delegate has menus, or takes it away.
  func update(_ list: some MenuList) {
    if list.hasMenus, interaction == nil {
      let interaction = UIContextMenuInteraction(delegate: self)
      self.interaction = interaction
      list.addInteraction(interaction)
    } else if !list.hasMenus, let interaction {
      self.interaction = nil
      list.removeInteraction(interaction)
    }
    guard list.hasEditMenus != (edits != nil) else { return }
    edits = list.hasEditMenus ? RowEditMenus(list) : nil
    for cell in list.menuCells {
      if let edits { edits.watch(cell) } else { RowEditMenus.forget(cell) }
    }
  }

  /// Takes in that a cell stands for a row.
  func watch(_ cell: UIView) { edits?.watch(cell) }

  private func list(_ interaction: UIContextMenuInteraction) -> (any MenuList)? {
    interaction.view as? any MenuList
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { list(interaction)?.menu(at: location) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { list(interaction)?.menuPreview(configuration, isGoing: false) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list(interaction)?.tellMenu(configuration, isGoing: false, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list(interaction)?.tellPreviewChosen(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { list(interaction)?.menuPreview(configuration, isGoing: true) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list(interaction)?.tellMenu(configuration, isGoing: true, animator) }
}
