import Fingerpost
import FingerpostTimeline

extension UIScrollView {
  /// Calls the completion of batch updates when their animation would be over. [LIST-16]
  final func completeUpdates(_ completion: @escaping (Bool) -> Void) {
    guard let window, UIView.areAnimationsEnabled else { return completion(!UIView.areAnimationsEnabled) }
    let timeline = window.world.timeline
    _ = timeline.schedule(at: timeline.now.advanced(bySeconds: 16.0 / 60)) { _ in completion(true) }
  }
}
