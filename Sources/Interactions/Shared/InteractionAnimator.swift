public import Fingerpost
import FingerpostTimeline
import Foundation

/// Takes what is to be animated when a menu comes or goes. [MENU-2, TXV-2]
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller that the configuration's provider made for the preview; nil for none.
  var previewViewController: UIViewController? { get }
  /// Adds an animation, which is called before the menu's coming or going has returned.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what follows the animations, in a later turn of the run loop.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview would become what is shown; the raw values are UIKit's.
public nonisolated enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It would go.
  case dismiss = 0
  /// It would grow to what is shown.
  case pop = 1
}

/// Takes what is to be animated when a preview is chosen. [LIST-36]
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  /// How the preview would go; kept and read back, as it is not drawn.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Takes what is to be animated when items are lifted. [DRAG-3]
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
  /// Adds an animation, which is called before the delegate's call has returned to the interaction.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what follows the animations, in a later turn of the run loop; it is told the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects the animations of one coming, going or lifting.
package final class InteractionAnimator: UIContextMenuInteractionCommitAnimating, UIDragAnimating {
  package let previewViewController: UIViewController?
  package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Creates one that holds nothing but the controller of a preview.
  package init(preview: UIViewController? = nil) { previewViewController = preview }

  nonisolated deinit {}

  package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append { completion(.end) }
  }

  /// Calls the animations, and the completions in the next turn.
  package func run(in world: World) {
    for animation in animations { animation() }
    let completions = completions
    guard !completions.isEmpty else { return }
    world.timeline.schedule(at: world.timeline.now) { _ in for completion in completions { completion() } }
  }
}
