import FingerpostTrace

extension UIControl {
  /// Sends the actions for one or several events at once, and then, in the same dispatch, those for more.
  ///
  /// Every target is sent an action once in a dispatch, however many of its events match. [CTL-12, CTL-25]
  ///
  /// - Parameter touch: the tracked contact that brought the events about, if one did.
  final func dispatch(_ first: Event, _ second: Event = [], with event: UIEvent?, _ touch: UITouch?) {
    if first == .touchDown, !sendsTouchDown { return }
    announce(first, touch)
    send(first, event)
    guard !second.isEmpty else { return }
    // A handler may have taken the control away, and no event of a touch follows touchCancel.
    if let touch, tracked !== touch, !second.isDisjoint(with: .allTouchEvents) { return }
    announce(second, touch)
    send(second, except: first, event)
  }

  private final func send(_ events: Event, except done: Event = [], _ event: UIEvent?) {
    // A handler may add and remove others: those added have to wait, those removed are not called. [CTL-28]
    let entries = targets.entries
    for entry in entries where !entry.events.isDisjoint(with: events) && entry.events.isDisjoint(with: done) {
      if let action = entry.action {
        sendAction(action)
      } else if let selector = entry.selector {
        if let target = entry.target {
          sendAction(selector, to: target, for: event)
        } else if !entry.hasTarget {
          sendAction(selector, to: nil, for: event)
        }
      }
    }
  }

  private final func announce(_ events: Event, _ touch: UITouch?) {
    let world = self.world
    if world.trace.isListening {
      let subject = subject(in: world)
      for kind in ControlEventKind.allCases where events.contains(Event(rawValue: UInt(kind.bit))) {
        world.record(.controlEvent(subject, kind, contact: touch?.contactID, handlers: handlers(of: kind)))
      }
    }
    eventObserver?(events)
  }

  private final func handlers(of kind: ControlEventKind) -> Int {
    var count = 0
    for entry in targets.entries where !entry.isDead {
      if entry.events.contains(Event(rawValue: UInt(kind.bit))) { count += 1 }
    }
    return count
  }
}
