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
