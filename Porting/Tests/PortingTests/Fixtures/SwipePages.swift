import UIKit

class SwipePages: UIViewController {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
  private let pages = ["one", "two"]
  @objc var page = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for direction: UISwipeGestureRecognizerDirection in [.left, .right] {
      let swipe = UISwipeGestureRecognizer(target: self, action: #selector(self.swiped(by:)))
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
    view.addGestureRecognizer(tap)
    tap.require(toFail: view.gestureRecognizers![0])
    let edge = UIScreenEdgePanGestureRecognizer(
      target: self,
      action: #selector(
        // The plain one.
        dragged as () -> Void
      ))
    edge.edges = .left
    view.addGestureRecognizer(edge)
  }

  @objc private func swiped(by recognizer: UISwipeGestureRecognizer) {
    page += recognizer.direction == .left ? 1 : -1
  }

  @objc private func tapped(_ sender: UITapGestureRecognizer) {}
  @objc func dragged() {}
  @objc func dragged(_ sender: UIPanGestureRecognizer) {}
}
