import Fingerpost
import FingerpostLists
import Foundation

/// The delegate of a scenario's scroll view, which logs what it hears.
class ScenarioScrollDelegate: UIScrollViewDelegate {
  /// Whose scroll view it is.
  private(set) weak var behavior: ScenarioBehavior?

  init(_ behavior: ScenarioBehavior) { self.behavior = behavior }

  nonisolated deinit {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset
    let (x, y) = (ScenarioNumber.text(Double(offset.x)), ScenarioNumber.text(Double(offset.y)))
    behavior?.log(.didScroll, "(\(x),\(y))")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { behavior?.log(.willBeginDragging, "") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    behavior?.log(.willEndDragging, "")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    behavior?.log(.didEndDragging, "(\(decelerate))")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    behavior?.log(.willBeginDecelerating, "")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { behavior?.log(.didEndDecelerating, "") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    behavior?.log(.didEndScrollingAnimation, "")
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { behavior?.zoomedView }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    behavior?.log(.willBeginZooming, "")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    behavior?.log(.didZoom, "(\(ScenarioNumber.text(Double(scrollView.zoomScale))))")
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    behavior?.log(.didEndZooming, "(\(ScenarioNumber.text(Double(scale))))")
  }
}

extension ScenarioBehavior {
  /// Gives a scroll view its delegate, and a list its rows or items.
  func prepare(_ scrollView: UIScrollView) {
    if let table = scrollView as? UITableView {
      let rows = ScenarioRows(self)
      scrollDelegate = rows
      rows.adopt(table)
    } else if let collection = scrollView as? UICollectionView {
      let items = ScenarioItems(self)
      scrollDelegate = items
      items.adopt(collection)
    } else {
      scrollDelegate = ScenarioScrollDelegate(self)
      scrollView.delegate = scrollDelegate
    }
  }

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
    let other = view.scenarioBehavior
    let answer = choice.holds(for: other?.index)
    if let id = other?.node.id { log(question, "(\(id),\(answer))") }
    return answer
  }
}
