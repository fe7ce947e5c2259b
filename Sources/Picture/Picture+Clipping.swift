extension Picture {
  /// How much of a view is cut off.
  public enum Clipping: String, Hashable, Sendable {
    /// Nothing is cut off.
    case none
    /// A part is cut off.
    case partial
    /// Nothing is left.
    case full
  }
}
