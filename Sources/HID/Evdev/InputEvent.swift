/// One event as Linux's evdev interface hands it out: a change of one axis or key, or the end of a packet.
public struct InputEvent: Hashable, Sendable {
  /// When it came, in nanoseconds of the device's clock.
  public var nanoseconds: Int64
  /// The kind of event, as ``EvdevCode`` names them.
  public var type: UInt16
  /// The axis or key.
  public var code: UInt16
  /// Its new value, in the device's own units.
  public var value: Int32

  /// Creates an event.
  public init(nanoseconds: Int64, type: UInt16, code: UInt16, value: Int32) {
    self.nanoseconds = nanoseconds
    self.type = type
    self.code = code
    self.value = value
  }
}

extension [InputEvent] {
  /// Leaves out what came after a loss of events, for a device that will be queried for its current state.
  ///
  /// What waited to be read is older than the answer: taken after it, contacts would go back to where they were, and lift
  /// again. In its place comes one report, with the time of the last event.
  public mutating func dropWhatFollowsLosses() {
    guard let index = firstIndex(where: { $0.isLoss }), let last else { return }
    removeSubrange((index + 1)...)
    append(
      InputEvent(
        nanoseconds: last.nanoseconds, type: EvdevCode.synchronization, code: EvdevCode.report, value: 0))
  }
}

extension InputEvent {
  /// Whether the kernel says that it lost events.
  public var isLoss: Bool { type == EvdevCode.synchronization && code == EvdevCode.dropped }
}
