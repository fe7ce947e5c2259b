/// Turns the events of a touch device into frames.
///
/// ```
///   event ──► the packet that is being gathered ──SYN_REPORT──► frame: down, move, up
///                │ SYN_DROPPED                                    ▲
///                ▼                                                │ what went missing is cancelled
///             events are thrown away ──SYN_REPORT──► the slots are asked for
/// ```
///
/// A decoder is a value: its state can be kept, copied and compared. It takes any sequence of events without trapping. A
/// contact that was down before the first event has no beginning, so nothing is reported of it. A contact that hovers, or
/// that the device calls a palm, does not touch.
public struct EvdevDecoder: Sendable {
  /// More contacts than this are not told apart; the kernel's own drivers stop at fewer.
  static let maxContacts = 64

  /// How the device tells contacts apart.
  public let contactProtocol: ContactProtocol
  /// How often the device's clock went backwards. Time then continues from where it was.
  public var clockSteps: Int { clock.steps }
  /// How often the kernel said that it lost events.
  public private(set) var losses = 0

  private let scale: TouchScale
  private var slots = SlotDecoding()
  private var unordered = UnorderedDecoding()
  private var single = SingleDecoding()
  private var isDropping = false
  private var clock = SteadyClock()

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - device: what the device says about itself.
  ///   - mapping: how its positions map to the screen.
  ///   - snapshot: its contacts as they are now, for a device that can say. Those that are down are not reported.
  /// - Returns: nil for a device that reports no contacts.
  public init?(_ device: DeviceDescription, mapping: TouchMapping, snapshot: SlotSnapshot? = nil) {
    guard let contactProtocol = device.contactProtocol else { return nil }
    self.contactProtocol = contactProtocol
    scale = TouchScale(device, mapping)
    guard let snapshot else { return }
    if contactProtocol == .single { single.begin(with: snapshot) } else { slots.begin(with: snapshot) }
  }

  /// Takes the next event of the device.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - slots: asks the device for its contacts, after events were lost; nil if it cannot say. Then all are cancelled.
  ///   - frames: gets the frames that the event completes: usually none or one, two where a contact came and went at once.
  public mutating func take(
    _ event: InputEvent, slots snapshot: () -> SlotSnapshot?, into frames: inout [Frame]
  ) {
    if event.type == EvdevCode.synchronisation {
      if event.code == EvdevCode.dropped {
        if !isDropping { losses &+= 1 }
        isDropping = true
      } else if event.code == EvdevCode.report {
        let time = clock.time(event.nanoseconds)
        if isDropping {
          isDropping = false
          resynchronise(at: time, snapshot, into: &frames)
        } else {
          report(at: time, into: &frames)
        }
      } else if event.code == EvdevCode.contactReport, !isDropping {
        unordered.endContact()
      }
      return
    }
    guard !isDropping else { return }
    switch contactProtocol {
    case .slots: slots.take(event)
    case .unordered: unordered.take(event)
    case .single: single.take(event)
    }
  }

  /// Cancels every contact that is down: the device is gone, or given to another program.
  ///
  /// - Parameter nanoseconds: when, on the device's clock; nil stands for the time of the last frame.
  /// - Returns: nil when no contact was down.
  public mutating func cancelAll(at nanoseconds: Int64? = nil) -> Frame? {
    let time = nanoseconds.map { clock.time($0) } ?? clock.last ?? 0
    isDropping = false
    var changes = ContactChanges()
    cancel(&changes)
    return changes.frames(at: time, scale).first
  }

  private mutating func report(at time: Int64, into frames: inout [Frame]) {
    var changes = ContactChanges()
    switch contactProtocol {
    case .slots: slots.report(&changes)
    case .unordered: unordered.report(&changes)
    case .single: single.report(&changes)
    }
    if !changes.isEmpty { frames += changes.frames(at: time, scale) }
  }

  private mutating func resynchronise(
    at time: Int64, _ snapshot: () -> SlotSnapshot?, into frames: inout [Frame]
  ) {
    var changes = ContactChanges()
    switch contactProtocol {
    case .slots:
      if let snapshot = snapshot() { slots.resynchronise(with: snapshot, &changes) } else { cancel(&changes) }
    case .unordered:
      // The next packet names all contacts again.
      unordered.forget()
    case .single:
      if let snapshot = snapshot() {
        single.resynchronise(with: snapshot, &changes)
      } else {
        cancel(&changes)
      }
    }
    if !changes.isEmpty { frames += changes.frames(at: time, scale) }
  }

  private mutating func cancel(_ changes: inout ContactChanges) {
    switch contactProtocol {
    case .slots: slots.cancelAll(&changes)
    case .unordered: unordered.cancelAll(&changes)
    case .single: single.cancelAll(&changes)
    }
  }
}
