import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// What the bars of containers cover is in the safe area of what is behind them. [NAV-12, TAB-4]
@Suite struct SafeAreaTests {
  private func shown(_ root: UIViewController, _ screen: Screen) {
    screen.show(root)
    screen.window.layoutIfNeeded()
  }

  @Test(
    "NAV-12: a navigation bar is in the safe area of what is below it, on iOS 26 as it was measured",
    arguments: [(17, 0.0, 44.0, 0.0), (17, 59, 103, 59), (26, 59, 113, 59), (26, 0, 64, 10)])
  func bar(system: Int, top: Double, safe: Double, place: Double) {
    let screen = Screen(rules: EventRules(system: system))
    let child = Noting("A", screen)
    let navigation = screen.run { UINavigationController(rootViewController: child) }
    navigation.additionalSafeAreaInsets.top = CGFloat(top)
    shown(navigation, screen)
    expect(child.view.safeAreaInsets, is: UIEdgeInsets(top: CGFloat(safe), left: 0, bottom: 0, right: 0))
    expect(child.view.safeAreaLayoutGuide.layoutFrame.minY, is: CGFloat(safe))
    expect(child.additionalSafeAreaInsets, is: .zero, "these are the client's")
    expect(navigation.navigationBar.frame.minY, is: CGFloat(place))
    expect(navigation.navigationBar.frame.maxY, is: CGFloat(safe))
    child.additionalSafeAreaInsets.top = 7
    expect(child.view.safeAreaInsets.top, is: CGFloat(safe + 7))
  }

  @Test(
    "NAV-12: a bar that is hidden covers nothing; controllers are told, and one that leaves takes nothing along"
  )
  func hidden() {
    final class Told: Noting {
      var count = 0
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        count += 1
      }
    }
    let screen = Screen()
    let (first, child) = (Noting("A", screen), Told("B", screen))
    let navigation = screen.run { UINavigationController(rootViewController: first) }
    shown(navigation, screen)
    screen.run { navigation.pushViewController(child, animated: true) }
    expect(child.view.safeAreaInsets.top, is: 44, "from the beginning of the push")
    screen.wait(1)
    let count = child.count
    screen.run { navigation.setNavigationBarHidden(true, animated: false) }
    #expect(child.view.safeAreaInsets.top == 0 && child.count == count + 1)
    screen.run { navigation.setNavigationBarHidden(false, animated: true) }
    screen.wait(1)
    expect(child.view.safeAreaInsets.top, is: 44)
    screen.run { _ = navigation.popViewController(animated: false) }
    screen.window.addSubview(child.view)
    expect(child.view.safeAreaInsets, is: .zero)
  }

  @Test("TAB-4: a tab bar is in the safe area of what is behind it, around a navigation bar as well")
  func tabs() {
    let screen = Screen()
    let child = Noting("A", screen)
    let tab = screen.run { UITabBarController() }
    screen.run { tab.viewControllers = [UINavigationController(rootViewController: child)] }
    tab.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    shown(tab, screen)
    expect(child.view.safeAreaInsets, is: UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
    expect(tab.tabBar.frame, is: CGRect(x: 0, y: 769, width: 393, height: 83))
    let button = tab.tabBar.subviews.first { $0 is UIControl }
    expect(button?.frame.height, is: 49, "above what the phone covers")
    tab.tabBar.isHidden = true
    tab.view.setNeedsLayout()
    tab.view.layoutIfNeeded()
    expect(child.view.safeAreaInsets.bottom, is: 34)
    tab.tabBar.isHidden = false
    screen.turn()
    expect(tab.tabBar.frame, is: CGRect(x: 0, y: 310, width: 852, height: 83))
    guard let navigation = child.navigationController else { return }
    screen.run { tab.viewControllers = [] }
    screen.window.addSubview(navigation.view)
    expect(navigation.view.safeAreaInsets.bottom, is: 0)
  }

  @Test("NAV-12: the bars of containers move when what they stand at does, before the next layout as well")
  func followed() {
    let screen = Screen()
    let child = Noting("A", screen)
    let tab = screen.run { UITabBarController() }
    let navigation = screen.run { UINavigationController(rootViewController: child) }
    screen.run { tab.viewControllers = [navigation] }
    shown(tab, screen)
    tab.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    #expect(navigation.navigationBar.frame.minY == 59 && tab.tabBar.frame.height == 83)
    expect(child.view.safeAreaInsets, is: UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
  }

  @Test("LAY-8: the older layout guides end where the safe area begins") func guides() {
    let screen = Screen()
    let child = Noting("A", screen)
    let tab = screen.run { UITabBarController() }
    screen.run { tab.viewControllers = [UINavigationController(rootViewController: child)] }
    let line = UIView(frame: .zero)
    line.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(line)
    for constraint in [
      line.topAnchor.constraint(equalTo: child.topLayoutGuide.bottomAnchor),
      line.bottomAnchor.constraint(equalTo: child.bottomLayoutGuide.topAnchor),
      line.leadingAnchor.constraint(equalTo: child.view.leadingAnchor),
      line.widthAnchor.constraint(equalToConstant: 10),
    ] { constraint.isActive = true }
    shown(tab, screen)
    #expect(child.topLayoutGuide.length == 44 && child.bottomLayoutGuide.length == 49)
    expect(line.frame, is: CGRect(x: 0, y: 44, width: 10, height: 759))
  }

  @Test(
    "AL-63: the older layout guides are items for constraints, one of each kind for a view, with two of their own"
  )
  func guideItems() throws {
    let screen = Screen()
    let child = screen.run { UIViewController() }
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(line)
    let constraint = NSLayoutConstraint(
      item: line, attribute: .top, relatedBy: .equal, toItem: child.topLayoutGuide, attribute: .bottom,
      multiplier: 1, constant: 10)
    constraint.isActive = true
    #expect(constraint.secondItem === child.topLayoutGuide && child.view.constraints.count == 3)
    #expect(child.bottomLayoutGuide === child.bottomLayoutGuide && child.view.constraints.count == 5)
    expect(child.view.subviews.filter(\.isHidden).count, is: 2)
    line.heightAnchor.constraint(equalTo: child.topLayoutGuide.heightAnchor).isActive = true
    line.widthAnchor.constraint(equalToConstant: 10).isActive = true
    line.leadingAnchor.constraint(equalTo: child.view.leadingAnchor).isActive = true
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    shown(child, screen)
    expect(line.frame, is: CGRect(x: 0, y: 40, width: 10, height: 30))
    #expect(child.topLayoutGuide.length == 30 && child.bottomLayoutGuide.length == 20)
    let bottom = try #require(child.bottomLayoutGuide as? UIView)
    #expect(bottom.frame.maxY == child.view.bounds.maxY && bottom.frame.height == 20)
  }

  @Test("NAV-12: constraints to the safe area follow the bar") func constraints() {
    let screen = Screen()
    let child = Noting("A", screen)
    let navigation = screen.run { UINavigationController(rootViewController: child) }
    let label = UIView(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(label)
    for constraint in [
      label.topAnchor.constraint(equalTo: child.view.safeAreaLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: child.view.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 100), label.heightAnchor.constraint(equalToConstant: 20),
    ] { constraint.isActive = true }
    shown(navigation, screen)
    expect(label.frame, is: CGRect(x: 0, y: 44, width: 100, height: 20))
    screen.run { navigation.isNavigationBarHidden = true }
    screen.window.layoutIfNeeded()
    expect(label.frame.minY, is: 0)
  }
}
