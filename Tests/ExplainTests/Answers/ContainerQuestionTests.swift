import FingerpostGestures
import Testing

/// What people asked in public about the gestures that containers of UIKit's bring along, on screens of our own: the pop
/// gesture, sheets, page controllers, and what transitions leave behind.
@Suite("Questions about containers") struct ContainerQuestionTests {
  private typealias Case = StrangersTests.Case

  @Test("NAV-8: the pop gesture, and what is in its way", arguments: pops)
  private func goesBack(_ question: StrangersTests.Case) throws { try question.check() }

  @Test("SHEET-4: a sheet, and what is in it", arguments: sheets)
  private func isInSheet(_ question: StrangersTests.Case) throws { try question.check() }

  @Test("PAGE-3: pages, and what is on them", arguments: pages)
  private func isOnPage(_ question: StrangersTests.Case) throws { try question.check() }

  @Test("PRES-10: what a presentation leaves in front", arguments: leftovers)
  private func isLeft(_ question: StrangersTests.Case) throws { try question.check() }

  // MARK: - The pop gesture

  /// A navigation controller's screen, with what its content is, and its bar.
  private nonisolated static func navigation(_ inside: String, bar: String) -> String {
    """
    <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
       | <UILayoutContainerView: 0x2; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xe>; layer = <CALayer: 0xf>>
       |    | <UINavigationTransitionView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
       |    |    | <UIViewControllerWrapperView: 0x4; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
       |    |    |    | <UIView: 0x5; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
    \(inside)
    \(bar)
    <__NSArrayM 0xe>(
    <_UIParallaxTransitionPanGestureRecognizer: 0x30; state = Possible; delaysTouchesBegan = YES; view = <UILayoutContainerView 0x2>; target= <(action=handleNavigationTransition:, target=<_UINavigationInteractiveTransition 0x99>)>>
    )
    """
  }

  private nonisolated static func bar(_ more: String = "", content: String? = nil) -> String {
    let head =
      "   |    | <UINavigationBar: 0x20; frame = (0 44; 400 44)\(more); layer = <CALayer: 0xf>>"
    guard let content else { return head }
    return """
      \(head)
         |    |    | <_UINavigationBarContentView: 0x21; frame = (0 0; 400 44); layer = <CALayer: 0xf>>
         |    |    |    | \(content)
      """
  }

  /// The question for the recognizer's delegate, and what the console says.
  private nonisolated static func asked(_ answer: String) -> String {
    "\n(lldb) expr -l objc -O -- [(UIGestureRecognizer *)0x30 delegate]\n\(answer)\n"
  }

  private nonisolated static let backButton =
    "<_UIButtonBarButton: 0x22; frame = (8 0; 60 44); layer = <CALayer: 0xf>>"
  private nonisolated static let ownItem =
    "<_UIButtonBarStackView: 0x22; frame = (8 0; 60 44); layer = <CALayer: 0xf>>"

  private nonisolated static let pops: [Case] = [
    // sascha/DrawerController#38, wix/react-native-navigation#4455
    Case(
      name: "the bar is hidden", screen: navigation("", bar: bar("; hidden = YES")), tap: (3, 600),
      gesture: .drag(x: 200, y: 0), expect: "interactivePopGestureRecognizer",
      says: ["nothing acts: it fails, because UIKit's delegate refuses it", "hides its bar"],
      fixes: [
        "interactivePopGestureRecognizer!.delegate = self", "navigationController!.viewControllers.count > 1",
      ]),
    // csync/TogetherStream#310
    Case(
      name: "an own item took the place of the back button",
      screen: navigation("", bar: bar(content: ownItem)), tap: (3, 600), gesture: .drag(x: 200, y: 0),
      expect: "handleNavigationTransition:",
      says: ["UIKit's delegate refuses it where the navigation bar shows no back button"],
      fixes: ["interactivePopGestureRecognizer!.delegate = self"]),
    // designatednerd/DNSSwipeableTableCell#6
    Case(
      name: "a cell's own pan begins first",
      screen: navigation(
        """
           |    |    |    |    | <Shop.SwipeCell: 0x6; baseClass = UIView; frame = (0 100; 400 60); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>
        """, bar: bar(content: backButton))
        + "\n"
        + StrangersTests.list(StrangersTests.recognizer("Pan", "0x31", on: "Shop.SwipeCell 0x6", "panCell:")),
      tap: (3, 130), gesture: .drag(x: 200, y: 0), expect: "interactivePopGestureRecognizer",
      says: ["never makes", "panCell:", "excludes it"],
      fixes: ["pan.require(toFail: navigationController!.interactivePopGestureRecognizer!)"]),
    // mengxianliang/XLPageViewController#21
    Case(
      name: "pages that scroll sideways begin first",
      screen: navigation(
        """
           |    |    |    |    | <UIScrollView: 0x6; frame = (0 100; 400 600); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {1200, 600}>
        """, bar: bar(content: backButton)),
      tap: (3, 300), gesture: .drag(x: 200, y: 0), expect: "interactivePopGestureRecognizer",
      says: ["UIScrollView, inside it, takes the touch and scrolls"],
      fixes: ["scrollView.panGestureRecognizer.require(toFail:", "interactivePopGestureRecognizer!)"]),
    // The same with a list: that one waits for the gesture.
    Case(
      name: "a list that scrolls up and down waits",
      screen: navigation(
        """
           |    |    |    |    | <UITableView: 0x6; frame = (0 100; 400 600); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 1200}>
        """, bar: bar(content: backButton)),
      tap: (3, 300), gesture: .drag(x: 200, y: 0), expect: "interactivePopGestureRecognizer",
      isAsExpected: true,
      says: ["makes the screen edge pan recognizer interactivePopGestureRecognizer act at"],
      never: ["may never"]),
    // devxoul/SwipeBack#3
    Case(
      name: "without a delegate, as the console says, it begins on the first screen too",
      screen: navigation("", bar: bar(content: ownItem)) + asked("nil"),
      tap: (3, 600), gesture: .drag(x: 200, y: 0), expect: "interactivePopGestureRecognizer",
      isAsExpected: true,
      says: ["interactivePopGestureRecognizer act at", "begins on the first screen as well"],
      never: ["UIKit's delegate"]),
    Case(
      name: "with a delegate of one's own, as the console says",
      screen: navigation("", bar: bar(content: ownItem)) + asked("<Shop.Navigation: 0x77>"),
      tap: (3, 600), gesture: .drag(x: 200, y: 0), expect: "interactivePopGestureRecognizer",
      isAsExpected: true, says: ["interactivePopGestureRecognizer act at"],
      fixes: ["What Navigation, the delegate of interactivePopGestureRecognizer, answers is not"]),
    // A report of 2014 (OR-18968522)
    Case(
      name: "a button at the edge shows its highlight late",
      screen: navigation(
        "   |    |    |    |    | <UIButton: 0x6; frame = (0 300; 60 44); layer = <CALayer: 0xf>>",
        bar: bar(content: backButton)),
      tap: (8, 320), expect: "UIButton", isAsExpected: true,
      says: ["makes UIButton act, but late", "interactivePopGestureRecognizer delays touchesBegan"]),
  ]

  // MARK: - Sheets

  private nonisolated static let sheetPan =
    "<UIPanGestureRecognizer: 0x40 (_UISheetInteractionBackgroundDismissRecognizer); state = Possible; "
    + "view = <UIDropShadowView 0x6>; target= <(action=_handlePan:, target=<_UISheetInteraction 0x98>)>>"

  private nonisolated static func sheet(_ inside: String, isListed: Bool = true, more: String...) -> String {
    """
    <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
       | <UITransitionView: 0x2; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
       |    | <UIButton: 0x3; frame = (50 60; 300 44); layer = <CALayer: 0xf>>
       | <UITransitionView: 0x4; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
       |    | <UIDimmingView: 0x5; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
       |    | <UIDropShadowView: 0x6; frame = (0 120; 400 680); gestureRecognizers = <NSArray: 0xe>; layer = <CALayer: 0xf>>
       |    |    | <UIView: 0x7; frame = (0 0; 400 680); layer = <CALayer: 0xf>>
    \(inside)
    """ + (isListed ? "\n<__NSArrayM 0xe>(\n\(([sheetPan] + more).joined(separator: ",\n"))\n)" : "")
  }

  private nonisolated static let canvas =
    "   |    |    |    | <Draw.Canvas: 0x8; baseClass = UIView; frame = (0 100; 400 300); layer = <CALayer: 0xf>>"
  private nonisolated static let table =
    "   |    |    |    | <UITableView: 0x8; frame = (0 0; 400 680); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 2000}>"

  private nonisolated static let sheets: [Case] = [
    // dehli/TouchDraw#50
    Case(
      name: "a canvas that draws loses the finger", screen: sheet(canvas), tap: (200, 300),
      gesture: .drag(x: 0, y: 200), expect: "Canvas",
      says: [
        "never makes Canvas act: the pan recognizer sheet.pan, on UIDropShadowView around it, takes the touch"
      ],
      fixes: ["// in Canvas", "gesture.view === self || !(gesture is UIPanGestureRecognizer)"]),
    Case(
      name: "the same, and the dump does not list what the sheet has", screen: sheet(canvas, isListed: false),
      tap: (200, 300), gesture: .drag(x: 0, y: 200), expect: "Canvas",
      says: ["UIDropShadowView", "moves as a sheet instead"]),
    // jonhull/GradientSlider#13
    Case(
      name: "a slider of one's own stutters",
      screen: sheet(
        "   |    |    |    | <Paint.GradientSlider: 0x8; baseClass = UIControl; frame = (20 200; 40 300); layer = <CALayer: 0xf>>"
      ), tap: (40, 400), gesture: .drag(x: 0, y: 120), expect: "GradientSlider",
      says: ["never makes GradientSlider act", "sheet.pan"],
      fixes: ["override func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool {"]),
    // What people ask of lists in sheets: why the sheet moves.
    Case(
      name: "a list at its top moves the sheet", screen: sheet(table), tap: (200, 300),
      gesture: .drag(x: 0, y: 200), expect: "UITableView",
      says: ["never makes UITableView act", "sheet.pan"], fixes: ["A sheet moves before content"],
      never: ["Nothing that was tried helps"]),
    Case(
      name: "and scrolls up", screen: sheet(table), tap: (200, 500), gesture: .drag(x: 0, y: -200),
      expect: "UITableView", isAsExpected: true, says: ["makes UITableView act: it scrolls"]),
    // alexhillc/AXPhotoViewer#70
    Case(
      name: "an own pan that dismisses, too",
      screen: sheet(
        "   |    |    |    | <Photo.Viewer: 0x8; baseClass = UIView; frame = (0 0; 400 680); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>"
      ) + "\n"
        + StrangersTests.list(StrangersTests.recognizer("Pan", "0x41", on: "Photo.Viewer 0x8", "dismissPan:")),
      tap: (200, 400), gesture: .drag(x: 0, y: 200), expect: "dismissPan:", isAsExpected: true,
      says: ["makes the pan recognizer dismissPan: act"]),
  ]

  // MARK: - Pages

  private nonisolated static func onPage(_ inside: String) -> String {
    StrangersTests.page(
      """
         |    | <_UIQueuingScrollView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {400, 0}; contentSize: {1200, 800}>
         |    |    | <UIView: 0x4; frame = (400 0; 400 800); layer = <CALayer: 0xf>>
      \(inside)
      """)
  }

  private nonisolated static let pages: [Case] = [
    // lionheart/openradar-mirror#8262
    Case(
      name: "a quick drag on a slider turns the page",
      screen: onPage("   |    |    |    | <UISlider: 0x5; frame = (40 300; 320 34); layer = <CALayer: 0xf>>"),
      tap: (200, 317), gesture: .swipe(.right), expect: "UISlider",
      says: ["never makes UISlider act"], fixes: ["delaysContentTouches = false"]),
    // ShadyElyaski/ios-filter-control#8
    Case(
      name: "a control of one's own that is dragged sideways",
      screen: onPage(
        "   |    |    |    | <Filter.FilterControl: 0x5; baseClass = UIControl; frame = (20 300; 360 40); layer = <CALayer: 0xf>>"
      ), tap: (60, 320), gesture: .drag(x: 120, y: 0), expect: "FilterControl",
      says: ["never makes FilterControl act", "_UIQueuingScrollView"]),
    // iltercengiz/ICViewPager#121
    Case(
      name: "the pop gesture of a navigation controller on a page",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <_UIQueuingScrollView: 0x2; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {400, 0}; contentSize: {1200, 800}>
           |    | <UILayoutContainerView: 0x3; frame = (400 0; 400 800); gestureRecognizers = <NSArray: 0xe>; layer = <CALayer: 0xf>>
           |    |    | <UIView: 0x4; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
        <__NSArrayM 0xe>(
        <_UIParallaxTransitionPanGestureRecognizer: 0x30; state = Possible; view = <UILayoutContainerView 0x3>; target= <(action=handleNavigationTransition:, target=<_UINavigationInteractiveTransition 0x99>)>>
        )
        """, tap: (3, 400), gesture: .drag(x: 200, y: 0), expect: "interactivePopGestureRecognizer",
      says: ["interactivePopGestureRecognizer"]),
  ]

  @Test("LIST-15: a drag on the control that moves a row moves it, and the table does not scroll")
  private func moves() throws {
    try Case(
      name: "a table that is edited",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UITableView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 2000}>
           |    | <UITableViewCell: 0x4; frame = (0 88; 400 44); layer = <CALayer: 0xf>>
           |    |    | <UITableViewCellReorderControl: 0x5; frame = (356 0; 44 44); layer = <CALayer: 0xf>>
        """, tap: (380, 110), gesture: .drag(x: 0, y: 200), expect: "UITableViewCellReorderControl",
      isAsExpected: true, says: ["makes UITableViewCellReorderControl act"], never: ["holds touches"]
    ).check()
  }

  @Test("LIST-37: a finger on a section index goes to a section, and a drag there does not scroll the table")
  private func index() throws {
    let screen = """
      <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
         | <UITableView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 2000}>
         |    | <UITableViewCell: 0x4; frame = (0 88; 400 44); layer = <CALayer: 0xf>>
         |    | <UITableViewIndex: 0x5; frame = (385 0; 15 800); layer = <CALayer: 0xf>>
      """
    try Case(
      name: "a tap on an index", screen: screen, tap: (392, 110), expect: "UITableViewIndex",
      isAsExpected: true,
      says: ["it goes to the section of its title"], never: ["holds touches"]
    ).check()
    try Case(
      name: "a drag on an index", screen: screen, tap: (392, 110), gesture: .drag(x: 0, y: 200),
      expect: "UITableViewIndex", isAsExpected: true, says: ["makes UITableViewIndex act"],
      never: ["holds touches"]
    ).check()
  }

  // MARK: - Leftovers

  private nonisolated static let leftovers: [Case] = [
    // SwiftKickMobile/SwiftMessages#247
    Case(
      name: "an empty container in front",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UITransitionView: 0x2; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    | <UIButton: 0x3; frame = (50 60; 300 44); layer = <CALayer: 0xf>>
           | <UITransitionView: 0x4; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
        """, tap: (200, 80), expect: "UIButton", says: ["never reaches UIButton", "UITransitionView"],
      fixes: ["completeTransition("]),
    // aryaxt/iOS-Slide-Menu#95
    Case(
      name: "a menu below the container of what is presented",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UIView: 0x2; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    | <UIButton: 0x3; frame = (20 160; 160 44); layer = <CALayer: 0xf>>
           | <UITransitionView: 0x4; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    | <UIView: 0x5; frame = (240 0; 400 800); layer = <CALayer: 0xf>>
        """, tap: (100, 180), expect: "UIButton", says: ["never reaches UIButton", "UITransitionView"],
      fixes: ["window.bringSubviewToFront(view)"]),
    // ColinEberhardt/VCTransitionsLibrary#16
    Case(
      name: "a container that a cancelled transition has left switched off",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UITransitionView: 0x2; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    | <UILayoutContainerView: 0x3; frame = (0 0; 400 800); userInteractionEnabled = NO; layer = <CALayer: 0xf>>
           |    |    | <UIButton: 0x4; frame = (50 60; 300 44); layer = <CALayer: 0xf>>
        """, tap: (200, 80), expect: "UIButton",
      says: ["never reaches UIButton", "UILayoutContainerView, which holds it"],
      fixes: [
        "transitionContext.completeTransition(", "UIKit then switches the UILayoutContainerView on again",
      ]),
    // nathantannar4/Transmission#42
    Case(
      name: "what is behind a sheet's dimming", screen: sheet(""), tap: (200, 80), expect: "UIButton",
      says: ["never reaches UIButton", "largestUndimmedDetentIdentifier"]),
  ]
}
