import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// The stack of a navigation controller, what pushes and pops return, and what is told when.
@Suite struct NavigationTests {
  private final class Listener: UINavigationControllerDelegate {
    let screen: Screen
    init(_ screen: Screen) { self.screen = screen }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { screen.note("willShow \(viewController.title ?? "")") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { screen.note("didShow \(viewController.title ?? "")") }
  }

  private let screen = Screen()
  private let listener: Listener
  private let all: [Noting]

  init() {
    listener = Listener(screen)
    all = ["A", "B", "C", "D"].map { [screen] in Noting($0, screen) }
  }

  private func navigation(_ count: Int) -> UINavigationController {
    let navigation = screen.run { UINavigationController() }
    navigation.setViewControllers(Array(all[..<count]), animated: false)
    screen.show(navigation)
    navigation.delegate = listener
    return navigation
  }

  private func names(_ controllers: [UIViewController]?) -> [String]? { controllers?.map { $0.title ?? "" } }

  @Test("NAV-10: popTo and popToRoot return what goes, in the order of the stack; nil where nothing goes")
  func results() {
    let first = navigation(4)
    expect(names(screen.run { first.popToViewController(all[1], animated: false) }), is: ["C", "D"])
    expect(names(first.viewControllers), is: ["A", "B"])
    let other = navigation(4)
    expect(names(screen.run { other.popToRootViewController(animated: false) }), is: ["B", "C", "D"])
    expect(screen.run { other.popToRootViewController(animated: false) }, is: nil)
    expect(screen.run { other.popToViewController(all[0], animated: false) }, is: nil, "the top")
    expect(screen.run { other.popToViewController(all[3], animated: false) }, is: nil, "not in the stack")
    expect(screen.run { other.popViewController(animated: false) }, is: nil, "the last one stays")
  }

  @Test("NAV-7: while a transition is due a pop changes nothing and returns nil; a push waits for its end")
  func busy() {
    let navigation = navigation(3)
    screen.run {
      expect(navigation.popViewController(animated: true), isSame: all[2])
      expect(navigation.popToViewController(all[0], animated: true), is: nil)
      expect(navigation.popViewController(animated: false), is: nil)
      navigation.pushViewController(all[3], animated: true)
    }
    expect(names(navigation.viewControllers), is: ["A", "B"])
    screen.wait(0.36)
    expect(names(navigation.viewControllers), is: ["A", "B", "D"])
    screen.wait(0.36)
    #expect(all[3].phase == "seen" && all[1].phase == "unseen")
  }

  @Test(
    "NAV-4: a push and a pop tell who goes first; the delegate hears after it; the end comes with the animation"
  )
  func order() {
    let navigation = navigation(1)
    screen.run { navigation.pushViewController(all[1], animated: true) }
    expect(screen.drain(), is: ["A will disappear", "B will appear", "willShow B"])
    #expect(navigation.transitionCoordinator != nil && all[1].isMovingToParent)
    screen.wait(0.34)
    expect(screen.drain(), is: [])
    screen.wait(0.02)
    expect(screen.drain(), is: ["A did disappear", "B did appear", "didShow B"])
    #expect(navigation.transitionCoordinator == nil && !all[1].isMovingToParent)
    screen.run { _ = navigation.popViewController(animated: true) }
    #expect(all[1].isMovingFromParent && all[1].parent === navigation)
    screen.wait(0.36)
    expect(
      screen.drain(),
      is: [
        "B will disappear", "A will appear", "willShow A", "B did disappear", "A did appear", "didShow A",
      ])
    #expect(all[1].parent == nil && all[1].view.superview == nil)
  }

  @Test("NAV-6: in a push the front slides over the whole width, and what is behind by 0.3 of it")
  func places() {
    let navigation = navigation(1)
    screen.run { navigation.pushViewController(all[1], animated: true) }
    screen.wait(0.175)
    let (front, back) = (screen.shownFrame(all[1].view), screen.shownFrame(all[0].view))
    let q = 1 - front.minX / 393
    #expect(q > 0.4 && q < 0.6)
    expect(back.minX, near: -0.3 * 393 * q, within: 0.01)
  }

  @Test("NAV-6: at every frame of a push, a pop and one under a finger both are where one share has them")
  func share() {
    let navigation = navigation(1)
    var last = 0.0
    func expectShare(_ front: UIView, _ back: UIView, grows: Bool) {
      let share = 1 - screen.shownFrame(front).minX.native / 393
      expect(screen.shownFrame(back).minX.native, near: -0.3 * 393 * share, within: 0.01)
      #expect(grows ? share >= last - 1e-9 : share <= last + 1e-9)
      #expect(share > -1e-9 && share < 1 + 1e-9)
      last = share
    }
    screen.run { navigation.pushViewController(all[1], animated: true) }
    for _ in 1...20 {
      screen.wait(1 / 60)
      expectShare(all[1].view, all[0].view, grows: true)
    }
    #expect(last > 0.9)
    screen.wait(1)
    last = 1
    screen.run { navigation.popViewController(animated: true) }
    for _ in 1...20 {
      screen.wait(1 / 60)
      expectShare(all[1].view, all[0].view, grows: false)
    }
    screen.wait(1)
    screen.run { navigation.pushViewController(all[1], animated: false) }
    screen.drag(from: (5, 400), to: (35, 400), in: 0.1, lifting: false)
    last = 1
    for step in 1...30 {
      screen.wait(1 / 60)
      screen.move(35 + Double(step) * 5, 400)
      expectShare(all[1].view, all[0].view, grows: false)
    }
    expect(last, near: (1 - 170 / 393), within: 0.03, "as far as the finger, less what it took to begin")
    screen.up(185, 400)
    for _ in 1...10 {
      screen.wait(1 / 60)
      expectShare(all[1].view, all[0].view, grows: true)
    }
  }

  @Test("NAV-5: views that are pushed take no touches until they are there; the bar's buttons do nothing")
  func touches() {
    let navigation = navigation(1)
    screen.run { navigation.pushViewController(all[1], animated: true) }
    screen.wait(0.1)
    let hit = screen.run { screen.window.hitTest(CGPoint(x: 200, y: 400), with: nil) }
    expect(hit.map { "\(type(of: $0))" }, is: "UINavigationTransitionView")
    screen.tap(20, 20)
    expect(navigation.viewControllers.count, is: 2)
    screen.wait(0.36)
    expect(screen.run { screen.window.hitTest(CGPoint(x: 200, y: 400), with: nil) }, isSame: all[1].view)
    screen.tap(20, 20)
    expect(navigation.viewControllers.count, is: 1, "the back button pops")
  }

  @Test("NAV-4: what is set shows the last; as a pop if that was in the stack") func set() {
    let navigation = navigation(3)
    screen.run { navigation.setViewControllers([all[3], all[0]], animated: true) }
    #expect(all[2].isMovingFromParent, "a pop")
    screen.wait(0.36)
    expect(all.map(\.phase), is: ["seen", "unseen", "unseen", "unseen"])
    #expect(all[1].parent == nil && all[3].parent === navigation)
    screen.run { navigation.viewControllers = [all[0], all[1]] }
    screen.wait(0)
    expect(all.map(\.phase), is: ["unseen", "seen", "unseen", "unseen"])
    screen.run { navigation.viewControllers = [] }
    screen.wait(0)
    expect(all.map(\.phase), is: ["unseen", "unseen", "unseen", "unseen"])
    expect(all.flatMap(\.faults), is: [])
  }

  @Test("NAV-4: outside of a window, or without a view, the stack changes and no controller appears")
  func unseen() {
    let navigation = screen.run { UINavigationController(rootViewController: all[0]) }
    screen.run { navigation.pushViewController(all[1], animated: true) }
    #expect(navigation.transitionCoordinator == nil)
    screen.run { navigation.loadViewIfNeeded() }
    #expect(all[1].view.superview != nil && !all[0].isViewLoaded)
    expect(screen.drain(), is: [])
    navigation.delegate = listener
    screen.run {
      screen.window.rootViewController = navigation
      screen.window.makeKeyAndVisible()
    }
    screen.wait(0)
    expect(screen.drain(), is: ["B will appear", "willShow B", "didShow B", "B did appear"])
  }

  @Test("PRES-8: what joins a transition animates with it and hears of its end") func coordinator() throws {
    let navigation = navigation(1)
    let beside = screen.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    screen.window.addSubview(beside)
    screen.run { navigation.pushViewController(all[1], animated: true) }
    let coordinator = try #require(all[0].transitionCoordinator)
    #expect(coordinator.viewController(forKey: .to) === all[1] && coordinator.isAnimated)
    #expect(coordinator.transitionDuration == 0.35 && !coordinator.isInteractive)
    screen.run {
      let joined = coordinator.animate(alongsideTransition: { _ in beside.alpha = 0 }) { context in
        self.screen.note("end \(context.isCancelled)")
      }
      #expect(joined)
    }
    screen.wait(0.1)
    #expect(screen.run { beside.layer.presentation()?.opacity ?? 0 } > 0)
    screen.wait(0.36)
    #expect(screen.drain().last == "end false" && beside.alpha == 0)
    #expect(!coordinator.animate(alongsideTransition: nil, completion: nil), "it is over")
  }

  @Test("NAV-5: how long a push takes is a switch") func duration() {
    var rules = EventRules.standard
    expect(rules.set("navigation.duration", to: 1), is: nil)
    let screen = Screen(rules: rules)
    let (a, b) = (Noting("A", screen), Noting("B", screen))
    let navigation = screen.run { UINavigationController(rootViewController: a) }
    screen.show(navigation)
    screen.run { navigation.pushViewController(b, animated: true) }
    screen.wait(0.9)
    expect(b.phase, is: "appearing")
    screen.wait(0.2)
    expect(b.phase, is: "seen")
  }
}
