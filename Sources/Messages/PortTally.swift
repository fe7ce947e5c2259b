/// What happened to the frames that came to a port.
public struct PortTally: Hashable, Sendable {
  /// How many came.
  public var frames: UInt64 = 0
  /// How many of them became earlier samples of the move after them, because the application was busy. [PIPE-9]
  public var mergedMoves: UInt64 = 0
  /// How many earlier samples were left out, because there were too many of them.
  public var droppedSamples: UInt64 = 0
  /// How many things in them cannot be, and were left out.
  public var faults: UInt64 = 0
  /// How many of them were not handled, because the shell had stopped waiting for the application.
  public var forgotten: UInt64 = 0

  /// Creates a tally of nothing.
  public init() {}
}
