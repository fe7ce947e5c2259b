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
    view.addSubview(page)
    view.addSubview(tabBar)
    tabBar.delegate = self
    tabBar.items = ["Home", "Find", "Inbox", "Me"].enumerated().map {
      UITabBarItem(title: $0.element, image: nil, tag: $0.offset)
    }
    tabBar.indicateView.setTitle("Add", for: .normal)
    tabBar.indicateView.addTarget(self, action: TabBarScreenController.chosen, for: .touchUpInside)
    tabBar.addSubview(tabBar.indicateView)
  }

  func chosen(_ sender: UIButton) {
    note(self, sender.currentTitle ?? "")
  }

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    note(self, item.title ?? "")
  }
}
