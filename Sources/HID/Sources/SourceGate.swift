/// The gate of one source: nothing impossible comes through, and what comes through goes with what other sources report.
///
/// ```
///   frame of the source ──► its clock ──► what can be ──► numbers, presses and time of all sources ──► frame
///                           SourceClock     FrameVerifier   SharedInput
/// ```
public struct SourceGate: Sendable {
  private struct Held {
    /// The contact's number at the source.
    var own: Int
    /// What was given out of it last, with its number among all sources.
    var contact: Contact
  }

  /// The source's clock.
  public private(set) var clock = SourceClock()
  private var verifier = FrameVerifier()
  private var contacts: [Held] = []
  /// A sample of which updates are expected.
  private struct Expected {
    /// Its number at the source.
    var own: UInt32
    /// What is not final in it, with its number among all sources.
    var estimate: Contact.Estimate
  }

  /// How many samples may wait for updates; beyond that the oldest get none.
  static let maxExpected = 256

  private var expected: [Expected] = []
  private var presses: [Press] = []
  private var isShaking = false
  private var hover: Hover?
  private var scroll: Scroll?
  /// The modifier keys that are held at the source.
  private var modifiers = 0
  /// The command that ends the current seeking.
  private var seeking: RemoteCommand?
  private var refusals = 0
  private var hasReportedClock = false
  /// Whether it was reported that all sources together have too many contacts.
  private var isCrowded = false

  /// Creates the gate of a source that has reported nothing yet.
  public init() {}

  /// How many faults there were, also those that were not reported again.
  public var faultCount: Int { verifier.faultCount &+ refusals }

  /// Judges the next frame of the source.
  ///
  /// - Parameters:
  ///   - frame: the frame, as the source has it.
  ///   - now: the machine's monotonic clock, in nanoseconds.
  ///   - shared: what the gates of all sources have in common.
  public mutating func admit(
    _ frame: Frame, now: Int64, sharing shared: inout SharedInput
  ) -> FrameVerifier.Admission {
    var timed = frame
    let last = clock.last
    var rejections: [FrameRejection] = []
    if let time = clock.time(frame.nanoseconds, now: now) {
      timed.shift(to: time)
      if clock.wentBack, let before = last {
        refusals &+= 1
        if !hasReportedClock {
          rejections.append(
            FrameRejection(fault: .timeBefore(before), frame: frame, context: verifier.recent))
        }
        hasReportedClock = true
      }
    }
    var admission = pass(timed, &shared)
    for index in admission.rejections.indices { admission.rejections[index].frame = frame }
    admission.rejections = rejections + admission.rejections
    return admission
  }

  /// Notes that the source has nothing more to read.
  public mutating func rest(now: Int64) { clock.rest(now: now) }

  /// Notes which modifier keys are held at the source, where that is known without a frame; none is at one that goes.
  public mutating func hold(_ flags: Int, sharing shared: inout SharedInput) {
    shared.hold(flags, insteadOf: modifiers)
    modifiers = flags
  }

  /// Cancels whatever came through and has no end: the source is gone, or owes the ends.
  ///
  /// - Returns: nil when there is nothing.
  public mutating func cancelAll(now: Int64, sharing shared: inout SharedInput) -> Frame? {
    guard
      !contacts.isEmpty || !presses.isEmpty || isShaking || hover != nil || scroll != nil || seeking != nil
        || !verifier.contactsDown.isEmpty || !expected.isEmpty
    else { return nil }
    var frame = Frame(nanoseconds: clock.interject(now: now), remote: seeking, modifierFlags: modifiers)
    for own in verifier.contactsDown {
      var contact =
        contacts.first { $0.own == own }?.contact ?? Contact(id: own, phase: .cancel, x: 0, y: 0)
      contact.id = own
      contact.phase = .cancel
      frame.contacts.append(contact)
    }
    // The last that is heard of them: they stay what they are.
    frame.updates = expected.map { EstimateUpdate(number: $0.own, estimated: $0.estimate.properties) }
    frame.cancel(presses, isShaking: isShaking, hover: hover, scroll: scroll)
    return pass(frame, &shared).frame
  }

  private mutating func pass(_ frame: Frame, _ shared: inout SharedInput) -> FrameVerifier.Admission {
    var admission = verifier.admit(frame)
    guard var admitted = admission.frame else { return admission }
    let wasEmpty = admitted.saysNothing
    if admitted.modifierFlags != modifiers { hold(admitted.modifierFlags, sharing: &shared) }
    admitted.modifierFlags = shared.flags(with: modifiers)
    shareSamples(&admitted)
    shareContacts(&admitted, &shared, &admission.rejections)
    shareEstimates(&admitted, &shared)
    shareRest(&admitted, &shared)
    guard wasEmpty || !admitted.saysNothing else {
      admission.frame = nil
      return admission
    }
    shared.advance(&admitted)
    admission.frame = admitted
    return admission
  }

  private func shareSamples(_ frame: inout Frame) {
    guard !frame.earlier.isEmpty else { return }
    frame.earlier = frame.earlier.compactMap { sample in
      guard let held = contacts.first(where: { $0.own == sample.contact.id }) else { return nil }
      var sample = sample
      sample.contact.id = held.contact.id
      return sample
    }
  }

  private mutating func shareContacts(
    _ frame: inout Frame, _ shared: inout SharedInput, _ rejections: inout [FrameRejection]
  ) {
    guard !frame.contacts.isEmpty else { return }
    var given: [Contact] = []
    for var contact in frame.contacts {
      let own = contact.id
      if contact.phase == .down {
        guard let number = shared.allocateNumber() else {
          refusals &+= 1
          if !isCrowded {
            rejections.append(
              FrameRejection(fault: .tooManyContacts(own), frame: frame, context: verifier.recent))
          }
          isCrowded = true
          continue
        }
        isCrowded = false
        contact.id = number
        contacts.append(Held(own: own, contact: contact))
        given.append(contact)
        continue
      }
      // One that was refused at its coming down is refused to its end.
      guard let index = contacts.firstIndex(where: { $0.own == own }) else { continue }
      contact.id = contacts[index].contact.id
      given.append(contact)
      if contact.phase == .move {
        contacts[index].contact = contact
      } else {
        contacts.remove(at: index)
        shared.release(contact.id)
      }
    }
    frame.contacts = given
  }

  /// Numbers samples with estimates across all sources.
  private mutating func shareEstimates(_ frame: inout Frame, _ shared: inout SharedInput) {
    for index in frame.earlier.indices { shareEstimate(of: &frame.earlier[index].contact, &shared) }
    for index in frame.contacts.indices { shareEstimate(of: &frame.contacts[index], &shared) }
    guard !frame.updates.isEmpty else { return }
    frame.updates = frame.updates.compactMap { update in
      guard let index = expected.firstIndex(where: { $0.own == update.number }) else { return nil }
      expected[index].estimate.narrow(to: update)
      var given = update
      given.number = expected[index].estimate.number
      if update.expected.isEmpty { expected.remove(at: index) }
      return given
    }
  }

  private mutating func shareEstimate(of contact: inout Contact, _ shared: inout SharedInput) {
    guard var estimate = contact.estimate else { return }
    let own = estimate.number
    estimate.number = shared.allocateEstimate()
    contact.estimate = estimate
    guard !estimate.expected.isEmpty else { return }
    expected.append(Expected(own: own, estimate: estimate))
    if expected.count > Self.maxExpected { expected.removeFirst() }
  }

  /// A key types what the modifier keys of all sources make of it, where it typed what those of its own did.
  private func type(_ press: inout Press, _ flags: Int) {
    guard let key = press.key, flags != modifiers, key == Key(usage: key.usage, modifierFlags: modifiers)
    else { return }
    press.key = Key(usage: key.usage, modifierFlags: flags)
  }

  private mutating func shareRest(_ frame: inout Frame, _ shared: inout SharedInput) {
    guard frame.hasMoreThanContacts else { return }
    var given: [Press] = []
    for var press in frame.presses {
      if let index = presses.firstIndex(where: { $0.type == press.type }) {
        press.key = presses.remove(at: index).key
      } else if press.phase == .began, shared.hasRoom(for: press) {
        type(&press, frame.modifierFlags)
      } else {
        // One that was refused at its beginning is refused to its end.
        if press.phase == .began { refusals &+= 1 }
        continue
      }
      if press.phase == .began || press.phase == .changed { presses.append(press) }
      if shared.isHeard(press) { given.append(press) }
    }
    frame.presses = given
    if let remote = frame.remote { seeking = remote.seekingEnd }
    if let shake = frame.shake {
      isShaking = shake == .began
      if !shared.isHeard(shake) { frame.shake = nil }
    }
    if let new = frame.hover {
      hover = new.phase == .exited ? nil : new
      frame.hover = shared.heard(new)
    }
    if let new = frame.scroll {
      if new.phase != .step { scroll = new.continues ? new : nil }
      frame.scroll = shared.heard(new)
    }
  }
}
