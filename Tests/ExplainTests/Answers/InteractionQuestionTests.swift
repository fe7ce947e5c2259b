import FingerpostGestures
import Testing

/// What people asked in public about gestures beside drags and context menus, on screens of our own.
@Suite("Questions about drags and context menus") struct InteractionQuestionTests {
  private typealias Case = StrangersTests.Case

  @Test("DRAG-5: gestures beside a drag", arguments: drags)
  private func isBesideADrag(_ question: StrangersTests.Case) throws { try question.check() }

  @Test("MENU-4: gestures beside a context menu", arguments: menus)
  private func isBesideAMenu(_ question: StrangersTests.Case) throws { try question.check() }

  /// A picture in a list, with recognizers of its own and those that an interaction brought along.
  private nonisolated static func picture(_ own: String, _ brought: String) -> String {
    """
    <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
       | <UIScrollView: 0x2; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 2000}>
       |    | <Shop.Picture: 0x3; baseClass = UIView; frame = (50 100; 300 300); gestureRecognizers = <NSArray: 0xe>; layer = <CALayer: 0xf>>
    \(StrangersTests.list(own + (own.isEmpty ? "" : ",\n") + brought))
    """
  }

  private nonisolated static func own(_ kind: String, _ address: String, _ action: String) -> String {
    StrangersTests.recognizer(kind, address, on: "Shop.Picture 0x3", action)
  }

  private nonisolated static let drag = """
    <_UIDragLiftGestureRecognizer: 0x41 (com.apple.UIKit.dragInitiation); state = Possible; cancelsTouchesInView = NO; view = <Shop.Picture 0x3>; target= <(action=_dragInitiationGestureStateChanged:, target=<_UIDragInteractionLongPressDriver 0x51>)>>,
    <_UIRelationshipGestureRecognizer: 0x42 (com.apple.UIKit.dragExclusionRelationships); state = Possible; cancelsTouchesInView = NO; delaysTouchesEnded = NO; view = <Shop.Picture 0x3>>,
    <_UIRelationshipGestureRecognizer: 0x43 (com.apple.UIKit.dragFailureRelationships); state = Possible; cancelsTouchesInView = NO; delaysTouchesEnded = NO; view = <Shop.Picture 0x3>>
    """

  private nonisolated static let menu = """
    <_UIRelationshipGestureRecognizer: 0x44 (com.apple.UIKit.clickPresentationExclusion); state = Possible; delaysTouchesEnded = NO; view = <Shop.Picture 0x3>>,
    <_UIRelationshipGestureRecognizer: 0x45 (com.apple.UIKit.clickPresentationFailure); state = Possible; cancelsTouchesInView = NO; delaysTouchesEnded = NO; view = <Shop.Picture 0x3>>,
    <_UITouchDurationObservingGestureRecognizer: 0x46 (com.apple.UIKit.longPressClickDriverPrimary); state = Possible; cancelsTouchesInView = NO; view = <Shop.Picture 0x3>>
    """

  private nonisolated static let drags: [Case] = [
    Case(
      name: "a long press waits until the finger lifts",
      screen: picture(own("LongPress", "0x31", "share:"), drag),
      tap: (200, 200), gesture: .hold, expect: "share:", isAsExpected: true,
      says: ["act, but late: it acts from 1000 ms on, 500 ms late, after dragInteraction.failure has failed"],
      fixes: ["Whether the drag interaction of Picture has items there"]),
    Case(
      name: "a tap of a moment acts as ever", screen: picture(own("Tap", "0x31", "open:"), drag),
      tap: (200, 200), expect: "open:", isAsExpected: true, says: ["open: act at 84 ms"]),
    Case(
      name: "a drag scrolls, as it begins before the lift", screen: picture("", drag),
      tap: (200, 200), gesture: .drag(x: 0, y: -200), expect: "UIScrollView", isAsExpected: true,
      says: ["makes UIScrollView act: it scrolls"]),
  ]

  private nonisolated static let menus: [Case] = [
    // DIPSAS/DIPS.Mobile.UI#301
    Case(
      name: "a tap acts if the finger lifts too early for the menu",
      screen: picture(own("Tap", "0x31", "open:"), menu), tap: (200, 200), expect: "open:",
      isAsExpected: true,
      says: ["open: act at 84 ms", "Pressed for 1 s, open: does not act"]),
    // A browser's comment on its own menu
    Case(
      name: "the menu claims the press from a long press",
      screen: picture(own("LongPress", "0x31", "share:"), menu), tap: (200, 200), gesture: .hold,
      expect: "share:",
      says: [
        "never makes", "contextMenuInteraction.failure, which had to fail, recognized",
        "contextMenuInteraction.press brings up a context menu at 500 ms",
      ],
      fixes: [
        "Whether the context menu interaction of Picture has a menu there",
        "let relation = picture.gestureRecognizers?", "relation?.require(toFail: longPress)",
      ]),
    Case(
      name: "a relation that waits for the long press leaves it the press",
      screen: picture(
        own("LongPress", "0x31", "share:"),
        menu.replacing(
          "view = <Shop.Picture 0x3>>,\n<_UITouch",
          with: "view = <Shop.Picture 0x3>; must-fail = {\n        "
            + own("LongPress", "0x31", "share:") + "\n    }>,\n<_UITouch")),
      tap: (200, 200), gesture: .hold, expect: "share:", isAsExpected: true, says: ["share: act at 500 ms"]),
    Case(
      name: "a drag scrolls, and no menu comes", screen: picture("", menu), tap: (200, 200),
      gesture: .drag(x: 0, y: -200), expect: "UIScrollView", isAsExpected: true,
      says: ["makes UIScrollView act: it scrolls"]
    ),
  ]
}
