import FingerpostArbitration
import FingerpostTrace
import FingerpostUnsafe
import Foundation

/// The recognizers of an application: which of them receives which contact, and what arbitration decides.
///
/// It stands between the touches and the views. For every event it gives the recognizers their phases; what they make
/// of them the arena decides; and for each contact the arena then knows whether its view may hear of it.
final class GestureEnvironment {
  /// How often a recognizer was attached to a view so far, in the whole process: only the order counts. [ARB-3]
  static var additions = 0

  /// The owner.
  @exclusivity(unchecked) unowned var touchEnvironment: TouchEnvironment!
  let arena = Arena()
  /// Whether recognizers are being given an event, so that what they propose waits for all of them. [GR-13]
  var isDelivering = false
  /// The event that is being handled, if it is not about touches.
  var otherEvent: UIEvent?

  /// The world, which outlives what happens here.
  @exclusivity(unchecked) private(set) var home: Unretained<World>!
  var world: World { home.object }

  func attach(to world: World) {
    home = Unretained(world)
    touchEvent = Unretained(touchEnvironment.event)
    arena.isListening = world.trace.isListening
  }

  /// Takes in that the trace has got a listener, or has lost the last one. What is in play needs its names.
  func listeningChanged() {
    arena.isListening = world.trace.isListening
    guard arena.isListening else { return }
    for contestant in arena.players where contestant.isInPlay {
      _ = recognizer(contestant).subject(in: world)
    }
  }

  /// The event that is being handled, or nil when time alone led here. [GR-17]
  var currentEvent: UIEvent? { isDispatching ? touchEvent?.object : otherEvent }
  /// Whether the event of the touches is on its way.
  var isDispatching = false
  @exclusivity(unchecked) private var touchEvent: Unretained<UIEvent>?

  /// Calls a closure with the ``currentEvent``, counting no reference to the touches' one.
  func withCurrentEvent(_ body: (UIEvent?) -> Void) {
    if isDispatching, let touchEvent { touchEvent.with { body($0) } } else { body(otherEvent) }
  }

  init() {
    arena.referee = self
  }

  nonisolated deinit {}

  // MARK: - What recognizers do

  /// Takes in the state that a recognizer assigned. Outside of an event it is decided about at once. [GR-13, GR-17]
  func propose(_ recognizer: UIGestureRecognizer, _ state: ContestantState) {
    let contestant = recognizer.contestant
    if state == .changed, contestant.proposed == .possible, !world.eventRules.gestureChangedBegins { return }
    if !contestant.node.isInPlay { introduce(recognizer) }
    if arena.propose(contestant, state) { reconcile() }
  }

  /// Takes a recognizer out of the current gestures. [GR-7, GR-36]
  func withdraw(_ recognizer: UIGestureRecognizer) {
    guard recognizer.contestant.isInPlay else { return }
    arena.withdraw(recognizer.contestant)
    reconcile()
  }

  func ignore(_ recognizer: UIGestureRecognizer, _ touch: UITouch) {
    recognizer.forget(touch)
    arena.ignore(recognizer.contestant, contact: touch.held)
    reconcile()
  }

  /// Withdraws the recognizers of a subtree that leaves its window, with their actions. [GR-7, CANCEL-3]
  ///
  /// What they held back is up to the next ``TouchEnvironment/update()``.
  func withdrawRecognizers(below root: UIView) {
    for contestant in arena.players where contestant.isInPlay {
      let recognizer = recognizer(contestant)
      if recognizer.view?.isHeld(by: root) == true { arena.withdraw(contestant) }
    }
    if !isDelivering { arena.settle() }
  }

  /// Decides and delivers what has come up, unless an event is on its way to the recognizers, which comes first.
  func reconcile() {
    guard !isDelivering else { return }
    if arena.isListening, !touchEnvironment.isUpdating, currentEvent == nil {
      world.record(.dispatch(.gesturesUpdated))
    }
    touchEnvironment.update()
  }

  /// Prepares a recognizer for being put in play.
  func introduce(_ recognizer: UIGestureRecognizer) {
    recognizer.home = Unretained(self)
    if arena.isListening, recognizer.contestant.subject.rawValue == 0 {
      _ = recognizer.subject(in: world)
    }
  }

  // MARK: - Events

  /// Finds the recognizers that see a new contact: those of its view and of everything above. [GR-20, GR-21, GR-23]
  func recruit(for touch: UITouch, _ event: UIEvent) {
    touch.touchedView?.forEachRecognizerAbove { recognizer, view in
      guard recognizer.wants(touch, event) else { return }
      // The question may have been answered with the recognizer's or the view's removal.
      guard recognizer.attachedNode == view.node, recognizer.isEnabled, view.node.windowNode != nil
      else { return }
      introduce(recognizer)
      recognizer.touches.append(touch)
      arena.join(recognizer.contestant, contact: touch.held)
      if arena.isListening {
        world.record(.received(contact: touch.contactID, by: recognizer.contestant.subject))
      }
    }
  }

  /// Gives the recognizers the phase of one contact. [GR-22, GR-23]
  func deliver(_ record: ContactRecord, _ event: UIEvent) {
    // The touch stays as long as an event about it is on its way, and the contact as long as the touch.
    Unretained(record.touch.held).with { deliver(record, $0, event) }
  }

  private func deliver(_ record: ContactRecord, _ held: HeldContact, _ event: UIEvent) {
    let holders = held.holderNodes
    guard !holders.isEmpty else { return }
    isDelivering = true
    let isListening = arena.isListening
    let losses = held.losses
    let (alone, phase) = (record.alone, record.touch.currentPhase)
    let keeps = keepsEstimates && phase != .cancelled
    for holder in holders {
      holder.withRecognizer { recognizer in
        // One of those that heard of it before may have made another let go.
        guard losses == held.losses || recognizer.contestant.holds(held) else { return }
        if isListening { note(phase, [held.id], by: recognizer.contestant) }
        if keeps, !recognizer.hasFinished { touchEnvironment.estimates.give(record, to: recognizer) }
        recognizer.receive(alone, phase, event)
      }
    }
    isDelivering = false
  }

  /// Gives the recognizers the phases of the contacts that changed. [GR-22, GR-23]
  func deliver(_ records: [ContactRecord], _ event: UIEvent) {
    if records.count == 1 {
      deliver(records[0], event)
    } else {
      isDelivering = true
      deliverTogether(records, event)
      isDelivering = false
    }
    for record in records where record.touch.currentPhase == .began { arena.admit(record.touch.held) }
  }

  /// Gives each recognizer all its contacts of one event, phase by phase. [EVT-1]
  private func deliverTogether(_ records: [ContactRecord], _ event: UIEvent) {
    var receivers: [Contestant] = []
    for record in records {
      for holder in record.touch.held.holders where !receivers.contains(where: { $0 === holder }) {
        receivers.append(holder)
      }
    }
    receivers.sort { $0.depth == $1.depth ? $0.order < $1.order : $0.depth > $1.depth }
    for receiver in receivers {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        var touches: Set<UITouch> = []
        var contacts: [Int] = []
        for record in records where record.touch.currentPhase == phase && receiver.holds(record.touch.held) {
          touches.insert(record.touch)
          contacts.append(record.touch.contactID)
        }
        guard !touches.isEmpty else { continue }
        note(phase, contacts, by: receiver)
        if keepsEstimates, phase != .cancelled, !receiver.recognizer.hasFinished {
          for record in records where touches.contains(record.touch) {
            touchEnvironment.estimates.give(record, to: receiver.recognizer)
          }
        }
        recognizer(receiver).receive(touches, phase, event)
      }
    }
  }

  private func note(_ phase: UITouch.Phase, _ contacts: [Int], by contestant: Contestant) {
    guard !contestant.recognizer.hasFinished else { return }
    world.record(.observed(TouchPhase(phase), by: contestant.subject, contacts: contacts))
  }

  /// Takes leave of a contact that is over.
  func lifted(_ touch: UITouch) {
    for holder in touch.held.holders { recognizer(holder).forget(touch) }
  }

  /// Whether recognizers have to be noted because of what they are given.
  private var keepsEstimates: Bool {
    Unretained(touchEnvironment).with { Unretained($0.estimates).with { $0.isKeeping } }
  }

  func recognizer(_ contestant: Contestant) -> UIGestureRecognizer {
    contestant.recognizer
  }
}

nonisolated extension ContestantNode.Pointer {
  var isInPlay: Bool { pointee.isInPlay }

  var progress: Contestant.Progress { pointee.progress }

  /// Calls a closure with the recognizer and without a reference to it: the arena keeps it until the next reset.
  @inline(__always)
  func withRecognizer(_ body: (UIGestureRecognizer) -> Void) {
    pointee.owner.unsafelyUnwrapped.with(as: UIGestureRecognizer.self, body)
  }
}

extension Contestant {
  /// The recognizer that the contestant stands for.
  var recognizer: UIGestureRecognizer {
    // Only recognizers create contestants here, and each is its contestant's owner for life.
    unsafeDowncast(owner.unsafelyUnwrapped, to: UIGestureRecognizer.self)
  }
}
