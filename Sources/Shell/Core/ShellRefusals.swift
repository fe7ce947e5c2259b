/// How often connections and messages were refused at the sockets.
public struct ShellRefusals: Hashable, Sendable {
  /// Connections of other users, and of processes that applications started.
  public var strangers: UInt64 = 0
  /// Connections that said nothing.
  public var quiet: UInt64 = 0
  /// Connections that were too many.
  public var crowded: UInt64 = 0
  /// Messages that were none, or had no place there.
  public var badMessages: UInt64 = 0

  /// Creates counts of nothing.
  public init() {}

  /// Whether an event that has happened this often is reported again: the first few times, and then more and more rarely, so
  /// that notes cannot fill a disk.
  static func isNoted(_ count: UInt64) -> Bool { count <= 8 || count & (count - 1) == 0 }
}
