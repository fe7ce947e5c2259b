import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Children of containers that something covers in their own context, which takes their views out of the window.
@Suite struct CoveredChildTests {
  private let screen = Screen()
  private let (covered, other, cover): (Noting, Noting, Noting)

  init() {
    (covered, other) = (Noting("covered", screen), Noting("other", screen))
    cover = Noting("cover", screen)
    covered.definesPresentationContext = true
    cover.modalPresentationStyle = .currentContext
  }

  private func present(animated: Bool = false) {
    screen.run { covered.present(cover, animated: animated) }
    screen.wait(animated ? 0 : 1)
    _ = screen.drain()
  }

  /// What stands in for the covered controller is told what that would be, and the covered one hears nothing.
  private func expectGone() {
    #expect(covered.phase == "unseen" && cover.phase == "unseen" && other.phase == "seen")
    #expect(covered.view.window == nil && cover.view.window == nil && other.view.window != nil)
    expect(covered.faults + other.faults + cover.faults, is: [])
  }

  private func expectBack(_ size: CGSize = CGSize(width: 393, height: 852)) {
    #expect(covered.phase == "unseen" && cover.phase == "seen" && other.phase == "unseen")
    #expect(covered.view.window == nil && other.view.window == nil)
    expect(cover.view.convert(cover.view.bounds, to: nil), is: CGRect(origin: .zero, size: size))
    #expect(covered.presentedViewController === cover && covered.faults + other.faults + cover.faults == [])
  }

  private func expectUncovered() {
    screen.run { covered.dismiss(animated: true) }
    screen.wait(1)
    #expect(covered.phase == "seen" && cover.phase == "unseen" && covered.presentedViewController == nil)
    expect(screen.window.hitTest(CGPoint(x: 200, y: 300), with: nil), isSame: covered.view)
    expect(covered.faults + cover.faults, is: [])
  }

  @Test("PRES-5: a push and a pop move what covers a child, and leave the child's view out")
  func stack() {
    let navigation = UINavigationController(rootViewController: covered)
    screen.show(navigation)
    present()
    screen.run { navigation.pushViewController(other, animated: true) }
    expect(screen.drain(), is: ["cover will disappear", "other will appear"])
    screen.wait(0.175)
    #expect(screen.shownFrame(other.view).minX > 0 && cover.view.window != nil && covered.view.window == nil)
    screen.wait(1)
    expect(screen.drain(), is: ["cover did disappear", "other did appear"])
    expectGone()
    screen.run { navigation.popViewController(animated: true) }
    screen.wait(1)
    expect(
      screen.drain(),
      is: [
        "other will disappear", "cover will appear", "other did disappear", "cover did appear",
      ])
    expectBack()
    screen.turn()
    screen.wait(1)
    expectBack(CGSize(width: 852, height: 393))
    expectUncovered()
  }

  @Test("PRES-5: a pop that is taken back, and a push without animation, leave the child's view out")
  func takenBack() {
    let navigation = UINavigationController(rootViewController: covered)
    screen.show(navigation)
    present()
    screen.run { navigation.pushViewController(other, animated: false) }
    screen.wait(1)
    expectGone()
    screen.drag(from: (5, 400), to: (105, 400), in: 1)
    screen.wait(1)
    expectGone()
    screen.run { navigation.popViewController(animated: false) }
    screen.wait(1)
    expectBack()
    expectUncovered()
  }

  @Test("PRES-5: pages that turn move what covers a child, and leave the child's view out") func pages() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let source = Neighbors()
    source.rows = [[covered, other]]
    pages.dataSource = source
    pages.setViewControllers([covered], direction: .forward, animated: false)
    screen.show(pages)
    present()
    screen.drag(from: (300, 400), to: (80, 400), in: 0.2)
    screen.wait(1)
    expectGone()
    screen.drag(from: (80, 400), to: (200, 400), in: 0.5, lifting: false)
    #expect(cover.view.window != nil && covered.view.window == nil)
    screen.move(390, 400)
    screen.up(390, 400)
    screen.wait(1)
    expectBack()
    screen.turn()
    screen.wait(1)
    expectBack(CGSize(width: 852, height: 393))
    screen.turn()
    screen.run { pages.setViewControllers([other], direction: .forward, animated: true) }
    screen.wait(1)
    expectGone()
    screen.run { pages.setViewControllers([covered], direction: .reverse, animated: false) }
    screen.wait(1)
    expectBack()
    expectUncovered()
    withExtendedLifetime(source) {}
  }

  @Test("PRES-5: a layout in the middle of the presentation does not bring a child's view back")
  func turned() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([covered], direction: .forward, animated: false)
    screen.show(pages)
    present(animated: true)
    screen.wait(0.2)
    screen.turn(layingOut: false)
    screen.wait(1)
    expectBackAlone()
    let navigation = UINavigationController(rootViewController: other)
    screen.run { covered.dismiss(animated: false) }
    other.definesPresentationContext = true
    screen.show(navigation)
    screen.run { other.present(cover, animated: true) }
    screen.wait(0.2)
    screen.turn(layingOut: false)
    screen.wait(1)
    #expect(other.view.window == nil && other.phase == "unseen" && cover.phase == "seen")
  }

  @Test("PRES-5: a presentation that ends while a pop shows the child again leaves its view out")
  func popped() {
    let navigation = UINavigationController(rootViewController: covered)
    screen.show(navigation)
    let puller = Puller()
    puller.isDriving = true
    cover.transitioningDelegate = puller
    screen.run { covered.present(cover, animated: true) }
    screen.run { navigation.pushViewController(other, animated: false) }
    screen.run { navigation.popViewController(animated: true) }
    screen.wait(0.1)
    screen.run { puller.letGo(finishing: true) }
    screen.wait(1)
    expectBack()
    puller.isDriving = false
    expectUncovered()
    withExtendedLifetime(puller) {}
  }

  @Test("PRES-5: a child that is uncovered while its container is covered comes back with that") func unseen()
  {
    let navigation = UINavigationController(rootViewController: covered)
    screen.show(navigation)
    present()
    other.modalPresentationStyle = .fullScreen
    screen.run { navigation.present(other, animated: false) }
    screen.wait(1)
    _ = screen.drain()
    screen.run { covered.dismiss(animated: true) }
    screen.wait(1)
    #expect(screen.drain() == [] && covered.presentedViewController === other)
    screen.run { navigation.dismiss(animated: false) }
    screen.wait(1)
    #expect(covered.view.window != nil && covered.phase == "seen" && covered.faults + other.faults == [])
  }

  @Test("PRES-4: a presenter that is the root no more does not appear when what it presented goes")
  func oldRoot() {
    screen.show(covered)
    cover.modalPresentationStyle = .fullScreen
    present()
    screen.run { screen.window.rootViewController = other }
    screen.wait(0)
    _ = screen.drain()
    screen.run { covered.dismiss(animated: true) }
    screen.wait(1)
    expect(screen.drain(), is: ["cover will disappear", "cover did disappear"])
    expectGone()
  }

  @Test("PRES-5: a page that is uncovered while its content is dragged stays where the content has it")
  func dragged() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([covered], direction: .forward, animated: false)
    screen.show(pages)
    present()
    screen.run {
      (pages.view.subviews.first as? UIScrollView)?.contentOffset.x += 7
      covered.dismiss(animated: false)
    }
    screen.wait(1)
    #expect(covered.view.frame.minX == 393 && covered.phase == "seen")
  }

  private func expectBackAlone() {
    #expect(covered.view.window == nil && covered.phase == "unseen" && cover.phase == "seen")
    expect(cover.view.convert(cover.view.bounds, to: nil).size, is: CGSize(width: 852, height: 393))
  }

  @Test("PRES-5: tabs that are selected show what covers a child, and leave the child's view out") func tabs()
  {
    let tabs = UITabBarController()
    tabs.viewControllers = [covered, other]
    screen.show(tabs)
    present()
    screen.run { tabs.selectedIndex = 1 }
    screen.wait(1)
    expect(
      screen.drain(),
      is: [
        "other will appear", "cover will disappear", "cover did disappear", "other did appear",
      ])
    expectGone()
    screen.run { tabs.selectedIndex = 0 }
    screen.wait(1)
    expectBack()
    screen.turn()
    screen.wait(1)
    expectBack(CGSize(width: 852, height: 393))
    expectUncovered()
  }

  @Test("PRES-2: what presents a controller, or is around it, is not presented, pushed or shown by that")
  func around() {
    let navigation = UINavigationController(rootViewController: covered)
    screen.show(navigation)
    cover.modalPresentationStyle = .fullScreen
    present()
    screen.run { cover.present(navigation, animated: false) }
    expect(cover.presentedViewController, is: nil)
    screen.run { navigation.dismiss(animated: false) }
    #expect(covered.phase == "seen" && cover.phase == "unseen")
    let inner = UINavigationController()
    let tabs = UITabBarController()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    screen.run {
      navigation.setViewControllers([inner], animated: false)
      inner.pushViewController(navigation, animated: false)
      inner.setViewControllers([navigation, tabs], animated: false)
      tabs.viewControllers = [inner, pages]
      tabs.selectedIndex = 0
      pages.setViewControllers([tabs], direction: .forward, animated: false)
      covered.addChild(covered)
    }
    screen.wait(1)
    #expect(navigation.children == [inner] && inner.children == [tabs] && tabs.children == [pages])
    #expect(pages.children == [] && covered.children == [] && navigation.parent == nil)
  }
}
