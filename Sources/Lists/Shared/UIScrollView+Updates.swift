import Fingerpost
import FingerpostTimeline
import Foundation

extension UIScrollView {
  /// Calls the completion of batch updates when their animation would be over. [LIST-16]
  package final func completeUpdates(_ completion: @escaping (Bool) -> Void) {
    guard let window, UIView.areAnimationsEnabled else { return completion(!UIView.areAnimationsEnabled) }
    let timeline = window.world.timeline
    _ = timeline.schedule(at: timeline.now.advanced(bySeconds: 16.0 / 60)) { _ in completion(true) }
  }
}

extension UIScrollView {
  /// The nearest place at which content can rest.
  final func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    func rest(_ value: CGFloat, _ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ length: CGFloat)
      -> CGFloat
    { max(-before, min(value, content + after - length)) }
    return CGPoint(
      x: rest(offset.x, inset.left, contentSize.width, inset.right, bounds.width),
      y: rest(offset.y, inset.top, contentSize.height, inset.bottom, bounds.height))
  }
}
