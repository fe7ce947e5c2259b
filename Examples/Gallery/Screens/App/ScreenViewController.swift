import UIKit

/// What the screens have in common: a head with a title and a button that leads back to the list.
class ScreenViewController: UIViewController {
  let backButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addHead()
    backButton.frame = CGRect(x: 16, y: 30, width: 80, height: 36)
    backButton.setTitle("Back", for: .normal)
    backButton.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
    backButton.titleLabel?.font = .systemFont(ofSize: 17)
    backButton.addTarget(self, action: ScreenViewController.goBack, for: .touchUpInside)
    view.addSubview(backButton)
  }

  /// Bar, status and title take no touches.
  private func addHead() {
    let width = view.bounds.width
    let head = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 74))
    head.isUserInteractionEnabled = false
    head.backgroundColor = .secondarySystemBackground
    let line = UIView(frame: CGRect(x: 0, y: 73.5, width: width, height: 0.5))
    line.backgroundColor = .separator
    let heading = UILabel(frame: CGRect(x: 100, y: 30, width: width - 200, height: 36))
    heading.text = Screen(self)?.heading ?? title
    heading.font = .preferredFont(forTextStyle: .headline)
    heading.textAlignment = .center
    for subview in [
      StatusBar(frame: CGRect(x: 0, y: 0, width: width, height: StatusBar.height)), line, heading,
    ] {
      head.addSubview(subview)
    }
    view.addSubview(head)
  }

  func goBack() {
    dismiss(animated: false)
  }
}
