import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Containers that go, or are covered, while something in them is under way.
@Suite struct GoneTests {
  private let screen = Screen()

  @Test("NAV-4: a navigation controller that nothing keeps any more finishes its push")
  func goneInPush() {
    let pushed = Noting("pushed", screen)
    screen.show(UINavigationController(rootViewController: Noting("first", screen)))
    screen.run {
      (screen.window.rootViewController as? UINavigationController)?.pushViewController(
        pushed, animated: true)
    }
    screen.wait(0.1)
    screen.run { screen.window.rootViewController = Noting("other", screen) }
    screen.wait(1)
    #expect(pushed.phase == "unseen" && pushed.faults == [])
  }

  @Test("NAV-4: a push whose controller leaves the screen and comes back before its end has appeared")
  func backInPush() {
    let pushed = Noting("pushed", screen)
    let navigation = UINavigationController(rootViewController: Noting("first", screen))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, Noting("other", screen)]
    screen.show(tabs)
    screen.run { navigation.pushViewController(pushed, animated: true) }
    screen.wait(0.1)
    screen.run { tabs.selectedIndex = 1 }
    screen.run { tabs.viewControllers = [navigation] }
    screen.wait(1)
    #expect(pushed.view.window != nil && pushed.phase == "seen" && pushed.faults == [])
  }

  @Test("TAB-2: a controller whose tab bar controller has gone may have another title")
  func goneTabs() {
    let child = Noting("child", screen)
    screen.run {
      let tabs = UITabBarController()
      tabs.viewControllers = [child]
    }
    child.title = "another"
    #expect(child.parent == nil && child.tabBarItem.title == "another")
  }

  @Test("NAV-4: what is pushed while the controller comes back is announced and shown to the delegate")
  func pushedAsItAppears() {
    let listener = Listener()
    let navigation = UINavigationController(rootViewController: Noting("A", nil))
    navigation.delegate = listener
    screen.show(navigation)
    let cover = Noting("cover", screen)
    cover.modalPresentationStyle = .fullScreen
    screen.run { navigation.present(cover, animated: false) }
    screen.wait(1)
    screen.run { navigation.dismiss(animated: true) }
    listener.calls = []
    screen.run { navigation.pushViewController(Noting("B", nil), animated: true) }
    screen.wait(1)
    expect(listener.calls, is: ["will show B", "did show B"])
    withExtendedLifetime(listener) {}
  }

  private final class Listener: UINavigationControllerDelegate {
    var calls: [String] = []
    nonisolated deinit {}

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { calls.append("will show \(viewController.title ?? "")") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { calls.append("did show \(viewController.title ?? "")") }
  }

  @Test("PRES-5: what covers one tab goes with it, and comes back with it")
  func coveredTab() {
    let (one, two) = (Noting("one", nil), Noting("two", nil))
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    screen.show(tabs)
    one.definesPresentationContext = true
    let cover = Noting("cover", screen)
    cover.modalPresentationStyle = .overCurrentContext
    screen.run { one.present(cover, animated: false) }
    screen.wait(1)
    screen.run { tabs.selectedIndex = 1 }
    screen.wait(1)
    #expect(cover.view.window == nil && cover.phase == "unseen" && two.view.window != nil)
    expect(screen.window.hitTest(CGPoint(x: 200, y: 400), with: nil), isSame: two.view)
    screen.run { tabs.selectedIndex = 0 }
    screen.wait(1)
    expect(screen.window.hitTest(CGPoint(x: 200, y: 400), with: nil), isSame: cover.view)
    #expect(cover.phase == "seen" && one.presentedViewController === cover && cover.faults == [])
  }

  @Test("PAGE-1: a page that is set where there is no room is there at once")
  func noRoom() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (one, two) = (Noting("one", nil), Noting("two", nil))
    pages.setViewControllers([one], direction: .forward, animated: false)
    screen.show(pages)
    screen.run {
      pages.view.frame.size.width = 0
      pages.view.layoutIfNeeded()
      pages.setViewControllers([two], direction: .forward, animated: true)
    }
    screen.wait(1)
    #expect(pages.children == [two] && one.phase == "unseen" && two.phase == "seen")
  }

  @Test("PRES-4: a view that is presented full screen fills the window also where that turns")
  func turned() {
    let bare = Bare()
    screen.show(Noting("A", screen))
    bare.modalPresentationStyle = .fullScreen
    screen.run { screen.window.rootViewController?.present(bare, animated: false) }
    screen.wait(1)
    screen.turn()
    expect(bare.view.frame, is: CGRect(x: 0, y: 0, width: 852, height: 393))
  }

  /// Makes a view that does not say how it is resized.
  private final class Bare: UIViewController {
    nonisolated deinit {}

    override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
  }
}
