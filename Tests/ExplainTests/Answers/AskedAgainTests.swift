import FingerpostGestures
import Testing

/// Causes that people met in public and that the answers did not name, each on a screen of our own.
@Suite("Questions asked again") struct AskedAgainTests {
  private typealias Case = StrangersTests.Case

  @Test(
    "TAP-12, TAP-13, GR-20, ARB-7, SCR-23, SCR-24, PIPE-14, EDGE-4, HIT-14: what is said first, and what helps",
    arguments: cases)
  private func isAnswered(_ question: StrangersTests.Case) throws { try question.check() }

  private nonisolated static let cases: [Case] = [
    // Vinodh-G/ParallaxTableViewHeader#15
    Case(
      name: "a recognizer of the class that all build on",
      screen: StrangersTests.page(
        """
           |    | <UIImageView: 0x3; frame = (0 0; 400 250); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>

        """
          + StrangersTests.list(
            StrangersTests.recognizer("", "0x30", on: "UIImageView 0x3", "showIntroView"))),
      tap: (200, 120), expect: "showIntroView",
      says: [
        "reaches showIntroView, and nothing acts", "a UIGestureRecognizer itself, which recognizes nothing",
      ],
      fixes: ["UITapGestureRecognizer(target: self, action: #selector(showIntroView))", "acts at 84 ms"]),
    Case(
      name: "a view whose only recognizer is of that class",
      screen: StrangersTests.page(
        """
           |    | <UIImageView: 0x3; frame = (0 0; 400 250); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>

        """
          + StrangersTests.list(
            StrangersTests.recognizer("", "0x30", on: "UIImageView 0x3", "showIntroView"))),
      tap: (200, 120), expect: "UIImageView",
      says: ["its recognizer showIntroView is a UIGestureRecognizer itself"],
      fixes: ["UITapGestureRecognizer(target: self, action: #selector(showIntroView))"]),
    Case(
      name: "a recognizer of a class that builds on it, which may do anything",
      screen: StrangersTests.page(
        """
           |    | <UIImageView: 0x3; frame = (0 0; 400 250); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>

        """
          + StrangersTests.list(
            "<Shop.Knock: 0x30; state = Possible; view = <UIImageView 0x3>; target= <(action=knock, target=<Shop.C 0x9>)>>"
          )),
      tap: (200, 120), expect: "Knock", isAsExpected: false,
      says: ["the gesture of its class is not known"], never: ["recognizes nothing"]),
    // forkingdog/FDFullscreenPopGesture#27
    Case(
      name: "two recognizers with one action, the first of which is off",
      screen: StrangersTests.page(
        """
           |    | <UIScrollView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {1200, 800}>

        """
          + StrangersTests.list(
            StrangersTests.recognizer("Pan", "0x30", on: "UIView 0x2", "goBack:", "; enabled = NO"),
            StrangersTests.recognizer("Pan", "0x31", on: "UIView 0x2", "goBack:"))),
      tap: (200, 300), gesture: .drag(x: 150, y: 0), expect: "goBack:",
      says: [
        "never makes the pan recognizer goBack: (0x31) act", "UIScrollView, inside it, takes the touch",
      ],
      fixes: ["scrollView.panGestureRecognizer.require(toFail: goBackPan)"], never: ["it is disabled"]),
    Case(
      name: "a recognizer that is off, and no other of its name",
      screen: StrangersTests.page(
        StrangersTests.list(
          StrangersTests.recognizer("Tap", "0x30", on: "UIView 0x2", "hide:", "; enabled = NO"))),
      tap: (200, 300), expect: "hide:", says: ["never reaches", "it is disabled"]),
    // CRAlpha/react-native-wkwebview#153
    Case(
      name: "a tap around a page of the web",
      screen: StrangersTests.page(
        """
           |    | <WKScrollView: 0x3; baseClass = UIScrollView; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 3000}>
           |    |    | <WKContentView: 0x4; frame = (0 0; 400 3000); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>

        """
          + StrangersTests.list(
            StrangersTests.recognizer("Tap", "0x30", on: "UIView 0x2", "onTap:"),
            "<WKSyntheticTapGestureRecognizer: 0x31; state = Possible; view = <WKContentView 0x4>; target= <(action=_singleTapRecognized:, target=<WKContentView 0x4>)>>"
          )),
      tap: (200, 300), expect: "onTap:",
      says: ["never makes the tap recognizer onTap: act", "WKSyntheticTapGestureRecognizer", "excludes it"],
      fixes: ["shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer", "onTap: acts at 84 ms"]),
    // shabib87/SHViewPager#6
    Case(
      name: "a tap on the status bar, with a second scroll view in a cell",
      screen: statusBar, tap: (200, 8), expect: "UITableView",
      says: ["on the status bar, never scrolls UITableView to its top", "UIScrollView has it, too"],
      fixes: ["scrollView.scrollsToTop = false", "UITableView scrolls from 84 ms on"]),
    Case(
      name: "a tap on the status bar, with one scroll view",
      screen: StrangersTests.page(
        """
           |    | <UITableView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 900}; contentSize: {400, 2400}>
        """), tap: (200, 8), expect: "UITableView", isAsExpected: true,
      says: ["makes UITableView act: it scrolls from 84 ms on", "The system takes taps on the status bar"]),
    Case(
      name: "a tap below the status bar",
      screen: statusBar, tap: (200, 60), expect: "UITableView",
      says: ["reaches UITableView, and nothing acts"], never: ["status bar"]),
    // useyourloaf.com, on system gestures at the edges of the screen
    Case(
      name: "a swipe up from the bottom edge",
      screen: swipes, tap: (200, 795), gesture: .swipe(.up), expect: "countUp:",
      says: [
        "may make the swipe recognizer countUp: act", "since it begins at the bottom edge",
        "preferredScreenEdgesDeferringSystemGestures",
      ]),
    Case(
      name: "the same farther up, where the system has no gesture",
      screen: swipes, tap: (200, 700), gesture: .swipe(.up), expect: "countUp:", isAsExpected: true,
      says: ["makes the swipe recognizer countUp: act"], never: ["edge"]),
    Case(
      name: "a swipe along the bottom edge",
      screen: swipes.replacing("direction = up", with: "direction = left"), tap: (300, 795),
      gesture: .swipe(.left), expect: "countUp:", isAsExpected: true,
      says: ["makes the swipe recognizer countUp: act"]),
    // newbetuts.com 2623417
    Case(
      name: "a tap beside a form sheet, whose recognizer is on the sheet",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 768 1024); layer = <UIWindowLayer: 0xf>>
           | <UITransitionView: 0x2; frame = (0 0; 768 1024); layer = <CALayer: 0xf>>
           |    | <UIDimmingView: 0x3; frame = (0 0; 768 1024); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>
           |    | <Shop.Form: 0x4; baseClass = UIView; frame = (114 202; 540 620); gestureRecognizers = <NSArray: 0xe>; layer = <CALayer: 0xf>>
        <__NSArrayM 0xe>(
        <UITapGestureRecognizer: 0x30; state = Possible; view = <Shop.Form 0x4>; target= <(action=close:, target=<Shop.C 0x9>)>>
        )
        <__NSArrayM 0xd>(
        <UITapGestureRecognizer: 0x31; state = Possible; view = <UIDimmingView 0x3>; target= <(action=handleSingleTap:, target=<UIDimmingView 0x3>)>>
        )
        """, tap: (384, 100), expect: "close:",
      says: [
        "never reaches the tap recognizer close: because Form, which it is on, does not lie there",
        "UIDimmingView gets the touch",
      ],
      fixes: [
        "form.window?.addGestureRecognizer(closeTap)", "closeTap.cancelsTouchesInView = false",
        "shouldRecognizeSimultaneouslyWith", "close: acts at 84 ms; handleSingleTap: still acts",
      ]),
    // foundry/OpenCVSwiftStitch#13
    Case(
      name: "a pinch, of which the delegate has the say",
      screen: zooming("0x31"), tap: (200, 300), gesture: .pinch(scale: 2), expect: "UIScrollView",
      isAsExpected: true,
      says: [
        "reaches UIScrollView", "it zooms if its delegate's viewForZooming(in:) returns a view",
      ], fixes: ["[(UIScrollView *)0x3 delegate]"], never: ["excludes it"]),
    Case(
      name: "a pinch on a scroll view that has no recognizer for it",
      screen: zooming(nil), tap: (200, 300), gesture: .pinch(scale: 2), expect: "UIScrollView",
      says: ["reaches UIScrollView, and nothing acts", "it has no pinch recognizer", "viewForZooming(in:)"],
      never: ["Nothing that was tried helps"]),
    // mobile-dev-inc/Maestro#153
    Case(
      name: "a tab bar of which the tree lists no buttons",
      screen: tabBar(holding: ""), tap: (39, 785), expect: "Tab Bar", isAsExpected: true,
      says: [
        "reaches Group", "Nothing is listed in Group \"Tab Bar\" here", "XCUIApplication().debugDescription",
      ]),
    Case(
      name: "a tab bar whose buttons are listed",
      screen: tabBar(
        holding:
          #", {"AXUniqueId": null, "AXLabel": "Home", "type": "Button", "role": "AXButton", "enabled": true, "frame": {"x": 0, "y": 761, "width": 130, "height": 49}}"#
      ), tap: (39, 785), expect: "Home", says: ["may make Button act"],
      never: ["Nothing is listed"]),
    // nfarina/calloutview#12
    Case(
      name: "two classes that may have hit testing of their own",
      screen: StrangersTests.page(
        """
           |    | <Shop.Callout: 0x3; baseClass = UIView; frame = (50 200; 300 80); layer = <CALayer: 0xf>>
           |    |    | <Shop.Frame: 0x4; baseClass = UIView; frame = (0 0; 300 70); layer = <CALayer: 0xf>>
           |    |    |    | <UIButton: 0x5; frame = (10 10; 100 44); layer = <CALayer: 0xf>>
        """), tap: (100, 230), expect: "UIButton", isAsExpected: true, says: ["makes UIButton act"],
      fixes: ["Frame and Callout may override hitTest(_:with:) or point(inside:with:)", "ask this of each"]),
  ]

  private nonisolated static func tabBar(holding more: String) -> String {
    #"""
    [{"AXUniqueId": null, "AXLabel": "Demo", "type": "Application", "role": "AXApplication", "enabled": true,
      "frame": {"x": 0, "y": 0, "width": 390, "height": 844}},
     {"AXUniqueId": null, "AXLabel": "Tab Bar", "type": "Group", "role": "AXGroup", "enabled": true,
      "frame": {"x": 0, "y": 761, "width": 390, "height": 83}}\#(more)]
    """#
  }

  /// A scroll view with its own recognizers, among them one for pinches if that has an address.
  private nonisolated static func zooming(_ pinch: String?) -> String {
    func own(_ kind: String, _ address: String) -> String {
      "<UIScrollView\(kind)GestureRecognizer: \(address); state = Possible; view = <UIScrollView 0x3>; "
        + "target= <(action=handle\(kind):, target=<UIScrollView 0x3>)>>"
    }
    let listed = [own("Pan", "0x30")] + (pinch.map { [own("Pinch", $0)] } ?? [])
    return StrangersTests.page(
      """
         |    | <UIScrollView: 0x3; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 800}>
         |    |    | <UIImageView: 0x4; frame = (0 0; 400 800); userInteractionEnabled = NO; layer = <CALayer: 0xf>>

      """ + StrangersTests.list(listed.joined(separator: ",\n")))
  }

  private nonisolated static let statusBar = StrangersTests.page(
    """
       |    | <UITableView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 900}; contentSize: {400, 2400}>
       |    |    | <UITableViewCell: 0x4; frame = (0 1000; 400 120); layer = <CALayer: 0xf>>
       |    |    |    | <UIScrollView: 0x5; frame = (0 0; 400 120); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {1200, 120}>
    """)

  private nonisolated static let swipes = StrangersTests.page(
    StrangersTests.list(
      "<UISwipeGestureRecognizer: 0x30; state = Possible; view = <UIView 0x2>; target= <(action=countUp:, target=<Shop.C 0x9>)>; direction = up>"
    ))
}
