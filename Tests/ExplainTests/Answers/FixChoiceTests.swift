import Expectations
import Fingerpost
import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

@testable import FingerpostExplain

/// Which fix is offered first among those that help.
@Suite struct FixChoiceTests {
  /// A list in a list, which both have room up and down.
  private func nested(_ outer: String) -> Screen {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    for (name, height) in [(outer, 2000.0), ("UITableView", 1500)] {
      maker.add(name, 0, 0, 400, 800, in: maker.screen.views.count - 1) { view in
        if name != "UITableView" { view.baseClass = "UITableView" }
        view.bounds.origin.y = 200
        view.scrolling = PropertyValues()
        view.scrolling?.contentSize = CGSize(width: 400, height: height)
      }
    }
    return maker.screen
  }

  private func fixes(_ screen: Screen, _ name: String, _ gesture: RequestedGesture) throws -> [(
    code: String, end: String
  )] {
    let explainer = Explainer(screen)
    return explainer.report(of: gesture, at: CGPoint(x: 200, y: 200), expecting: try explainer.expected(name))
      .remedies.map { ($0.code.joined(separator: "\n"), $0.outcome.plain) }
  }

  @Test(
    "SCR-1, ARB-7: a class of the application's around another list scrolls together with it, by its own answer"
  )
  func together() throws {
    let own = try fixes(nested("Shop.MainTable"), "MainTable", .drag(x: 0, y: -100))
    expect(
      own.first?.code.hasPrefix("// in MainTable: UIGestureRecognizerDelegate\nfunc gestureRecognizer("),
      is: true)
    expect(
      own.first?.code.contains(
        "gestureRecognizer === panGestureRecognizer && other === tableView.panGestureRecognizer"), is: true)
    expect(own.first?.end.hasSuffix("scrolls as well, until code holds one of them still"), is: true)
    // Of two of UIKit's own, one is to give way before both move.
    let plain = try fixes(nested("UIScrollView"), "UIScrollView", .drag(x: 0, y: -100))
    expect(plain.first?.code.contains("require(toFail:"), is: true)
    expect(
      plain.last?.code.contains(
        "in a subclass of UIScrollView that takes its place: UIGestureRecognizerDelegate"), is: true)
  }

  /// A row with a pan of its own, in pages of which the first shows.
  private func pages(offset: Double) -> Screen {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    let pages = maker.add("UIScrollView", 0, 0, 400, 800, in: 0) { view in
      view.bounds.origin.x = offset
      view.scrolling = PropertyValues()
      view.scrolling?.contentSize = CGSize(width: 1200, height: 800)
      view.scrolling?[flag: "bounces"] = false
    }
    maker.add("Shop.Row", 0, 100, 1200, 200, in: pages) { view in
      var pan = ScreenRecognizer(className: "UIPanGestureRecognizer", address: "0xa")
      pan.targets = [ScreenTarget(className: "Shop.Row", address: "0xb", action: "swiped:")]
      view.recognizers = [pan]
    }
    return maker.screen
  }

  @Test("ARB-12: a pan that is in the way on one side only is to refuse that side, and keeps the other")
  func oneSide() throws {
    let first = try fixes(pages(offset: 0), "UIScrollView", .drag(x: -100, y: 0))
    expect(
      first.first?.code.contains(
        "return velocity.x >= 0 || abs(velocity.y) > abs(velocity.x)  // not to the left"), is: true)
    expect(
      first.first?.end.hasSuffix("swiped: acts in all other directions, and no longer to the left"), is: true)
  }

  @Test(
    "ARB-12: one that is in the way on both sides is to begin along the other axis, and what is lost is said")
  func bothSides() throws {
    let middle = try fixes(pages(offset: 400), "UIScrollView", .drag(x: -100, y: 0))
    expect(middle.first?.code.contains("return abs(velocity.y) > abs(velocity.x)"), is: true)
    expect(
      middle.first?.end.hasSuffix(
        "swiped: acts up and down only, and no longer sideways, to the left or to the right"), is: true)
  }

  /// SwipeCellKit/SwipeCellKit#358: a row's own pan keeps a menu from opening, and shows nothing on that side.
  @Test(
    "ARB-12: against a pan of which no more is known the one in the way is to refuse the side that was asked about"
  )
  func menu() throws {
    var screen = pages(offset: 400)
    var pan = ScreenRecognizer(className: "UIPanGestureRecognizer", address: "0xc")
    pan.targets = [ScreenTarget(className: "Shop.Menu", address: "0xd", action: "menu:")]
    screen.views[1].recognizers = [pan]
    let first = try fixes(screen, "menu:", .drag(x: 150, y: 0))
    expect(first.first?.code.contains("// not to the right"), is: true)
    expect(
      first.first?.end.hasSuffix("swiped: acts in all other directions, and no longer to the right"), is: true
    )
  }
}
