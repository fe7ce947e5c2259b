/// What a receiver was told is down and has not ended, so that all of it can be cancelled.
///
/// ```
///   began here ──► moves and ends are theirs ──► ended
///        │
///        └── cancelAll ──► moves and ends are dropped from now on
/// ```
public struct HeldInput: Sendable {
  private var contacts: [Contact] = []
  private var presses: [Press] = []
  private var isShaking = false
  private var hover: Hover?
  private var scroll: Scroll?
  /// The highest number of a sample with estimates; updates of what the receiver has not seen are not for it.
  private var lastEstimate: UInt32 = 0

  /// Creates the state of a receiver that was told nothing yet.
  public init() {}

  /// Whether nothing is down.
  public var isEmpty: Bool {
    contacts.isEmpty && presses.isEmpty && !isShaking && hover == nil && scroll == nil
  }

  /// Returns what of a frame may be told: what begins in it, and what continues of what began before; nil if that is nothing.
  ///
  /// A pointer that moves enters, for a receiver that has not seen it yet, and scrolling begins.
  public func admitted(_ frame: Frame) -> Frame? {
    if !frame.hasMoreThanContacts, frame.earlier.isEmpty, holdsAll(frame.contacts) { return frame }
    var own = frame
    own.contacts = frame.contacts.filter { $0.phase == .down || holds($0.id) }
    own.earlier = frame.earlier.filter { holds($0.contact.id) }
    own.updates = frame.updates.filter { $0.number <= lastEstimate }
    own.presses = frame.presses.filter { press in
      press.phase == .began || presses.contains { $0.type == press.type }
    }
    if let shake = frame.shake, shake != .began, !isShaking { own.shake = nil }
    if let pointer = frame.hover, hover == nil {
      if pointer.phase == .exited { own.hover = nil } else { own.hover?.phase = .entered }
    }
    if let scrolled = frame.scroll, scroll == nil {
      if scrolled.continues {
        own.scroll?.phase = .began
      } else if scrolled.phase != .step {
        own.scroll = nil
      }
    }
    // One that says nothing at all was returned above.
    return own.saysNothing ? nil : own
  }

  /// Notes what a frame that was told did.
  public mutating func record(_ frame: Frame) {
    for sample in frame.earlier { note(sample.contact.estimate) }
    for contact in frame.contacts {
      note(contact.estimate)
      let place = contacts.firstIndex { $0.id == contact.id }
      switch contact.phase {
      case .down, .move:
        if let place { contacts[place] = contact } else { contacts.append(contact) }
      case .up, .cancel:
        if let place { contacts.remove(at: place) }
      }
    }
    guard frame.hasMoreThanContacts else { return }
    for press in frame.presses {
      presses.removeAll { $0.type == press.type }
      if press.phase == .began || press.phase == .changed { presses.append(press) }
    }
    if let shake = frame.shake { isShaking = shake == .began }
    if let pointer = frame.hover { hover = pointer.phase == .exited ? nil : pointer }
    if let scrolled = frame.scroll, scrolled.phase != .step { scroll = scrolled.continues ? scrolled : nil }
  }

  /// Forgets all of it.
  ///
  /// - Returns: the frame that cancels what was down; nil when nothing was.
  public mutating func cancelAll(at nanoseconds: Int64) -> Frame? {
    guard !isEmpty else { return nil }
    var frame = Frame(nanoseconds: nanoseconds)
    for var contact in contacts {
      contact.phase = .cancel
      frame.contacts.append(contact)
    }
    frame.cancel(presses, isShaking: isShaking, hover: hover, scroll: scroll)
    self = HeldInput()
    return frame
  }

  private mutating func note(_ estimate: Contact.Estimate?) {
    if let estimate { lastEstimate = max(lastEstimate, estimate.number) }
  }

  private func holds(_ id: Int) -> Bool {
    for contact in contacts where contact.id == id { return true }
    return false
  }

  private func holdsAll(_ changed: [Contact]) -> Bool {
    for contact in changed where !holds(contact.id) { return false }
    return true
  }
}
