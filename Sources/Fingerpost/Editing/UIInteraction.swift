import Foundation

/// Something that a view can do with its user, apart from its class. [MENU-1]
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view that has it.
  var view: UIView? { get }
  /// Called when the view is about to become another, or nil.
  func willMove(to view: UIView?)
  /// Called when the view has become another, or nil.
  func didMove(to view: UIView?)
}

extension UIView {
  /// What the view can do with its user, in the order in which it was added.
  public final var interactions: [any UIInteraction] { attachedInteractions }

  /// Gives the view an interaction, and takes it from another view that has it.
  final func adopt(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    attachedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction from the view; one of another view stays there.
  final func drop(_ interaction: any UIInteraction) {
    guard let index = attachedInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    attachedInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
