#if !canImport(CoreGraphics)
  public import Foundation

  nonisolated extension UIColor {
    /// Makes this the color of fills in the current context.
    public final func setFill() { CGContext.current?.setFillColor(cgColor) }

    /// Makes this the color of lines in the current context.
    public final func setStroke() { CGContext.current?.setStrokeColor(cgColor) }

    /// Makes this the color of fills and lines in the current context.
    public final func set() {
      setFill()
      setStroke()
    }
  }

  extension UIBezierPath {
    /// Fills the path in the current context.
    public final func fill() { CGContext.current?.fill(cgPath) }

    /// Draws the line along the path in the current context, as the path says; the context's own line stays as it was.
    public final func stroke() {
      guard let context = CGContext.current else { return }
      context.saveGState()
      defer { context.restoreGState() }
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      if !dashes.lengths.isEmpty { context.setLineDash(phase: dashes.phase, lengths: dashes.lengths) }
      context.stroke(cgPath)
    }

    /// Fills the path in the current context, mixed and as opaque as said.
    public final func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
      mixed(blendMode, alpha) { fill() }
    }

    /// Draws the line along the path in the current context, mixed and as opaque as said.
    public final func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
      mixed(blendMode, alpha) { stroke() }
    }

    private final func mixed(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
      guard let context = CGContext.current else { return }
      context.saveGState()
      defer { context.restoreGState() }
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      draw()
    }

    /// Cuts off by the path what is drawn in the current context until its state is taken back.
    public final func addClip() {
      CGContext.current?.beginPath()
      CGContext.current?.addPath(cgPath)
      CGContext.current?.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  nonisolated extension UIImage {
    /// Draws the image in a rectangle of the current context.
    public final func draw(in rect: CGRect) { CGContext.current?.image(in: rect) }

    /// Draws the image at a point of the current context.
    public final func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image in a rectangle of the current context; how it is mixed with what is there changes nothing here.
    public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { draw(in: rect) }

    /// Draws the image at a point of the current context; how it is mixed with what is there changes nothing here.
    public final func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { draw(at: point) }
  }

  extension NSAttributedString {
    /// Draws the text in a rectangle of the current context.
    public final func draw(in rect: CGRect) { CGContext.current?.text(string, in: rect) }

    /// Draws the text at a point of the current context.
    public final func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

    /// Draws the text in a rectangle of the current context, whatever the options say.
    public final func draw(
      with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) { draw(in: rect) }
  }

  extension NSString {
    /// Draws the text with attributes in a rectangle of the current context.
    public final func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
      NSAttributedString(string: String(describing: self), attributes: attrs).draw(in: rect)
    }

    /// Draws the text with attributes at a point of the current context.
    public final func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
      NSAttributedString(string: String(describing: self), attributes: attrs).draw(at: point)
    }
  }

  extension String {
    /// Draws the text with attributes in a rectangle of the current context.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
      NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }

    /// Draws the text with attributes at a point of the current context.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
      NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }
  }

  extension CALayer {
    /// Draws the layer and what is in it. As nothing here has pixels, its rectangle alone is kept, as an image.
    public final func render(in ctx: CGContext) { ctx.image(in: bounds) }
  }

  extension UIView {
    /// Draws the view and what is in it. As nothing here has pixels, the rectangle alone is kept, as an image.
    ///
    /// - Returns: false, as the picture is not complete.
    @discardableResult
    public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
      CGContext.current?.image(in: rect)
      return false
    }
  }
#endif

extension UIView {
  /// The view's rectangle with its size alone.
  final var withoutOrigin: CGRect { CGRect(origin: .zero, size: bounds.size) }

  /// Returns a plain view as large as a part of this one, which shows nothing of it.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: rect.size))
  }
}
