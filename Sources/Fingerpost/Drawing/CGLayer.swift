#if !canImport(CoreGraphics)
  public import Foundation

  /// Something that is drawn once and shown in several places: a context of its own. [VAL-183]
  public nonisolated final class CGLayer {
    /// How large it is, in units of the context that it was made for.
    public let size: CGSize
    /// What is drawn into.
    public let context: CGContext?

    /// Creates a layer for a context.
    ///
    /// - Parameters:
    ///   - context: the context that it is to be drawn in.
    ///   - size: how large it is.
    ///   - auxiliaryInfo: not used, as in Core Graphics.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: Any?) {
      guard size.width > 0, size.height > 0 else { return nil }
      self.size = size
      self.context = CGContext(size: size, scale: context.scale)
    }
  }

  extension CGContext {
    /// Draws what a layer keeps, with its corner at a point. [VAL-183]
    public func draw(_ layer: CGLayer, at point: CGPoint) {
      draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// Draws what a layer keeps, as large as a rectangle. [VAL-183]
    public func draw(_ layer: CGLayer, in rect: CGRect) {
      var place = CGAffineTransform(
        a: rect.width / layer.size.width, b: 0, c: 0, d: rect.height / layer.size.height, tx: rect.minX,
        ty: rect.minY
      ).concatenating(ctm)
      for shape in layer.context?.shapes ?? [] {
        guard let path = shape.path.copy(using: &place) else { continue }
        keep(
          Shape(
            kind: shape.kind, path: path, color: shape.color,
            clip: shape.clip?.copy(using: &place) ?? clipPath, style: shape.style, gradient: shape.gradient))
      }
    }
  }
#endif
