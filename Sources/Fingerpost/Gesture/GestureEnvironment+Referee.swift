import FingerpostArbitration
import FingerpostTrace
import FingerpostUnsafe

/// The arena's questions, put to recognizers, delegates and views.
extension GestureEnvironment: Referee {
  func mayBegin(_ contestant: Contestant) -> Bool {
    let recognizer = recognizer(contestant)
    guard recognizer.shouldBegin else { return false }
    // The delegate first, then the views concerned. [ARB-16]
    if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer) { return false }
    // A view that is the delegate as well has one method for both.
    if let view = recognizer.view, recognizer.delegate !== view,
      !view.gestureRecognizerShouldBegin(recognizer)
    {
      return false
    }
    guard recognizer.cancelsTouchesInView else { return true }
    // Views whose touch would be cancelled have a say. [ARB-14, ARB-15]
    var asked: [UIView] = []
    for contact in contestant.contacts {
      guard let view = touchEnvironment.viewThatWouldLose(contact), view !== recognizer.view,
        !asked.contains(where: { $0 === view })
      else { continue }
      asked.append(view)
      if !view.gestureRecognizerShouldBegin(recognizer) { return false }
    }
    return true
  }

  func prevents(_ contestant: Contestant, _ other: Contestant) -> Bool {
    let first = recognizer(contestant)
    let second = recognizer(other)
    guard first.canPrevent(second), second.canBePrevented(by: first) else { return false }
    if first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true {
      return false
    }
    return second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) != true
  }

  func requires(_ contestant: Contestant, failureOf other: Contestant) -> Bool {
    let first = recognizer(contestant)
    let second = recognizer(other)
    return first.shouldRequireFailure(of: second) || second.shouldBeRequiredToFail(by: first)
      || first.delegate?.gestureRecognizer(first, shouldRequireFailureOf: second) == true
      || second.delegate?.gestureRecognizer(second, shouldBeRequiredToFailBy: first) == true
  }

  func areOnOneChain(_ contestant: Contestant, _ other: Contestant) -> Bool {
    guard let first = recognizer(contestant).view, let second = recognizer(other).view else { return false }
    return first.isHeld(by: second) || second.isHeld(by: first)
  }

  func willAct() {
    guard home.with({ $0.eventRules.deliveryCancelsFirst }) else { return }
    touchEnvironment.cancelTaken()
    touchEnvironment.pressing.cancelTaken()
  }

  func act(_ contestant: Contestant, _ state: ContestantState) {
    contestant.node.withRecognizer { recognizer in
      if arena.isListening {
        world.record(.acted(contestant.subject, state: state, targets: recognizer.targets.count))
      }
      recognizer.act(UIGestureRecognizer.State(state))
    }
  }

  func reset(_ contestant: Contestant) {
    let recognizer = recognizer(contestant)
    // Contacts of the attempt that is over are not seen in the next one. [GR-34]
    while !recognizer.touches.isEmpty { recognizer.touches.removeLast() }
    if !recognizer.presses.isEmpty { recognizer.presses.removeAll(keepingCapacity: true) }
    recognizer.reset()
  }

  func record(_ fact: @autoclosure () -> Fact) {
    if arena.isListening { world.record(fact()) }
  }
}
