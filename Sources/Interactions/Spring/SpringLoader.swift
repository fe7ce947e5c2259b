internal import Fingerpost
import FingerpostHID
import FingerpostTimeline
import Foundation

/// A drag after it has begun: the system has its fingers, and what it hovers over may be activated. [DRAG-20]
///
/// ```
///                comes over a view that may        drag.springDelay        leaves it, or lifts
///   elsewhere ────────────────────────────► possible ───────────► activated ───────────────► inactive
/// ```
///
/// What is dropped is not built.
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

  func location(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return window.convert(window.convert(point, from: nil as UIWindow?), to: view)
  }

  /// Follows a finger of the drag from when the application has lost it to its end.
  func follow(_ contact: Int) {
    var isLost = false
    world.application.follow(contact: contact) { contact in
      // The first end is that of the application's touch.
      guard isLost else {
        isLost = contact.phase == .cancel
        return true
      }
      guard contact.phase == .move else {
        self.leave()
        return false
      }
      self.move(to: CGPoint(x: contact.x, y: contact.y))
      return true
    }
  }

  private func move(to point: CGPoint) {
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
  private func leave() {
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
