public import Foundation

extension UIScreen {
  /// How many pixels make a point: those of the grid that offsets of scroll views lie on, else 1. [SCR-31]
  public var scale: CGFloat {
    let pixels = (world.world?.eventRules ?? .standard).scrollPixelsPerPoint
    return pixels > 0 ? CGFloat(pixels) : 1
  }

  /// The same as ``scale``: the screen shows points as they are.
  public var nativeScale: CGFloat { scale }

  /// The whole screen, in pixels.
  public var nativeBounds: CGRect {
    bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
  }
}
