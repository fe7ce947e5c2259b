import Expectations
import FingerpostGestures
import FingerpostReading
import FingerpostScreens
import Foundation
import Testing

@testable import FingerpostExplain

/// What people asked about wheels, trackpads and rows, each on a screen of our own that the answers fell short on.
@Suite("Wheels, trackpads and rows") struct WheelAndRowTests {
  private typealias Case = StrangersTests.Case

  @Test(
    "PAN-14, SCR-50, DLV-1, ARB-18, LIST-22, LIST-70: what is said first, and what helps", arguments: cases)
  private func isAnswered(_ question: StrangersTests.Case) throws { try question.check() }

  private nonisolated static let list = """
       |    | <UITableView: 0x3; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 1600}>
       |    |    | <UITableViewCell: 0x4; frame = (0 0; 400 80); text = 'Rome'; layer = <CALayer: 0xf>>
       |    |    |    | <UITableViewCellContentView: 0x5; frame = (0 0; 400 80); layer = <CALayer: 0xf>>

    """

  private nonisolated static let swipe =
    "<_UISwipeActionPanGestureRecognizer: 0x40; state = Possible; view = <UITableView 0x3>; "
    + "target= <(action=swiped:, target=<UISwipeHandler 0x41>)>>"

  private nonisolated static let own = [
    "<UIScrollViewDelayedTouchesBeganGestureRecognizer: 0x42; state = Possible; delaysTouchesBegan = YES; "
      + "view = <UITableView 0x3>; target= <(action=delayed:, target=<UITableView 0x3>)>>",
    "<UIScrollViewPanGestureRecognizer: 0x43; state = Possible; delaysTouchesEnded = NO; "
      + "view = <UITableView 0x3>; target= <(action=handlePan:, target=<UITableView 0x3>)>>",
  ]

  /// The list, with a recognizer around it that takes two fingers, unless another one is given.
  private nonisolated static func rows(
    _ above: String = StrangersTests.recognizer("Rotation", "0x30", on: "UIView 0x2", "turn:")
  ) -> String {
    StrangersTests.page(
      list + "<__NSArrayM 0xd>(\n\((own + [swipe]).joined(separator: ",\n"))\n)\n"
        + StrangersTests.list(above))
  }

  private nonisolated static let cases: [Case] = [
    Case(
      name: "a pan of one's own that a trackpad does not move",
      screen: StrangersTests.page(
        list + StrangersTests.list(StrangersTests.recognizer("Pan", "0x30", on: "UIView 0x2", "pull:"))),
      tap: (200, 400), gesture: .scroll(x: 0, y: 100), expect: "pull:",
      says: [
        "A trackpad scroll down at (200, 400) never makes the pan recognizer pull: act",
        "it takes no scrolling of wheels and trackpads", "UITableView, inside it, scrolls from 40 ms on",
      ],
      fixes: [
        "pullPan.allowedScrollTypesMask = .all",
        "(int)[(UIPanGestureRecognizer *)0x30 allowedScrollTypesMask]",
      ]),
    Case(
      name: "a list under a wheel", screen: rows(), tap: (200, 400), gesture: .wheel(x: 0, y: -60),
      expect: "UITableView", isAsExpected: true,
      says: ["A step of a wheel up at (200, 400) makes UITableView act: it scrolls from 0 ms on"]),
    Case(
      name: "a wheel over a row",
      screen: rows().replacing("UITableViewCellContentView", with: "Shop.CityView"),
      tap: (200, 40), gesture: .wheel(x: 0, y: -60), expect: "UITableView", isAsExpected: true,
      says: ["The pointer is over the CityView in it."], never: ["The touch itself"]),
    Case(
      name: "a tap that a trackpad does not make",
      screen: StrangersTests.page(
        StrangersTests.list(StrangersTests.recognizer("Tap", "0x30", on: "UIView 0x2", "open:"))),
      tap: (200, 400), gesture: .scroll(x: 30, y: 40), expect: "open:",
      says: [
        "A trackpad scroll by (30, 40) at (200, 400)", "wheels and trackpads scroll pan recognizers only",
      ], never: ["allowedScrollTypesMask"]),
    Case(
      name: "a class that follows its touches by itself, under a tap",
      screen: StrangersTests.page(
        "   |    | <Shop.LinkLabel: 0x3; baseClass = UILabel; frame = (20 300; 360 60); layer = <CALayer: 0xf>>\n"
          + StrangersTests.list(StrangersTests.recognizer("Tap", "0x30", on: "UIView 0x2", "hide"))),
      tap: (200, 330), expect: "LinkLabel", says: ["never makes LinkLabel act", "hide, on its superview"],
      fixes: ["  tap.cancelsTouchesInView = false", "→ LinkLabel gets the touch; hide still acts"],
      never: ["addGestureRecognizer"]),
    Case(
      name: "a tap that acts on the first of two taps",
      screen: StrangersTests.page(
        "   |    | <MKMapView: 0x3; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>\n"
          + StrangersTests.list(
            StrangersTests.recognizer("Tap", "0x30", on: "UIView 0x2", "pin:"),
            StrangersTests.recognizer(
              "Tap", "0x31", on: "MKMapView 0x3", "zoom:", "; numberOfTapsRequired = 2"))),
      tap: (200, 400), gesture: .doubleTap, expect: "pin:", isAsExpected: true,
      says: ["pin: acts on the first tap already", "waits for zoom: to fail"]),
    Case(
      name: "a menu's pan that takes the swipe of a row",
      screen: rows(StrangersTests.recognizer("Pan", "0x30", on: "UIView 0x2", "openMenu:")),
      tap: (300, 40), gesture: .swipe(.left), expect: "Rome",
      says: ["never makes UITableViewCell act", "openMenu:, on UIView around it", "excludes it"],
      fixes: ["// not to the left"], never: ["what its kind does is not known"]),
    Case(
      name: "the swipe of a row with nothing in its way", screen: rows(), tap: (300, 40),
      gesture: .drag(x: -150, y: 0), expect: "Rome", isAsExpected: true,
      says: ["makes UITableViewCell act", "acts from 120 ms on"]),
    Case(
      name: "a drag along the rows, which is no swipe", screen: rows(), tap: (300, 400),
      gesture: .drag(x: 0, y: -150), expect: "UITableView", isAsExpected: true,
      says: ["makes UITableView act: it scrolls from 80 ms on"]),
    Case(
      name: "a swipe beside all rows", screen: rows(), tap: (300, 400), gesture: .drag(x: -150, y: 0),
      expect: "swiped:", says: ["nothing acts"]),
    Case(
      name: "a row that stays selected", screen: rows(), tap: (300, 40), expect: "Rome", isAsExpected: true,
      says: ["is selected at 84 ms", "A selected cell stays so"], fixes: ["deselectRow(at:animated:)"]),
  ]

  @Test("An element that is not listed may be inside of one that is") func hiddenInElement() throws {
    let tree = """
      Element subtree:
       →Application, pid: 9, label: 'Shop'
          Window (Main), {{0.0, 0.0}, {400.0, 800.0}}
            Cell, {{0.0, 0.0}, {400.0, 80.0}}, label: 'Rome'
      """
    let explainer = Explainer(try ScreenReader.read(Data(tree.utf8), name: "tree"))
    let error = #expect(throws: UnknownName.self) { try explainer.expected("romeLabel") }
    expect(error?.description.contains("isAccessibilityElement is true"), is: true)
    let dump = Explainer(try ScreenReader.read(Data(Self.rows().utf8), name: "dump"))
    let other = #expect(throws: UnknownName.self) { try dump.expected("romeLabel") }
    expect(other?.description.contains("isAccessibilityElement"), is: false)
  }

  @Test("A scroll and the step of a wheel are read as a drag is")
  nonisolated func requested() {
    expect(RequestedGesture("scroll:0,-40"), is: .scroll(x: 0, y: -40))
    expect(RequestedGesture("wheel:12.5,0"), is: .wheel(x: 12.5, y: 0))
    for text in ["scroll", "scroll:", "scroll:0,0", "wheel:1", "wheel:nan,1", "wheel:1,2,3", "scroll:1e9,0"] {
      expect(RequestedGesture(text), is: nil, "\(text)")
    }
  }
}
