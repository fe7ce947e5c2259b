import Fingerpost
import FingerpostText
import Foundation
import Testing
import UIKit

/// Random sequences of pushes, pops, presentations, dismissals and drags, which interrupt each other.
///
/// At the end, when nothing moves any more, each controller has to have got calls that match, and to be seen exactly if its
/// view is in a window.
@Suite struct RandomSequencesTests {
  @Test("LIFE-2: in 600 random sequences of interrupted transitions every viewWillAppear has its match")
  func balanced() async {
    await #expect(processExitsWith: .success) {
      nice(5)
      for seed in UInt64(0)..<600 { await RandomSequencesTests.check(seed) }
    }
  }

  @Test(
    "LIFE-2: in 20,000 random sequences of interrupted transitions every viewWillAppear has its match",
    .enabled(
      if: ProcessInfo.processInfo.environment["FINGERPOST_NIGHT"] != nil,
      "they take minutes; .ci/nightly plays them"))
  func balancedAtLength() async {
    await #expect(processExitsWith: .success) {
      nice(5)
      for seed in UInt64(0)..<20_000 { await RandomSequencesTests.check(seed) }
    }
  }

  private static func check(_ seed: UInt64) {
    let faults = Sequence(seed).play()
    #expect(faults == [], "seed \(seed)")
    if !faults.isEmpty { exit(1) }
  }
}

/// One sequence.
private final class Sequence {
  private var dice: SplitMix64
  private let screen: Screen
  private var all: [Noting] = []
  private var navigations: [UINavigationController] = []
  private var tabs: [UITabBarController] = []
  private var pages: [UIPageViewController] = []
  private let source = Neighbors()
  private var steps: [String] = []

  init(_ seed: UInt64) {
    dice = SplitMix64(seed: seed)
    screen = Screen(rules: EventRules(system: seed.isMultiple(of: 2) ? 17 : 26))
    screen.show(root())
  }

  private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &dice) }
  private func isOn() -> Bool { Bool.random(using: &dice) }

  // MARK: - What there is

  private func leaf() -> UIViewController {
    let leaf = Noting("\(all.count)", nil)
    all.append(leaf)
    return leaf
  }

  private func navigation() -> UINavigationController {
    let navigation = UINavigationController()
    navigation.setViewControllers((0...roll(3)).map { _ in leaf() }, animated: false)
    navigations.append(navigation)
    return navigation
  }

  private func pager() -> UIPageViewController {
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
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
    default: leaf()
    }
  }

  private func root() -> UIViewController {
    screen.run {
      switch roll(3) {
      case 0: return navigation()
      case 1:
        let tab = UITabBarController()
        tab.viewControllers = [navigation(), leaf(), pager()]
        tabs.append(tab)
        return tab
      default: return anything()
      }
    }
  }

  // MARK: - What happens

  func play() -> [String] {
    for _ in 0..<(3 + roll(12)) {
      screen.run { step() }
      if roll(3) > 0 { screen.wait(Double(roll(50)) / 100) }
    }
    for _ in 0..<50 { screen.wait(0.2) }
    return screen.run { faults() }
  }

  private func top() -> UIViewController? {
    var top = screen.window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  private func step() {
    let isAnimated = roll(4) > 0
    let number = roll(15)
    steps.append("\(number)\(isAnimated ? "a" : "")")
    switch number {
    case 0, 1: navigations.randomElement(using: &dice)?.pushViewController(anything(), animated: isAnimated)
    case 2: navigations.randomElement(using: &dice)?.popViewController(animated: isAnimated)
    case 3: navigations.randomElement(using: &dice)?.popToRootViewController(animated: isAnimated)
    case 4:
      guard let navigation = navigations.randomElement(using: &dice) else { return }
      let kept = navigation.viewControllers.filter { _ in isOn() }
      navigation.setViewControllers(kept + (isOn() ? [leaf()] : []), animated: isAnimated)
    case 5, 6:
      let next = anything()
      next.modalPresentationStyle = [.fullScreen, .automatic, .overFullScreen, .currentContext][roll(4)]
      if isOn() { next.modalTransitionStyle = .crossDissolve }
      next.sheetPresentationController?.detents = isOn() ? [.medium(), .large()] : [.large()]
      top()?.present(next, animated: isAnimated)
    case 7: top()?.dismiss(animated: isAnimated)
    case 8: screen.window.rootViewController?.dismiss(animated: isAnimated)
    case 9: tabs.randomElement(using: &dice)?.selectedIndex = roll(3)
    case 10:
      guard let index = pages.indices.randomElement(using: &dice) else { return }
      pages[index].setViewControllers(
        [source.rows[index][roll(3)]], direction: isOn() ? .forward : .reverse, animated: isAnimated)
    case 11: drag(from: (4, 400), to: (Double(roll(390)), 400))
    case 12: drag(from: (196, Double(100 + roll(400))), to: (196, Double(roll(850))))
    case 13: drag(from: (Double(roll(390)), 400), to: (Double(roll(390)), 410))
    default:
      if roll(8) == 0 { screen.window.rootViewController = root() } else { screen.tap(20, 20) }
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

  private func faults() -> [String] {
    var faults = all.flatMap(\.faults)
    for controller in all {
      let isThere = controller.viewIfLoaded?.window != nil
      if controller.phase != (isThere ? "seen" : "unseen") {
        faults.append("\(controller.name) is \(controller.phase), \(isThere ? "in a window" : "in none")")
      }
    }
    return faults.isEmpty ? [] : faults + [steps.joined(separator: " ")]
  }
}

private final class Neighbors: UIPageViewControllerDataSource {
  var rows: [[UIViewController]] = []

  private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
    for row in rows {
      guard let index = row.firstIndex(where: { $0 === controller }) else { continue }
      return row.indices.contains(index + step) ? row[index + step] : nil
    }
    return nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(viewController, -1) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(viewController, 1) }
}
