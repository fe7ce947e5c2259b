import FingerpostGestures
import Testing

/// Screens of causes that people met in public, in rounds of twelve fresh questions: what is said first, which fix is
/// printed, and whether what was asked for happens.
@Suite("Questions asked in rounds") struct AskedTests {
  typealias Case = StrangersTests.Case

  private nonisolated static let popTarget =
    "target= <(action=handleNavigationTransition:, target=<_UINavigationInteractiveTransition 0x99>)>"

  private nonisolated static let table =
    "   |    | <UITableView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 2000}>"

  private nonisolated static func textCell(_ inside: String = "") -> String {
    """
    \(table)
       |    |    | <Shop.NoteCell: 0x4; baseClass = UITableViewCell; frame = (0 0; 400 200); layer = <CALayer: 0xf>>
       |    |    |    | <UITableViewCellContentView: 0x5; frame = (0 0; 400 200); layer = <CALayer: 0xf>>
       |    |    |    |    | <UITextView: 0x6; frame = (20 20; 360 160); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {360, 160}>
    \(inside)
    """
  }

  private nonisolated static let gestures: [Case] = [
    Case(
      name: "NAV-8: a pan of the application's own with the target of the gesture that goes back is its own",
      screen: StrangersTests.page(
        "   |    | <UIScrollView: 0x3; frame = (0 100; 400 200); layer = <CALayer: 0xf>; contentOffset: {400, 0}; contentSize: {1200, 200}>\n"
          + StrangersTests.list(
            "<UIScreenEdgePanGestureRecognizer: 0x30; state = Possible; enabled = NO; view = <UIView 0x2>; \(popTarget)>",
            "<UIPanGestureRecognizer: 0x31; state = Possible; view = <UIView 0x2>; \(popTarget)>")),
      tap: (40, 200), gesture: .drag(x: 200, y: 0), expect: "0x31",
      says: ["UIScrollView, inside it, takes the touch and scrolls"],
      fixes: ["scrollView.panGestureRecognizer.require(toFail: handleNavigationTransitionPan)"],
      never: ["interactivePopGestureRecognizer"]),
    Case(
      name: "CTL-44: a slider that may lose its touch is left alone by a pan that refuses its touches",
      screen: StrangersTests.page(
        "   |    | <UISlider: 0x3; frame = (20 400; 360 31); layer = <CALayer: 0xf>; value: 0.500000>\n"
          + StrangersTests.list(StrangersTests.recognizer("Pan", "0x30", on: "UIView 0x2", "goBack:"))),
      tap: (200, 415), gesture: .drag(x: 120, y: 0), expect: "UISlider",
      says: ["may make UISlider act", "It loses the touch if it lets goBack: begin"],
      fixes: ["!(touch.view?.isDescendant(of: slider) ?? false)", "also if it lets others begin"]),
    Case(
      name:
        "ARB-28: a recognizer inside the view that is to act is not told to leave out all of its own view",
      screen: StrangersTests.page(
        """
           |    | <_UIQueuingScrollView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {400, 0}; contentSize: {1200, 800}>
           |    |    | <Shop.MailCell: 0x4; baseClass = UIView; frame = (400 200; 400 100); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>

        """ + StrangersTests.list(StrangersTests.recognizer("Pan", "0x30", on: "Shop.MailCell 0x4", "swipe:"))
      ),
      tap: (300, 250), gesture: .drag(x: -150, y: 0), expect: "_UIQueuingScrollView",
      says: ["never makes _UIQueuingScrollView act", "swipe:", "excludes it"],
      fixes: ["gestureRecognizerShouldBegin"], never: ["shouldReceive"]),
    Case(
      name: "SCR-1: a table with a pan of another object's on it is not there for that pan",
      screen: StrangersTests.page(
        table + "\n"
          + StrangersTests.list(StrangersTests.recognizer("Pan", "0x30", on: "UITableView 0x3", "drag:"))),
      tap: (200, 500), gesture: .drag(x: 0, y: -150), expect: "UITableView",
      says: ["never makes UITableView act", "drag:", "excludes it"],
      fixes: ["shouldRecognizeSimultaneouslyWith"]),
    Case(
      name: "SCR-1: a scroll view of a class of its own may be there for a pan that it handles itself",
      screen: StrangersTests.page(
        """
           |    | <Shop.Board: 0x3; baseClass = UIScrollView; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 2000}>
        <__NSArrayM 0xe>(
        <UIPanGestureRecognizer: 0x30; state = Possible; view = <Shop.Board 0x3>; target= <(action=draw:, target=<Shop.Board 0x3>)>>
        )
        """),
      tap: (200, 500), gesture: .drag(x: 0, y: -150), expect: "Board", isAsExpected: true,
      says: ["makes Board act", "its recognizer draw: acts"]),
    Case(
      name: "SCR-1: a scroll view whose pan was moved to the view around it scrolls from there",
      screen: StrangersTests.page(
        """
           |    | <UIScrollView: 0x3; frame = (60 200; 280 240); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>; contentOffset: {280, 0}; contentSize: {1400, 240}>
        <__NSArrayM 0xe>(
        <UIScrollViewPanGestureRecognizer: 0x30; state = Possible; view = <UIView 0x2>; target= <(action=handlePan:, target=<UIScrollView 0x3>)>>
        )
        <__NSArrayM 0xd>(
        <UITapGestureRecognizer: 0x31; state = Possible; view = <UIScrollView 0x3>; target= <(action=turn:, target=<Shop.Page 0x99>)>>
        )
        """),
      tap: (20, 300), gesture: .drag(x: -150, y: 0), expect: "UIScrollView", isAsExpected: true,
      says: ["makes UIScrollView act: it scrolls from 80 ms on"]),
  ]

  private nonisolated static let touches: [Case] = [
    Case(
      name:
        "HIT-2, HIT-18: a view that fades out is too transparent from the start, whatever its animation allows",
      screen: StrangersTests.page(
        """
           |    | <Shop.Card: 0x3; baseClass = UIView; frame = (20 150; 360 500); alpha = 0; gestureRecognizers = <NSArray: 0xd>; animations = { opacity=<CABasicAnimation: 0xaa>; }; layer = <CALayer: 0xf>>

        """ + StrangersTests.list(StrangersTests.recognizer("Pan", "0x30", on: "Shop.Card 0x3", "drag:"))),
      tap: (200, 400), gesture: .drag(x: 80, y: 0), expect: "drag:",
      says: ["too transparent from the start of its animation: alpha 0 is below 0.01"],
      fixes: [".allowUserInteraction", "card.alpha = 1"]),
    Case(
      name: "TXV-2: a text view in the way is not said to be edited where that is not known",
      screen: StrangersTests.page(textCell()), tap: (100, 100), expect: "NoteCell",
      says: ["never makes NoteCell act: UITextView, inside it, takes the touch at 84 ms."],
      fixes: ["textView.isUserInteractionEnabled = false"], never: ["begins editing"]),
    Case(
      name: "TXV-4: a text view that shows a caret is being edited, and a tap moves it",
      screen: StrangersTests.page(
        textCell(
          "   |    |    |    |    |    | <UIStandardTextCursorView: 0x7; frame = (4 8; 2 20); userInteractionEnabled = NO; layer = <CALayer: 0xf>>"
        )), tap: (100, 100), expect: "UITextView", isAsExpected: true,
      says: ["makes UITextView act: it moves its caret at 84 ms (it is being edited)."],
      never: ["begins editing", "isEditable"]),
    Case(
      name: "TXV-4: before iOS 17 the caret is a plain view in the view of the selection",
      screen: StrangersTests.page(
        textCell(
          """
             |    |    |    |    |    | <UITextSelectionView: 0x7; frame = (0 0; 0 0); userInteractionEnabled = NO; layer = <CALayer: 0xf>>
             |    |    |    |    |    |    | <UIView: 0x8; frame = (4 8; 2 20); userInteractionEnabled = NO; layer = <CALayer: 0xf>>
          """)), tap: (100, 100), expect: "UITextView", isAsExpected: true,
      says: ["makes UITextView act: it moves its caret at 84 ms (it is being edited)."]),
  ]

  private nonisolated static let covers: [Case] = [
    Case(
      name: "HIT-7: what lies over a view as a whole is not told to spare that view",
      screen: StrangersTests.page(
        """
           |    | <UIScrollView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {400, 0}; contentSize: {1600, 800}>
           |    | <UIPageControl: 0x4; frame = (0 740; 400 36); layer = <CALayer: 0xf>>
        """),
      tap: (150, 758), gesture: .swipe(.left), expect: "UIScrollView",
      says: ["never reaches UIScrollView: UIPageControl lies in front of it"],
      fixes: ["pageControl.isUserInteractionEnabled = false"], never: ["point(inside"]),
    Case(
      name: "HIT-7: a view that SwiftUI has made is not changed by code of UIKit's",
      screen: StrangersTests.page(
        """
           |    | <_TtGC7SwiftUI16PlatformViewHostGVS_P10$7fff2c9cf2bc19ListRepresentable_: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    |    | <UITableView: 0x4; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 2000}>
           |    | <_TtGC7SwiftUI16PlatformViewHostGVS_P10$7fff2c9cf2bc7Overlay_: 0x5; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    |    | <Shop.PassThroughView: 0x6; baseClass = UIView; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
        """),
      tap: (200, 400), gesture: .swipe(.up), expect: "UITableView",
      says: ["never reaches UITableView", "allowsHitTesting(false)"],
      never: ["bringSubviewToFront", "platformViewHost", "Fix", "Nothing that was tried"]),
    Case(
      name: "CTL-51: the dots of a page control, which are plain views, keep a tap from it",
      screen: StrangersTests.page(
        """
           |    | <UIPageControl: 0x3; frame = (50 300; 300 100); layer = <CALayer: 0xf>>
           |    |    | <UIView: 0x4; frame = (118 46.5; 7 7); layer = <CALayer: 0xf>>
        """),
      tap: (171, 350), expect: "UIPageControl",
      says: ["reaches UIPageControl, and nothing acts"], fixes: ["view.isUserInteractionEnabled = false"]),
    Case(
      name: "CTL-51: what later versions have in a page control is the page control's",
      screen: StrangersTests.page(
        """
           |    | <UIPageControl: 0x3; frame = (50 300; 300 100); layer = <CALayer: 0xf>>
           |    |    | <_UIPageControlContentView: 0x4; frame = (0 0; 300 100); layer = <CALayer: 0xf>>
           |    |    |    | <UIView: 0x5; frame = (118 46.5; 7 7); layer = <CALayer: 0xf>>
        """),
      tap: (171, 350), expect: "UIPageControl", isAsExpected: true,
      says: ["makes UIPageControl act: it sends valueChanged"]),
    Case(
      name: "ARB-12: a pan in the way of a list at its top may be told to begin sideways only",
      screen: StrangersTests.page(
        """
        \(table)
           |    |    | <Shop.Card: 0x4; baseClass = UIView; frame = (20 100; 360 360); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>

        """ + StrangersTests.list(StrangersTests.recognizer("Pan", "0x30", on: "Shop.Card 0x4", "swipe:"))),
      tap: (200, 300), gesture: .drag(x: 0, y: -150), expect: "UITableView",
      says: ["never makes UITableView act", "swipe:"],
      fixes: ["// not to the top", "return abs(velocity.x) > abs(velocity.y)"]),
  ]

  private nonisolated static let unseen: [Case] = [
    Case(
      name: "PRES-10: a popover may let touches through to the bar that it came from",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 768 1024); layer = <UIWindowLayer: 0xf>>
           | <UINavigationBar: 0x2; frame = (0 20; 768 44); layer = <CALayer: 0xf>>
           |    | <UILabel: 0x3; frame = (334 7; 100 30); gestureRecognizers = <NSArray: 0xe>; layer = <_UILabelLayer: 0xf>>
           | <UITransitionView: 0x4; frame = (0 0; 768 1024); layer = <CALayer: 0xf>>
           |    | <UIDimmingView: 0x5; frame = (0 0; 768 1024); layer = <CALayer: 0xf>>
           |    |    | <_UIPopoverView: 0x6; frame = (450 64; 304 130); layer = <CALayer: 0xf>>

        """ + StrangersTests.list(StrangersTests.recognizer("Tap", "0x30", on: "UILabel 0x3", "rename")),
      tap: (384, 42), expect: "rename",
      says: ["may never reach", "unless what holds it is among the popover's passthroughViews"]),
    Case(
      name: "DLV-1: a cell with a tap of its own is not selected, and that is said",
      screen: StrangersTests.page(
        """
        \(table)
           |    |    | <Shop.Contact: 0x4; baseClass = UITableViewCell; frame = (0 100; 400 60); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>
           |    |    |    | <UITableViewCellContentView: 0x5; frame = (0 0; 400 60); layer = <CALayer: 0xf>>

        """ + StrangersTests.list(StrangersTests.recognizer("Tap", "0x30", on: "Shop.Contact 0x4", "tapped:"))
      ),
      tap: (200, 130), expect: "Contact", isAsExpected: true,
      says: ["its recognizer tapped: acts", "Contact itself is not selected, as tapped: takes the touch"]),
    Case(
      name: "NAV-8: the gesture that goes back leaves a slider alone by a delegate of the application's",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UILayoutContainerView: 0x2; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xe>; layer = <CALayer: 0xf>>
           |    | <UISlider: 0x3; frame = (2 400; 396 31); layer = <CALayer: 0xf>; value: 0.000000>
           |    | <UINavigationBar: 0x4; frame = (0 20; 400 44); layer = <CALayer: 0xf>>
           |    |    | <_UINavigationBarContentView: 0x5; frame = (0 0; 400 44); layer = <CALayer: 0xf>>
           |    |    |    | <_UIButtonBarButton: 0x6; frame = (0 0; 80 44); layer = <CALayer: 0xf>>
        <__NSArrayM 0xe>(
        <_UIParallaxTransitionPanGestureRecognizer: 0x30; state = Possible; delaysTouchesBegan = YES; view = <UILayoutContainerView 0x2>; \(popTarget)>
        )
        """,
      tap: (12, 415), gesture: .drag(x: 120, y: 0), expect: "UISlider",
      says: ["never makes UISlider act", "interactivePopGestureRecognizer"],
      fixes: [
        "navigationController!.interactivePopGestureRecognizer!.delegate = self", "isDescendant(of: slider)",
      ],
      never: ["Nothing that was tried"]),
  ]

  @Test("What unseen questions showed", arguments: unseen)
  func unseen(_ question: Case) throws { try question.check() }

  @Test("What is said of what lies in front, and which fix is printed", arguments: covers)
  func covers(_ question: Case) throws { try question.check() }

  @Test("What is said of gestures, and which fix is printed", arguments: gestures)
  func gestures(_ question: Case) throws { try question.check() }

  @Test("What is said of touches, and which fix is printed", arguments: touches)
  func touches(_ question: Case) throws { try question.check() }
}
