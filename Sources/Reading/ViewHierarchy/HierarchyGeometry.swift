import Fingerpost
import FingerpostScreens
import FingerpostText
import Foundation

/// Where a view is, by its layer and by what it says itself.
nonisolated struct HierarchyGeometry {
  /// The doubt about a view of which no size is known.
  static let missing: Sentence = "its bounds are missing"

  private let view: HierarchyObject
  private let layers: HierarchyLayers

  init(_ view: HierarchyObject, _ layers: HierarchyLayers) {
    self.view = view
    self.layers = layers
  }

  /// Sets the place, the size and the transform of a view, and notes what is doubtful about them.
  func apply(to result: inout ScreenView) {
    result.zPosition = layers.outer?.number(.zPosition) ?? 0
    if let m = numbers(.transform, 16) {
      let projection = Projection(m)
      result.transform = projection.transform
      if let doubt = projection.doubt { result.doubts.append(doubt) }
    } else if let m = numbers(.transform, 6) {
      result.transform = CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
    }
    if let anchor = numbers(.anchorPoint, 2) { result.anchorPoint = CGPoint(x: anchor[0], y: anchor[1]) }
    let frame = numbers(.frame, 4)
    if let bounds = numbers(.bounds, 4) {
      result.bounds = CGRect(x: bounds[0], y: bounds[1], width: max(0, bounds[2]), height: max(0, bounds[3]))
      if bounds[2] < 0 || bounds[3] < 0 { result.doubts.append("its bounds have a negative size") }
      if let own = view.numbers(.bounds, 4), own != bounds {
        result.doubts.append("its layer has other bounds than itself")
      }
    } else if let frame {
      result.bounds.size = CGSize(width: max(0, frame[2]), height: max(0, frame[3]))
      result.doubts.append("its bounds are missing and were taken from its frame")
    } else {
      result.doubts.append(Self.missing)
    }
    if let position = numbers(.position, 2) {
      result.center = CGPoint(x: position[0], y: position[1])
    } else if let frame, result.transform.isIdentity {
      let size = result.bounds.size
      result.center = CGPoint(
        x: CGFloat(frame[0]) + result.anchorPoint.x * size.width,
        y: CGFloat(frame[1]) + result.anchorPoint.y * size.height)
    } else {
      result.doubts.append("its position is missing")
    }
    result.printedFrame = result.frame
  }

  /// The layer decides, since the view only passes on what it says.
  private func numbers(_ property: HierarchyProperty, _ count: Int) -> [Double]? {
    layers.outer?.numbers(property, count) ?? view.numbers(property, count)
  }
}
