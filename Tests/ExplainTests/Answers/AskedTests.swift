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
      name: "SCR-1: a table with a pan of somebody else's on it is not there for that pan",
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

  @Test("What is said of gestures, and which fix is printed", arguments: gestures)
  func gestures(_ question: Case) throws { try question.check() }

  @Test("What is said of touches, and which fix is printed", arguments: touches)
  func touches(_ question: Case) throws { try question.check() }
}
