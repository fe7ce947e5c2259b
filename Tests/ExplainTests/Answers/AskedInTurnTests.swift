import FingerpostGestures
import FingerpostReading
import FingerpostScreens
import Foundation
import Testing

@testable import FingerpostExplain

/// What a further round of public questions found, each on a screen of our own.
@Suite("Questions asked in turn") struct AskedInTurnTests {
  private typealias Case = StrangersTests.Case

  @Test(
    "HIT-1, HIT-2, HIT-8, HIT-9, HIT-17, WIN-2, CTL-44, SLD-1: what is said first, and what helps",
    arguments: cases)
  private func isAnswered(_ question: StrangersTests.Case) throws { try question.check() }

  private nonisolated static let cases: [Case] = [
    // CoreDragon#10
    Case(
      name: "a recognizer of a view that is switched off",
      screen: StrangersTests.page(
        """
           |    | <UIImageView: 0x3; frame = (100 100; 200 200); userInteractionEnabled = NO; gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>

        """
          + StrangersTests.list(
            StrangersTests.recognizer("LongPress", "0x30", on: "UIImageView 0x3", "lift:"))),
      tap: (200, 200), gesture: .hold, expect: "lift:",
      says: ["because UIImageView, which it is on, has isUserInteractionEnabled = false"],
      fixes: ["imageView.isUserInteractionEnabled = true"], never: ["because it has"]),
    // EAIntroView#128
    Case(
      name: "a button without a height",
      screen: StrangersTests.page(
        """
           |    | <UIButton: 0x3; frame = (280 620; 80 0); layer = <CALayer: 0xf>>
           |    |    | <UIButtonLabel: 0x4; frame = (25 -9; 30 18); text = 'Skip'; userInteractionEnabled = NO; layer = <CALayer: 0xf>>
        """),
      tap: (320, 616), expect: "UIButton", says: ["it is 80 × 0 pt large"],
      fixes: [
        "button.heightAnchor.constraint(equalToConstant: 44)", "→ UIButton sends touchUpInside at 84 ms",
      ]),
    Case(
      name: "a button of the window's whole class of buttons of bars",
      screen: StrangersTests.page(
        """
           |    | <UIToolbar: 0x3; frame = (0 700; 400 44); layer = <CALayer: 0xf>>
           |    |    | <UIToolbarTextButton: 0x4; frame = (16 0; 56 44); layer = <CALayer: 0xf>>

        """ + StrangersTests.list(StrangersTests.recognizer("Tap", "0x30", on: "UIView 0x2", "viewTapped:"))),
      tap: (40, 720), expect: "UIToolbarTextButton",
      says: [
        "never makes UIToolbarTextButton act: the tap recognizer viewTapped:", "takes the touch at 84 ms",
      ],
      fixes: ["tap.cancelsTouchesInView = false"]),
    Case(
      name: "a screen that is turned",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 768 1024); layer = <UIWindowLayer: 0xf>>
           | <UIView: 0x2; frame = (0 0; 768 1024); transform = [0, -1, 1, 0, 0, 0]; layer = <CALayer: 0xf>>
           |    | <UIButton: 0x3; frame = (476 362; 72 44); layer = <CALayer: 0xf>>
        """,
      tap: (512, 384), expect: "UIButton",
      says: ["its center is at (384, 512) on the screen, as UIView, which holds it, has a transform"],
      never: ["missed by"]),
    // KVNProgress#15
    Case(
      name: "a window that is left over",
      screen: StrangersTests.page(
        """
           |    | <UIButton: 0x3; frame = (20 200; 350 50); layer = <CALayer: 0xf>>
        <UIWindow: 0x4; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UIView: 0x5; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    | <Shop.Progress: 0x6; baseClass = UIView; frame = (0 0; 400 800); alpha = 0; layer = <CALayer: 0xf>>
        """),
      tap: (100, 220), expect: "UIButton", says: ["may never reach UIButton"],
      fixes: ["window.isHidden = true  // 0x4: it shows nothing"]),
    Case(
      name: "a window that shows something",
      screen: StrangersTests.page(
        """
           |    | <UIButton: 0x3; frame = (20 200; 350 50); layer = <CALayer: 0xf>>
        <UIWindow: 0x4; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UIView: 0x5; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    | <Shop.Progress: 0x6; baseClass = UIView; frame = (0 0; 400 100); layer = <CALayer: 0xf>>
           |    | <UIView: 0x7; frame = (0 0; 400 800); alpha = 0; layer = <CALayer: 0xf>>
        """),
      tap: (100, 220), expect: "UIButton", says: ["may never reach UIButton"], never: ["isHidden = true"]),
    // Xamarin.Forms#10124
    Case(
      name: "a view in front that can hardly be seen",
      screen: StrangersTests.page(
        """
           |    | <UIButton: 0x3; frame = (20 200; 350 50); layer = <CALayer: 0xf>>
           |    | <UIView: 0x4; frame = (0 0; 400 800); alpha = 0.02; layer = <CALayer: 0xf>>
        """),
      tap: (100, 220), expect: "UIButton",
      says: ["UIView (0x4), hardly to be seen at alpha 0.02, lies in front of it"],
      fixes: ["view.isHidden = true  // 0x4: it can hardly be seen"]),
    // charcoal-ios#269
    Case(
      name: "a slider at the edge from which a finger goes back",
      screen: StrangersTests.page(
        """
           |    | <UISlider: 0x3; frame = (8 300; 384 31); layer = <CALayer: 0xf>>
           |    |    | <_UISlideriOSVisualElement: 0x4; frame = (0 0; 384 31); layer = <CALayer: 0xf>>

        """
          + StrangersTests.list(
            "<_UIParallaxTransitionPanGestureRecognizer: 0x30; state = Possible; delaysTouchesBegan = YES; view = <UIView 0x2>; "
              + "target= <(action=handleNavigationTransition:, target=<_UINavigationInteractiveTransition 0x99>)>>"
          )),
      tap: (12, 315), gesture: .drag(x: 120, y: 0), expect: "UISlider",
      says: ["takes the touch at 80 ms", "Assumed: the slider's thumb is under the finger"],
      fixes: ["!(touch.view?.isDescendant(of: slider) ?? false)"], never: ["is not on the thumb"]),
    // ZFDragableModalTransition#81
    Case(
      name: "a presentation that covers what is to be used beside it",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UIView: 0x2; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    | <UIButton: 0x3; frame = (300 30; 44 44); layer = <CALayer: 0xf>>
           | <UITransitionView: 0x4; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    | <Shop.Card: 0x5; baseClass = UIView; frame = (0 200; 400 600); layer = <CALayer: 0xf>>
        """,
      tap: (322, 52), expect: "UIButton", says: ["UITransitionView lies in front of UIView"],
      fixes: ["containerView?.frame = frameOfPresentedViewInContainerView"]),
    // openradar-mirror#13244
    Case(
      name: "a small button of a bar's own",
      screen: StrangersTests.page(
        """
           |    | <UINavigationButton: 0x3; frame = (300 27; 56 30); layer = <CALayer: 0xf>>
        """),
      tap: (320, 60), expect: "UINavigationButton",
      says: ["missed by 3.0 pt at the bottom", "it is 56 × 30 pt, and a finger needs 44 × 44 pt"]),
    Case(
      name: "a button behind a table that is to scroll beside it",
      screen: StrangersTests.page(
        """
           |    | <UIButton: 0x3; frame = (100 400; 200 44); layer = <CALayer: 0xf>>
           |    | <UITableView: 0x4; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 1600}>
           |    |    | <UITableViewCell: 0x5; frame = (0 380; 400 80); text = 'Rome'; layer = <CALayer: 0xf>>
        """),
      tap: (200, 420), expect: "UIButton",
      says: ["UITableView, which holds UITableViewCell, lies in front of it"],
      fixes: ["&& !button.point(inside: convert(point, to: button), with: event)"]),
    Case(
      name: "a web view in a view that is to get the touch",
      screen: StrangersTests.page(
        """
           |    | <Shop.Game: 0x3; baseClass = UIControl; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    |    | <WKWebView: 0x4; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    |    |    | <WKScrollView: 0x5; baseClass = UIScrollView; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 800}>
           |    |    |    |    | <WKContentView: 0x6; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
        """),
      tap: (200, 420), expect: "Game", says: ["WKContentView"],
      never: ["wkScrollView.is", "wkContentView.is"]),
  ]

  /// A screen as the export tells it: a view with a pan that takes some types of touches, or an own kind of recognizer.
  private func export(_ recognizer: String) throws -> Explainer {
    let text = """
      {"format": "fingerpost-export/1", "windows": [{"view": 0}], "views": [
      {"parent": null, "class": "UIWindow", "superclasses": [], "bounds": [0, 0, 400, 800], "center": [200, 400]},
      {"parent": 0, "class": "Notes.Ink", "superclasses": ["UIView"], "address": "0x2", "overrides": [],
       "bounds": [0, 0, 400, 800], "center": [200, 400], "gestureRecognizers": [\(recognizer)]}]}
      """
    return Explainer(try ScreenReader.read(Data(text.utf8), name: "export"))
  }

  @Test(
    "GR-30, HOVER-1, HOVER-2: a recognizer that gets no touches of fingers is said to",
    arguments: [
      (
        "Pan", #", "allowedTouchTypes": [2]"#,
        "its allowedTouchTypes are .pencil alone, which leaves out fingers"
      ),
      ("Pan", #", "allowedTouchTypes": []"#, "its allowedTouchTypes are empty"),
      ("Hover", "", "it follows a pointer or a pencil above the screen, and gets no touches"),
      ("Pan", #", "allowedTouchTypes": [0, 2]"#, nil),
    ] as [(String, String, String?)])
  func deafness(kind: String, types: String, says: String?) throws {
    let explainer = try export(
      #"{"class": "UI\#(kind)GestureRecognizer", "superclasses": [], "address": "0x3"\#(types), "#
        + #""targets": [{"class": "Notes.Ink", "address": "0x2", "action": "act:"}]}"#)
    let report = explainer.report(
      of: .drag(x: 120, y: 40), at: CGPoint(x: 200, y: 400), expecting: try explainer.expected("act:"))
    let head = report.text().split(separator: "\n").prefix(3).joined(separator: " ")
    #expect(report.isAsExpected == (says == nil), "\(head)")
    if let says { #expect(head.contains("act: \(says)") || head.contains("act:: \(says)"), "\(head)") }
    #expect(
      report.text().contains("pan.allowedTouchTypes = [0, 1, 2, 3]") == (kind == "Pan" && says != nil),
      "\(head)")
    #expect(!report.text().contains("Nothing that was tried helps"))
  }

  @Test("HIT-8: what zPosition draws behind and touches ask first is said to be that") func drawnBehind()
    throws
  {
    func text(_ z: Int) throws -> String {
      let export = """
        {"format": "fingerpost-export/1", "windows": [{"view": 0}], "views": [
        {"parent": null, "class": "UIWindow", "superclasses": [], "bounds": [0, 0, 400, 800], "center": [200, 400]},
        {"parent": 0, "class": "UIButton", "superclasses": [], "address": "0x2", "label": "Buy",
         "bounds": [0, 0, 100, 44], "center": [200, 400], "zPosition": 5},
        {"parent": 0, "class": "UIButton", "superclasses": [], "address": "0x3", "label": "Back",
         "bounds": [0, 0, 200, 200], "center": [200, 400], "zPosition": \(z)}]}
        """
      let explainer = Explainer(try ScreenReader.read(Data(export.utf8), name: "export"))
      return explainer.report(at: CGPoint(x: 200, y: 400), expecting: try explainer.expected("Buy")).text()
        .replacing("\n", with: " ")
    }
    #expect(
      try text(-5).contains(
        "\"Back\" comes after it among the subviews and covers all of it; zPosition changes"))
    #expect(try text(5).contains("\"Back\" lies in front of it"))
  }

  @Test("A hosting view that shows something elsewhere gets a smaller frame") func host() throws {
    let dump = StrangersTests.page(
      """
         |    | <UIButton: 0x3; frame = (20 200; 350 50); layer = <CALayer: 0xf>>
         |    | <_TtGC7SwiftUI14_UIHostingViewV4Shop5Badge_: 0x4; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
         |    |    | <_TtCOCV7SwiftUI11DisplayList11ViewUpdater8Platform13CGDrawingView: 0x5; frame = (320 700; 50 50); layer = <CALayer: 0xf>>
      """)
    let explainer = Explainer(try ScreenReader.read(Data(dump.utf8), name: "host"))
    let text = explainer.report(at: CGPoint(x: 100, y: 220), expecting: try explainer.expected("UIButton"))
      .text()
    #expect(text.contains("hostingView.frame = CGRect(x: 320, y: 700, width: 50, height: 50)"), "\(text)")
    let beside = explainer.report(at: CGPoint(x: 340, y: 720), expecting: try explainer.expected("UIButton"))
      .text()
    #expect(!beside.contains("hostingView.frame"), "\(beside)")
  }
}
