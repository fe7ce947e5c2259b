internal import Fingerpost
import FingerpostHID
import FingerpostTimeline
import Foundation

/// A drag after it has begun: the system has its finger, and what is under it may be activated or take the drop.
/// [DRAG-20, DRAG-24 … DRAG-29]
///
/// ```
///            comes over a view that takes it        lifts, and the view proposed to copy or move
///   nowhere ◄──────────────────────────────► over ──────────────────────────────────────────────► performed
///      └───────────── lifts ──────────────────┴── lifts over a view that proposed nothing, or is cancelled ──► over
/// ```
final class DragFlight {
  private unowned let world: World
  private let springs: SpringLoader
  private let session: DragSession?
  private let drop: DropSession?
  /// The interaction that the drag is over.
  private var target: UIDropInteraction?
  /// All that the drag was over, in the order in which it came over them, and those that do not want it.
  private var visited: [UIDropInteraction] = []
  private var refusing: [UIDropInteraction] = []
  private var proposal: UIDropProposal?

  /// Begins to follow a drag; without a session nothing is known of what is dragged, and nothing can be dropped.
  init(_ session: DragSession?, in world: World) {
    (self.session, self.world) = (session, world)
    springs = SpringLoader(world)
    drop = session.map { DropSession($0, in: world) }
  }

  nonisolated deinit {}

  /// Follows a finger from when the application has lost it to its end.
  func follow(_ contact: Int) {
    var isLost = false
    world.application.follow(contact: contact) { contact in
      let place = CGPoint(x: contact.x, y: contact.y)
      // The first end is that of the application's touch.
      guard isLost else {
        isLost = contact.phase == .cancel
        if isLost { self.world.run { self.come(to: place) } }
        return true
      }
      guard contact.phase == .move else {
        self.springs.leave()
        self.world.run { self.end(isDrop: contact.phase == .up, at: place) }
        return false
      }
      self.springs.move(to: place)
      self.world.run { self.come(to: place) }
      return true
    }
  }

  // MARK: - Under way

  /// Tells of a move, and asks what is under the finger what it would do. [DRAG-24 … DRAG-26]
  private func come(to place: CGPoint) {
    guard let session, let drop else { return }
    let hasMoved = session.place.map { $0 != place } ?? false
    session.place = place
    if hasMoved, let source = session.interaction {
      source.delegate?.dragInteraction(source, sessionDidMove: session)
    }
    let found = interaction(above: world.application.view(under: place))
    if found !== target {
      if let old = target { old.delegate?.dropInteraction(old, sessionDidExit: drop) }
      target = found
      proposal = nil
      if let found {
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: drop)
      }
    }
    guard let target else { return }
    proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: drop)
  }

  /// The interaction of the view under the drag, or of the nearest view around it, that does not refuse it. [DRAG-25]
  private func interaction(above leaf: UIView?) -> UIDropInteraction? {
    var current = leaf
    while let view = current {
      for case let interaction as UIDropInteraction in view.interactions where accepts(interaction) {
        return interaction
      }
      current = view.superview
    }
    return nil
  }

  private func accepts(_ interaction: UIDropInteraction) -> Bool {
    guard let drop, let delegate = interaction.delegate else { return false }
    if visited.contains(where: { $0 === interaction }) { return true }
    if refusing.contains(where: { $0 === interaction }) { return false }
    let answer = delegate.dropInteraction(interaction, canHandle: drop)
    if !answer { refusing.append(interaction) }
    return answer
  }

  // MARK: - The end

  /// What is done when the finger lifts now: a move only where the drag allows one. [DRAG-27]
  private var operation: UIDropOperation {
    let operation = proposal?.operation ?? .cancel
    return operation == .move && session?.allowsMoveOperation == false ? .forbidden : operation
  }

  /// Ends the drag: at a lift with a drop, if the view under it proposed one. [DRAG-28, DRAG-29]
  private func end(isDrop: Bool, at place: CGPoint) {
    guard let session, let drop else { return }
    if isDrop { session.place = place }
    let operation = isDrop ? operation : .cancel
    let taker = operation == .copy || operation == .move ? target : nil
    let source = session.interaction
    let animator = InteractionAnimator()
    let willEnd = {
      guard let source else { return }
      source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
    }
    if !world.eventRules.dropPerformsFirst { willEnd() }
    if let taker {
      taker.delegate?.dropInteraction(taker, performDrop: drop)
      for item in session.items {
        taker.delegate?.dropInteraction(taker, item: item, willAnimateDropWith: animator)
      }
    }
    if world.eventRules.dropPerformsFirst { willEnd() }
    if taker == nil, let source {
      for item in session.items {
        source.delegate?.dragInteraction(source, item: item, willAnimateCancelWith: animator)
      }
    }
    animator.run(in: world)
    let visited = visited
    world.timeline.schedule(at: world.timeline.now) { [world] _ in
      world.run {
        for interaction in visited { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: drop) }
        if let taker { taker.delegate?.dropInteraction(taker, concludeDrop: drop) }
        guard let source else { return }
        if source.flying === session { source.flying = nil }
        source.delegate?.dragInteraction(source, session: session, didEndWith: operation)
        if taker != nil { source.delegate?.dragInteraction(source, sessionDidTransferItems: session) }
      }
    }
  }
}
