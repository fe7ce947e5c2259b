import FingerpostHID
import FingerpostTimeline
import FingerpostTrace

/// What a frame brings besides contacts, and the events that are made from it.
extension TouchEnvironment {
  /// Plays what a frame says of anything but contacts, after those.
  func playOthers(_ frame: Frame) {
    if !frame.updates.isEmpty { estimates.handle(frame.updates) }
    hovering.contactsChanged()
    if let hover = frame.hover { hovering.handle(hover) }
    if !frame.presses.isEmpty { pressing.handle(frame.presses) }
    if let shake = frame.shake { signaling.handle(shake) }
    if let command = frame.remote { signaling.handle(command) }
  }

  /// Ends everything but contacts, which are over, because the application gets no more events. [PIPE-16]
  func cancelOthers(_ cause: CancellationCause) {
    estimates.giveUp()
    hovering.contactsChanged()
    hovering.leave()
    pressing.cancelAll(cause)
    signaling.cancelShake(.applicationInactive)
  }

  /// Sends an event that is about something else than contacts.
  func send(_ other: UIEvent) {
    // One count for all, so that no two events are taken for one.
    event.number &+= 1
    other.number = event.number
    other.timestamp = application.world.timeline.now.seconds
    other.buttonMask = event.buttonMask
    other.modifierFlags = event.modifierFlags
    gestures.otherEvent = other
    application.world.record(.dispatch(.sent(SentEvent(other.type))))
    application.sendEvent(other)
    gestures.otherEvent = nil
  }
}

nonisolated extension SentEvent {
  fileprivate init(_ type: UIEvent.EventType) {
    switch type {
    case .touches: self = .touches
    case .hover: self = .hover
    case .presses: self = .presses
    case .motion: self = .motion
    case .remoteControl: self = .remoteControl
    case .scroll, .transform: self = .other
    }
  }
}
