import Expectations
import Foundation
import Testing
import UIKit

@Suite("Tab bars", .bothWays)
struct TabBarTests {
  private final class Listener: UITabBarDelegate, UITabBarControllerDelegate {
    var heard: [String] = []
    var allows = true

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      heard.append("\(item.title ?? "") \(tabBar.selectedItem === item)")
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      heard.append("should \(viewController.title ?? "") at \(tabBarController.selectedIndex)")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      heard.append("did \(viewController.title ?? "") at \(tabBarController.selectedIndex)")
    }
  }

  /// A bar with a round button that sticks out of it, as an application may write one.
  private final class RaisedBar: UITabBar {
    let button = UIButton(frame: CGRect(x: 168, y: -32, width: 64, height: 64))

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      button.point(inside: convert(point, to: button), with: event) || super.point(inside: point, with: event)
    }
  }

  private let stage = Stage()
  private let listener = Listener()

  private func tap(_ time: Double, _ x: Double, _ y: Double) -> [String] {
    listener.heard = []
    stage.tap(time, x, y)
    return listener.heard
  }

  private func add(_ bar: UITabBar, _ titles: String...) {
    stage.world.run {
      bar.items = titles.enumerated().map {
        UITabBarItem(title: $0.element, image: nil, tag: $0.offset)
      }
    }
    bar.delegate = listener
    stage.window.addSubview(bar)
  }

  private func bar() -> UITabBar {
    let bar = stage.world.run { UITabBar(frame: CGRect(x: 0, y: 750, width: 400, height: 50)) }
    add(bar, "A", "B", "C", "D")
    return bar
  }

  @Test(
    "TAB-2: a tap on a tab selects it and tells the delegate, also for the selected one; code tells it nothing"
  )
  func selection() {
    let bar = bar()
    expect(bar.selectedItem, is: nil)
    expect(tap(0, 150, 770), is: ["B true"])
    expect(tap(1, 150, 770), is: ["B true"])
    listener.heard = []
    bar.selectedItem = bar.items?[3]
    expect(listener.heard, is: [])
    bar.selectedItem = UITabBarItem()
    expect(bar.selectedItem, is: nil, "it is not in the bar")
  }

  @Test("TAB-2: a tab that leaves the bar is not selected any more, and one that stays is")
  func tabsThatLeave() {
    let bar = bar()
    bar.selectedItem = bar.items?[1]
    bar.items?.removeFirst()
    let kept = bar.items
    expect(bar.selectedItem?.title, is: "B")
    bar.setItems(nil, animated: true)
    #expect(bar.selectedItem == nil && kept?.first?.title == "B")
    expect(tap(0, 150, 770), is: [])
  }

  @Test("BAR-1, BAR-4: each tab is a private control with an equal share of the bar; labels take no touches")
  func controls() throws {
    let bar = bar()
    stage.window.layoutIfNeeded()
    let hit = try #require(stage.window.hitTest(CGPoint(x: 399, y: 799), with: nil) as? UIControl)
    expect("\(type(of: hit))", is: "UITabBarButton")
    expect(hit.frame, is: CGRect(x: 300, y: 0, width: 100, height: 50))
    bar.items?[3].isEnabled = false
    #expect(!hit.isEnabled)
    expect(tap(0, 350, 770), is: [], "a disabled item is hit and does nothing")
    expect(tap(1, 299, 770), is: ["C true"])
  }

  @Test("BAR-1: a touch that is dragged far away from a tab selects nothing")
  func dragged() {
    _ = bar()
    stage.play(0, down(1, 50, 770))
    stage.play(0.1, move(1, 50, 500))
    stage.play(0.2, up(1, 50, 500))
    expect(listener.heard, is: [])
  }

  @Test(
    "BAR-1: what an application adds stays in front of the tabs, and sticks out where the bar's override says so"
  )
  func raised() throws {
    let bar = stage.world.run { RaisedBar(frame: CGRect(x: 0, y: 750, width: 400, height: 50)) }
    add(bar, "A", "B", "C")
    bar.addSubview(bar.button)
    bar.setItems(bar.items, animated: false)
    bar.button.addTarget(stage, action: Stage.wasPressed, for: .touchUpInside)
    expect(tap(0, 200, 730), is: [])
    expect(stage.drainLog(), is: ["pressed"])
    expect(tap(1, 200, 770), is: [], "in front of the tab in the middle")
    expect(stage.drainLog(), is: ["pressed"])
    expect(tap(2, 200, 790), is: ["B true"])
    expect(tap(3, 50, 730), is: [])
    expect(stage.drainLog(), is: [])
    expect(
      stage.window.hitTest(CGPoint(x: 50, y: 730), with: nil), isSame: stage.window,
      "beside the button and above the bar")
  }

  @Test("BAR-2: a tab refuses no recognizer above it, so that its tap acts in place of the tab")
  func underATap() {
    _ = bar()
    let tap = UITapGestureRecognizer { [stage] _ in stage.note("tapped") }
    stage.window.addGestureRecognizer(tap)
    expect(self.tap(0, 50, 770), is: [])
    expect(stage.drainLog(), is: ["tapped"])
  }

  @Test(
    "TAB-1: a tapped tab of a controller is asked for and reported, the selected one again; code only reports"
  )
  func controller() throws {
    let controller = UITabBarController()
    let children = ["A", "B"].map { title in
      let child = UIViewController()
      child.title = title
      return child
    }
    stage.world.run {
      controller.viewControllers = children
      controller.delegate = listener
      stage.window.rootViewController = controller
    }
    expect(controller.selectedViewController, isSame: children[0])
    expect(tap(0, 300, 790), is: ["should B at 0", "did B at 1"])
    expect(tap(1, 300, 790), is: ["should B at 1", "did B at 1"])
    #expect(children[1].view.window === stage.window && children[0].view.window == nil)
    expect(children[1].view.superview?.subviews.last, isSame: controller.tabBar, "the bar is in front")
    listener.allows = false
    expect(tap(2, 100, 790), is: ["should A at 1"])
    expect(controller.selectedIndex, is: 1)
    expect(controller.tabBar.selectedItem, isSame: children[1].tabBarItem)
    listener.heard = []
    controller.selectedIndex = 0
    expect(listener.heard, is: ["did A at 0"])
    expect(children[0].view.window, isSame: stage.window)
    controller.selectedIndex = 7
    expect(controller.selectedIndex, is: 0)
    #expect(children[1].tabBarController === controller && children[1].parent === controller)
    children[0].tabBarItem = UITabBarItem(title: "Z", image: nil, tag: 9)
    #expect(controller.tabBar.items?.first?.tag == 9 && controller.tabBar.selectedItem?.tag == 9)
    controller.viewControllers = [children[1]]
    #expect(children[0].parent == nil && children[0].view.window == nil)
    expect(controller.selectedViewController, isSame: children[1])
  }
}

extension Stage {
  fileprivate func wasPressed() { note("pressed") }
}
