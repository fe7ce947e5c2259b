import UIKit

/// A view that tells the stage of its touches, and of hit tests if it is asked to.
@MainActor final class ProbeView: UIView {
  var name = "view"
  weak var stage: ProbeStage?
  var logsTouches = false
  var logsHitTests = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if logsHitTests { stage?.note(name, "hitTest") }
    return super.hitTest(point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell("touchesBegan") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell("touchesMoved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell("touchesEnded") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell("touchesCancelled") }

  private func tell(_ what: String) {
    if logsTouches { stage?.note(name, what) }
  }
}

/// What a stage tells of the movements of its scroll view.
enum ScrollLog {
  case nothing
  /// Whether there is a velocity when the finger lifts.
  case lift
  /// That, where the content is to come to rest, and that it has.
  case everything
}

/// The stage tells of the movements of its scroll view.
extension ProbeStage: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    farthest = min(farthest, Double(scrollView.contentOffset.y))
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard scrollLog != .nothing else { return }
    let hasVelocity = velocity.x != 0 || velocity.y != 0
    note(
      "scroll", "willEndDragging, \(hasVelocity ? "velocity" : "no velocity")",
      at: scrollLog == .everything ? targetContentOffset.pointee : nil)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    guard scrollLog != .nothing else { return }
    note("scroll", "didEndDragging(willDecelerate: \(decelerate))")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    guard scrollLog == .everything else { return }
    note("scroll", "didEndDecelerating", at: scrollView.contentOffset)
  }
}

/// The stage lets every recognizer whose delegate it is act beside others, and tells which it was asked about.
extension ProbeStage: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let other =
      switch otherGestureRecognizer {
      case _ where otherGestureRecognizer === scroll?.panGestureRecognizer: "the pan of the scroll view"
      case _ where otherGestureRecognizer === scroll?.pinchGestureRecognizer: "the pinch of the scroll view"
      case _ where otherGestureRecognizer.view === scroll: "another recognizer of the scroll view"
      default: "a recognizer of another view"
      }
    if !asked.contains(other) {
      asked.append(other)
      note("tap", "asked about \(other)")
    }
    return true
  }
}
