import Fingerpost
import FingerpostText
import Foundation
import UIKit

/// A random sequence of what code and a finger do to containers, also while a transition runs.
final class RandomSequence {
  private var dice: SplitMix64
  let screen: Screen
  var all: [Leaf] = []
  var navigations: [UINavigationController] = []
  var tabs: [UITabBarController] = []
  var pages: [UIPageViewController] = []
  var alerts: [UIAlertController] = []
  var shows = ShowListener()
  let source = Neighbors()
  private let puller = Puller()
  var steps: [String] = []

  init(_ seed: UInt64) {
    dice = SplitMix64(seed: seed)
    screen = Screen(rules: EventRules(system: seed.isMultiple(of: 2) ? 17 : 26))
    screen.show(root())
  }

  private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &dice) }
  private func isOn() -> Bool { Bool.random(using: &dice) }
  private func one<Element>(of elements: [Element]) -> Element? { elements.randomElement(using: &dice) }

  // MARK: - What there is

  private func leaf() -> UIViewController {
    let leaf = Leaf("\(all.count)", nil)
    leaf.definesPresentationContext = roll(4) == 0
    all.append(leaf)
    return leaf
  }

  private func navigation() -> UINavigationController {
    let navigation = UINavigationController()
    navigation.setViewControllers((0...roll(3)).map { _ in leaf() }, animated: false)
    navigations.append(navigation)
    navigation.definesPresentationContext = roll(6) == 0
    navigation.delegate = isOn() ? shows : puller
    return navigation
  }

  private func pager() -> UIPageViewController {
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: roll(4) > 0 ? .horizontal : .vertical)
    let leaves = (0..<3).map { _ in leaf() }
    source.rows.append(leaves)
    pager.dataSource = source
    pager.setViewControllers([leaves[1]], direction: .forward, animated: false)
    pages.append(pager)
    return pager
  }

  private func anything() -> UIViewController {
    switch roll(6) {
    case 0: navigation()
    case 1: pager()
    case 2 where roll(3) == 0: tab()
    default: leaf()
    }
  }

  private func tab() -> UIViewController {
    let tab = UITabBarController()
    tab.viewControllers = [navigation(), leaf(), pager()]
    tabs.append(tab)
    return tab
  }

  private func root() -> UIViewController {
    screen.run {
      switch roll(3) {
      case 0: navigation()
      case 1: tab()
      default: anything()
      }
    }
  }

  func top() -> UIViewController? {
    var top = screen.window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  // MARK: - What happens

  /// Plays it to the end, until nothing moves any more, and returns what is wrong then.
  func play() -> [String] {
    for _ in 0..<(3 + roll(12)) {
      screen.run { step() }
      if roll(3) > 0 { screen.wait(Double(roll(50)) / 100) }
    }
    for _ in 0..<50 {
      screen.run { puller.letGo(finishing: isOn()) }
      screen.wait(0.2)
      screen.window.layoutIfNeeded()
    }
    return screen.run { faults() }
  }

  private func step() {
    let isAnimated = roll(4) > 0
    let number = roll(25)
    steps.append("\(number)\(isAnimated ? "a" : "")")
    switch number {
    case 0...4: changeStack(number, animated: isAnimated)
    case 5, 6: present(animated: isAnimated)
    case 7: top()?.dismiss(animated: isAnimated)
    case 8: screen.window.rootViewController?.dismiss(animated: isAnimated)
    case 9: one(of: tabs)?.selectedIndex = roll(3)
    case 10:
      guard let index = one(of: Array(pages.indices)) else { return }
      pages[index].setViewControllers(
        [source.rows[index][roll(3)]], direction: isOn() ? .forward : .reverse, animated: isAnimated)
    case 11: drag(from: (4, 400), to: (Double(roll(390)), 400))
    case 12: drag(from: (196, Double(100 + roll(400))), to: (196, Double(roll(850))))
    case 13: drag(from: (Double(roll(390)), 400), to: (Double(roll(390)), 410))
    case 14: screen.turn(layingOut: isOn())
    case 15: pull(animated: isAnimated)
    case 16: puller.move(to: CGFloat(roll(11)) / 10)
    case 17: puller.letGo(finishing: isOn())
    case 18: puller.takeAgain()
    case 19: changeSheet()
    case 20: one(of: navigations)?.setNavigationBarHidden(isOn(), animated: isAnimated)
    case 21: presentFromInside(animated: isAnimated)
    case 22: one(of: all)?.dismiss(animated: isAnimated)
    case 23: if isOn() { one(of: all)?.field.becomeFirstResponder() } else { changeTabs() }
    default:
      if roll(8) == 0 { screen.window.rootViewController = root() } else { screen.tap(20, 20) }
    }
  }

  private func changeStack(_ number: Int, animated: Bool) {
    guard let navigation = one(of: navigations) else { return }
    if puller === navigation.delegate { puller.isDriving = isOn() }
    switch number {
    case 0, 1: navigation.pushViewController(anything(), animated: animated)
    case 2:
      navigation.popViewController(animated: animated)
      if roll(4) == 0 { navigation.popViewController(animated: animated) }
    case 3:
      if isOn() { navigation.popToRootViewController(animated: animated) }
      if let one = one(of: navigation.viewControllers) {
        navigation.popToViewController(one, animated: animated)
      }
    default:
      let kept = navigation.viewControllers.filter { _ in isOn() }
      navigation.setViewControllers(kept + (isOn() ? [leaf()] : []), animated: animated)
    }
  }

  private func present(animated: Bool) {
    let next = anything()
    next.modalPresentationStyle = [.fullScreen, .automatic, .overFullScreen, .currentContext][roll(4)]
    if isOn() { next.modalTransitionStyle = .crossDissolve }
    next.sheetPresentationController?.detents = isOn() ? [.medium(), .large()] : [.large()]
    next.isModalInPresentation = roll(4) == 0
    top()?.present(next, animated: animated)
    if roll(6) == 0 { next.dismiss(animated: animated) }
  }

  /// Presents in a context that a child defines, or an alert, from somewhere in the window.
  private func presentFromInside(animated: Bool) {
    let next = roll(5) == 0 ? alert() : leaf()
    if next is Leaf {
      next.modalPresentationStyle = isOn() ? .currentContext : .overCurrentContext
      if roll(3) == 0 {
        puller.isDriving = isOn()
        next.transitioningDelegate = puller
      }
    }
    one(of: all.filter { $0.viewIfLoaded?.window != nil })?.present(next, animated: animated)
  }

  private func alert() -> UIAlertController {
    let alert = UIAlertController(title: "", message: nil, preferredStyle: isOn() ? .alert : .actionSheet)
    alert.addAction(UIAlertAction(title: "OK", style: isOn() ? .default : .cancel))
    alerts.append(alert)
    return alert
  }

  private func changeTabs() {
    guard let tab = one(of: tabs) else { return }
    let kept = (tab.viewControllers ?? []).filter { _ in roll(4) > 0 }
    tab.viewControllers = kept + (isOn() ? [leaf()] : [])
  }

  /// Presents or dismisses by an animator that code drives.
  private func pull(animated: Bool) {
    puller.isDriving = isOn()
    if let top = top(), top.transitioningDelegate === puller, isOn() {
      return top.dismiss(animated: animated)
    }
    let next = anything()
    next.modalPresentationStyle = isOn() ? .custom : .fullScreen
    next.transitioningDelegate = puller
    top()?.present(next, animated: animated)
  }

  private func changeSheet() {
    guard let sheet = top()?.sheetPresentationController else { return }
    switch roll(3) {
    case 0: sheet.detents = [.medium()]
    case 1: sheet.animateChanges { sheet.selectedDetentIdentifier = isOn() ? .medium : .large }
    default: sheet.detents = [.medium(), .large()]
    }
  }

  /// A drag of which something happens in the middle.
  private func drag(from start: (Double, Double), to end: (Double, Double)) {
    let middle = ((start.0 + end.0) / 2, (start.1 + end.1) / 2)
    screen.drag(from: start, to: middle, in: Double(1 + roll(20)) / 60, lifting: false)
    if roll(3) == 0 { step() }
    for _ in 0..<(1 + roll(5)) {
      screen.wait(1 / 60)
      screen.move(end.0, end.1)
    }
    screen.up(end.0, end.1)
  }
}
