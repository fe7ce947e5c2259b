/// A picture as a few lines of ASCII: the screen, the views that matter for the touch, and their names beside it.
///
/// At most 78 columns and 24 lines, whatever the screen. The same picture gives the same bytes.
public struct TerminalPicture: Sendable {
  /// What to render.
  public var picture: Picture

  /// Creates a renderer.
  public init(_ picture: Picture) {
    self.picture = picture
  }

  /// The lines, each with a line break at its end.
  public var text: String { TerminalDrawing(picture).lines.map { $0 + "\n" }.joined() }
}
