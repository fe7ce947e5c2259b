import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Pages that curl: the two recognizers that turn them.
@Suite struct PageCurlTests {
  private let screen = Screen()
  private let source = HeardNeighbors()
  private let pages: UIPageViewController
  private let all: [Noting]

  init() {
    all = ["A", "B", "C"].map { [screen] in Noting($0, screen) }
    source.rows = [all]
    pages = screen.run {
      UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }
    pages.dataSource = source
    pages.delegate = source
    let (pages, first) = (self.pages, all[1])
    screen.run { pages.setViewControllers([first], direction: .forward, animated: false) }
    screen.show(pages)
  }

  private var page: String? { pages.viewControllers?.first?.title }

  private func tap(_ x: Double) -> [String] {
    source.heard = []
    screen.tap(x, 400)
    screen.wait(1)
    return source.heard
  }

  private func pan(_ way: Double, in seconds: Double) -> [String] {
    source.heard = []
    screen.drag(from: (196, 400), to: (196 + way, 400), in: seconds)
    screen.wait(1)
    return source.heard
  }

  @Test(
    "PAGE-30: a pan and a tap on the view turn pages that curl, which no scroll view holds; others have none")
  func recognizers() {
    let found = pages.gestureRecognizers
    #expect(found.count == 2 && found[0] is UIPanGestureRecognizer && found[1] is UITapGestureRecognizer)
    #expect(found.allSatisfy { $0.view === pages.view })
    #expect(pages.view.subviews == [all[1].view] && all[1].view.frame == pages.view.bounds)
    screen.run {
      let scrolling = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      scrolling.loadViewIfNeeded()
      #expect(scrolling.gestureRecognizers.isEmpty && scrolling.view.subviews.count == 1)
    }
  }

  @Test("PAGE-31: a tap at a side turns to the page there, and in between and where no page is to none")
  func taps() {
    #expect(tap(380) == ["will [\"C\"]", "did [\"B\"] true"] && page == "C")
    #expect(all[2].phase == "seen" && all[1].phase == "unseen" && all[1].parent == nil)
    #expect(tap(380) == [] && tap(196) == [] && page == "C")
    expect(tap(10), is: ["will [\"B\"]", "did [\"C\"] true"])
    expect(tap(10), is: ["will [\"A\"]", "did [\"B\"] true"])
    #expect(tap(10) == [] && page == "A")
    #expect(all.allSatisfy { $0.faults == [] })
  }

  @Test("PAGE-31: what a tap in between the sides hits is not kept from it") func content() {
    var taps = 0
    let tap = screen.run { UITapGestureRecognizer() }
    tap.addTarget { _ in taps += 1 }
    all[1].view.addGestureRecognizer(tap)
    #expect(self.tap(196) == [] && taps == 1)
  }

  @Test(
    "PAGE-31: a pan past the middle turns, one that stops before does not, and a fast one decides by its way")
  func pans() {
    #expect(pan(-230, in: 3) == ["will [\"C\"]", "did [\"B\"] true"] && page == "C")
    expect(pan(-230, in: 3), is: [], "there is no page")
    #expect(pan(100, in: 3) == ["will [\"B\"]", "did [\"C\"] false"] && page == "C")
    #expect(pan(100, in: 0.1) == ["will [\"B\"]", "did [\"C\"] true"] && page == "B")
    screen.drag(from: (196, 400), to: (-60, 400), in: 3, lifting: false)
    screen.wait(1.0 / 60)
    screen.move(-20, 400)
    source.heard = []
    screen.up(-20, 400)
    #expect(source.heard == ["did [\"B\"] false"] && page == "B")
    #expect(all.allSatisfy { $0.faults == [] } && all[1].phase == "seen" && all[2].phase == "unseen")
  }

  @Test("PAGE-31: a finger across the pages turns none") func across() {
    screen.drag(from: (196, 300), to: (190, 600), in: 0.5)
    #expect(source.heard == [] && page == "B")
  }

  @Test("PAGE-32: a page that code sets is there at once, animated or not") func inCode() {
    var done: [Bool] = []
    screen.run {
      pages.setViewControllers([all[2]], direction: .forward, animated: true) { done.append($0) }
    }
    #expect(done == [true] && page == "C" && all[2].view.superview === pages.view && source.heard == [])
  }

  @Test("PAGE-32: a page that code sets under a finger stays, and the turn is over") func meanwhile() {
    screen.drag(from: (196, 400), to: (100, 400), in: 1, lifting: false)
    screen.run { pages.setViewControllers([all[0]], direction: .reverse, animated: false) }
    screen.up(20, 400)
    screen.wait(1)
    #expect(page == "A" && source.heard == ["will [\"C\"]", "did [\"B\"] false"])
    #expect(all.allSatisfy { $0.faults == [] })
  }
}
