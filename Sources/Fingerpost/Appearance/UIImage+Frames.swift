public import Foundation

// swift-format-ignore
/// Images that follow each other, and what more is kept of an image.
nonisolated extension UIImage {
  /// A name for tests. Default nil. Kept and read back.
  public final var accessibilityIdentifier: String? { get { kept(nil) } set { keep(newValue) } }
  /// What it is called for people who cannot see it. Default nil. Kept and read back.
  public final var accessibilityLabel: String? { get { kept(nil) } set { keep(newValue) } }
}

nonisolated extension UIImage {
  /// The images that follow each other, of one that is made of several. Default nil.
  public final var images: [UIImage]? { kept(nil) }

  /// How long one pass through ``images`` takes, in seconds. Default 0.
  public final var duration: TimeInterval { kept(0) }

  /// Returns an image that shows others one after the other, and is as large as the first; nil without any. [VAL-94]
  ///
  /// - Parameters:
  ///   - images: the images.
  ///   - duration: how long one pass takes, in seconds; 0 stands for a thirtieth of a second for each.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let made = first.another()
    made.keep(images as [UIImage]?, "images")
    made.keep(duration > 0 ? duration : Double(images.count) / 30, "duration")
    return made
  }

  /// Returns the image, since nothing is drawn that could be turned.
  public final func withHorizontallyFlippedOrientation() -> UIImage { self }

  /// Returns the image, which needs no preparing here.
  public final func preparingForDisplay() -> UIImage? { self }

  /// Calls a handler with the image, which needs no preparing here.
  public final func prepareForDisplay(completionHandler: (UIImage?) -> Void) { completionHandler(self) }
}
