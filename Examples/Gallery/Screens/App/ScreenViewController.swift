import UIKit

/// What the screens have in common: a button that leads back to the list.
class ScreenViewController: UIViewController {
  let backButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    backButton.frame = CGRect(x: 16, y: 30, width: 80, height: 36)
    backButton.setTitle("Back", for: .normal)
    backButton.addTarget(self, action: ScreenViewController.goBack, for: .touchUpInside)
    view.addSubview(backButton)
  }

  func goBack() {
    dismiss(animated: true)
  }
}
