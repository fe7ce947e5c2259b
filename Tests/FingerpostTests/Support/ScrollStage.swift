import FingerpostHID
import FingerpostTimeline
import Foundation
import UIKit

/// A stage with one scroll view that fills the window, content in it, and a delegate that logs what it hears.
final class ScrollStage: UIScrollViewDelegate {
  let stage: Stage
  let scroll: UIScrollView
  /// Content of the size of the scroll view, at its beginning.
  let content: Probe
  /// Whether every change of the offset is logged.
  var logsScrolling = false
  var onEnd: ((_ velocity: CGPoint, _ target: UnsafeMutablePointer<CGPoint>) -> Void)?
  var letsGoToTop = true
  var onDidEnd: (() -> Void)?
  var onScroll: (() -> Void)?
  weak var zoomed: UIView?

  init(
    _ scroll: @autoclosure () -> UIScrollView = UIScrollView(),
    content size: CGSize = CGSize(width: 400, height: 4000),
    rules: EventRules = .standard
  ) {
    stage = Stage(rules: rules)
    self.scroll = stage.world.run { scroll() }
    self.scroll.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    self.scroll.contentSize = size
    stage.window.addSubview(self.scroll)
    content = stage.add("V", 0, 0, 400, 800, to: self.scroll)
    self.scroll.delegate = self
  }

  var log: [String] { stage.drainLog() }
  var y: Double { Double(scroll.contentOffset.y) }

  /// Plays a frame at a time in seconds.
  func play(_ time: Double, _ contacts: Contact...) {
    stage.world.application.handle(
      Frame(nanoseconds: Int64((time * 1e9).rounded()), contacts: contacts))
  }

  /// Lets time run on to a time in seconds.
  func wait(_ time: Double) {
    stage.world.timeline.advance(to: Instant(seconds: time))
  }

  /// Plays a drag of one finger along the vertical, 10 ms from one place to the next, and lifts it at the last.
  func flick(from start: Double, _ places: Double..., at time: Double = 0) {
    play(time, down(1, 200, start))
    for (index, place) in places.enumerated() { play(time + 0.01 * Double(index + 1), move(1, 200, place)) }
    play(time + 0.01 * Double(places.count) + 0.001, up(1, 200, places.last ?? start))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if logsScrolling { stage.note("didScroll \(scrollView.contentOffset.text)") }
    onScroll?()
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { letsGoToTop }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { stage.note("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    stage.note("willEndDragging \(velocity.text) to \(targetContentOffset.pointee.text)")
    onEnd?(velocity, targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    stage.note("didEndDragging \(decelerate)")
    onDidEnd?()
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { stage.note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { stage.note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { stage.note("didEndAnimation") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    stage.note("willBeginZooming")
  }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    stage.note("didEndZooming \(scale.text)")
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { stage.note("didScrollToTop") }
}
