import UIKit

/// A letter, which a navigation bar and a toolbar are about.
final class LetterViewController: UIViewController {
  let toolbar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 400, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    dressLetter()
    let reply = UIBarButtonItem(
      barButtonSystemItem: .reply, target: self, action: LetterViewController.replied)
    let archive = UIBarButtonItem(
      primaryAction: UIAction(title: "Archive") { [unowned self] _ in note(self, function: "archive") })
    // No target: the chain is searched, from the bar on.
    let move = UIBarButtonItem(
      title: "Move", style: .plain, target: nil, action: Selector("moved", BarsViewController.moved))
    (archive.width, move.width) = (64, 60)
    toolbar.items = [reply, .flexibleSpace(), archive, .fixedSpace(20), move]
    view.addSubview(toolbar)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Flag", style: .plain, target: self, action: LetterViewController.flagged)
  }

  /// A sender and some lines, which take no touches.
  private func dressLetter() {
    view.backgroundColor = .systemBackground
    let photo = UIImageView(frame: CGRect(x: 20, y: 64, width: 48, height: 48))
    photo.backgroundColor = Palette.orange.strong
    photo.layer.cornerRadius = 24
    photo.addSymbol("person", size: 28, color: .white)
    let sender = UILabel(frame: CGRect(x: 80, y: 66, width: 300, height: 22))
    sender.text = "The post office"
    sender.font = .preferredFont(forTextStyle: .headline)
    let date = UILabel.caption("Today, 9:41")
    date.frame = CGRect(x: 80, y: 90, width: 300, height: 18)
    let text = UILabel(frame: CGRect(x: 20, y: 132, width: 360, height: 110))
    text.numberOfLines = 0
    text.text =
      "Tap the bars: their items are controls, and what they send is found along the responder chain. "
      + "Back asks first, and the second time it lets you go."
    for subview in [photo, sender, date, text] { view.addSubview(subview) }
  }

  func replied(_ sender: UIBarButtonItem) { note(self) }

  func flagged(_ sender: UIBarButtonItem) {
    note(self, sender.title ?? "")
    // Once is enough.
    sender.isEnabled = false
  }
}

/// A list of letters, with the first of them on top, and bars around it.
final class LettersController: UINavigationController {
  var mayLeave = false

  override func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    let (bar, controllers) = (navigationBar.items?.count ?? 0, viewControllers.count)
    note(self, "\(mayLeave), \(bar) items, \(controllers) controllers")
    defer { mayLeave = true }
    return mayLeave
  }

  override func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    note(self, item.title ?? "")
  }
}

/// A page with a button that leads back to the list of screens.
final class PageController: ScreenViewController {
  override func goBack() {
    tabBarController?.dismiss(animated: false)
  }
}

/// Two tabs: letters in a stack, and a page.
final class BarsViewController: UITabBarController, UITabBarControllerDelegate {
  let letters = LettersController()
  let page = PageController()

  override func viewDidLoad() {
    super.viewDidLoad()
    letters.title = "Letters"
    page.title = "Page"
    letters.tabBarItem.image = UIImage(systemName: "envelope")
    page.tabBarItem.image = UIImage(systemName: "doc")
    let list = UIViewController()
    list.title = "All letters"
    list.view.backgroundColor = .systemBackground
    let letter = LetterViewController()
    letter.title = "A letter"
    letters.pushViewController(list, animated: false)
    letters.pushViewController(letter, animated: false)
    viewControllers = [letters, page]
    delegate = self
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    note(self, viewController.title ?? "")
    return true
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    note(self, viewController.title ?? "")
  }

  /// Reached by an action that had no target.
  func moved(_ sender: UIBarButtonItem) { note(self, sender.title ?? "") }
}
