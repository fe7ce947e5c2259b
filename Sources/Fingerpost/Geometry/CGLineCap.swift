#if !canImport(CoreGraphics)
  /// How a line ends.
  public nonisolated enum CGLineCap: Int32, Sendable {
    /// At its last point.
    case butt = 0
    /// With half a circle.
    case round = 1
    /// With half a square.
    case square = 2
  }

  /// How lines meet.
  public nonisolated enum CGLineJoin: Int32, Sendable {
    /// In a corner.
    case miter = 0
    /// In a part of a circle.
    case round = 1
    /// In a corner that is cut off.
    case bevel = 2
  }
#endif
