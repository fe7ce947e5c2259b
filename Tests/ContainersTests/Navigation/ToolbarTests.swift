import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// The bar at the foot of a navigation controller, and tab bars that are hidden.
@Suite struct ToolbarTests {
  @Test("BAR-10: a toolbar is hidden at first; shown, it stands above what is covered and ends the content")
  func shown() {
    let screen = Screen()
    let (child, next) = (Noting("A", screen), Noting("B", screen))
    let navigation = screen.run { UINavigationController(rootViewController: child) }
    navigation.additionalSafeAreaInsets.bottom = 34
    screen.show(navigation)
    screen.window.layoutIfNeeded()
    #expect(navigation.isToolbarHidden && child.view.safeAreaInsets.bottom == 34)
    let item = screen.run { UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil) }
    child.toolbarItems = [item]
    navigation.isToolbarHidden = false
    let height = screen.window.bounds.height
    expect(
      navigation.toolbar.frame,
      is: CGRect(x: 0, y: height - 78, width: screen.window.bounds.width, height: 44))
    #expect(navigation.toolbar.items == [item] && !navigation.toolbar.isHidden)
    expect(child.view.safeAreaInsets.bottom, is: 78)
    child.toolbarItems = []
    expect(navigation.toolbar.items, is: [])
    next.toolbarItems = [item]
    screen.run { navigation.pushViewController(next, animated: false) }
    #expect(navigation.toolbar.items == [item] && next.view.safeAreaInsets.bottom == 78)
    navigation.setToolbarHidden(true, animated: false)
    #expect(navigation.toolbar.isHidden && next.view.safeAreaInsets.bottom == 34)
  }

  @Test("BAR-10: a controller that has left changes the toolbar no more, and one of a class has it")
  func left() {
    final class Own: UIToolbar {}
    let screen = Screen()
    let (child, next) = (Noting("A", screen), Noting("B", screen))
    let navigation = screen.run { UINavigationController(navigationBarClass: nil, toolbarClass: Own.self) }
    screen.run { navigation.viewControllers = [child, next] }
    screen.show(navigation)
    navigation.isToolbarHidden = false
    #expect(navigation.toolbar is Own)
    screen.run { _ = navigation.popViewController(animated: false) }
    next.toolbarItems = [screen.run { UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil) }]
    expect(navigation.toolbar.items ?? [], is: [])
  }

  @Test("BAR-14: a hidden tab bar gives its room to the children")
  func tabs() {
    let screen = Screen()
    let child = Noting("A", screen)
    let tabs = screen.run { UITabBarController() }
    screen.run { tabs.viewControllers = [child] }
    screen.show(tabs)
    screen.window.layoutIfNeeded()
    #expect(child.view.safeAreaInsets.bottom > 0)
    tabs.isTabBarHidden = true
    #expect(tabs.tabBar.isHidden && child.view.safeAreaInsets.bottom == 0)
    tabs.setTabBarHidden(false, animated: true)
    #expect(child.view.safeAreaInsets.bottom > 0)
  }

  @Test(
    "VAL-125, VAL-138, BAR-11: what columns, popovers and bars are told is read back; a share that is dismissed says so"
  )
  func kept() {
    let screen = Screen()
    screen.run {
      let (split, navigation) = (UISplitViewController(), UINavigationController())
      split.preferredDisplayMode = .oneBesideSecondary
      navigation.hidesBarsOnSwipe = true
      #expect(split.preferredDisplayMode == .oneBesideSecondary && split.displayMode == .secondaryOnly)
      #expect(navigation.hidesBarsOnSwipe && !navigation.hidesBarsOnTap)
      expect(split.displayModeButtonItem, isSame: split.displayModeButtonItem)
    }
    let root = Noting("A", screen)
    screen.show(root)
    var log: [String] = []
    let share = screen.run { UIActivityViewController(activityItems: ["a"], applicationActivities: nil) }
    share.completionWithItemsHandler = { activity, done, _, _ in log.append("\(activity == nil) \(done)") }
    screen.run { root.present(share, animated: false) }
    #expect(log.isEmpty)
    screen.run { share.dismiss(animated: false) }
    expect(log, is: ["true false"])
  }
}
