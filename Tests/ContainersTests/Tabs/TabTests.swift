import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Whom a tab bar controller tells what, and when.
@Suite struct TabTests {
  private final class Listener: UITabBarControllerDelegate {
    let screen: Screen
    var allows = true
    init(_ screen: Screen) { self.screen = screen }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      screen.note("should \(viewController.title ?? "")")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { screen.note("did \(viewController.title ?? "")") }
  }

  private let screen = Screen()
  private let listener: Listener
  private let tabs: UITabBarController
  private let a: Noting
  private let b: Noting

  init() {
    listener = Listener(screen)
    (a, b) = (Noting("A", screen), Noting("B", screen))
    tabs = screen.run { UITabBarController() }
    tabs.viewControllers = [a, b]
    tabs.delegate = listener
    screen.show(tabs)
  }

  @Test("TAB-3: a selection tells who comes, who goes, that this one has gone, and that the other is there")
  func order() {
    screen.run { tabs.selectedIndex = 1 }
    screen.wait(0)
    expect(
      screen.drain(),
      is: [
        "B will appear", "A will disappear", "A did disappear", "did B", "B did appear",
      ])
    #expect(a.faults + b.faults == [] && a.view.superview == nil)
  }

  @Test("TAB-1: a tap asks and reports, also for the tab that is selected; a selection in code reports")
  func asked() {
    screen.tap(300, 840)
    screen.wait(0)
    expect(screen.drain().filter { !$0.contains("appear") }, is: ["should B", "did B"])
    screen.tap(300, 840)
    expect(screen.drain(), is: ["should B", "did B"])
    listener.allows = false
    screen.tap(100, 840)
    #expect(screen.drain() == ["should A"] && tabs.selectedIndex == 1)
    screen.run { tabs.selectedViewController = a }
    screen.wait(0)
    expect(screen.drain().filter { !$0.contains("appear") }, is: ["did A"])
  }

  @Test("TAB-5: other controllers leave the selected one, else the selected place, else the first selected")
  func replaced() {
    let (c, d) = (Noting("C", screen), Noting("D", screen))
    screen.run { tabs.selectedIndex = 1 }
    screen.wait(0)
    _ = screen.drain()
    screen.run { tabs.setViewControllers([c, d, b], animated: true) }
    screen.wait(0)
    #expect(tabs.selectedIndex == 2 && tabs.selectedViewController === b && b.phase == "seen")
    #expect(tabs.tabBar.selectedItem === b.tabBarItem && a.parent == nil)
    #expect(!screen.drain().contains { $0.hasPrefix("did") }, "the delegate hears nothing")
    screen.run { tabs.viewControllers = [a, c, d] }
    screen.wait(0)
    #expect(tabs.selectedViewController === d && d.phase == "seen" && b.phase == "unseen")
    screen.run { tabs.viewControllers = [a, b] }
    screen.wait(0)
    #expect(tabs.selectedViewController === a && a.phase == "seen" && d.phase == "unseen")
    screen.run { tabs.viewControllers = nil }
    screen.wait(0)
    #expect(tabs.selectedViewController == nil && a.phase == "unseen" && tabs.children == [])
    expect([a, b, c, d].flatMap(\.faults), is: [])
  }

  @Test("TAB-3: a new item of a child is shown in the bar") func items() {
    a.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 3)
    expect(tabs.tabBar.items?.first?.title, is: "Other")
  }
}
