import FingerpostArbitration
import FingerpostTimeline
import FingerpostTrace
import Foundation

/// The recognisers of an application: who receives which contact, and what arbitration decides.
///
/// It stands between the touches and the views. For every event it gives the recognisers their phases, lets the arena
/// decide, sends the actions that come of it, and then answers for each contact whether its view may hear of it.
final class GestureEnvironment: Referee {
  /// How often a recogniser was attached to a view so far, in the whole process: only the order counts. [ARB-3]
  static var additions = 0

  unowned let touchEnvironment: TouchEnvironment
  private(set) lazy var arena = Arena(referee: self)
  /// Whether recognisers are being given an event, so that what they propose waits for all of them. [GR-13]
  private(set) var isDelivering = false

  init(touchEnvironment: TouchEnvironment) {
    self.touchEnvironment = touchEnvironment
  }

  nonisolated deinit {}

  private var world: World { touchEnvironment.application.world }

  // MARK: - What recognisers do

  func propose(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    introduce(recognizer)
    if arena.propose(recognizer.contestant, state.contestantState) { reconcile() }
  }

  func withdraw(_ recognizer: UIGestureRecognizer) {
    guard recognizer.contestant.isInPlay else { return }
    arena.withdraw(recognizer.contestant)
    reconcile()
  }

  func ignore(_ recognizer: UIGestureRecognizer, _ touch: UITouch) {
    recognizer.touches.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === recognizer }
    arena.ignore(recognizer.contestant, contact: touch.serial)
  }

  /// Decides out of the order of events: after a deadline or a change from outside.
  private func reconcile() {
    guard !isDelivering, !arena.isSettling else { return }
    arena.settle()
    touchEnvironment.deliverWhatIsFree()
    arena.resetFinished()
  }

  private func introduce(_ recognizer: UIGestureRecognizer) {
    guard recognizer.contestant.subject.rawValue == 0, world.trace.isListening else { return }
    let name = recognizer.name ?? String(describing: type(of: recognizer))
    recognizer.contestant.subject = world.trace.introduce(
      .recognizer, name: (recognizer as? any TraceNamed)?.traceName ?? name,
      at: world.timeline.now.nanoseconds)
  }

  // MARK: - Events

  /// Finds the recognisers that see a new contact: those of its view and of everything above. [GR-20, GR-21]
  func recruit(for touch: UITouch, _ event: UIEvent) {
    var chain: [UIView] = []
    var view = touch.view
    while let current = view {
      chain.append(current)
      view = current.superview
    }
    for (index, current) in chain.enumerated() {
      for recognizer in current.attachedRecognizers {
        recognizer.contestant.depth = chain.count - index
        guard wants(recognizer, touch, event) else { continue }
        introduce(recognizer)
        touch.recognizers.append(recognizer)
        recognizer.touches.append(touch)
        arena.join(recognizer.contestant, contact: touch.serial)
      }
    }
  }

  private func wants(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
    guard recognizer.isEnabled, !recognizer.contestant.state.isOver,
      recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue })
    else { return false }
    if recognizer.requiresExclusiveTouchType, let first = recognizer.touches.first, first.type != touch.type {
      return false
    }
    guard recognizer.shouldReceive(event) else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// Gives the recognisers the phases of the contacts that changed, and decides. [GR-22]
  func deliver(_ records: [ContactRecord], _ event: UIEvent) {
    isDelivering = true
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      for (recognizer, touches) in receivers(of: phase, records) where !recognizer.hasFinished {
        let before = recognizer.contestant.proposed
        switch phase {
        case .began: recognizer.touchesBegan(touches, with: event)
        case .moved: recognizer.touchesMoved(touches, with: event)
        case .ended: recognizer.touchesEnded(touches, with: event)
        default: recognizer.touchesCancelled(touches, with: event)
        }
        // A gesture that goes on acts for every move, whether or not the subclass says so. [GR-15]
        if phase == .moved, before.isActive, recognizer.contestant.proposed == before,
          !arena.hasProposals(recognizer.contestant)
        {
          arena.propose(recognizer.contestant, .changed)
        }
      }
    }
    isDelivering = false
    arena.settle()
  }

  /// The recognisers that see contacts in a phase, the deepest first, with their contacts. [GR-23]
  private func receivers(
    of phase: UITouch.Phase, _ records: [ContactRecord]
  ) -> [(UIGestureRecognizer, Set<UITouch>)] {
    let touches = records.lazy.map(\.touch).filter { $0.phase == phase }
    var receivers: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.recognizers where !receivers.contains(where: { $0 === recognizer }) {
        receivers.append(recognizer)
      }
    }
    receivers.sort {
      let (left, right) = ($0.contestant, $1.contestant)
      return left.depth == right.depth ? left.order < right.order : left.depth > right.depth
    }
    return receivers.map { recognizer in
      (recognizer, Set(touches.filter { touch in touch.recognizers.contains { $0 === recognizer } }))
    }
  }

  /// Takes leave of contacts that are over.
  func lifted(_ touch: UITouch) {
    for recognizer in touch.recognizers { recognizer.touches.removeAll { $0 === touch } }
  }

  /// Withdraws the recognisers of a subtree that leaves its window. [GR-7, CANCEL-3]
  func withdrawRecognizers(below root: UIView) {
    for contestant in arena.players {
      guard let recognizer = recognizer(contestant), recognizer.view?.isDescendant(of: root) == true else { continue }
      arena.withdraw(contestant)
    }
    reconcile()
  }

  // MARK: - Referee

  private func recognizer(_ contestant: Contestant) -> UIGestureRecognizer? {
    contestant.owner as? UIGestureRecognizer
  }

  func mayBegin(_ contestant: Contestant) -> Bool {
    guard let recognizer = recognizer(contestant) else { return false }
    // The delegate first, then the views concerned. [ARB-16]
    if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer) { return false }
    if let view = recognizer.view, !view.gestureRecognizerShouldBegin(recognizer) { return false }
    guard recognizer.cancelsTouchesInView else { return true }
    // Views whose touch would be cancelled have a say. [ARB-14, ARB-15]
    var asked: [UIView] = []
    for touch in recognizer.touches {
      guard let view = touch.view, view !== recognizer.view, !asked.contains(view) else { continue }
      asked.append(view)
      if !view.gestureRecognizerShouldBegin(recognizer) { return false }
    }
    return true
  }

  func prevents(_ contestant: Contestant, _ other: Contestant) -> Bool {
    guard let first = recognizer(contestant), let second = recognizer(other) else { return false }
    guard first.canPrevent(second), second.canBePrevented(by: first) else { return false }
    if first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true { return false }
    return second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) != true
  }

  func requires(_ contestant: Contestant, failureOf other: Contestant) -> Bool {
    guard let first = recognizer(contestant), let second = recognizer(other) else { return false }
    return first.shouldRequireFailure(of: second) || second.shouldBeRequiredToFail(by: first)
      || first.delegate?.gestureRecognizer(first, shouldRequireFailureOf: second) == true
      || second.delegate?.gestureRecognizer(second, shouldBeRequiredToFailBy: first) == true
  }

  func areOnOneChain(_ contestant: Contestant, _ other: Contestant) -> Bool {
    guard let first = recognizer(contestant)?.view, let second = recognizer(other)?.view else { return false }
    return first.isDescendant(of: second) || second.isDescendant(of: first)
  }

  func act(_ contestant: Contestant, _ state: ContestantState) {
    guard let recognizer = recognizer(contestant) else { return }
    let told = recognizer.toldState
    recognizer.toldState = UIGestureRecognizer.State(state)
    recognizer.targets.send(recognizer)
    recognizer.toldState = told
  }

  func reset(_ contestant: Contestant) {
    guard let recognizer = recognizer(contestant) else { return }
    // Contacts of the attempt that is over are not seen in the next one. [GR-34]
    for touch in recognizer.touches { touch.recognizers.removeAll { $0 === recognizer } }
    recognizer.touches.removeAll()
    recognizer.reset()
  }

  func state(_ fact: @autoclosure () -> Fact) {
    world.state(fact())
  }
}
