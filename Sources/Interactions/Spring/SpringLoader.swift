internal import Fingerpost
import FingerpostTimeline
import Foundation

/// What a drag hovers over and may activate. [DRAG-20]
///
/// ```
///                comes over a view that may        drag.springDelay        leaves it, or lifts
///   elsewhere ────────────────────────────► possible ───────────► activated ───────────────► inactive
/// ```
final class SpringLoader: UISpringLoadedInteractionContext {
  private unowned let world: World
  private var interaction: UISpringLoadedInteraction?
  private var deadline: Timeline.Token?
  private var point = CGPoint.zero

  private(set) var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?

  init(_ world: World) { self.world = world }

  nonisolated deinit {}

  func location(in view: UIView?) -> CGPoint { view?.point(ofScreen: point) ?? point }

  /// Follows the drag to a point of the screen.
  func move(to point: CGPoint) {
    self.point = point
    let found = Self.interaction(above: world.application.view(under: point))
    if found !== interaction { leave() }
    guard let found else { return }
    if interaction == nil {
      interaction = found
      targetView = found.view
    }
    let item = targetItem as? AnyHashable
    let isAllowed = found.interactionBehavior?.shouldAllow(found, with: self) ?? true
    // Another part of the view is another target, over which the drag has to stay for as long.
    if !isAllowed || targetItem as? AnyHashable != item { rest() }
    guard isAllowed else { return }
    guard state == .inactive else { return }
    change(to: .possible)
    let time = world.timeline.now.advanced(bySeconds: world.eventRules.dragSpringDelay)
    deadline = world.timeline.schedule(at: time) { [weak self] _ in self?.activate() }
  }

  private func activate() {
    deadline = nil
    guard let interaction, interaction.view?.window != nil else { return leave() }
    change(to: .activating)
    change(to: .activated)
    world.run { interaction.handler(interaction, self) }
  }

  /// Takes leave of the view that the drag was over.
  func leave() {
    rest()
    guard let interaction else { return }
    self.interaction = nil
    targetView = nil
    targetItem = nil
    world.run { interaction.interactionBehavior?.interactionDidFinish(interaction) }
  }

  private func rest() {
    if let deadline { world.timeline.cancel(deadline) }
    deadline = nil
    if state != .inactive { change(to: .inactive) }
  }

  private func change(to state: UISpringLoadedInteractionEffectState) {
    self.state = state
    guard let interaction else { return }
    world.run { interaction.interactionEffect?.interaction(interaction, didChangeWith: self) }
  }

  /// The interaction of the view under a drag, or of the nearest view above it that has one.
  private static func interaction(above leaf: UIView?) -> UISpringLoadedInteraction? {
    var current = leaf
    while let view = current {
      for case let interaction as UISpringLoadedInteraction in view.interactions { return interaction }
      current = view.superview
    }
    return nil
  }
}
