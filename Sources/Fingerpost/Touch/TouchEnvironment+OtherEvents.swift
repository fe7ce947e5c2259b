package import FingerpostHID
import FingerpostTimeline
import FingerpostTrace
package import Foundation

/// What a frame brings besides contacts, and the events that are made from it.
extension TouchEnvironment {
  /// Plays what a frame says of anything but contacts, after those.
  func playOthers(_ frame: Frame) {
    if !frame.updates.isEmpty { estimates.handle(frame.updates) }
    hovering.contactsChanged()
    if let hover = frame.hover { hovering.handle(hover) }
    if let scroll = frame.scroll { scrolling.handle(scroll) }
    if !frame.presses.isEmpty { pressing.handle(frame.presses) }
    if let shake = frame.shake { signaling.handle(shake) }
    if let command = frame.remote { signaling.handle(command) }
  }

  /// Ends everything but contacts, which are over, because the application gets no more events. [PIPE-16]
  func cancelOthers(_ cause: CancellationCause) {
    estimates.giveUp()
    hovering.contactsChanged()
    hovering.leave()
    scrolling.cancel()
    pressing.cancelAll(cause)
    signaling.cancelShake(.applicationInactive)
    for contact in followers.keys.sorted() {
      tellFollower(of: Contact(id: contact, phase: .cancel, x: 0, y: 0))
    }
  }

  /// Tells what follows a contact of its change; it says whether it wants to hear more. [DRAG-20]
  func tellFollower(of contact: Contact) {
    guard let follower = followers[contact.id] else { return }
    if !follower(contact) { followers[contact.id] = nil }
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

extension UIApplication {
  /// Has something called for every change of a contact that the system takes from the application, from its end here on.
  ///
  /// - Parameters:
  ///   - contact: the number of the contact.
  ///   - change: called with the contact as it is; returns whether it wants to hear more.
  package final func follow(contact: Int, _ change: @escaping (Contact) -> Bool) {
    touchEnvironment.followers[contact] = change
  }

  /// The view under a point of the screen, where a drag hovers. [DRAG-20, WIN-5]
  package final func view(under point: CGPoint) -> UIView? {
    hitTest(point, with: touchEnvironment.hovering.event)?.1
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
    case .scroll: self = .scroll
    case .transform: self = .other
    }
  }
}
