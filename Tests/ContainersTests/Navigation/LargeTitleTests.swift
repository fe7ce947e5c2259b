import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Bars with large titles, and where the content below them comes to rest.
@Suite struct LargeTitleTests {
  private let screen = Screen(rules: EventRules(system: 26))
  private let first: Noting
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let navigation: UINavigationController

  init() {
    first = Noting("A", screen)
    scroll.contentSize = CGSize(width: 393, height: 3000)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    first.view.addSubview(scroll)
    navigation = UINavigationController(rootViewController: first)
    navigation.navigationBar.prefersLargeTitles = true
    screen.show(navigation)
    screen.window.layoutIfNeeded()
  }

  private var bar: CGRect { navigation.navigationBar.frame }

  /// Drags the content slowly by so much, lets go and waits.
  private func drag(_ distance: Double) {
    screen.drag(from: (196, 500), to: (196, 500 - distance - 10), in: 2)
    screen.wait(2)
  }

  @Test("NAV-13: with a large title the bar is 106 pt high and the content rests at -116")
  func expanded() {
    expect(bar, is: CGRect(x: 0, y: 10, width: 393, height: 106))
    #expect(scroll.contentOffset.y == -116 && first.view.safeAreaInsets.top == 116)
  }

  @Test(
    "NAV-13: content that is let go within the title comes back from 36 pt, and takes it away from 37",
    arguments: [(20.0, -116.0, 106.0), (36, -116, 106), (37, -64, 54), (50, -64, 54), (60, -56, 54)])
  func snaps(distance: Double, offset: Double, height: Double) {
    screen.drag(from: (196, 500), to: (196, 490 - distance), in: 2, lifting: false)
    expect(scroll.contentOffset.y, is: CGFloat(-116 + distance))
    expect(bar.height, is: CGFloat(106 - min(distance, 52)), "it goes with the content")
    screen.up(196, 490 - distance)
    screen.wait(4)
    expect(scroll.contentOffset.y, is: CGFloat(offset))
    expect(bar.height, is: CGFloat(height))
  }

  @Test("NAV-13: it comes back as the content does, and code may leave it half seen") func back() {
    drag(200)
    expect(bar.height, is: 54)
    screen.run { scroll.setContentOffset(CGPoint(x: 0, y: -90), animated: false) }
    expect(bar.height, is: 80)
    drag(-26)
    #expect(scroll.contentOffset.y == -116 && bar.height == 106)
  }

  @Test("NAV-13: items say whether their titles are large, and otherwise do as the one below") func modes() {
    let (second, third) = (Noting("B", screen), Noting("C", screen))
    second.navigationItem.largeTitleDisplayMode = .never
    screen.run { navigation.pushViewController(second, animated: true) }
    screen.wait(1)
    #expect(bar.height == 54 && second.view.safeAreaInsets.top == 64)
    screen.run { navigation.pushViewController(third, animated: true) }
    screen.wait(1)
    #expect(bar.height == 54 && third.view.safeAreaInsets.top == 64)
    third.navigationItem.largeTitleDisplayMode = .always
    #expect(bar.height == 106 && third.view.safeAreaInsets.top == 116)
    screen.run { navigation.popToRootViewController(animated: true) }
    screen.wait(1)
    #expect(bar.height == 106 && scroll.contentOffset.y == -116)
  }

  @Test("NAV-13: a bar that does not prefer them has none, and neither has a phone that is turned")
  func none() {
    screen.turn()
    expect(bar.height, is: 54)
    screen.turn()
    expect(bar.height, is: 106)
    navigation.navigationBar.prefersLargeTitles = false
    #expect(bar.height == 54 && first.view.safeAreaInsets.top == 64)
    let offset = scroll.contentOffset.y
    drag(30)
    expect(scroll.contentOffset.y, is: offset + 30, "it does not snap")
  }
}
