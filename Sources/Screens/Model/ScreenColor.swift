/// A color as an input describes it; every part is from 0 to 1.
public nonisolated struct ScreenColor: Hashable, Sendable {
  /// How much red there is.
  public var red: Double
  /// How much green there is.
  public var green: Double
  /// How much blue there is.
  public var blue: Double
  /// How opaque the color is.
  public var alpha: Double

  /// Creates a color, with parts beyond the range at its ends.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    func clamped(_ part: Double) -> Double { min(max(part, 0), 1) }
    self.red = clamped(red)
    self.green = clamped(green)
    self.blue = clamped(blue)
    self.alpha = clamped(alpha)
  }
}
