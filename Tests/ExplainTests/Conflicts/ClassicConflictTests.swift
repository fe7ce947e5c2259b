import Expectations
import FingerpostReading
import FingerpostScenarios
import FingerpostScreens
import Foundation
import OwnProcess
import Testing

@testable import FingerpostConflicts

/// Conflicts that people meet between recognizers and scroll views, controls and cells, each with the fix that is
/// commonly given for it.
@Suite("Conflicts: classic screens", .ownProcess) struct ClassicConflictTests {
  /// A view that fills the screen, with recognizers and subviews.
  private func root(_ recognizers: String, _ subviews: String...) throws -> Scenario {
    try Scenario.load(
      text: """
        windows:
          - subviews:
              - id: Root
                frame: [0, 0, 400, 800]
                gestureRecognizers: [\(recognizers)]
                subviews: [\(subviews.joined(separator: ", "))]
        """, name: "root.yaml")
  }

  /// A scroll view that fills the screen, with subviews.
  private func feed(_ size: String, _ subviews: String, recognizers: String = "") throws -> Scenario {
    try Scenario.load(
      text: """
        windows:
          - subviews:
              - id: Feed
                class: UIScrollView
                frame: [0, 0, 400, 800]
                contentSize: \(size)
                gestureRecognizers: [\(recognizers)]
                subviews: [\(subviews)]
        """, name: "feed.yaml")
  }

  private func finding(_ scenario: Scenario, _ kind: String) throws -> ConflictReport.Finding {
    let report = try conflicts(in: scenario, limit: 160)
    expect(report.kinds, is: [kind])
    return try #require(report.findings.first)
  }

  private static let card =
    "{ id: Card, frame: [20, 20, 360, 400], gestureRecognizers: [{ id: drag, type: pan"

  @Test("a pan over a scroll view, which never scrolls there") func panOverFeed() throws {
    let finding = try finding(feed("[400, 3000]", "\(Self.card) }] }"), "alwaysInstead Feed drag")
    expect(finding.title, is: "Feed never scrolls where Card is: drag acts instead")
    #expect(finding.details.contains("That is a fault only if both were meant there."))
    #expect(
      Set(finding.fixes.map(\.summary)).isSuperset(of: [
        "let drag begin only if the movement is horizontal",
        "let drag recognize together with Feed.panGestureRecognizer (shouldRecognizeSimultaneouslyWith)",
      ]))
    #expect(
      finding.fixes.flatMap(\.code).contains(
        "  gestureRecognizer === drag && other === Feed.panGestureRecognizer"))
  }

  @Test("a pan over all of a scroll view, which never scrolls at all") func panOverAll() throws {
    let cover = "{ frame: [0, 0, 400, 3000], gestureRecognizers: [{ id: drag, type: pan }] }"
    let finding = try finding(feed("[400, 3000]", cover), "alwaysInstead Feed drag")
    expect(finding.title, is: "Feed never scrolls: drag acts instead")
  }

  @Test("a tap around a control, which takes its touches") func tapAroundControl() throws {
    let finding = try finding(
      root("{ id: dismiss, type: tap }", "{ id: Plain, class: UIControl, frame: [100, 100, 200, 80] }"),
      "alwaysInstead Plain dismiss")
    expect(finding.title, is: "Plain never acts on a tap: dismiss takes its touches")
    expect(finding.rules, is: ["DLV-1"])
    #expect(finding.fixes.map(\.code).contains(["dismiss.cancelsTouchesInView = false"]))
    #expect(finding.fixes.flatMap(\.code).contains("  !(touch.view?.isDescendant(of: Plain) ?? false)"))
    expect(finding.fixes.first?.effect.contains("Plain also acts in "), is: true)
  }

  @Test("a pan around a slider, which takes its drags, with the doubt") func panAroundSlider() throws {
    let finding = try finding(
      root(
        "{ id: menu, type: pan }", "{ id: Volume, class: UISlider, frame: [50, 300, 300, 31], value: 0.5 }"),
      "alwaysInstead Volume menu")
    expect(finding.title, is: "Volume never acts on a drag: menu takes its touches")
    #expect(finding.fixes.map(\.summary).contains("let menu leave touches in Volume alone (shouldReceive)"))
    #expect(finding.fixes.map(\.summary).contains("let menu begin only if the movement is vertical"))
    #expect(
      finding.details.contains(
        "That a slider does not keep the recognizer from beginning is assumed: reports differ."))
  }

  @Test("a pan from the edge over a carousel, which scrolls instead") func edgeOverCarousel() throws {
    let carousel =
      "{ id: Carousel, class: UIScrollView, frame: [0, 100, 400, 250], contentSize: [1600, 250], isPagingEnabled: true }"
    let finding = try finding(
      root("{ id: back, type: screenEdgePan, edges: left }", carousel), "alwaysInstead back Carousel")
    expect(finding.title, is: "back never acts where Carousel is: Carousel scrolls instead")
    #expect(finding.fixes.map(\.code).contains(["Carousel.panGestureRecognizer.require(toFail: back)"]))
  }

  @Test("a list in a page of the same axis that covers most of it, so that the page never scrolls there")
  func nested() throws {
    func list(_ height: Int) -> String {
      "{ id: List, class: UIScrollView, frame: [0, 0, 400, \(height)], contentSize: [400, 5000] }"
    }
    let finding = try finding(feed("[400, 1600]", list(700)), "alwaysInstead Feed List")
    expect(finding.title, is: "Feed never scrolls where List is: List scrolls instead")
    #expect(
      finding.fixes.map(\.summary).contains {
        $0.hasPrefix("no longer let List scroll (isScrollEnabled), and make it as tall as its content")
      }, "\(finding.fixes.map(\.summary))")
    // Where most of the page is free, the inner one scrolls first, as everywhere.
    #expect(try conflicts(in: feed("[400, 1600]", list(300)), limit: 160).kinds.isEmpty)
  }

  @Test("a swipe of a row in a page with the same swipe") func twoSwipes() throws {
    let row =
      "{ frame: [0, 100, 400, 100], gestureRecognizers: [{ id: delete, type: swipe, direction: left }] }"
    let finding = try finding(
      root("{ id: next, type: swipe, direction: left }", row), "neverTogether next delete")
    #expect(finding.fixes.map(\.summary).contains { $0.hasPrefix("let next recognize together with delete") })
  }

  @Test("a pinch over a photo that zooms") func pinchOverZoom() throws {
    let scenario = try Scenario.load(
      text: """
        windows:
          - subviews:
              - id: Zoomer
                class: UIScrollView
                frame: [0, 0, 400, 800]
                contentSize: [400, 800]
                maximumZoomScale: 4
                zooms: Photo
                subviews: [{ id: Photo, frame: [0, 0, 400, 800], gestureRecognizers: [{ id: scale, type: pinch }] }]
        """, name: "zoom.yaml")
    let finding = try finding(scenario, "alwaysInstead Zoomer scale")
    expect(finding.title, is: "Zoomer never zooms: scale acts instead")
    #expect(
      finding.fixes.map(\.summary).contains(
        "let scale recognize together with Zoomer.pinchGestureRecognizer (shouldRecognizeSimultaneouslyWith)")
    )
  }

  @Test("a swipe over pages, which scroll instead") func swipeOverPages() throws {
    let report = try conflicts(
      in: feed("[1600, 800]", "", recognizers: "{ id: reveal, type: swipe, direction: left }"), limit: 160)
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1 && finding.actors.first == "reveal")
    #expect(
      finding.fixes.map(\.summary).contains(
        "let reveal recognize together with Feed.panGestureRecognizer (shouldRecognizeSimultaneouslyWith)"))
  }

  // MARK: - Dumps

  private func search(_ dump: String) throws -> ConflictReport {
    let screen = try ScreenReader.read(Data(dump.utf8), name: "dump.txt")
    return try ConflictSearch(ScreenScenario(screen, name: "dump.txt"), limit: 160).run()
  }

  private static let table = """
    <UIWindow: 0x100; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
       | <UIView: 0x101; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>>
       |    | <UITableView: 0x102; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, -64}; contentSize: {390, 2000}>
       |    |    | <UITableViewCell: 0x103; frame = (0 0; 390 60); layer = <CALayer: 0x3>>
       |    |    |    | <UITableViewCellContentView: 0x104; frame = (0 0; 390 60); layer = <CALayer: 0x3>>
       |    |    | <UITableViewCell: 0x105; frame = (0 60; 390 60); layer = <CALayer: 0x3>>
       |    |    |    | <UITableViewCellContentView: 0x106; frame = (0 0; 390 60); layer = <CALayer: 0x3>>

    """

  @Test("a tap around a table, which keeps its rows from being selected, told once for all rows")
  func tapAndRows() throws {
    let tap =
      "<UITapGestureRecognizer: 0x7f1; state = Possible; view = <UIView 0x101>; target= <(action=hide, target=<C 0x9>)>"
    let report = try search("\(Self.table)\(tap)>\n")
    expect(report.kinds, is: ["alwaysInstead UITableViewCell hide"])
    let finding = try #require(report.findings.first)
    expect(finding.details.first?.hasSuffix("The same holds for 1 more of its class."), is: true)
    #expect(finding.fixes.map(\.code).contains(["hide.cancelsTouchesInView = false"]))
    #expect(try search("\(Self.table)\(tap); cancelsTouchesInView = NO>\n").kinds.isEmpty)
  }

  @Test("a pan in a row keeps the table from scrolling, whose content rests below a bar") func panInRow()
    throws
  {
    let pan = """
      <UIPanGestureRecognizer: 0x7f1; state = Possible; view = <UITableViewCell 0x103>; \
      target= <(action=pan, target=<C 0x9>)>>
      """
    let tall = Self.table.replacing("(0 0; 390 60)", with: "(0 0; 390 400)")
    try expect(search("\(tall)\(pan)\n").kinds, is: ["alwaysInstead UITableView pan"])
  }

  @Test("the swipe back beside a table of rows, and a pan that waits for the table's, are none")
  func healthyDumps() throws {
    let pop = """
      <UIScreenEdgePanGestureRecognizer: 0x7f1; state = Possible; delaysTouchesBegan = YES; view = <UIView 0x101>; \
      target= <(action=handleNavigationTransition:, target=<_UINavigationInteractiveTransition 0x9>)>>
      """
    #expect(try search("\(Self.table)\(pop)\n").kinds.isEmpty)
    try expect(search(Self.table).tried.sequences, is: 0)
  }

  /// A screen in a navigation controller, whose swipe back has a content view to compete with.
  private static func navigation(_ content: String) -> String {
    """
    <UIWindow: 0x100; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
       | <UILayoutContainerView: 0x101; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>>
       |    | \(content)
    <_UIParallaxTransitionPanGestureRecognizer: 0x7f2; state = Possible; delaysTouchesBegan = YES; view = \
    <UILayoutContainerView 0x101>; target= <(action=handleNavigationTransition:, target=<_UINavigationInteractiveTransition 0x9>)>>

    """
  }

  @Test("a pan over the whole screen keeps UIKit's swipe back from ever acting") func panOverTheSwipeBack()
    throws
  {
    let view =
      "<UIView: 0x102; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>>"
    let pan = """
      <UIPanGestureRecognizer: 0x7f1; state = Possible; view = <UIView 0x102>; \
      target= <(action=menuPanned:, target=<App.Menu 0x9>)>>
      """
    let report = try search("\(Self.navigation(view))\(pan)\n")
    expect(report.kinds, is: ["neverActs handleNavigationTransition"])
    let finding = try #require(report.findings.first)
    let back = "navigationController!.interactivePopGestureRecognizer!"
    #expect(finding.fixes.map(\.code).contains(["menuPanned.require(toFail: \(back))"]))
    #expect(finding.details.contains { $0.contains("only where there is a screen to go back to") })
  }

  @Test("pages over the whole screen scroll instead of UIKit's swipe back, and can be made to wait for it")
  func pagesOverTheSwipeBack() throws {
    let pages = """
      <UIScrollView: 0x102; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x3>; \
      contentOffset: {0, 0}; contentSize: {1170, 844}; adjustedContentInset: {0, 0, 0, 0}>
      """
    let report = try search(Self.navigation(pages))
    expect(report.kinds, is: ["neverActs handleNavigationTransition"])
    let code = try #require(report.findings.first).fixes.flatMap(\.code)
    expect(
      code.first?.hasPrefix("scrollView.panGestureRecognizer.require(toFail: navigationController!"), is: true
    )
    // A list of the other axis leaves the swipe back alone.
    #expect(try search(Self.navigation(pages.replacing("1170, 844", with: "390, 2000"))).kinds.isEmpty)
  }

  @Test("an own tap on a view with a tap that waits for a double tap: it waits, too, and both act")
  func tapOnMap() throws {
    let map = try root(
      """
      { id: twice, type: tap, numberOfTapsRequired: 2 }, { id: once, type: tap, requireToFail: [twice] }, \
      { id: own, type: tap }
      """)
    let report = try conflicts(in: map, limit: 160)
    let finding = try #require(report.findings.first { $0.kind == "actsFirst" })
    expect(finding.actors, is: ["own", "twice"])
    expect(finding.fixes.first?.summary.hasPrefix("let own wait for twice to fail"), is: true)
  }

  @Test("what waits for a recognizer of an unknown kind is named") func waitingForAnUnknownOne() throws {
    let pan = """
      <UIPanGestureRecognizer: 0x7f1; state = Possible; view = <UIView 0x101>; target= <(action=pulled:, \
      target=<App.Panel 0x9>)>; must-fail = {
              <App.Lasso: 0x7f5; state = Possible; view = <UITableView 0x102>>
          }>
      <App.Lasso: 0x7f5; state = Possible; view = <UITableView 0x102>>
      """
    let screen = try ScreenReader.read(Data("\(Self.table)\(pan)\n".utf8), name: "dump.txt")
    let losses = ScreenScenario(screen, name: "dump.txt").losses
    #expect(
      losses.contains(
        "pulled: waits for one of them to fail, which is played as if it had: if it does not, it acts late or never."
      ), "\(losses)")
  }

  // MARK: - Healthy screens

  @Test("screens on which everything acts as it should have no conflict") func healthy() throws {
    let volume = "{ id: Volume, class: UISlider, frame: [50, 100, 200, 31], value: 0.5 }"
    let row = "{ id: Row, class: UIScrollView, frame: [0, 0, 400, 700], contentSize: [2000, 700] }"
    let cell = "{ frame: [0, 0, 400, 80], touches: consume, gestureRecognizers: [{ type: longPress }] }"
    let controls = [
      "{ class: UITextField, frame: [50, 100, 300, 40] }", "{ class: UIButton, frame: [50, 300, 300, 40] }",
      "{ class: UISwitch, frame: [50, 400, 51, 31] }",
    ].joined(separator: ", ")
    let screens: [(String, Scenario)] = [
      (
        "a button in a scroll view", try feed("[400, 3000]", "{ class: UIButton, frame: [50, 100, 200, 50] }")
      ),
      ("a slider in a list", try feed("[400, 3000]", volume)),
      ("a row in a page", try feed("[400, 3000]", row)),
      ("a press on rows", try feed("[400, 3000]", cell)),
      (
        "a pan with the scroll view",
        try feed("[400, 3000]", "\(Self.card), delegate: { simultaneousWith: all } }] }")
      ),
      (
        "a pan of its own axis",
        try feed("[400, 3000]", "\(Self.card), delegate: { shouldBegin: horizontal } }] }")
      ),
      ("a knob", try feed("[400, 3000]", "{ frame: [20, 20, 44, 44], gestureRecognizers: [{ type: pan }] }")),
      ("a tap beside UIKit's controls", try root("{ type: tap }", controls)),
      (
        "a tap that lets touches through",
        try root(
          "{ type: tap, cancelsTouchesInView: false }", controls,
          "{ class: UIControl, frame: [50, 500, 300, 40] }")
      ),
      (
        "swipes to both sides",
        try root("{ type: swipe, direction: left }, { type: swipe, direction: right }")
      ),
      (
        "a pinch with a turn",
        try root("{ type: pinch, delegate: { simultaneousWith: all } }, { type: rotation }")
      ),
      (
        "the swipe back beside a list",
        try root(
          "{ type: screenEdgePan, edges: left }",
          "{ class: UIScrollView, frame: [0, 0, 400, 800], contentSize: [400, 3000] }")
      ),
    ]
    for (name, screen) in screens {
      #expect(try conflicts(in: screen, limit: 160).kinds.isEmpty, "\(name)")
    }
  }
}
