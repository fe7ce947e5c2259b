import Expectations
import Fingerpost
import FingerpostTimeline
import Foundation
import Testing
import UIKit

/// What a tap on the status bar scrolls where containers hold several scroll views.
@Suite struct StatusBarTapTests {
  private func list(_ world: World, at y: CGFloat = 0, x: CGFloat = 0, width: CGFloat = 400) -> UIScrollView {
    world.run {
      let list = UIScrollView(frame: CGRect(x: x, y: y, width: width, height: 800 - y))
      list.contentSize = CGSize(width: width, height: 4000)
      list.contentOffset.y = 500
      return list
    }
  }

  private func controller(_ view: UIView, _ world: World) -> UIViewController {
    world.run {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
  }

  private func tap(_ stage: Stage, at x: CGFloat? = nil) {
    stage.world.application.statusBarWasTapped(at: x)
    stage.world.timeline.advance(to: stage.world.timeline.now.advanced(bySeconds: 1))
  }

  @Test("SCR-24: below the controller on top of a stack, and in other tabs, nothing counts")
  func containers() {
    let stage = Stage()
    let lists = (0..<3).map { _ in list(stage.world) }
    stage.world.run {
      let stack = UINavigationController(rootViewController: controller(lists[0], stage.world))
      stack.pushViewController(controller(lists[1], stage.world), animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, controller(lists[2], stage.world)]
      stage.window.rootViewController = tabs
      stage.window.layoutIfNeeded()
      _ = stack.view
    }
    // What lies behind bars has moved already.
    let before = lists.map(\.contentOffset)
    tap(stage)
    expect(zip(lists, before).map { $0.contentOffset == $1 }, is: [true, false, true])
    expect(lists[1].contentOffset.y, is: -lists[1].adjustedContentInset.top)
  }

  @Test("SCR-24: a scroll view beside the page that shows counts as well, as it is in the window")
  func beside() {
    let stage = Stage()
    let lists = [list(stage.world), list(stage.world, x: 400)]
    let pages = stage.world.run { UIScrollView(frame: stage.window.bounds) }
    pages.contentSize = CGSize(width: 800, height: 800)
    pages.scrollsToTop = false
    stage.window.addSubview(pages)
    for list in lists { pages.addSubview(list) }
    tap(stage)
    #expect(lists.allSatisfy { $0.contentOffset.y == 500 })
    lists[1].scrollsToTop = false
    tap(stage)
    expect(lists.map(\.contentOffset.y), is: [0, 500])
  }

  @Test(
    "SCR-34: on a pad the scroll view under the tap that is nearest to the bar goes, whatever others there are"
  )
  func pad() {
    var rules = EventRules.standard
    rules.isPad = true
    let stage = Stage(rules: rules)
    let left = list(stage.world, width: 200)
    let right = list(stage.world, x: 200, width: 200)
    let low = list(stage.world, at: 300)
    for list in [left, right, low] { stage.window.addSubview(list) }
    tap(stage, at: 300)
    expect([left, right, low].map(\.contentOffset.y), is: [500, 0, 500])
    left.scrollsToTop = false
    tap(stage, at: 100)
    expect([left, right, low].map(\.contentOffset.y), is: [500, 0, 500])
    left.removeFromSuperview()
    tap(stage, at: 100)
    expect(low.contentOffset.y, is: 0)
  }
}
