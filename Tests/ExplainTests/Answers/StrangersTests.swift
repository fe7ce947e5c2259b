import FingerpostGestures
import Testing

/// Screens of causes that people met in public and that the first answers missed: what is said first, which fix is
/// printed, and whether what was asked for happens.
@Suite("Questions of strangers") struct StrangersTests {
  private nonisolated static let cases: [Case] = [
    Case(
      name: "pages whose neighbors show beside the scroll view",
      screen: page(
        """
           |    | <Shop.Carousel: 0x3; baseClass = UIView; frame = (0 200; 400 240); layer = <CALayer: 0xf>>
           |    |    | <UIScrollView: 0x4; frame = (60 0; 280 240); layer = <CALayer: 0xf>; contentOffset: {280, 0}; contentSize: {1400, 240}>
           |    |    |    | <UIImageView: 0x5; frame = (10 0; 260 240); userInteractionEnabled = NO; layer = <CALayer: 0xf>>
           |    |    |    | <UIImageView: 0x6; frame = (290 0; 260 240); userInteractionEnabled = NO; layer = <CALayer: 0xf>>
        """),
      tap: (20, 300), gesture: .swipe(.right), expect: "UIScrollView",
      says: [
        "never reaches UIScrollView", "inside it, sticks out of it there",
        "what lies outside a view is not asked",
      ],
      fixes: ["// in Carousel", "return hit === self ? scrollView : hit"]),
    Case(
      name: "a list that a button opens below itself",
      screen: page(
        """
           |    | <Shop.DropDown: 0x3; baseClass = UIButton; frame = (40 200; 310 44); layer = <CALayer: 0xf>>
           |    |    | <UITableView: 0x4; frame = (0 44; 310 176); clipsToBounds = YES; layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {310, 176}>
           |    |    |    | <UITableViewCell: 0x5; frame = (0 44; 310 44); text = 'Chile'; layer = <CALayer: 0xf>>
        """),
      tap: (150, 310), expect: "Chile",
      says: ["never reaches UITableViewCell", "sticks out of DropDown"],
      fixes: ["// in DropDown", "dropDown.heightAnchor.constraint(equalToConstant: 220).isActive = true"]),
    Case(
      name: "a gallery that takes the gesture that goes back, which UIKit's delegate may refuse as well",
      screen: page(
        "   |    | <UICollectionView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {400, 0}; contentSize: {2000, 800}>\n"
          + list(
            "<_UIParallaxTransitionPanGestureRecognizer: 0x30; state = Possible; view = <UIView 0x2>; "
              + "target= <(action=handleNavigationTransition:, target=<_UINavigationInteractiveTransition 0x99>)>>"
          )),
      tap: (3, 400), gesture: .drag(x: 200, y: 0), expect: "handleNavigationTransition:",
      says: ["UICollectionView, inside it, takes the touch"],
      fixes: ["navigationController!.interactivePopGestureRecognizer!)"],
      never: ["Nothing that was tried helps"]
    ),
    Case(
      name: "a menu's pan over a map, whose own recognizers nobody but MapKit sets up",
      screen: page(
        """
           |    | <MKMapView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    |    | <_MKMapContentView: 0x4; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>

        """
          + list(
            recognizer("Pan", "0x30", on: "UIView 0x2", "openMenu:"),
            "<UIPanGestureRecognizer: 0x31; state = Possible; view = <_MKMapContentView 0x4>; "
              + "target= <(action=handlePan:, target=<MKMapGestureController 0x98>)>>")),
      tap: (200, 400), gesture: .drag(x: 120, y: 0), expect: "openMenu:",
      says: ["handlePan:, on _MKMapContentView", "acts from 80 ms on and excludes it"],
      fixes: ["  gestureRecognizer === openMenuPan && other === handlePanRecognizer"],
      never: ["handlePanRecognizer.delegate"]),
    Case(
      name: "a page that never scrolls where a list of the same axis is",
      screen: page(
        """
           |    | <Shop.Page: 0x3; baseClass = UIScrollView; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 1600}>
           |    |    | <Shop.List: 0x4; baseClass = UIScrollView; frame = (0 0; 400 700); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 5000}>
        """),
      tap: (200, 500), gesture: .drag(x: 0, y: -200), expect: "Page",
      says: ["never makes Page act", "List, inside it, takes the touch"],
      fixes: ["list.isScrollEnabled = false  // as tall as its content"]),
    Case(
      name: "a button whose double tap takes its touches, which one report saw otherwise",
      screen: page(
        "   |    | <UIButton: 0x3; frame = (100 300; 200 44); gestureRecognizers = <NSArray: 0x4>; layer = <CALayer: 0xf>>\n"
          + list(recognizer("Tap", "0x30", on: "UIButton 0x3", "doubleTapped:", "; numberOfTapsRequired = 2"))
      ),
      tap: (200, 320), gesture: .doubleTap, expect: "doubleTapped:", isAsExpected: true,
      says: ["UIButton itself does not act", "In one report the button acts at the first tap"]),
    Case(
      name: "a control in pages, whose scroll view is of a private class", screen: page(pages),
      tap: (60, 320), gesture: .drag(x: 80, y: 0), expect: "PriceSlider",
      says: ["never makes PriceSlider act", "_UIQueuingScrollView around it, takes the touch"],
      fixes: ["queuingScrollView.delaysContentTouches = false", "// in PriceSlider"]),
    Case(
      name: "a screen edge pan over pages, whose edges no dump prints",
      screen: page(
        "   |    | <UIScrollView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {400, 0}; contentSize: {1200, 800}>\n"
          + list(recognizer("ScreenEdgePan", "0x30", on: "UIView 0x2", "openMenu:"))),
      tap: (2, 400), gesture: .drag(x: 200, y: 0), expect: "openMenu:",
      says: [
        "never makes the screen edge pan recognizer openMenu: act",
        "UIScrollView, inside it, takes the touch",
      ],
      fixes: ["scrollView.panGestureRecognizer.require(toFail: edgePan)"], never: ["at one of its edges"]),
    Case(
      name: "a long press that takes a button's touch",
      screen: page(
        "   |    | <Shop.DragButton: 0x3; baseClass = UIButton; frame = (50 200; 300 100); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>\n"
          + list(recognizer("LongPress", "0x30", on: "Shop.DragButton 0x3", "drag:"))),
      tap: (200, 250), gesture: .hold, expect: "DragButton",
      says: ["never makes DragButton act", "drag: takes the touch at 500 ms"],
      fixes: ["longPress.cancelsTouchesInView = false"]),
    Case(
      name: "a chart's pan in a table",
      screen: page(
        """
           |    | <UITableView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 2000}>
           |    |    | <Shop.ChartView: 0x4; baseClass = UIView; frame = (0 100; 400 200); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>

        """ + list(recognizer("Pan", "0x30", on: "Shop.ChartView 0x4", "inspect:"))),
      tap: (200, 200), gesture: .drag(x: 0, y: -150), expect: "UITableView",
      says: [
        "never makes UITableView act",
        "the pan recognizer inspect:, on ChartView, acts from 80 ms on and excludes it",
      ],
      fixes: ["func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {"],
      never: ["waited for a drag long enough"]),
    Case(
      name: "a pinch that excludes a rotation",
      screen: page(
        "   |    | <Shop.PhotoView: 0x3; baseClass = UIView; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>\n"
          + list(
            recognizer("Pinch", "0x30", on: "Shop.PhotoView 0x3", "scale:"),
            recognizer("Rotation", "0x31", on: "Shop.PhotoView 0x3", "turn:"))),
      tap: (200, 400), gesture: .pinch(scale: 1.5), expect: "turn:",
      says: [
        "A pinch at (200, 400) never makes the rotation recognizer turn: act: it fails, because the pinch recognizer scale: acts from 200 ms on and excludes it"
      ],
      fixes: ["gestureRecognizer === rotation && other === pinch", "in a pinch that turns, turn: acts"]),
    Case(
      name: "a pan that has to wait for a recognizer of UIKit's own",
      screen: page(
        "   |    | <UITableView: 0x3; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 400}>\n"
          + list(
            recognizer(
              "Pan", "0x30", on: "UIView 0x2", "pullUp:",
              "; must-fail = {\n        <_UISwipeActionPanGestureRecognizer: 0x40; state = Possible; view = <UITableView 0x3>>\n    }"
            ))
          + "\n"
          + list(
            "<_UISwipeActionPanGestureRecognizer: 0x40; state = Possible; view = <UITableView 0x3>; target= <(action=swiped:, target=<UISwipeHandler 0x41>)>>"
          )),
      tap: (200, 450), gesture: .drag(x: 0, y: -150), expect: "pullUp:",
      says: [
        "reaches the pan recognizer pullUp:, and nothing acts",
        "waits for _UISwipeActionPanGestureRecognizer",
        "only when the finger has lifted",
      ],
      fixes: ["// remove pullUpPan.require(toFail: swipedPan)"]),
    Case(
      name: "a single tap that acts before each double tap",
      screen: page(
        list(
          recognizer("Tap", "0x30", on: "UIView 0x2", "open:"),
          recognizer("Tap", "0x31", on: "UIView 0x2", "like:", "; numberOfTapsRequired = 2"))),
      tap: (200, 400), gesture: .doubleTap, expect: "like:", isAsExpected: true,
      says: ["makes the tap recognizer like: act", "the tap recognizer open: acts, too, at 84 ms already"],
      fixes: ["openTap.require(toFail: likeTap)"]),
    Case(
      name: "an empty state whose content view has no height",
      screen: page(
        """
           |    | <Shop.EmptyView: 0x3; baseClass = UIView; frame = (0 400; 400 0); layer = <CALayer: 0xf>>
           |    |    | <UIButton: 0x4; frame = (150 -22; 100 44); layer = <CALayer: 0xf>>
        """), tap: (200, 400.5), expect: "UIButton",
      says: ["never reaches UIButton", "EmptyView, which holds it and is 400 × 0 pt large"],
      fixes: ["emptyView.heightAnchor.constraint(equalToConstant: 44).isActive = true"]),
    Case(
      name: "the container of a transition that was left behind",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UITransitionView: 0x2; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    | <UIButton: 0x3; frame = (50 100; 300 44); layer = <CALayer: 0xf>>
           | <UITransitionView: 0x4; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
        """, tap: (200, 120), expect: "UIButton",
      says: ["never reaches UIButton", "UITransitionView (0x4) lies in front"],
      fixes: ["transitionContext.completeTransition(!transitionContext.transitionWasCancelled)"]),
    Case(
      name: "the container of a presentation that leaves room beside what it presents",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UITransitionView: 0x2; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    | <UIButton: 0x3; frame = (50 100; 300 44); layer = <CALayer: 0xf>>
           | <UITransitionView: 0x4; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    | <Shop.Panel: 0x5; baseClass = UIView; frame = (0 400; 400 400); layer = <CALayer: 0xf>>
        """, tap: (200, 120), expect: "UIButton",
      says: ["never reaches UIButton", "UITransitionView (0x4) lies in front"],
      fixes: ["containerView?.frame = frameOfPresentedViewInContainerView"], never: ["completeTransition"]),
    Case(
      name: "a switch under a button that covers its header",
      screen: page(
        """
           |    | <UIView: 0x3; frame = (0 0; 400 60); layer = <CALayer: 0xf>>
           |    |    | <UISwitch: 0x4; frame = (330 15; 51 31); layer = <CALayer: 0xf>>
           |    | <Shop.HeaderButton: 0x5; baseClass = UIButton; frame = (0 0; 400 60); layer = <CALayer: 0xf>>
        """), tap: (350, 30), expect: "UISwitch",
      says: ["never reaches UISwitch", "HeaderButton lies in front"],
      fixes: ["&& !switchView.point(inside: convert(point, to: switchView), with: event)"]),
    Case(
      name: "UIKit's own view that the application has switched off",
      screen: page(
        """
           |    | <Shop.SecureView: 0x3; baseClass = UIView; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    |    | <_UITextLayoutCanvasView: 0x4; frame = (0 0; 400 800); userInteractionEnabled = NO; layer = <CALayer: 0xf>>
           |    |    |    | <UIButton: 0x5; frame = (50 100; 300 44); layer = <CALayer: 0xf>>
        """), tap: (200, 120), expect: "UIButton",
      says: ["_UITextLayoutCanvasView, which holds it, has isUserInteractionEnabled = false"],
      fixes: ["secureView.subviews[0].isUserInteractionEnabled = true"]),
    Case(
      name: "a button whose targets no dump prints",
      screen: page("   |    | <UIButton: 0x3; frame = (50 100; 300 44); layer = <CALayer: 0xf>>"),
      tap: (200, 120), expect: "UIButton", isAsExpected: true,
      says: ["makes UIButton act", "A dump shows no targets", "po [0x3 allTargets]"]),
    Case(
      name: "one more of the same recognizer at each reuse",
      screen: page(
        "   |    | <UIImageView: 0x3; frame = (50 100; 300 100); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>\n"
          + list(
            recognizer("Tap", "0x30", on: "UIImageView 0x3", "play:"),
            recognizer("Tap", "0x31", on: "UIImageView 0x3", "play:"),
            recognizer("Tap", "0x32", on: "UIImageView 0x3", "play:"))),
      tap: (200, 120), expect: "play:", isAsExpected: true,
      says: ["UIImageView has 3 recognizers with this action"],
      fixes: ["imageView.gestureRecognizers?.forEach(imageView.removeGestureRecognizer)"]),
    Case(
      name: "a scroll view that a finger which rests on a control does not scroll",
      screen: page(
        """
           |    | <UIScrollView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 2000}>
           |    |    | <Shop.Rating: 0x4; baseClass = UIControl; frame = (0 300; 400 200); layer = <CALayer: 0xf>>
        """), tap: (200, 400), gesture: .drag(x: 0, y: -150), expect: "UIScrollView", isAsExpected: true,
      says: [
        "makes UIScrollView act", "Pressed for 0.2 s first, UIScrollView does not scroll",
        "Rating keeps the touch",
      ],
      fixes: ["override func touchesShouldCancel(in view: UIView) -> Bool { true }"]),
    Case(
      name: "a scroll view without a content size",
      screen: page(
        """
           |    | <UIScrollView: 0x3; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {0, 0}>
           |    |    | <UIView: 0x4; frame = (0 0; 400 1200); layer = <CALayer: 0xf>>
        """), tap: (200, 400), gesture: .swipe(.up), expect: "UIScrollView",
      says: ["its contentSize is (0, 0), so there is nothing to scroll"],
      fixes: ["scrollView.contentSize = CGSize(width: 400, height: 1200)"]),
    Case(
      name: "a collection view whose content is smaller than itself",
      screen: page(
        """
           |    | <UICollectionView: 0x3; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 300}>
        """), tap: (200, 400), gesture: .drag(x: 0, y: 200), expect: "UICollectionView",
      says: ["no taller than itself", "alwaysBounceVertical"],
      fixes: ["collectionView.alwaysBounceVertical = true"]),
    Case(
      name: "a view to draw on in a scroll view",
      screen: page(
        """
           |    | <UIScrollView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {900, 900}>
           |    |    | <Shop.Canvas: 0x4; baseClass = UIView; frame = (0 0; 900 900); layer = <CALayer: 0xf>>
        """), tap: (200, 400), gesture: .drag(x: 160, y: 20), expect: "Canvas",
      says: ["never makes Canvas act"], fixes: ["scrollView.panGestureRecognizer.minimumNumberOfTouches = 2"]),
    Case(
      name: "a note in a cell, whose text view takes the taps",
      screen: page(
        """
           |    | <Shop.NoteCell: 0x3; baseClass = UITableViewCell; frame = (0 100; 400 80); layer = <CALayer: 0xf>>
           |    |    | <UITextView: 0x4; frame = (10 10; 380 60); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {380, 60}>
        """), tap: (200, 140), expect: "NoteCell",
      says: ["never makes NoteCell act", "UITextView, inside it, takes the touch"],
      fixes: ["textView.isUserInteractionEnabled = false", "UITextView no longer acts"]),
    Case(
      name: "a stack view that lies in a control and holds a button of its own",
      screen: page(
        """
           |    | <Shop.Panel: 0x3; baseClass = UIControl; frame = (0 100; 400 200); layer = <CALayer: 0xf>>
           |    |    | <UIStackView: 0x4; frame = (10 10; 380 180); layer = <CALayer: 0xf>>
           |    |    |    | <UIButton: 0x5; frame = (0 0; 380 40); layer = <CALayer: 0xf>>
        """), tap: (200, 250), expect: "Panel",
      says: ["reaches Panel, and nothing acts", "the touch belongs to UIStackView"],
      fixes: ["return hit === self ? nil : hit", "stackView.isUserInteractionEnabled = false"]),
    Case(
      name: "a pan that keeps the edge of the screen from going back",
      screen: page(
        "   |    | <Shop.Header: 0x3; baseClass = UIView; frame = (0 0; 400 200); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>\n"
          + list(recognizer("Pan", "0x30", on: "Shop.Header 0x3", "turn:")) + "\n"
          + list(recognizer("ScreenEdgePan", "0x31", on: "UIView 0x2", "openMenu:"))),
      tap: (2, 100), gesture: .drag(x: 200, y: 0), expect: "openMenu:",
      says: [
        "never makes the screen edge pan recognizer openMenu: act", "the pan recognizer turn:, on Header",
      ],
      fixes: ["pan.require(toFail: edgePan)", "turn: acts away from the edge only"]),
    Case(
      name: "a title view without a size, in what UIKit puts around it",
      screen: page(
        """
           |    | <UINavigationBar: 0x3; frame = (0 20; 400 44); autoresize = W; layer = <CALayer: 0xf>>
           |    |    | <_UINavigationBarContentView: 0x4; frame = (0 0; 400 44); layer = <CALayer: 0xf>>
           |    |    |    | <_UITAMICAdaptorView: 0x5; frame = (200 22; 0 0); layer = <CALayer: 0xf>>
           |    |    |    |    | <Shop.TitleView: 0x6; baseClass = UIView; frame = (0 0; 0 0); layer = <CALayer: 0xf>>
           |    |    |    |    |    | <UIButton: 0x7; frame = (-60 -18; 120 36); layer = <CALayer: 0xf>>
        """), tap: (200, 40), expect: "UIButton",
      says: ["never reaches UIButton", "TitleView, which holds it and is 0 × 0 pt large"],
      fixes: [
        "titleView.widthAnchor.constraint(equalToConstant: 120).isActive = true",
        "titleView.heightAnchor.constraint(equalToConstant: 36).isActive = true",
      ]),
    Case(
      name: "a page that cannot scroll, around a table that can",
      screen: page(
        """
           |    | <UIScrollView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 800}>
           |    |    | <UITableView: 0x4; frame = (0 300; 400 500); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 500}>
        """), tap: (200, 500), gesture: .swipe(.up), expect: "UIScrollView",
      says: ["its contentSize is (400, 800), no taller than itself", "UITableView, inside it, scrolls"]),
    Case(
      name: "a button that was scaled to nothing",
      screen: page(
        "   |    | <UIButton: 0x3; frame = (200 300; 0 0); transform = [0, 0, 0, 0, 0, 0]; layer = <CALayer: 0xf>>"
      ), tap: (200, 300), expect: "UIButton",
      says: ["a transform without an inverse", "With transform = .identity it has a size again"],
      never: ["location(in:)"]),
    Case(
      name: "a button behind a sheet that dims it",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UITransitionView: 0x2; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    | <UIButton: 0x3; frame = (50 100; 300 44); layer = <CALayer: 0xf>>
           | <UITransitionView: 0x4; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    | <UIDimmingView: 0x5; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    | <UIDropShadowView: 0x6; frame = (0 400; 400 400); layer = <CALayer: 0xf>>
        """, tap: (200, 120), expect: "UIButton",
      says: ["never reaches UIButton", "largestUndimmedDetentIdentifier"], never: ["Nothing that was tried"]),
    Case(
      name: "a button that is listed before something else",
      screen: """
        <AppiumAUT>
          <XCUIElementTypeApplication type="XCUIElementTypeApplication" x="0" y="0" width="400" height="800">
            <XCUIElementTypeWindow type="XCUIElementTypeWindow" x="0" y="0" width="400" height="800">
              <XCUIElementTypeButton type="XCUIElementTypeButton" name="Pay" x="50" y="100" width="300" height="44"/>
              <XCUIElementTypeOther type="XCUIElementTypeOther" x="0" y="0" width="400" height="800"/>
            </XCUIElementTypeWindow>
          </XCUIElementTypeApplication>
        </AppiumAUT>
        """, tap: (200, 120), expect: "Pay", says: ["may never reach", "is listed after it"],
      never: ["Fix", "bringSubviewToFront"]),
  ]

  @Test("what is said, which fix is printed, whether it happens", arguments: cases)
  func answers(_ question: Case) throws { try question.check() }
}
