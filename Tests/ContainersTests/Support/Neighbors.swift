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
