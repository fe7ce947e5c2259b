import Expectations
import Foundation
import Testing
import UIKit

/// Hit tests against measurements of UIKit (Mac Catalyst, a tree of 320 by 260 points without a window), published in
/// Vercantez/openuikit.
@Suite("Hit tests as measured")
struct MeasuredHitTests {
  private func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: UIView) -> UIView
  {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    parent.addSubview(view)
    return view
  }

  /// The tree, with each view's path as its tag's index.
  private func tree() -> (root: UIView, paths: [(view: UIView, path: String)]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 260))
    let zero = view(20, 20, 120, 90, in: root)
    let first = view(10, 10, 50, 40, in: zero)
    let second = view(40, 30, 60, 40, in: zero)
    let outside = view(90, 60, 60, 40, in: zero)
    let turned = view(180, 30, 80, 60, in: root)
    turned.transform = CGAffineTransform(a: 0.8660254, b: 0.5, c: -0.5, d: 0.8660254, tx: 0, ty: 0)
    view(20, 130, 60, 40, in: root).isHidden = true
    view(100, 130, 60, 40, in: root).alpha = 0.005
    let faint = view(180, 130, 60, 40, in: root)
    faint.alpha = 0.02
    let off = view(20, 190, 100, 50, in: root)
    off.isUserInteractionEnabled = false
    let inOff = view(10, 10, 40, 30, in: off)
    let clipping = view(140, 190, 80, 50, in: root)
    clipping.clipsToBounds = true
    let clipped = view(60, 10, 60, 20, in: clipping)
    let label = UILabel(frame: CGRect(x: 240, y: 200, width: 70, height: 20))
    root.addSubview(label)
    let eight = view(250, 120, 60, 60, in: root)
    let inEight = view(10, 10, 40, 40, in: eight)
    let innermost = view(5, 5, 20, 20, in: inEight)
    return (
      root,
      [
        (root, "root"), (zero, "0"), (first, "0.0"), (second, "0.1"), (outside, "0.2"), (turned, "1"),
        (faint, "4"), (inOff, "5.0"), (clipping, "6"), (clipped, "6.0"), (label, "7"), (eight, "8"),
        (inEight, "8.0"), (innermost, "8.0.0"),
      ]
    )
  }

  @Test(
    "HIT-1, HIT-4, HIT-5, HIT-6, HIT-7, HIT-9, HIT-12, HIT-17: what the published points hit",
    arguments: [
      (25.0, 25.0, "0"), (35, 35, "0.0"), (65, 45, "0.0"), (75, 55, "0.1"), (150, 100, "root"),
      (140, 110, "root"), (220, 60, "1"), (262.8, 55.9, "1"), (130, 150, "root"), (40, 205, "root"),
      (60, 210, "root"), (210, 205, "6.0"), (270, 210, "root"), (270, 140, "8.0.0"), (253, 123, "8"),
    ])
  func points(x: Double, y: Double, path: String) {
    let (root, paths) = tree()
    let hit = root.hitTest(CGPoint(x: x, y: y), with: nil)
    expect(paths.first { $0.view === hit }?.path, is: path)
  }
}
