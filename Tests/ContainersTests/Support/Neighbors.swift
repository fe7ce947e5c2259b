import UIKit

/// Has rows of pages, each beside the next.
class Neighbors: UIPageViewControllerDataSource {
  final var rows: [[UIViewController]]

  init(_ rows: [[UIViewController]] = []) { self.rows = rows }

  nonisolated deinit {}

  private final func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
    for row in rows {
      guard let index = row.firstIndex(where: { $0 === controller }) else { continue }
      return row.indices.contains(index + step) ? row[index + step] : nil
    }
    return nil
  }

  final func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(viewController, -1) }
  final func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(viewController, 1) }
}

/// The same, and writes down what the page controller tells its delegate.
final class HeardNeighbors: Neighbors, UIPageViewControllerDelegate {
  var heard: [String] = []

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { heard.append("will \(pendingViewControllers.map { $0.title ?? "" })") }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { heard.append("did \(previousViewControllers.map { $0.title ?? "" }) \(completed)") }
}
