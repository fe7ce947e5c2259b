import UIKit

/// A button whose touchable area is the circle in its bounds.
final class CircleButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2
    return x * x + y * y <= radius * radius
  }
}

/// A tab bar with a round button in the middle, which rises above the bar's top.
final class TabBar: UITabBar {
  let indicateView = CircleButton(type: .custom)

  override func layoutSubviews() {
    super.layoutSubviews()
    indicateView.frame = CGRect(x: bounds.midX - 32, y: -32, width: 64, height: 64)
  }

  // The part of the round button above the bar belongs to the bar as well.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let pointTemp = convert(point, to: indicateView)
    if indicateView.point(inside: pointTemp, with: event) { return true }
    return super.point(inside: point, with: event)
  }
}

/// The page behind the bar.
final class Page: NotingView {}

/// A page, and a tab bar in front of it.
final class TabBarScreenController: ScreenViewController, UITabBarDelegate {
  let page = Page(frame: CGRect(x: 0, y: 80, width: 400, height: 720))
  let tabBar = TabBar(frame: CGRect(x: 0, y: 740, width: 400, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    dressPage()
    view.addSubview(page)
    view.addSubview(tabBar)
    tabBar.delegate = self
    let tabs = [("Home", "house"), ("Find", "magnifyingglass"), ("Inbox", "tray"), ("Me", "person")]
    tabBar.items = tabs.enumerated().map { tag, tab in
      UITabBarItem(title: tab.0, image: UIImage(systemName: tab.1), tag: tag)
    }
    tabBar.indicateView.backgroundColor = Palette.blue.strong
    tabBar.indicateView.layer.cornerRadius = 32
    tabBar.indicateView.setTitle("Add", for: .normal)
    tabBar.indicateView.addTarget(self, action: TabBarScreenController.chosen, for: .touchUpInside)
    tabBar.addSubview(tabBar.indicateView)
  }

  /// A few cards, which take no touches.
  private func dressPage() {
    page.backgroundColor = .secondarySystemBackground
    for (row, palette) in [Palette.blue, .orange, .teal, .purple].enumerated() {
      let card = UIView(frame: CGRect(x: 16, y: 16 + CGFloat(row) * 156, width: 368, height: 140))
      card.isUserInteractionEnabled = false
      card.backgroundColor = .systemBackground
      card.layer.cornerRadius = 16
      let picture = UIView(frame: CGRect(x: 12, y: 12, width: 116, height: 116))
      picture.dress(palette, corner: 10)
      card.addSubview(picture)
      for (line, width) in [200, 160, 180].enumerated() {
        let text = UIView(frame: CGRect(x: 144, y: 22 + line * 24, width: width, height: 10))
        text.backgroundColor = line == 0 ? .systemGray3 : .systemGray5
        text.layer.cornerRadius = 5
        card.addSubview(text)
      }
      page.addSubview(card)
    }
  }

  func chosen(_ sender: UIButton) {
    note(self, sender.currentTitle ?? "")
  }

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    note(self, item.title ?? "")
  }
}
