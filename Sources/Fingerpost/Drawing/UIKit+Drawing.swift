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

    /// Draws the line along the path in the current context.
    public final func stroke() {
      CGContext.current?.setLineWidth(lineWidth)
      CGContext.current?.stroke(cgPath)
    }
  }

  nonisolated extension UIImage {
    /// Draws the image in a rectangle of the current context.
    public final func draw(in rect: CGRect) { CGContext.current?.image(in: rect) }

    /// Draws the image at a point of the current context.
    public final func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
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
  /// Returns a plain view as large as this one, which shows nothing of it.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: bounds.size))
  }

  /// Returns a plain view as large as a part of this one, which shows nothing of it.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: rect.size))
  }
}
