import Fingerpost
import Foundation

/// A scenario's scroll view is its own delegate, and logs what it hears.
extension ScenarioScrollView: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = contentOffset
    let (x, y) = (ScenarioNumber.text(Double(offset.x)), ScenarioNumber.text(Double(offset.y)))
    behaviour?.log(.didScroll, "(\(x),\(y))")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { behaviour?.log(.willBeginDragging, "") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    behaviour?.log(.willEndDragging, "")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    behaviour?.log(.didEndDragging, "(\(decelerate))")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    behaviour?.log(.willBeginDecelerating, "")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { behaviour?.log(.didEndDecelerating, "") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    behaviour?.log(.didEndScrollingAnimation, "")
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { behaviour?.zoomedView }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    behaviour?.log(.willBeginZooming, "")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    behaviour?.log(.didZoom, "(\(ScenarioNumber.text(Double(zoomScale))))")
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    behaviour?.log(.didEndZooming, "(\(ScenarioNumber.text(Double(scale))))")
  }
}

extension ScenarioBehaviour {
  /// The view that zooms in the scroll view of the node.
  var zoomedView: UIView? { node.zooms.flatMap { scene?.view($0) } }

  func touchesShouldBegin(in view: UIView, _ inherited: Bool) -> Bool {
    answer(.touchesShouldBegin, node.touchesShouldBegin, view, inherited)
  }

  func touchesShouldCancel(in view: UIView, _ inherited: Bool) -> Bool {
    answer(.touchesShouldCancel, node.touchesShouldCancel, view, inherited)
  }

  /// What the scenario states is logged, as other questions are.
  private func answer(
    _ question: ScenarioCallback, _ choice: ScenarioChoice?, _ view: UIView, _ inherited: Bool
  ) -> Bool {
    guard let choice else { return inherited }
    let other = (view as? any ScenarioObject)?.behaviour
    let answer = choice.holds(for: other?.index)
    if let id = other?.node.id { log(question, "(\(id),\(answer))") }
    return answer
  }
}
