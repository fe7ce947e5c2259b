import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Split views as a phone shows them.
@Suite struct SplitTests {
  private final class Answers: UISplitViewControllerDelegate {
    var heard: [String] = []
    var main: UIViewController?
    var collapses = false
    var top = UISplitViewController.Column.secondary
    var shows = false

    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    {
      heard.append("primary")
      return main
    }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      heard.append("collapse \(secondaryViewController.title ?? "")")
      return collapses
    }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      heard.append("top \(proposedTopColumn)")
      return top
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
      heard.append("show \(vc.title ?? "")")
      return shows
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      heard.append("detail \(vc.title ?? "")")
      return shows
    }
  }

  private let screen = Screen()
  private let answers = Answers()
  private let list: Noting
  private let detail: Noting
  private let other: Noting
  private let stack: UINavigationController

  init() {
    (list, detail, other) = (Noting("list", screen), Noting("detail", screen), Noting("other", screen))
    let list = self.list
    stack = screen.run { UINavigationController(rootViewController: list) }
  }

  /// A split view controller with two controllers, which is seen.
  private func split(_ controllers: [UIViewController]) -> UISplitViewController {
    let split = screen.run { UISplitViewController() }
    split.delegate = answers
    split.viewControllers = controllers
    expect(split.viewControllers.map { ObjectIdentifier($0) }, is: controllers.map { ObjectIdentifier($0) })
    screen.show(split)
    return split
  }

  /// One with two columns.
  private func columns() -> UISplitViewController {
    let split = screen.run { UISplitViewController(style: .doubleColumn) }
    split.delegate = answers
    split.setViewController(stack, for: .primary)
    split.setViewController(detail, for: .secondary)
    screen.show(split)
    return split
  }

  private var titles: [String] { stack.viewControllers.map { $0.title ?? "" } }

  @Test("SPLIT-1, SPLIT-2: the second controller is on top of the first, which alone is in the split view")
  func collapsed() {
    let split = split([stack, detail])
    #expect(split.isCollapsed && split.viewControllers == [stack] && titles == ["list", "detail"])
    expect(answers.heard, is: ["primary", "collapse detail"])
    #expect(stack.view.frame == split.view.bounds && stack.parent === split)
    #expect(detail.phase == "seen" && detail.faults == [] && list.faults == [])
    #expect(detail.splitViewController === split && list.splitViewController === split)
  }

  @Test("SPLIT-2: a delegate that takes care of the details has the first controller seen")
  func handled() {
    answers.collapses = true
    _ = split([stack, detail])
    #expect(titles == ["list"] && list.phase == "seen" && detail.phase == "unseen" && detail.parent == nil)
  }

  @Test("SPLIT-2: the delegate may name another controller, and one that has no stack takes nothing on top")
  func another() {
    answers.main = other
    let split = split([stack, detail])
    #expect(split.viewControllers == [other] && other.phase == "seen" && stack.parent == nil)
  }

  @Test("SPLIT-3: details are pushed, whoever shows them, unless the delegate does") func shown() {
    answers.collapses = true
    let split = split([stack, detail])
    answers.heard = []
    screen.run { list.showDetailViewController(detail, sender: nil) }
    screen.wait(1)
    #expect(answers.heard == ["detail detail"] && titles == ["list", "detail"] && detail.phase == "seen")
    screen.run { split.showDetailViewController(detail, sender: nil) }
    screen.wait(1)
    expect(titles, is: ["list", "detail"], "it is there already")
    answers.shows = true
    screen.run { split.show(other, sender: nil) }
    #expect(answers.heard == ["detail detail", "detail detail", "show other"] && titles.count == 2)
    answers.shows = false
    screen.run { split.show(other, sender: nil) }
    screen.wait(1)
    #expect(titles == ["list", "detail", "other"] && other.faults == [] && detail.faults == [])
  }

  @Test("SPLIT-3: without a stack details are presented") func presented() {
    answers.collapses = true
    let split = split([list, detail])
    screen.run { list.showDetailViewController(other, sender: nil) }
    screen.wait(1)
    #expect(split.presentedViewController === other && other.phase == "seen")
  }

  @Test("SPLIT-2, SPLIT-4: of columns the secondary one is on top, or the one that the delegate says")
  func topColumn() {
    _ = columns()
    #expect(answers.heard == ["primary", "top secondary"] && titles == ["list", "detail"])
  }

  @Test("SPLIT-4: columns are shown by going to them") func showColumns() {
    answers.top = .primary
    let split = columns()
    expect(titles, is: ["list"])
    expect(split.viewController(for: .secondary), isSame: detail)
    screen.run { split.show(.secondary) }
    screen.wait(1)
    expect(titles, is: ["list", "detail"])
    screen.run { split.show(.primary) }
    screen.wait(1)
    expect(titles, is: ["list"])
    screen.run { split.setViewController(other, for: .secondary) }
    screen.wait(1)
    #expect(titles == ["list", "other"] && split.viewController(for: .secondary) === other)
  }

  @Test("SPLIT-4: a controller for compact stands in for all") func compact() {
    let split = screen.run { UISplitViewController(style: .doubleColumn) }
    split.setViewController(stack, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.setViewController(other, for: .compact)
    screen.show(split)
    #expect(split.viewControllers == [other] && other.phase == "seen" && titles == ["list"])
  }

  @Test("SPLIT-1: what is around the split view, or it itself, is in no column") func circles() {
    let split = split([stack])
    split.viewControllers = [split, stack]
    split.setViewController(split, for: .primary)
    #expect(split.viewControllers == [stack] && split.viewController(for: .primary) == nil)
    split.viewControllers = []
    #expect(split.children.isEmpty && stack.viewIfLoaded?.superview == nil)
  }
}
