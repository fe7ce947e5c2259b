import Expectations
import FingerpostExplain
import FingerpostGestures
import FingerpostReading
import Foundation
import Testing

/// Questions that people asked in public about more of what their screens are made of: Flutter, React Native, SwiftUI,
/// PencilKit, context menus.
@Suite("Questions asked once more") struct AskedOnceMoreTests {
  private nonisolated static let cases: [StrangersTests.Case] = [
    // flutter/flutter#79970
    StrangersTests.Case(
      name: "a button in a view that Flutter embeds",
      screen: StrangersTests.page(
        """
           |    | <FlutterTouchInterceptingView: 0x3; baseClass = UIView; frame = (0 100; 400 600); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>
           |    |    | <UIButton: 0x4; frame = (120 200; 150 44); layer = <CALayer: 0xf>>

        """
          + StrangersTests.list(
            "<FlutterDelayingGestureRecognizer: 0x30; state = Possible; delaysTouchesBegan = YES; "
              + "view = <FlutterTouchInterceptingView 0x3>>")),
      tap: (195, 322), expect: "UIButton",
      says: [
        "may make UIButton act", "Flutter holds touches of an embedded view back", "EagerGestureRecognizer()",
      ]),
    // ardaogulcan/react-native-keyboard-accessory#66
    StrangersTests.Case(
      name: "a view of React Native's that lies over another one",
      screen: StrangersTests.page(
        """
           |    | <RCTView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    |    | <UIButton: 0x4; frame = (20 520; 200 60); layer = <CALayer: 0xf>>
           |    | <RCTView: 0x5; frame = (0 400; 400 400); layer = <CALayer: 0xf>>
           |    |    | <RCTView: 0x6; frame = (320 320; 56 56); layer = <CALayer: 0xf>>
        """),
      tap: (120, 550), expect: "UIButton", says: ["unless its pointerEvents let touches through"],
      fixes: ["// 0x5: in React Native pointerEvents=\"box-none\", or \"none\""]),
    // slackhq/PanModal#144
    StrangersTests.Case(
      name: "ARB-2: what draws with PencilKit is left alone by the pan of a sheet",
      screen: StrangersTests.page(
        """
           |    | <PKCanvasView: 0x3; baseClass = UIScrollView; frame = (0 300; 400 500); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 500}>

        """
          + StrangersTests.list(StrangersTests.recognizer("Pan", "0x30", on: "UIView 0x2", "moveSheet:"))
          + "\n"
          + StrangersTests.list(
            "<PKDrawingGestureRecognizer: 0x31; state = Possible; view = <PKCanvasView 0x3>>")),
      tap: (200, 500), gesture: .drag(x: 40, y: 120), expect: "PKCanvasView",
      says: ["may never make PKCanvasView act", "moveSheet:"],
      fixes: ["!(touch.view?.isDescendant(of: pkCanvasView) ?? false)", "→ PKCanvasView gets the touch"]),
    // adamshin/SwiftReorder#63
    StrangersTests.Case(
      name: "MENU-2, MENU-4: a press that acts before a context menu keeps it away",
      screen: StrangersTests.page(
        """
           |    | <Shop.Card: 0x3; baseClass = UIView; frame = (0 300; 400 100); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>

        """
          + StrangersTests.list(
            StrangersTests.recognizer(
              "LongPress", "0x30", on: "UIView 0x2", "reorder:", "; minimumPressDuration = 0.3"))
          + "\n"
          + StrangersTests.list(
            "<_UITouchDurationObservingGestureRecognizer: 0x31; state = Possible; view = <Card 0x3>>",
            "<_UIRelationshipGestureRecognizer: 0x32; state = Possible; view = <Card 0x3>>")),
      tap: (200, 350), gesture: .hold, expect: "reorder:", isAsExpected: true,
      says: ["reorder: act at 300 ms.", "The context menu of Card stays away, since reorder: acts first"],
      never: ["acts, too"]),
  ]

  @Test("What is said first, and what is tried", arguments: cases) func answers(_ asked: StrangersTests.Case)
    throws
  {
    try asked.check()
  }

  // UnlikeOtherAI/AppReveal#27
  @Test("What SwiftUI draws is no view, and no dump of views has its name") func drawn() throws {
    let hosting = StrangersTests.page(
      "   |    | <_TtGC7SwiftUI14_UIHostingViewV4Shop4Home_: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>>"
    )
    for (text, isSaid) in [(hosting, true), (StrangersTests.page(""), false)] {
      let explainer = Explainer(try ScreenReader.read(Data(text.utf8), name: "dump"))
      let error = #expect(throws: UnknownName.self) { try explainer.expected("payButton") }
      expect(error?.description.contains("SwiftUI draws most buttons and texts without a view"), is: isSaid)
    }
  }
}
