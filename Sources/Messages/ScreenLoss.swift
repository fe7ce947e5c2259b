public import FingerpostHID

/// What was left out of what a screen says, because someone was too slow for it.
public struct ScreenLoss: Hashable, Sendable, WirePart {
  /// What is missing; docs/lab-protocol.md has the same words.
  public enum Kind: UInt8, Hashable, NamedChoice {
    /// Facts, with what belongs to them. Names come again before the next facts.
    case facts = 1
    /// Pictures. A whole picture comes next.
    case pictures = 2
    /// Frames of the digitizers.
    case frames = 3
  }

  /// What is missing.
  public var kind: Kind
  /// How many.
  public var count: UInt64
  /// The time of the first of them, in nanoseconds: of the application's timeline, or for frames of the shell's clock.
  public var from: Int64
  /// The time of the last of them.
  public var to: Int64

  /// Creates a loss.
  public init(_ kind: Kind, count: UInt64, from: Int64, to: Int64) {
    self.kind = kind
    self.count = count
    self.from = from
    self.to = to
  }

  /// Adds a loss of the same kind that came later.
  public mutating func add(_ other: ScreenLoss) {
    count &+= other.count
    to = max(to, other.to)
  }

  func write(to writer: inout WireWriter) {
    writer.add(kind.rawValue, count, from, to)
  }

  init(from reader: inout WireReader) throws(WireError) {
    kind = try reader.choice("what is missing")
    count = try reader.uint64()
    from = try reader.int64()
    to = try reader.int64()
  }
}
