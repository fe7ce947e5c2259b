import UIKit

/// A button whose touchable area is the circle in its bounds.
final class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2
    return x * x + y * y <= radius * radius
  }
}

/// A bar with an item at each side and a round button that rises above its top.
final class RaisedTabBar: NotingView {
  let leftItem = UIButton(type: .system)
  let rightItem = UIButton(type: .system)
  let roundButton = RoundButton(type: .custom)

  func place() {
    leftItem.frame = CGRect(x: 0, y: 0, width: 120, height: bounds.height)
    rightItem.frame = CGRect(x: bounds.width - 120, y: 0, width: 120, height: bounds.height)
    roundButton.frame = CGRect(x: bounds.midX - 32, y: -32, width: 64, height: 64)
    for item in [leftItem, rightItem, roundButton] { addSubview(item) }
  }

  // The part of the round button above the bar belongs to the bar as well.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if roundButton.point(inside: convert(point, to: roundButton), with: event) { return true }
    return super.point(inside: point, with: event)
  }
}

/// The page behind the bar.
final class Page: NotingView {}

/// A page, and a tab bar in front of it.
final class TabBarScreenController: ScreenViewController {
  let page = Page(frame: CGRect(x: 0, y: 80, width: 400, height: 720))
  let tabBar = RaisedTabBar(frame: CGRect(x: 0, y: 740, width: 400, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page)
    view.addSubview(tabBar)
    tabBar.place()
    tabBar.leftItem.setTitle("Home", for: .normal)
    tabBar.rightItem.setTitle("Me", for: .normal)
    tabBar.roundButton.setTitle("Add", for: .normal)
    for item in [tabBar.leftItem, tabBar.rightItem, tabBar.roundButton] {
      item.addTarget(self, action: TabBarScreenController.chosen, for: .touchUpInside)
    }
  }

  func chosen(_ sender: UIButton) {
    note(self, sender.currentTitle ?? "")
  }
}
