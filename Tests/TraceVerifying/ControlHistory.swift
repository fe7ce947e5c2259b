import FingerpostTrace

/// What a control was seen to do with the contact that it tracks.
///
/// ```
///   idle ─ began ─► tracking ─ ended ─────► one touchUpInside or touchUpOutside, by where the contact is
///                      │     ─ cancelled ─► one touchCancel
///                      └───── stopped ────► nothing more
/// ```
struct ControlHistory {
  /// What is wrong with a fact, with the rule that it breaks.
  typealias Trouble = (text: String, rule: String)

  /// The contact that is tracked.
  private(set) var contact: Int?
  private var isInside = true
  private var isDown = false
  /// The contact that is over, and how: the event for it may still come, once.
  private var last: (contact: Int, wasCancelled: Bool)?

  /// Records what the control does with a contact.
  mutating func record(_ change: TrackingChange, of contact: Int) -> Trouble? {
    switch change {
    case .refused, .disabled, .busy, .forwarded: return nil
    case .began:
      let busy = self.contact
      (self.contact, isInside, isDown, last) = (contact, true, false, nil)
      return busy.map { ("tracks contact \(contact) although it tracks contact \($0)", "CTL-4") }
    case .stopped, .ended, .cancelled, .leftWindow, .switchedOff:
      guard self.contact == contact else {
        return ("is through with contact \(contact), which it does not track", "CTL-3")
      }
      self.contact = nil
      if change == .ended { last = (contact, false) }
      if change == .cancelled || change == .leftWindow { last = (contact, true) }
      return nil
    }
  }

  /// Records that the tracked contact went out or came in.
  mutating func cross(_ contact: Int, inside: Bool) -> Trouble? {
    guard self.contact == contact, inside != isInside else {
      return ("takes contact \(contact) to cross its edge, which it does not", "CTL-13")
    }
    isInside = inside
    return nil
  }

  /// Records an event that a contact caused.
  mutating func send(_ kind: ControlEventKind, for contact: Int) -> Trouble? {
    let isRight: Bool
    switch kind {
    case .touchDown:
      isRight = self.contact == contact && !isDown
      isDown = true
    case .touchDownRepeat: isRight = self.contact == contact && isDown
    case .touchDragInside, .touchDragEnter, .touchDragOutside, .touchDragExit:
      isRight = self.contact == contact && isInside == (kind == .touchDragInside || kind == .touchDragEnter)
      // A switch sends no touchDown [SWC-1]; no control sends it after a drag event.
      isDown = true
    case .touchUpInside, .touchUpOutside, .touchCancel:
      let place = kind == .touchCancel || (kind == .touchUpInside) == isInside
      isRight = place && last?.contact == contact && last?.wasCancelled == (kind == .touchCancel)
      last = nil
    default: isRight = true
    }
    return isRight ? nil : ("sends \(kind.rawValue) for contact \(contact) out of turn", kind.rule.rawValue)
  }
}
