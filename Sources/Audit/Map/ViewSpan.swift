import Fingerpost
import FingerpostScreens
import Foundation

/// Where on the screen the answer to "is the point in this view" can change.
///
/// The engine decides whether it is. All that a map relies on is that the answer is the same at two points if no edge of
/// a view lies between them.
nonisolated struct ViewSpan {
  /// The smallest upright rectangle around the view.
  var box: CGRect
  /// Whether the view's edges are those of the rectangle.
  var isUpright: Bool
  /// How far from a computed edge the answer may change, in points.
  var slack: Double

  /// The span of a view, or nil if its geometry is not finite or too distorted for its edges to be computed.
  @MainActor
  init?(of index: Int, on built: BuiltScreen) {
    let view = built.views[index]
    var bounds = view.bounds
    if case .inset(let insets) = built.screen.views[index].hitOverride { bounds = bounds.inset(by: insets) }
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { built.onScreen($0, of: index) }
    let (xs, ys) = (corners.map { Double($0.x) }, corners.map { Double($0.y) })
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      (left + right + top + bottom).isFinite
    else { return nil }
    let far = max(abs(left), abs(right), abs(top), abs(bottom))
    guard far < 1e7 else { return nil }
    box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    slack = 1e-6 + far * 1e-9
    let (ux, uy) = (xs[1] - xs[0], ys[1] - ys[0])
    let (vx, vy) = (xs[3] - xs[0], ys[3] - ys[0])
    isUpright = abs(uy) + abs(vx) < 1e-9 || abs(ux) + abs(vy) < 1e-9
    let (width, height) = (Double(abs(bounds.width)), Double(abs(bounds.height)))
    if width > 0, height > 0 {
      let (across, down) = (hypot(ux, uy), hypot(vx, vy))
      let area = abs(ux * vy - uy * vx)
      guard across > width * 1e-5, down > height * 1e-5, area > across * down * 1e-5 else { return nil }
    }
  }
}
