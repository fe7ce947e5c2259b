import FingerpostGestures
import Testing

/// More causes that people met in public, each on a screen of our own that the answers fell short on.
@Suite("Fresh questions") struct FreshQuestionTests {
  private typealias Case = StrangersTests.Case

  @Test("ARB-25, SLD-1, ARB-18, HIT-14, PICK-2: what is said first, and what helps", arguments: cases)
  private func isAnswered(_ question: StrangersTests.Case) throws { try question.check() }

  private nonisolated static let cases: [Case] = [
    // lukescott/DraggableCollectionView#61
    Case(
      name: "a long press that a loop has made to wait for itself",
      screen: StrangersTests.page(
        StrangersTests.list(
          StrangersTests.recognizer(
            "LongPress", "0x30", on: "UIView 0x2", "move:",
            "; must-fail = {\n        "
              + StrangersTests.recognizer("LongPress", "0x30", on: "UIView 0x2", "move:") + "\n    }"))),
      tap: (200, 400), gesture: .hold, expect: "move:",
      says: ["reaches the long press recognizer move:, and nothing acts", "it requires itself to fail"],
      fixes: ["// remove longPress.require(toFail: longPress)"]),
    // SwipeCellKit/SwipeCellKit#267, with the finger beside the thumb
    Case(
      name: "a slider that would not act without the pan either",
      screen: StrangersTests.page(
        """
           |    | <UITableView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 2000}>
           |    |    | <Shop.VolumeCell: 0x4; baseClass = UITableViewCell; frame = (0 300; 400 60); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>
           |    |    |    | <UISlider: 0x5; frame = (50 10; 300 40); layer = <CALayer: 0xf>; value: 0.500000>

        """
          + StrangersTests.list(
            StrangersTests.recognizer("Pan", "0x30", on: "Shop.VolumeCell 0x4", "swipe:"))),
      tap: (80, 320), gesture: .drag(x: 150, y: 0), expect: "UISlider",
      says: [
        "never makes UISlider act",
        "Nothing that was tried helps: without that, UISlider does not act either",
        "the finger is not on the thumb",
      ], never: ["fingerpost conflicts"]),
    // river2202/flutter-native-page-view-controller#1
    Case(
      name: "pages that curl, whose tap takes those of a page",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <_UIPageViewControllerContentView: 0x2; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xe>; layer = <CALayer: 0xf>>
           |    | <Shop.Page: 0x3; baseClass = UIControl; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
        <__NSArrayM 0xe>(
        <UIPanGestureRecognizer: 0x30; state = Possible; delaysTouchesEnded = NO; view = <_UIPageViewControllerContentView 0x2>; target= <(action=_handlePanGesture:, target=<UIPageViewController 0x99>)>>,
        <UITapGestureRecognizer: 0x31; state = Possible; view = <_UIPageViewControllerContentView 0x2>; target= <(action=_handleTapGesture:, target=<UIPageViewController 0x99>)>>
        )
        """, tap: (30, 300), expect: "Page",
      says: ["never makes Page act", "_handleTapGesture:, on its superview, takes the touch at 84 ms"],
      fixes: [
        "pageViewController.gestureRecognizers[1].cancelsTouchesInView = false",
        "pageViewController.gestureRecognizers[1].delegate = self",
      ]),
    // alankarmisra/SwiftSignatureView#53
    Case(
      name: "a canvas in a scroll view, whose drawing is not known",
      screen: StrangersTests.page(
        """
           |    | <UIScrollView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 1600}>
           |    |    | <PKCanvasView: 0x4; frame = (0 200; 400 200); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {0, 0}>

        """
          + StrangersTests.list(
            "<UIScrollViewPanGestureRecognizer: 0x30; state = Possible; delaysTouchesEnded = NO; view = <PKCanvasView 0x4>; target= <(action=handlePan:, target=<PKCanvasView 0x4>)>>",
            "<PKDrawingGestureRecognizer: 0x31; state = Possible; view = <PKCanvasView 0x4>; target= <(action=draw:, target=<PKTiledView 0x98>)>>"
          )),
      tap: (120, 300), gesture: .drag(x: 0, y: 80), expect: "PKCanvasView",
      says: [
        "may never make PKCanvasView act", "PKDrawingGestureRecognizer does is not known",
        "With require(toFail:) UIScrollView.pan would wait for PKDrawingGestureRecognizer",
      ], never: ["contentSize", "alwaysBounceVertical"]),
    // shaps80/iMessageStyleReveal#1
    Case(
      name: "a row of a picker",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UIPickerView: 0x3; frame = (40 300; 320 216); layer = <CALayer: 0xf>>
           |    | <UIPickerTableView: 0x4; frame = (9 0; 302 216); layer = <CALayer: 0xf>; contentOffset: {0, -92}; contentSize: {302, 320}>
           |    |    | <UIPickerTableViewTitledCell: 0x5; frame = (0 32; 302 32); layer = <CALayer: 0xf>>
        """, tap: (200, 440), expect: "UIPickerTableViewTitledCell", isAsExpected: true,
      says: ["makes UIPickerTableViewTitledCell act: it turns its wheel to this row at 84 ms"],
      never: ["but late", "delaysContentTouches"]),
    // alexiscreuzot/KAProgressLabel#35
    Case(
      name: "a view in front that is off, and may take touches by code of its own",
      screen: StrangersTests.page(
        """
           |    | <UIButton: 0x3; frame = (100 300; 200 44); layer = <CALayer: 0xf>>
           |    | <Shop.Ring: 0x4; baseClass = UILabel; frame = (100 300; 200 44); userInteractionEnabled = NO; layer = <CALayer: 0xf>>
           |    | <Shop.Badge: 0x5; baseClass = UILabel; frame = (10 10; 20 20); userInteractionEnabled = NO; layer = <CALayer: 0xf>>
        """), tap: (200, 320), expect: "UIButton", isAsExpected: true,
      says: ["makes UIButton act", "Ring lies in front and takes no touches", "overrides hitTest(_:with:)"],
      never: ["Badge lies in front"]),
    // CEWendel/SWTableViewCell#164
    Case(
      name: "a long press that one of an unknown kind inside may exclude",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UIView: 0x2; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xe>; layer = <CALayer: 0xf>>
           |    | <Shop.Row: 0x3; baseClass = UIView; frame = (0 0; 400 60); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>
        \(StrangersTests.list(
          StrangersTests.recognizer("LongPress", "0x30", on: "UIView 0x2", "share:"),
          "<Shop.PressRecognizer: 0x31; state = Possible; view = <Shop.Row 0x3>; target= <(action=press:, target=<Shop.Row 0x3>)>>"))
        """, tap: (200, 30), gesture: .hold, expect: "share:",
      says: ["may make the long press recognizer share: act", "share: does not act if PressRecognizer"],
      fixes: [
        "  gestureRecognizer === longPress && other === pressRecognizer",
        "also if the other one acts first, share: acts",
      ]),
    // hoteltonight/HTAutocompleteTextField#16
    Case(
      name: "a button in a text field, behind its editor",
      screen: StrangersTests.page(
        """
           |    | <Shop.Field: 0x3; baseClass = UITextField; frame = (20 100; 300 40); layer = <CALayer: 0xf>>
           |    |    | <UIButton: 0x4; frame = (200 0; 100 40); layer = <CALayer: 0xf>>
           |    |    | <UIFieldEditor: 0x5; frame = (0 0; 300 40); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {300, 40}>
        """), tap: (280, 120), expect: "UIButton",
      says: ["never reaches UIButton", "UIFieldEditor"], fixes: ["field.bringSubviewToFront(button)"]),
  ]
}
