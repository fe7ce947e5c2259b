import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Bars and sheets as UIKit gave them in iOS 26.1's simulator.
@MainActor @Suite("Bars and sheets, as measured") struct MeasuredChromeTests {
  private func box(_ view: UIView?) -> [Double] {
    guard let frame = view?.frame else { return [] }
    return [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1000).rounded() / 1000 }
  }

  private func world(_ width: Double, _ height: Double, scale: Double, _ body: @MainActor () -> Void) {
    var rules = EventRules(system: 26)
    rules.scrollPixelsPerPoint = scale
    World(eventRules: rules, screenSize: CGSize(width: width, height: height)).run(body)
  }

  private func show(_ controller: UIViewController, _ width: Double, _ height: Double) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func image(_ width: Double, _ height: Double) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func tabs(_ items: [(String, Double)]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = items.enumerated().map { index, item in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(title: item.0, image: image(item.1, 24), tag: index)
      return child
    }
    return tabs
  }

  private func plate(_ bar: UITabBar) -> UIView? {
    bar.subviews.first { String(describing: type(of: $0)) == "_UITabBarPlatterView" }
  }

  @Test("LAY-10: three tabs float on a plate in the bar, and content goes under it") func threeTabs() {
    world(375, 480, scale: 2) {
      let tabs = tabs([("Home", 24), ("Search", 24), ("Profile", 20)])
      let window = show(tabs, 375, 480)
      let first = tabs.viewControllers?.first
      let label = UILabel(frame: CGRect(x: 0, y: 200, width: 375, height: 30))
      first?.view.addSubview(label)
      window.layoutIfNeeded()
      expect(box(tabs.tabBar), is: [0, 397, 375, 83])
      expect(box(first?.view), is: [0, 0, 375, 480])
      expect(first?.view.safeAreaInsets.bottom, is: 83)
      expect(box(label), is: [0, 200, 375, 30])
      let plate = plate(tabs.tabBar)
      expect(box(plate), is: [51, 0, 274, 62])
      let buttons = plate?.subviews.compactMap { $0 as? UIControl } ?? []
      expect(buttons.map(box), is: [[4, 4, 94, 54], [90, 4, 94, 54], [176, 4, 94, 54]])
      expect(plate?.subviews.contains { !($0 is UIControl) && box($0) == [4, 4, 94, 54] }, is: true)
      for button in buttons { button.layoutIfNeeded() }
      let images = buttons.compactMap { $0.subviews.first { $0 is UIImageView } }
      expect(images.map(box), is: [[35, 8, 24, 24], [35, 8, 24, 24], [37, 8, 20, 24]])
      let titles = buttons.compactMap { $0.subviews.first { $0 is UILabel } }
      expect(titles.map { [box($0)[1], box($0)[3]] }, is: [[35, 12], [35, 12], [35, 12]])
      for (title, measured) in zip(titles, [29, 34.5, 32.5]) {
        expect(title.frame.width, near: measured, within: 0.08 * measured)
        #expect(abs(title.frame.midX - 47.25) <= 0.5)
      }
    }
  }

  @Test("LAY-10: the lens follows the selection; a tap on the plate selects, one beside it does not")
  func choosing() {
    world(375, 480, scale: 2) {
      let tabs = tabs([("Home", 24), ("Search", 24)])
      let window = show(tabs, 375, 480)
      tabs.selectedIndex = 1
      window.layoutIfNeeded()
      let plate = plate(tabs.tabBar)
      expect(box(plate), is: [94, 0, 188, 62])
      expect(box(plate?.subviews.first), is: [90, 4, 94, 54])
      #expect(window.hitTest(CGPoint(x: 120, y: 420), with: nil) is UIControl)
      #expect(!(window.hitTest(CGPoint(x: 20, y: 420), with: nil) is UIControl))
    }
  }

  @Test("LAY-10: more tabs than fit share what is between the sides; before iOS 26 they share the bar")
  func manyTabs() {
    world(375, 667, scale: 2) {
      let tabs = tabs((0..<5).map { ("T\($0)", 24) })
      _ = show(tabs, 375, 667)
      expect(box(plate(tabs.tabBar)), is: [21, 0, 333, 62])
    }
    World(eventRules: EventRules(system: 18), screenSize: CGSize(width: 375, height: 667)).run {
      let tabs = tabs((0..<5).map { ("T\($0)", 24) })
      _ = show(tabs, 375, 667)
      expect(box(tabs.tabBar), is: [0, 618, 375, 49])
      expect(plate(tabs.tabBar), is: nil)
      expect(
        tabs.tabBar.subviews.compactMap { $0 as? UIControl }.map { box($0)[2] }, is: [75, 75, 75, 75, 75])
    }
  }

  @Test(
    "LAY-11: items of a navigation bar are on plates 44 points high, and its title is 21 high in the middle")
  func navigationBar() {
    world(375, 667, scale: 2) {
      let content = UIViewController()
      content.title = "Inbox"
      let (one, two) = (
        UIBarButtonItem(image: image(18, 18), style: .plain, target: nil, action: nil),
        UIBarButtonItem(image: image(24, 20), style: .plain, target: nil, action: nil)
      )
      content.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Edit", style: .plain, target: nil, action: nil)
      content.navigationItem.rightBarButtonItems = [one, two]
      let navigation = UINavigationController(rootViewController: content)
      _ = show(navigation, 375, 667)
      let bar = navigation.navigationBar
      expect(box(bar), is: [0, 10, 375, 54])
      expect(content.view.safeAreaInsets.top, is: 64)
      var found: [UIView] = []
      @MainActor func walk(_ view: UIView) {
        found.append(view)
        for subview in view.subviews { walk(subview) }
      }
      walk(bar)
      let frames = found.filter { $0 is UIControl }.map { $0.convert($0.bounds, to: bar) }
      let text =
        (found.first { ($0 as? UILabel)?.text == "Edit" } as? UILabel)?.intrinsicContentSize.width ?? 0
      #expect(frames[0].minX == 16 && frames[0].height == 44)
      expect(frames[0].width, near: (text + 32), within: 0.01)
      // 11 + 24 + 8 + 22 + 11
      expect(frames[1].union(frames[2]), is: CGRect(x: 375 - 16 - 76, y: 0, width: 76, height: 44))
      let title = found.compactMap { $0 as? UILabel }.first { $0.text == "Inbox" }
      expect([box(title)[1], box(title)[3]], is: [11.5, 21])
      #expect(abs((title?.frame.midX ?? 0) - 187.5) <= 0.5)
    }
  }

  @Test("LAY-11: one image is on a plate as wide as high; a text and an image are 12 apart") func mixedItems()
  {
    world(393, 852, scale: 3) {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 54))
      let item = UINavigationItem(title: "T")
      item.leftBarButtonItems = [
        UIBarButtonItem(image: image(18, 18), style: .plain, target: nil, action: nil),
        UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil),
      ]
      bar.items = [item]
      bar.layoutIfNeeded()
      let controls = bar.subviews[1].subviews.flatMap(\.subviews).filter { $0 is UIControl }
      controls.first?.superview?.layoutIfNeeded()
      expect(box(controls.first), is: [0, 0, 44, 44])
      expect(box(controls.last)[0], is: 56)
    }
  }

  @Test("LAY-15: a page sheet with a handle, and what dims the screen behind it") func sheet() {
    world(393, 852, scale: 3) {
      let (base, content) = (UIViewController(), UIViewController())
      base.additionalSafeAreaInsets.top = 59
      let behind = [
        CGRect(x: 24, y: 80, width: 300, height: 24), CGRect(x: 24, y: 120, width: 345, height: 60),
      ]
      .map { UIView(frame: $0) }
      for view in behind { base.view.addSubview(view) }
      let window = show(base, 393, 852)
      let inside = [
        CGRect(x: 24, y: 40, width: 300, height: 28), CGRect(x: 24, y: 84, width: 345, height: 44),
      ]
      .map { UIView(frame: $0) }
      for view in inside { content.view.addSubview(view) }
      content.modalPresentationStyle = .pageSheet
      content.sheetPresentationController?.prefersGrabberVisible = true
      base.present(content, animated: false)
      window.layoutIfNeeded()
      let sheet = content.view.superview
      expect(box(sheet), is: [0, 59, 393, 793])
      expect(box(content.view), is: [0, 0, 393, 793])
      let handle = sheet?.subviews.last
      expect(box(handle), is: [178.5, 5, 36, 5])
      expect(handle?.layer.cornerRadius, is: 2.5)
      expect(handle?.isUserInteractionEnabled, is: false)
      let dimming = window.subviews.last?.subviews.first
      expect(box(dimming), is: [-393, -852, 1179, 2556])
      expect(inside.map(box), is: [[24, 40, 300, 28], [24, 84, 345, 44]])
      expect(behind.map(box), is: [[24, 80, 300, 24], [24, 120, 345, 60]])
      expect(box(base.view), is: [0, 0, 393, 852])
      content.sheetPresentationController?.prefersGrabberVisible = false
      expect(sheet?.subviews.count, is: 1)
    }
  }

  @Test(
    "LAY-15: on a phone with a home button a sheet begins 30 points from the top, and a medium one floats")
  func lowScreen() {
    world(375, 667, scale: 2) {
      for (detent, frame) in [
        (UISheetPresentationController.Detent.large(), [0, 30, 375, 637]),
        (.medium(), [8, 317.7, 359, 341.3]),
      ] {
        let (base, content) = (UIViewController(), UIViewController())
        let window = show(base, 375, 667)
        content.modalPresentationStyle = .pageSheet
        content.sheetPresentationController?.detents = [detent]
        base.present(content, animated: false)
        window.layoutIfNeeded()
        let sheet = box(content.view.superview)
        #expect(zip(sheet, frame).allSatisfy { abs($0 - $1) <= 0.25 }, "\(sheet)")
      }
    }
  }
}
