import FingerpostArbitration
import FingerpostTrace

/// Presses of buttons on their way through the recognizers. [PRESS-3]
extension GestureEnvironment {
  /// Finds the recognizers that see a new press: those of the responder's view and of everything above.
  /// [GR-20, GR-21, GR-23, PRESS-3]
  func recruit(for press: UIPress, _ event: UIPressesEvent) {
    let leaf = press.responder as? UIView ?? (press.responder as? UIViewController)?.viewIfLoaded
    leaf?.forEachRecognizerAbove { recognizer, _ in
      guard recognizer.wants(press, event) else { return }
      introduce(recognizer)
      recognizer.presses.append(press)
      arena.join(recognizer.contestant, contact: press.held)
      world.record(.received(contact: press.held.id, by: recognizer.contestant.subject))
    }
  }

  /// Gives each recognizer all its presses of one event, phase by phase. [GR-22, GR-23, EVT-1]
  func deliver(_ records: [PressRecord], _ event: UIPressesEvent) {
    var receivers: [Contestant] = []
    for record in records {
      for holder in record.press.held.holders where !receivers.contains(where: { $0 === holder }) {
        receivers.append(holder)
      }
    }
    receivers.sort { $0.depth == $1.depth ? $0.order < $1.order : $0.depth > $1.depth }
    isDelivering = true
    for receiver in receivers {
      for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
        let batch = records.filter { $0.press.phase == phase && receiver.holds($0.press.held) }
        guard !batch.isEmpty, !receiver.recognizer.hasFinished else { continue }
        world.record(
          .observed(TouchPhase(phase), by: receiver.subject, contacts: batch.map(\.press.held.id)))
        receiver.recognizer.receive(Set(batch.map(\.press)), phase, event)
      }
    }
    for record in records where record.hasEnded { letPass(record.press) }
    isDelivering = false
    for record in records where record.press.phase == .began { arena.admit(record.press.held) }
  }

  /// Lets a press that is over go to its responder past the recognizers whose classes ignore presses; else
  /// they would hold it forever.
  private func letPass(_ press: UIPress) {
    for holder in press.held.holders {
      let recognizer = holder.recognizer
      guard recognizer.letsPressesPass, holder.state == .possible, holder.proposed == .possible else {
        continue
      }
      recognizer.presses.removeAll { $0 === press }
      arena.ignore(holder, contact: press.held)
    }
  }

  func ignore(_ recognizer: UIGestureRecognizer, _ press: UIPress) {
    recognizer.presses.removeAll { $0 === press }
    arena.ignore(recognizer.contestant, contact: press.held)
    reconcile()
  }

  /// Takes leave of a press that is over.
  func released(_ press: UIPress) {
    for holder in press.held.holders { holder.recognizer.presses.removeAll { $0 === press } }
  }
}
