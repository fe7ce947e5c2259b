import Expectations
import Foundation
import Testing
import UIKit

@Suite("Navigation bars", .bothWays)
struct NavigationBarTests {
  private final class Listener: UINavigationBarDelegate {
    var heard: [String] = []
    var allows = true

    func note(_ what: String, _ bar: UINavigationBar, _ item: UINavigationItem) {
      heard.append("\(what) \(item.title ?? "") of \(bar.items?.count ?? 0)")
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      note("shouldPush", navigationBar, item)
      return allows
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      note("didPush", navigationBar, item)
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      note("shouldPop", navigationBar, item)
      return allows
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      note("didPop", navigationBar, item)
    }
  }

  private final class Navigator: UINavigationController {
    var heard: [String] = []
    var allows = true

    override func navigationBar(
      _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool {
      heard.append(
        "shouldPop \(item.title ?? "") \(navigationBar.items?.count ?? 0) \(viewControllers.count)")
      return allows
    }

    override func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      heard.append("didPop \(item.title ?? "") \(navigationBar.items?.count ?? 0) \(viewControllers.count)")
    }
  }

  private let stage = Stage()
  private let listener = Listener()

  private func bar(_ titles: String...) -> UINavigationBar {
    let bar = stage.world.run { UINavigationBar(frame: CGRect(x: 0, y: 20, width: 400, height: 44)) }
    bar.items = titles.map { UINavigationItem(title: $0) }
    bar.delegate = listener
    stage.window.addSubview(bar)
    return bar
  }

  private func tap(_ time: Double, _ x: Double, _ y: Double = 40) -> [String] {
    listener.heard = []
    stage.tap(time, x, y)
    return listener.heard
  }

  /// The title of the control at a point of the bar, nil without one.
  private func title(_ x: Double) -> String? {
    stage.window.layoutIfNeeded()
    let hit = stage.window.hitTest(CGPoint(x: x, y: 40), with: nil) as? UIControl
    return hit?.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
  }

  @Test("NAV-1: the back button asks with the stack as it was; no changes nothing, yes pops and then reports")
  func back() {
    let bar = bar("A", "B", "C")
    listener.allows = false
    expect(tap(0, 20), is: ["shouldPop C of 3"])
    listener.allows = true
    expect(tap(1, 20), is: ["shouldPop C of 3", "didPop C of 2"])
    #expect(bar.topItem?.title == "B" && bar.backItem?.title == "A")
    expect(tap(2, 20), is: ["shouldPop B of 2", "didPop B of 1"])
    expect(tap(3, 20), is: [], "nothing is below")
  }

  @Test("NAV-1: a pop in code is not asked for; a push is asked for")
  func inCode() {
    let bar = bar("A", "B")
    listener.allows = false
    expect(bar.popItem(animated: false)?.title, is: "B")
    expect(listener.heard, is: ["didPop B of 1"])
    listener.heard = []
    bar.pushItem(UINavigationItem(title: "C"), animated: false)
    expect(listener.heard, is: ["shouldPush C of 1"])
    expect(bar.items?.count, is: 1)
    listener.allows = true
    bar.pushItem(UINavigationItem(title: "C"), animated: false)
    expect(listener.heard, is: ["shouldPush C of 1", "shouldPush C of 1", "didPush C of 2"])
    bar.items = nil
    expect(bar.popItem(animated: false), is: nil)
  }

  @Test("NAV-1: the bar of a controller is asked with both stacks as they were, and both are popped")
  func managed() {
    let navigator = Navigator()
    let children = ["A", "B", "C"].map { title in
      let child = UIViewController()
      child.title = title
      return child
    }
    stage.world.run {
      for child in children { navigator.pushViewController(child, animated: false) }
      stage.window.rootViewController = navigator
    }
    navigator.allows = false
    stage.tap(0, 20, 20)
    expect(navigator.heard, is: ["shouldPop C 3 3"])
    #expect(navigator.topViewController === children[2] && children[2].view.window != nil)
    navigator.allows = true
    stage.tap(1, 20, 20)
    expect(navigator.heard, is: ["shouldPop C 3 3", "shouldPop C 3 3", "didPop C 2 2"])
    stage.play(1.8)
    #expect(children[2].parent == nil && children[2].view.window == nil)
    #expect(children[1].view.window != nil && children[1].navigationController === navigator)
    navigator.heard = []
    navigator.popViewController(animated: false)
    expect(navigator.heard, is: [])
    #expect(navigator.topViewController === children[0] && navigator.navigationBar.items?.count == 1)
    expect(navigator.popViewController(animated: false), is: nil, "the last one stays")
    stage.tap(2, 20, 20)
    expect(navigator.heard, is: [])
  }

  @Test("NAV-3: the back button is there unless it is hidden, or items at the left stand in its place")
  func backButton() throws {
    let bar = bar("A", "B")
    let top = try #require(bar.topItem)
    expect(title(20), is: "A")
    top.hidesBackButton = true
    expect(title(20), is: nil)
    top.hidesBackButton = false
    top.leftBarButtonItem = UIBarButtonItem(title: "L", primaryAction: nil)
    #expect(title(20) == "L" && title(60) == nil)
    top.leftItemsSupplementBackButton = true
    #expect(title(20) == "A" && title(60) == "L")
  }

  @Test(
    "NAV-3: the back button's title is that of the lower item's button, else its own for it, else its title")
  func backTitle() throws {
    let bar = bar("A", "B")
    let lower = try #require(bar.backItem)
    lower.backButtonTitle = "Back"
    expect(title(20), is: "Back")
    let button = UIBarButtonItem(
      title: "Home", primaryAction: UIAction { [listener] _ in listener.heard.append("its own") })
    button.title = "Home"
    lower.backBarButtonItem = button
    expect(title(20), is: "Home")
    expect(tap(0, 20), is: ["shouldPop B of 2", "didPop B of 1"], "its target, and action, do not count")
  }

  @Test("NAV-3: a finger that is on the back button stays on it while the title changes")
  func heldBackButton() {
    let bar = bar("A", "B")
    stage.play(0, down(1, 20, 40))
    bar.topItem?.title = "C"
    stage.play(0.1, move(1, 22, 40))
    stage.play(0.2, up(1, 22, 40))
    expect(listener.heard, is: ["shouldPop C of 2", "didPop C of 1"])
  }

  @Test("BAR-4: items at the right stand from right to left, and a view in place of the title is hit")
  func sides() throws {
    let bar = bar("A")
    let top = try #require(bar.topItem)
    top.rightBarButtonItems = [
      UIBarButtonItem(title: "First", primaryAction: nil),
      UIBarButtonItem(title: "Second", primaryAction: nil),
    ]
    #expect(title(399) == "First" && title(340) == "Second" && title(300) == nil)
    top.rightBarButtonItems?[0].width = 100
    #expect(title(301) == "First" && title(299) == "Second", "it is wider now")
    let view = stage.world.run { UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30)) }
    top.titleView = view
    stage.window.layoutIfNeeded()
    expect(stage.window.hitTest(CGPoint(x: 200, y: 42), with: nil), isSame: view)
    top.titleView = nil
    stage.window.layoutIfNeeded()
    expect(view.superview, is: nil)
  }
}
