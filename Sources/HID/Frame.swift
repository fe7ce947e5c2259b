/// What the hardware reports at one instant: every contact that changed.
///
/// All contacts of one frame belong to one event. A contact that is down and not named has not changed.
public struct Frame: Hashable, Sendable {
  /// When the sample was taken, in nanoseconds on the timeline that the frame will be played on.
  public var nanoseconds: Int64
  /// The contacts that changed. A contact is named at most once; of several mentions the last counts.
  public var contacts: [Contact]

  /// Creates a frame.
  public init(nanoseconds: Int64, contacts: [Contact]) {
    self.nanoseconds = nanoseconds
    self.contacts = contacts
  }
}
