import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Pages that something else happens to while they turn.
@Suite struct InterruptedPageTests {
  private let screen = Screen()
  private let all: [Noting]
  private let source: Neighbors
  private let pager: UIPageViewController

  init() {
    all = ["A", "B", "C"].map { [screen] in Noting($0, screen) }
    source = Neighbors([all])
    pager = screen.run { UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal) }
    pager.dataSource = source
    screen.run { pager.setViewControllers([all[1]], direction: .forward, animated: false) }
    screen.show(pager)
  }

  private func turn(to index: Int) {
    screen.run {
      pager.setViewControllers([all[index]], direction: .forward, animated: true) {
        screen.note("\(all[index].name) completed \($0)")
      }
    }
  }

  /// The only page that is in, at its place.
  private func expectPage(_ index: Int, _ why: Comment? = nil) {
    screen.window.layoutIfNeeded()
    #expect(pager.children == [all[index]] && pager.viewControllers == [all[index]], why)
    expect(all[index].view.convert(all[index].view.bounds, to: nil), is: screen.window.bounds, why)
    expect(all.map(\.phase), is: all.indices.map { $0 == index ? "seen" : "unseen" }, why)
    expect(all.flatMap(\.faults), is: [], why)
  }

  @Test("PAGE-1: a page that is set twice in one instant is in its place at once, and stays there")
  func twice() {
    turn(to: 2)
    turn(to: 2)
    expect(screen.drain().filter { $0.contains("completed") }, is: ["C completed false", "C completed true"])
    expectPage(2)
    screen.wait(1)
    expectPage(2)
  }

  @Test("PAGE-2: a drag that has just begun at its lift turns the page by its speed") func short() {
    screen.drag(from: (200, 400), to: (190, 400), in: 1 / 60, lifting: false)
    screen.up(190, 400)
    screen.wait(2)
    expectPage(2)
  }

  @Test("PAGE-2: a finger that stops a turn when it has just come to its end leaves the page there")
  func stopped() {
    screen.drag(from: (200, 400), to: (20, 400), in: 0.2)
    while all[2].view.convert(CGPoint.zero, to: nil).x > 0.5 { screen.wait(1 / 60) }
    screen.down(200, 400)
    screen.up(200, 400)
    screen.wait(2)
    expectPage(2)
  }

  @Test("PAGE-3: a screen that turns ends a turn: one under a finger where it was, one in code where it goes")
  func turned() {
    screen.drag(from: (300, 400), to: (200, 400), in: 0.2, lifting: false)
    expect(pager.children.count, is: 2)
    screen.turn()
    expectPage(1)
    screen.up(200, 400)
    screen.wait(2)
    expectPage(1)
    turn(to: 2)
    screen.wait(0.1)
    screen.turn()
    expectPage(2)
    screen.wait(2)
    expectPage(2)
    screen.turn()
    expectPage(2, "at rest")
  }

  @Test("PAGE-3: pages in a sheet that has another size have room for three of that size") func resized() {
    let other = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = Noting("page", screen)
    screen.run { other.setViewControllers([page], direction: .forward, animated: false) }
    screen.run { other.loadViewIfNeeded() }
    screen.run { pager.present(other, animated: true) }
    screen.wait(1)
    screen.window.layoutIfNeeded()
    expect((other.view.subviews.first as? UIScrollView)?.contentSize, is: CGSize(width: 1179, height: 793))
  }

  @Test("PAGE-3: what still slides when its view leaves the window is at its place when it comes back")
  func left() {
    turn(to: 2)
    screen.wait(1)
    screen.drag(from: (300, 400), to: (100, 400), in: 0.1)
    let cover = Noting("cover", screen)
    cover.modalPresentationStyle = .fullScreen
    screen.run { pager.present(cover, animated: false) }
    screen.wait(1)
    screen.run { pager.dismiss(animated: false) }
    screen.wait(1)
    expectPage(2)
  }

  @Test("PAGE-3: what code sets while the content slides is in its place") func setMeanwhile() {
    turn(to: 2)
    screen.wait(1)
    screen.drag(from: (300, 400), to: (100, 400), in: 0.1)
    screen.wait(0.02)
    screen.run { pager.setViewControllers([all[0]], direction: .reverse, animated: false) }
    screen.wait(2)
    expectPage(0)
  }
}
