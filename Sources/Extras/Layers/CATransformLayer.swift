public import Fingerpost
public import Foundation

/// A layer whose sublayers keep their depth; it has no look of its own. Hits do not follow depth here. [HIT-8]
@preconcurrency @MainActor open class CATransformLayer: CALayer {
  nonisolated deinit {}
}

/// A layer that shows a part of a larger one.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
  /// Shows another part: the origin of the bounds becomes the point. [VAL-98]
  open func scroll(to point: CGPoint) { bounds.origin = point }

  /// Shows the part that begins at a rectangle's origin.
  open func scroll(to rect: CGRect) { scroll(to: rect.origin) }

  nonisolated deinit {}
}

/// A layer that would be drawn in pieces. Nothing is drawn here; what is set is kept and read back.
@preconcurrency @MainActor open class CATiledLayer: CALayer {
  /// How many sizes of pieces there are. Default 1.
  open var levelsOfDetail = 1
  /// How many of them are larger than the layer. Default 0.
  open var levelsOfDetailBias = 0
  /// How large a piece is, in pixels. Default 256 wide and high.
  open var tileSize = CGSize(width: 256, height: 256)

  nonisolated deinit {}
}
