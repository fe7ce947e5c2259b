import UIKit

/// The first screen: one row for each of the others.
final class MenuViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gallery"
    let width = view.bounds.width - 40
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(StatusBar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: StatusBar.height)))
    let heading = UILabel(frame: CGRect(x: 24, y: 28, width: width, height: 40))
    heading.text = title
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    view.addSubview(heading)
    let card = UIView(
      frame: CGRect(x: 20, y: 72, width: width, height: CGFloat(Screen.allCases.count) * 60))
    card.isUserInteractionEnabled = false
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 16
    view.addSubview(card)
    for (row, screen) in Screen.allCases.enumerated() {
      let button = RowButton(frame: CGRect(x: 20, y: 80 + CGFloat(row) * 60, width: width, height: 44))
      button.fill(screen.rawValue, screen.summary, symbol: screen.symbol, screen.palette)
      button.addAction(UIAction { [weak self] _ in self?.open(screen) }, for: .primaryActionTriggered)
      view.addSubview(button)
      if row > 0 { card.addSubview(Self.separator(CGFloat(row) * 60, width: width)) }
    }
  }

  private static func separator(_ y: CGFloat, width: CGFloat) -> UIView {
    let line = UIView(frame: CGRect(x: 56, y: y - 0.25, width: width - 56, height: 0.5))
    line.backgroundColor = .separator
    return line
  }

  private func open(_ screen: Screen) {
    note(self, screen.rawValue)
    let controller = screen.makeViewController()
    controller.modalPresentationStyle = .fullScreen
    // So that the first touch can come right away.
    present(controller, animated: false)
  }
}
