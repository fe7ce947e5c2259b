import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Scroll views behind bars.
@Suite struct ContentInsetTests {
  private final class Hearing: NSObject, UIScrollViewDelegate {
    var heard: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("at \(scrollView.contentOffset.y)") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      heard.append("room \(scrollView.adjustedContentInset.top)")
    }
  }

  private let screen = Screen(rules: EventRules(system: 26))
  private let child: Noting
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let hearing = Hearing()

  init() {
    child = Noting("A", screen)
    scroll.contentSize = CGSize(width: 393, height: 3000)
    scroll.delegate = hearing
    child.view.addSubview(scroll)
  }

  /// Shows the child below a bar that ends at 64 pt.
  private func showInStack() -> UINavigationController {
    let navigation = screen.run { UINavigationController(rootViewController: child) }
    screen.show(navigation)
    screen.window.layoutIfNeeded()
    return navigation
  }

  @Test("SCR-35: content begins below a stack's bar, and the delegate hears of the room, then of the offset")
  func below() {
    _ = showInStack()
    expect(scroll.adjustedContentInset, is: UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    #expect(scroll.contentInset == .zero && scroll.contentOffset == CGPoint(x: 0, y: -64))
    expect(hearing.heard, is: ["room 64.0", "at -64.0"])
    screen.drag(from: (196, 500), to: (196, 300), in: 1)
    screen.drag(from: (196, 300), to: (196, 700), in: 1)
    screen.wait(3)
    expect(scroll.contentOffset.y, is: -64, "it comes to rest there")
  }

  @Test("SCR-35: the offset changes against the room, wherever the content is, but not under a finger")
  func hiding() {
    let navigation = showInStack()
    screen.run { scroll.contentOffset.y = 300 }
    screen.run { navigation.setNavigationBarHidden(true, animated: false) }
    #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset.y == 364)
    screen.run { navigation.setNavigationBarHidden(false, animated: false) }
    #expect(scroll.adjustedContentInset.top == 64 && scroll.contentOffset.y == 300)
    screen.drag(from: (196, 500), to: (196, 450), in: 1, lifting: false)
    let offset = scroll.contentOffset.y
    screen.run { navigation.setNavigationBarHidden(true, animated: false) }
    #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset.y == offset)
  }

  @Test("SCR-35: which edges count is decided by code, and by the axes along which the content scrolls")
  func behaviors() {
    _ = showInStack()
    func top(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) -> CGFloat {
      scroll.contentInsetAdjustmentBehavior = behavior
      return scroll.adjustedContentInset.top
    }
    #expect(top(.never) == 0 && scroll.contentOffset.y == 0)
    #expect(top(.always) == 64 && top(.scrollableAxes) == 64 && top(.automatic) == 64)
    scroll.contentSize.height = 100
    #expect(top(.scrollableAxes) == 0 && top(.automatic) == 64)
    scroll.alwaysBounceVertical = true
    expect(top(.scrollableAxes), is: 64)
    scroll.contentInset.top = 10
    expect(scroll.adjustedContentInset.top, is: 74)
  }

  @Test(
    "SCR-35: what a tab bar controller shows has room for the bar, what lies beside that only if it scrolls")
  func tabs() {
    let tabs = screen.run { UITabBarController() }
    screen.run { tabs.viewControllers = [child] }
    screen.show(tabs)
    screen.window.layoutIfNeeded()
    let bar = child.view.safeAreaInsets.bottom
    #expect(bar > 0 && scroll.adjustedContentInset.bottom == bar && scroll.contentOffset.y == 0)
    scroll.contentSize.height = 100
    expect(scroll.adjustedContentInset.bottom, is: bar)
    let other = UIScrollView(frame: scroll.frame)
    screen.run { child.view.addSubview(other) }
    screen.window.layoutIfNeeded()
    expect(other.adjustedContentInset, is: .zero)
    other.contentSize.height = 3000
    expect(other.adjustedContentInset.bottom, is: bar)
  }

  @Test("SCR-35: a view that lies elsewhere has the part of the bar that lies over it") func part() {
    scroll.frame.origin.y = 40
    _ = showInStack()
    expect(scroll.adjustedContentInset.top, is: 24)
    screen.run { scroll.frame = CGRect(x: 0, y: 100, width: 393, height: 700) }
    screen.window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == 0 && scroll.contentOffset.y == 0)
  }
}
