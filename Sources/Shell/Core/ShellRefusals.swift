/// How often somebody was refused at the sockets.
public struct ShellRefusals: Hashable, Sendable {
  /// Connections of other users.
  public var strangers: UInt64 = 0
  /// Connections that were too many.
  public var crowded: UInt64 = 0
  /// Messages that were none, or had no place there.
  public var badMessages: UInt64 = 0

  /// Creates counts of nothing.
  public init() {}

  /// Whether an event that has happened so often is said again: the first few times, and then ever more rarely, so that
  /// nobody can fill a disk with notes.
  static func isNoted(_ count: UInt64) -> Bool { count <= 8 || count & (count - 1) == 0 }
}
