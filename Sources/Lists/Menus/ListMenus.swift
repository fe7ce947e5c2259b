import Fingerpost
import FingerpostInteractions
import Foundation

/// A list whose rows may have context menus.
protocol MenuList: UIScrollView {
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
}

/// The context menu interaction of a list, which is there as long as the delegate has menus. [LIST-36]
final class ListMenus: UIContextMenuInteractionDelegate {
  private(set) var interaction: UIContextMenuInteraction?

  nonisolated deinit {}

  /// Adds the interaction to a list whose delegate has menus, or takes it away.
  func update(_ list: any MenuList) {
    if list.hasMenus, interaction == nil {
      let interaction = UIContextMenuInteraction(delegate: self)
      self.interaction = interaction
      list.addInteraction(interaction)
    } else if !list.hasMenus, let interaction {
      self.interaction = nil
      list.removeInteraction(interaction)
    }
  }

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
