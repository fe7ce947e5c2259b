import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Pages that scroll: what their containment, completions and callbacks are.
@Suite struct PageTests {
  private final class Page: Noting {
    override func viewDidLoad() {
      super.viewDidLoad()
      screen?.note("\(name) loaded")
    }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      screen?.note("\(name) will move \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      screen?.note("\(name) did move \(parent == nil ? "out" : "in")")
    }
  }

  private let screen = Screen()
  private let source = HeardNeighbors()
  private let pages: UIPageViewController
  private let all: [Noting]

  init() {
    all = ["A", "B", "C"].map { [screen] in Page($0, screen) }
    source.rows = [all]
    pages = screen.run { UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal) }
    pages.dataSource = source
    pages.delegate = source
    set(1, animated: true)
    screen.show(pages)
  }

  private func set(_ index: Int, animated: Bool, forward: Bool = true) {
    screen.run {
      pages.setViewControllers([all[index]], direction: forward ? .forward : .reverse, animated: animated) {
        screen.note("\(all[index].name) completed \($0)")
      }
    }
  }

  private func drag(_ travel: Double, in seconds: Double = 0.5) {
    screen.drag(from: (200, 400), to: (200 + travel, 400), in: seconds)
    screen.wait(2)
  }

  @Test("PAGE-1: a page is moved in before its view loads; the first is complete at once") func first() {
    let screen = Screen()
    let page = Page("A", screen)
    let pages = screen.run {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    screen.show(pages)
    screen.run {
      pages.setViewControllers([page], direction: .forward, animated: true) { screen.note("completed \($0)") }
    }
    expect(
      screen.drain(),
      is: [
        "A will move in", "A did move in", "A loaded", "A will appear", "A did appear", "completed true",
      ])
  }

  @Test("PAGE-1: what goes is told twice; without animation the completion is called at once") func replaced()
  {
    set(2, animated: false)
    expect(
      screen.drain(),
      is: [
        "C will move in", "C did move in", "B will move out", "B will move out", "C loaded", "C will appear",
        "B will disappear", "C did appear", "B did disappear", "B did move out", "C completed true",
      ])
    #expect(pages.viewControllers == [all[2]] && all[1].view.superview == nil)
  }

  @Test("PAGE-1: an animated page that is replaced without animation completes with false at once")
  func interrupted() {
    set(2, animated: true)
    screen.wait(0.1)
    set(0, animated: false)
    expect(screen.drain().filter { $0.contains("completed") }, is: ["C completed false", "A completed true"])
    screen.wait(1)
    #expect(all.map(\.phase) == ["seen", "unseen", "unseen"] && all.flatMap(\.faults) == [])
  }

  @Test("PAGE-1: of two animated ones the first completes with false, the second not at all") func twice() {
    set(2, animated: true)
    screen.wait(0.1)
    set(0, animated: true, forward: false)
    screen.wait(0.87)
    expect(screen.drain().filter { $0.contains("completed") }, is: ["C completed false"])
    expect(pages.viewControllers, is: [all[0]])
    #expect(all.map(\.phase) == ["seen", "unseen", "unseen"] && all.flatMap(\.faults) == [])
  }

  @Test("PAGE-2: a page that a finger turns appears before the other disappears, and has before it has")
  func turned() {
    drag(-260)
    expect(
      screen.drain().filter { $0.contains("appear") },
      is: [
        "C will appear", "B will disappear", "C did appear", "B did disappear",
      ])
    expect(source.heard, is: [#"will ["C"]"#, #"did ["B"] true"#])
    #expect(pages.viewControllers == [all[2]] && all[1].parent == nil)
    expect(all[2].view.convert(CGPoint.zero, to: nil), is: .zero)
  }

  @Test("PAGE-2: taken back, the page that stays appears again before the other has gone") func takenBack() {
    screen.drag(from: (200, 400), to: (120, 400), in: 1, lifting: false)
    screen.wait(0.3)
    screen.up(120, 400)
    screen.wait(2)
    expect(
      screen.drain().filter { $0.contains("appear") },
      is: [
        "C will appear", "B will disappear", "B will appear", "B did appear", "C will disappear",
        "C did disappear",
      ])
    expect(source.heard, is: [#"will ["C"]"#, #"did ["B"] false"#])
    #expect(pages.viewControllers == [all[1]] && all[2].parent == nil && all.flatMap(\.faults) == [])
  }

  @Test("PAGE-3: the scroll view is three pages long, and has no room where no page is") func room() throws {
    let scroll = try #require(pages.view.subviews.first as? UIScrollView)
    expect("\(type(of: scroll))", is: "_UIQueuingScrollView")
    #expect(scroll.contentOffset.x == 393 && scroll.contentSize.width == 3 * 393)
    drag(-260)
    expect(pages.viewControllers, is: [all[2]])
    screen.drag(from: (300, 400), to: (100, 400), in: 0.5, lifting: false)
    #expect(scroll.contentOffset.x < 393 + 150, "only as far as it bounces")
    screen.up(100, 400)
    screen.wait(2)
    #expect(pages.viewControllers == [all[2]] && source.heard.count == 2)
    drag(260)
    drag(260)
    #expect(pages.viewControllers == [all[0]] && all.map(\.phase) == ["seen", "unseen", "unseen"])
  }

  @Test("PAGE-3: a delegate that an application gives the scroll view hears of it, too") func outerDelegate()
    throws
  {
    final class Listener: NSObject, UIScrollViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    let listener = Listener()
    let scroll = try #require(pages.view.subviews.first as? UIScrollView)
    scroll.delegate = listener
    drag(-260)
    #expect(listener.count > 10 && pages.viewControllers == [all[2]])
  }
}
