/// How a view draws its text, as far as an input says.
public nonisolated struct ScreenTextStyle: Hashable, Sendable {
  /// Where the lines of a text are.
  public enum Alignment: String, Hashable, Sendable {
    /// At the left edge, as natural and justified text is taken to be.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
  }

  /// The name of the font, such as `.SFUI-Semibold`.
  public var fontName: String?
  /// The size of the font, in points.
  public var pointSize: Double?
  /// The color of the text.
  public var color: ScreenColor?
  /// Where the lines are.
  public var alignment: Alignment?

  /// Creates a style of which the input says nothing.
  public init() {}
}
