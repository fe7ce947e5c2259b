import Foundation

/// What may lay out and draw a layer. The delegate of a view's layer is the view.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Called when the layout of the layer is due, to place what is in it.
  func layoutSublayers(of layer: CALayer)
  /// Called when a layer without a view was marked, in place of ``draw(_:in:)``. [VAL-41]
  func display(_ layer: CALayer)
  /// Called to draw a layer without a view into a context, which keeps shapes. [VAL-41]
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Returns what is done when a property of the layer changes; `NSNull` for nothing, nil to let the layer look further.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Has the layer draw itself.
  public func display(_ layer: CALayer) { layer.drawNow() }
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Returns nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
