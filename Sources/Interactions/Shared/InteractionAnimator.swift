public import Fingerpost
import FingerpostTimeline
import Foundation

/// Takes what is to be animated when a menu comes or goes. [MENU-2, TXV-2]
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Adds an animation, which is called before the menu's coming or going has returned.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what follows the animations, in a later turn of the run loop.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Takes what is to be animated when items are lifted. [DRAG-3]
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
  /// Adds an animation, which is called before the delegate's call has returned to the interaction.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what follows the animations, in a later turn of the run loop; it is told the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects the animations of one coming, going or lifting.
package final class InteractionAnimator: UIContextMenuInteractionAnimating, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Creates one that holds nothing.
  package init() {}

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
