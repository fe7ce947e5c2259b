/// A picture as an SVG document that explains itself: the screen to scale, with a title and a legend.
///
/// Views are boxes with their names and texts where these fit. The expected view is green (E), the view that gets the
/// touch red (H), what lies in front of the expected one is hatched (C), clipped and invisible views are dashed, a tap
/// is a crosshair and a drag an arrow. The document follows the reader's light or dark setting and can be printed. The
/// same picture gives the same bytes.
public struct SVGPicture: Sendable {
  /// What to render.
  public var picture: Picture

  /// What the picture shows, in a sentence, or empty.
  public var heading: String

  /// The most bytes that the document may have; views that do not fit are left out, the smallest first, and counted
  /// in the legend.
  ///
  /// Less than 60,000 counts as 60,000.
  public var byteLimit = 200_000

  /// Creates a renderer.
  public init(_ picture: Picture, heading: String = "") {
    self.picture = picture
    self.heading = heading
  }

  /// The document, in UTF-8 with a line break at its end.
  public var text: String { SVGDrawing(self).text }
}
