import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// The drag from the left edge that pops.
@Suite struct PopGestureTests {
  private let screen = Screen()
  private let a: Noting
  private let b: Noting
  private let navigation: UINavigationController

  init() {
    (a, b) = (Noting("A", screen), Noting("B", screen))
    navigation = screen.run { UINavigationController() }
    navigation.setViewControllers([a, b], animated: false)
    screen.show(navigation)
  }

  private final class AlwaysYes: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  }

  private var isPopped: Bool {
    screen.wait(1)
    return navigation.viewControllers.count == 1
  }

  @Test("NAV-8: a drag past half pops, in the order of a pop; the views follow the finger") func pastHalf() {
    screen.drag(from: (5, 400), to: (255, 400), in: 1, lifting: false)
    expect(screen.drain(), is: ["B will disappear", "A will appear"])
    expect(screen.shownFrame(b.view).minX, near: 240, within: 0.5, "10 pt are taken off")
    expect(screen.shownFrame(a.view).minX, near: -0.3 * (393 - 240), within: 0.5)
    #expect(navigation.viewControllers.count == 1 && b.transitionCoordinator?.isInteractive == true)
    screen.up(255, 400)
    #expect(isPopped)
    expect(screen.drain(), is: ["B did disappear", "A did appear"])
    #expect(b.parent == nil && a.faults + b.faults == [])
  }

  @Test("NAV-11: a pop that is let go before half goes back, and all are told the other way round")
  func back() {
    screen.drag(from: (5, 400), to: (150, 400), in: 2, lifting: false)
    screen.up(150, 400)
    #expect(!isPopped)
    expect(
      screen.drain(),
      is: [
        "B will disappear", "A will appear", "A will disappear", "A did disappear", "B will appear",
        "B did appear",
      ])
    #expect(navigation.topViewController === b && b.view.window != nil && a.view.superview == nil)
    #expect(b.view.frame.origin == .zero && navigation.navigationBar.items?.count == 2)
    #expect(a.faults + b.faults == [] && b.parent === navigation)
  }

  @Test("NAV-8: a fast finger decides by its direction") func fast() {
    screen.drag(from: (5, 400), to: (85, 400), in: 0.1)
    #expect(isPopped)
    screen.run { navigation.pushViewController(b, animated: false) }
    screen.wait(0)
    screen.drag(from: (5, 400), to: (300, 400), in: 1, lifting: false)
    screen.drag(from: (300, 400), to: (240, 400), in: 0.1)
    #expect(!isPopped)
  }

  @Test(
    "NAV-8: it is refused at the first child, while the bar is hidden, and where the back button is not there"
  )
  func refused() {
    func tried() -> Bool {
      screen.drag(from: (5, 400), to: (300, 400), in: 1)
      return isPopped
    }
    screen.run { navigation.isNavigationBarHidden = true }
    #expect(!tried())
    screen.run { navigation.isNavigationBarHidden = false }
    b.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close", style: .plain, target: nil, action: nil)
    #expect(!tried())
    b.navigationItem.leftItemsSupplementBackButton = true
    #expect(tried())
    screen.drag(from: (5, 400), to: (300, 400), in: 1)
    screen.wait(1)
    #expect(navigation.viewControllers.count == 1 && a.phase == "seen")
    screen.run { navigation.pushViewController(b, animated: false) }
    screen.wait(0)
    b.navigationItem.leftBarButtonItem = nil
    b.navigationItem.hidesBackButton = true
    #expect(!tried())
  }

  @Test("NAV-8: another delegate, or none, lifts these refusals") func otherDelegate() throws {
    let pop = try #require(navigation.interactivePopGestureRecognizer)
    #expect(pop is UIScreenEdgePanGestureRecognizer && pop.view === navigation.view)
    screen.run { navigation.isNavigationBarHidden = true }
    let always = AlwaysYes()
    pop.delegate = always
    screen.drag(from: (5, 400), to: (300, 400), in: 1)
    #expect(isPopped)
    screen.drag(from: (5, 400), to: (300, 400), in: 1)
    #expect(isPopped && a.phase == "seen" && a.faults == [], "nothing is below the first")
    screen.run { navigation.pushViewController(b, animated: false) }
    screen.wait(0)
    pop.delegate = nil
    screen.drag(from: (5, 400), to: (300, 400), in: 1)
    #expect(isPopped)
  }

  @Test("NAV-2: the recognizer delays touchesBegan, unless that is switched off") func delays() {
    expect(navigation.interactivePopGestureRecognizer?.delaysTouchesBegan, is: true)
    var rules = EventRules.standard
    rules.navigationPopDelaysTouches = false
    let screen = Screen(rules: rules)
    let navigation = screen.run { UINavigationController(rootViewController: Noting("A", screen)) }
    screen.show(navigation)
    expect(navigation.interactivePopGestureRecognizer?.delaysTouchesBegan, is: false)
  }

  @Test("NAV-8: a list waits for it, a carousel does not, but where it is told to") func scrollViews() throws
  {
    let scroll = screen.run { UIScrollView(frame: b.view.bounds) }
    b.view.addSubview(scroll)
    scroll.contentSize = CGSize(width: 393, height: 3000)
    screen.drag(from: (5, 400), to: (300, 430), in: 1)
    #expect(isPopped && scroll.contentOffset == .zero)
    screen.run { navigation.pushViewController(b, animated: false) }
    screen.wait(0)
    scroll.contentSize = CGSize(width: 1200, height: 852)
    scroll.contentOffset.x = 393
    screen.drag(from: (5, 400), to: (300, 400), in: 1)
    #expect(!isPopped && scroll.contentOffset.x < 393)
    scroll.panGestureRecognizer.require(toFail: try #require(navigation.interactivePopGestureRecognizer))
    scroll.contentOffset.x = 393
    screen.drag(from: (5, 400), to: (300, 400), in: 1)
    #expect(isPopped)
  }

  @Test("NAV-9: on iOS 26 a drag from anywhere pops; before there is no such recognizer") func anywhere() {
    expect(navigation.interactiveContentPopGestureRecognizer, is: nil)
    screen.drag(from: (150, 400), to: (380, 400), in: 1)
    #expect(!isPopped)
    let screen = Screen(rules: EventRules(system: 26))
    let (a, b) = (Noting("A", screen), Noting("B", screen))
    let navigation = screen.run { UINavigationController() }
    navigation.setViewControllers([a, b], animated: false)
    screen.show(navigation)
    screen.drag(from: (150, 400), to: (380, 400), in: 1)
    screen.wait(1)
    #expect(navigation.viewControllers.count == 1 && a.phase == "seen")
  }
}
