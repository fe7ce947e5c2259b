#if !canImport(CoreGraphics)
  public import Foundation

  /// How an image is to be made.
  @preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
    /// How many pixels a point has. Default that of the screen.
    open var scale = UIScreen.main.scale
    /// Whether nothing is to shine through. Default false. Kept and read back.
    open var opaque = false

    /// Creates a format for the screen.
    public override init() { super.init() }

    nonisolated deinit {}

    /// Returns a format for the screen.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Returns a format for the screen.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  }

  /// What an image is drawn with.
  @preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
    /// What is drawn into.
    public final let cgContext: CGContext
    /// How the image is to be made.
    public final let format: UIGraphicsImageRendererFormat

    init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
      (self.cgContext, self.format) = (cgContext, format)
      super.init()
    }

    nonisolated deinit {}

    /// An image of the size, without pixels.
    public final var currentImage: UIImage { UIImage(size: cgContext.size, scale: cgContext.scale) }

    /// Fills a rectangle.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Draws the line around a rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  }

  /// Makes images of a size. There are no pixels: what is drawn is kept while the closure runs, and is not in the image.
  @preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
    /// How images are made.
    public final let format: UIGraphicsImageRendererFormat
    private final let bounds: CGRect

    /// Creates a renderer of images of a size, in points.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// Creates a renderer of images of a size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
      self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of images of what is in a rectangle.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Creates a renderer of images of what is in a rectangle.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
      (self.bounds, self.format) = (bounds, format)
      super.init()
    }

    nonisolated deinit {}

    /// Calls a closure that draws, with its context as the current one, and returns an image of the size.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
      let context = CGContext(size: bounds.size, scale: format.scale)
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      let renderer = UIGraphicsImageRendererContext(context, format)
      CGContext.during(context) { actions(renderer) }
      return renderer.currentImage
    }
  }
#endif
