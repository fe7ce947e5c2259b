import Foundation

extension UIView {
  /// Marks a part of the view to be drawn again, or with nil all of it. [LAY-7]
  final func markForDisplay(_ rect: CGRect?) {
    let isMarked = node.pointee.flags.contains(.needsDisplay)
    if let rect {
      if !isMarked {
        madeLooks.dirty = rect
      } else if let dirty = looks?.dirty {
        looks?.dirty = dirty.union(rect)
      }
    } else {
      looks?.dirty = nil
    }
    guard !isMarked else { return }
    node.pointee.set(.needsDisplay, true)
    noteLayoutBelow()
  }

  /// Has the view draw what is marked, unless nothing of that is in its bounds.
  final func display() {
    node.pointee.set(.needsDisplay, false)
    let rect = looks?.dirty.map { $0.intersection(bounds) } ?? bounds
    looks?.dirty = nil
    guard !rect.isEmpty else { return }
    #if canImport(CoreGraphics)
      draw(rect)
    #else
      let context = CGContext(size: bounds.size)
      CGContext.during(context) {
        // A layer of a class of its own may draw, and has the view draw unless it does not want that.
        guard let layer = madeLayer, type(of: layer) != CALayer.self else { return draw(rect) }
        context.clip(to: rect)
        layer.draw(in: context)
      }
    #endif
  }
}
