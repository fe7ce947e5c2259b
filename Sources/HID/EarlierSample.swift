/// What a contact reported before the newest sample, in a frame that stands for several. [PIPE-7, COAL-6]
public struct EarlierSample: Hashable, Sendable {
  /// When the sample was taken, in nanoseconds on the timeline of the frame.
  public var nanoseconds: Int64
  /// The contact as it was then; it counts as a move, whatever its phase.
  public var contact: Contact

  /// Creates a sample.
  public init(nanoseconds: Int64, contact: Contact) {
    self.nanoseconds = nanoseconds
    self.contact = contact
  }
}
