import Fingerpost
import Foundation

// Code may say anything. What is placed by it has to be somewhere, and sums of it a number.

extension CGFloat {
  /// What can be laid out: zero for no number, and nothing so large that a sum of it is none.
  nonisolated var placeable: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}

extension CGSize {
  nonisolated var placeable: CGSize {
    CGSize(width: max(0, width.placeable), height: max(0, height.placeable))
  }
}

extension CGRect {
  nonisolated var placeable: CGRect {
    CGRect(
      x: origin.x.placeable, y: origin.y.placeable, width: size.width.placeable, height: size.height.placeable
    )
  }
}

extension NSDirectionalEdgeInsets {
  nonisolated var placeable: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top.placeable, leading: leading.placeable, bottom: bottom.placeable, trailing: trailing.placeable)
  }
}
