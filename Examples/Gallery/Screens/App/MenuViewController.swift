import UIKit

/// The first screen: one button for each of the others.
final class MenuViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gallery"
    for (row, screen) in Screen.allCases.enumerated() {
      let open = UIAction(title: screen.rawValue) { [weak self] _ in self?.open(screen) }
      let button = UIButton(type: .system, primaryAction: open)
      button.frame = CGRect(x: 20, y: 80 + row * 60, width: 360, height: 44)
      view.addSubview(button)
    }
  }

  private func open(_ screen: Screen) {
    note(self, screen.rawValue)
    present(screen.makeViewController(), animated: true)
  }
}
